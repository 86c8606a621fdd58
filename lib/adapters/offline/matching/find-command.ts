import type { CommandPart, FieldValue } from "@/lib/adapters/offline/reading/want";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { withoutKind } from "@/lib/agent/domain/wording/state-asked";
import { contentWords, fold, stem, stemsOf } from "@/lib/agent/domain/wording/words";
import { isUsable, thingOf } from "./command-anchor";
import { type FoundForm, formsOf, submitOf } from "./find-form";
import { fieldValue, fitValues } from "./fit-values";
import { coverage, likeness } from "./likeness";
import { movesElsewhere } from "./moves-elsewhere";
import { formPathOf, isInRow, isUnder, rowAround } from "./parts-of-page";
import { perPage } from "./per-page";
import { isPageOf, tabTold } from "./place-of-part";
import { type Command, saysCommand, saysWords } from "./says-command";
import { pickedFor } from "./standing-list";
import { bySwitch } from "./way-by-switch";

type Page = { nodes: readonly SnapshotNode[]; title: string };

/**
 * How a page offers to do what a command says.
 * `thing`: the name of what it is done to, where the page shows that. `place`: the same, where it is needed to tell the control from others.
 * - `press`: a control does it. `values`: what is still to be entered, in
 *   what the control opens.
 * - `choose`: a list takes it.
 * - `toggle`: a box or switch is it.
 * - `form`: a form takes what is named, and its button says the verb.
 * - `open`: a menu or a part of the page that may hold the control.
 */
export type Way = { thing: string | undefined; place: string | undefined } & (
  | { kind: "press"; node: SnapshotNode; certainty: number; values: FieldValue[] }
  | { kind: "choose"; node: SnapshotNode; option: string }
  | { kind: "toggle"; node: SnapshotNode; on: boolean }
  | { kind: "form"; form: FoundForm; values: FieldValue[]; choices: SnapshotNode[] }
  | { kind: "open"; node: SnapshotNode }
);

const pressable: ReadonlySet<string> = new Set(["button", "link", "clickable", "menuitem", "option", "tab"]);

/** Where a page offers what a command says; undefined when nothing on it does. `pressed`: controls that were opened for it already. */
export const findWay = (
  command: Command,
  page: Page,
  pressed: ReadonlySet<string> = nonePressed,
): Way | undefined => (pressed.size === 0 ? freshWay(command, page) : lookForWay(command, page, pressed));

const nonePressed: ReadonlySet<string> = new Set();
const freshWay = perPage((command: Command, page: Page) => lookForWay(command, page, nonePressed));

function lookForWay(command: Command, page: Page, pressed: ReadonlySet<string>): Way | undefined {
  const nodes = page.nodes.filter(isUsable);
  const { anchor, others, own } = thingOf(command, page.nodes);
  const scope = own ?? nodes.filter((node) => !isInRow(node));
  const found = { anchor, others, scope, nodes, page };
  const tab = tabTold(command, nodes);
  if (tab) return { kind: "open", node: tab, ...at(undefined) };
  const dropped = inOpenPart(command, found, pressed);
  if (dropped) return dropped;
  const way =
    byComplement(command, found) ??
    byList(command, found) ??
    (anchor ? byVerb(command, found) : undefined) ??
    byForm(command, found) ??
    (anchor ? undefined : byVerb(command, found)) ??
    bySwitch(command, found);
  if (way) return way;
  const opener = openerIn(command, found, pressed);
  return opener && { kind: "open", node: opener, ...at(anchor) };
}

type Found = {
  anchor: CommandPart | undefined;
  /** Named parts that are not where it is done. */
  others: CommandPart[];
  scope: readonly SnapshotNode[];
  nodes: readonly SnapshotNode[];
  page: Page;
};

/** `Move … to Receipts`, or to the Receipts folder: a control that says both. */
function byComplement(command: Command, { anchor, others, scope, nodes }: Found): Way | undefined {
  for (const name of others.map((one) => withoutKind(one.name))) {
    const fits = scope.filter(
      (node) =>
        pressable.has(node.role) &&
        coverage(name, node.name) >= 0.99 &&
        saysCommand(command, { ...node, name: withoutName(node.name, name) }, anchor) > 0,
    );
    if (fits.length === 1 && fits[0])
      return {
        kind: "press",
        node: fits[0],
        certainty: 0.9,
        values: [],
        ...at(anchor, fits[0], nodes),
      };
  }
  return undefined;
}

const withoutName = (text: string, name: string): string => fold(text).replace(fold(name), " ").trim();

/** Of several lists that offer the same the one that says most of the command's words, by its name and what stands before it; alike is none. */
function mostSaid(command: Command, lists: readonly SnapshotNode[]): SnapshotNode | undefined {
  const said = new Set(command.parts.flatMap(({ whole }) => contentWords(whole)).map(stem));
  const [best, next] = lists
    .map((node) => ({ node, text: `${node.name} ${node.nearText ?? ""}` }))
    .filter(({ text }) => saysWords(command, text))
    .map(({ node, text }) => ({
      node,
      count: contentWords(text).filter((word) => said.has(stem(word))).length,
    }))
    .sort((a, b) => b.count - a.count);
  return best && best.count > (next?.count ?? -1) ? best.node : undefined;
}

/** A list at the thing that has what it is to become. */
function byList(command: Command, { anchor, others, scope }: Found): Way | undefined {
  const lists = scope.filter((node) => node.role === "combobox" && (node.options?.length ?? 0) > 0);
  for (const { name } of others) {
    const having = lists.filter((node) =>
      node.options?.some((option) => likeness(name, option, true) >= 0.9),
    );
    const only = having.length > 1 ? mostSaid(command, having) : having[0];
    const option = only?.options?.find((one) => likeness(name, one, true) >= 0.9);
    const isMeant =
      anchor !== undefined ||
      (only !== undefined && saysWords(command, `${only.name} ${only.nearText ?? ""}`));
    // A form that takes more than this is filled in as a whole.
    const isAlone =
      only !== undefined &&
      (formPathOf(only) === "" ||
        scope.filter((node) => isField(node) && formPathOf(node) === formPathOf(only)).length === 1);
    if (only && option && isMeant && isAlone) return { kind: "choose", node: only, option, ...at(anchor) };
  }
  return undefined;
}

function byVerb(command: Command, { anchor, others, scope, nodes }: Found): Way | undefined {
  const scored = scope
    .filter(
      (node) =>
        pressable.has(node.role) &&
        !isFormButton(node, others, nodes) &&
        !movesElsewhere(node.name, saidIn(command)),
    )
    .map((node) => ({ node, score: saysCommand(command, node, anchor) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const whole = scored.filter(({ node }) => isWhollySaid(node.name, command));
  const only = whole.length === 1 ? whole[0] : undefined;
  const [first, next] = scored;
  const best = only ?? first;
  if (!best) return undefined;
  const isOne = only !== undefined || !next || best.score - next.score > 0.08 || isSame(best.node, next.node);
  if (!isOne && anchor === undefined && isInRow(best.node)) return undefined;
  const values = others
    .filter((part) => coverage(part.name, best.node.name) < 0.99 && !isPageOf(part, nodes))
    .map(fieldValue);
  return {
    kind: "press",
    node: best.node,
    certainty: isOne ? 0.85 : 0.45,
    values,
    ...at(anchor, best.node, nodes),
  };
}

/** `Move Ada to the top`, not `Move Ada up`: each word of it is one of the command. */
function isWhollySaid(name: string, command: Command): boolean {
  const said = new Set(stemsOf(saidIn(command)));
  return stemsOf(name).every((word) => said.has(word) || joining.has(word));
}
const joining: ReadonlySet<string> = new Set(["a", "an", "the", "to", "of", "in", "at", "on"]);

const saidIn = ({ verb, parts }: Command): string => [verb, ...parts.map(({ whole }) => whole)].join(" ");

/** The button of a form that has yet to be filled in with what is named. */
const isFormButton = (
  node: SnapshotNode,
  others: readonly CommandPart[],
  nodes: readonly SnapshotNode[],
): boolean => {
  const form = formPathOf(node);
  return others.length > 0 && form !== "" && nodes.some((one) => isField(one) && isUnder(form, one));
};

const isSame = (a: SnapshotNode, b: SnapshotNode): boolean =>
  a.role === b.role && a.name === b.name && a.href !== undefined && a.href === b.href;

/** Where several are called the same, or its name does not say it, the place tells a control from others. */
function at(
  anchor: CommandPart | undefined,
  node?: SnapshotNode,
  nodes: readonly SnapshotNode[] = [],
): { thing: string | undefined; place: string | undefined } {
  const thing = anchor?.name;
  const isTold = (one: SnapshotNode): boolean => thing !== undefined && coverage(thing, one.name) >= 0.99;
  const isAlone = !nodes.some(
    (one) => one !== node && one.role === node?.role && fold(one.name) === fold(node.name),
  );
  return { thing, place: node && isTold(node) && isAlone ? undefined : thing };
}

/** A form that takes all that is named, and whose button or fields say what is to be done. */
function byForm(command: Command, { anchor, others, scope, nodes, page }: Found): Way | undefined {
  if (others.length === 0) return undefined;
  const ways = formsOf(page.nodes).flatMap((form) => {
    // `Move here` sends no form in general, but what is chosen for a move.
    const submit = form.submit ?? submitOf(form.inside, form.path, command.verb);
    if (!submit || (anchor && !form.fields.some((field) => scope.includes(field)))) return [];
    const says =
      saysCommand(command, submit, anchor) > 0 || form.fields.some((field) => saysWords(command, field.name));
    if (!says) return [];
    const choices = others.flatMap(({ name }) =>
      nodes
        .filter(
          (node) => node.role === "radio" && isUnder(form.path, node) && likeness(name, node.name) >= 0.9,
        )
        .slice(0, 1),
    );
    const rest = others.filter(({ name }) => !choices.some((choice) => likeness(name, choice.name) >= 0.9));
    if (!form.submit && rest.length > 0) return [];
    const values = fitValues(rest.map(fieldValue), form.fields);
    return values
      ? [{ kind: "form" as const, form: { ...form, submit }, values, choices, ...at(anchor) }]
      : [];
  });
  if (ways.length < 2) return ways[0];
  // Each entry of a list may have the same form: the one is meant whose labels the command says.
  const named = mostSaid(
    command,
    ways.map(({ form }) => form.fields[0]).filter((field) => field !== undefined),
  );
  return ways.find(({ form }) => form.fields[0] === named) ?? (isInRowOf(ways) ? undefined : ways[0]);
}

const isInRowOf = (ways: readonly { form: FoundForm }[]): boolean =>
  ways.every(({ form }) => form.fields.every(isInRow));

const menuWords = /\b(?:actions?|options?|more|menu|manage|details?|settings?)\b|^[⋯⋮…☰≡.]+$/iu;

/** A menu of the thing, or a control that speaks of its kind: what does it may be in there. */
function openerIn(
  command: Command,
  { anchor, scope, page }: Found,
  pressed: ReadonlySet<string>,
): SnapshotNode | undefined {
  const fresh = scope.filter(
    (node) => pressable.has(node.role) && !pressed.has(node.id) && node.inputType !== "submit",
  );
  const menus = fresh.filter(
    ({ states, name }) => states.includes("popup") || states.includes("collapsed") || menuWords.test(name),
  );
  const near = anchor ? menus : menus.filter(({ name }) => saysWords(command, name));
  const [menu, ...more] = near.length > 0 || menus.length > 1 ? near : menus;
  if (menu) return anchor && more.some((other) => isInOtherRow(menu, other, page.nodes)) ? undefined : menu;
  const about = fresh.filter(
    ({ name, role }) => role !== "option" && anchor && coverage(anchor.name, name) >= 0.99,
  );
  return about.length === 1 ? about[0] : undefined;
}

/** Of two rows that the thing may stand in, the menu of neither is opened. */
const isInOtherRow = (one: SnapshotNode, other: SnapshotNode, nodes: readonly SnapshotNode[]): boolean =>
  rowAround(one, nodes)?.path !== rowAround(other, nodes)?.path;

/** What an open menu or dialog offers comes before what lies under it. */
function inOpenPart(command: Command, found: Found, pressed: ReadonlySet<string>): Way | undefined {
  const dialog = found.nodes.findLast(({ role }) => role === "dialog");
  const inside = dialog
    ? found.nodes.filter((node) => node !== dialog && /(?:^|\/)dialog/.test(node.path))
    : [];
  const entry = pickedFor(command, found.nodes);
  if (entry && pressed.size === 0 && !entry.states.includes("selected"))
    return { kind: "open", node: entry, thing: entry.name, place: undefined };
  const items = found.nodes.filter(
    (node) => (node.role === "menuitem" || node.role === "option") && node !== entry,
  );
  const scope = inside.length > 0 ? inside : items;
  if (scope.length === 0) return undefined;
  const part = { ...found, scope, anchor: undefined };
  const chosen = items.filter((node) =>
    found.others.some(({ name }) => likeness(name, node.name, true) >= 0.9),
  );
  const [only] = chosen;
  if (only && chosen.length === 1)
    return {
      kind: "press",
      node: only,
      certainty: 0.85,
      values: [],
      thing: found.anchor?.name,
      place: undefined,
    };
  return (
    byComplement(command, part) ?? byVerb({ ...command }, { ...part, others: [] }) ?? bySwitch(command, part)
  );
}
