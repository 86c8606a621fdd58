import { bestOption, saidIn } from "@/lib/adapters/offline/matching/best-option";
import { partAround, submitOf } from "@/lib/adapters/offline/matching/find-form";
import { isKin } from "@/lib/adapters/offline/matching/kin";
import { label } from "@/lib/adapters/offline/matching/label-kinds";
import { labelOf } from "@/lib/adapters/offline/matching/place-values";
import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import { type Fact, goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { goalNames, namesUnquoted } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { contentWords, fold, stem, stemsOf, wordsOf } from "@/lib/agent/domain/wording/words";
import { headingOver } from "@/lib/agent/snapshot/node-places";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import { act, describe, prepare } from "./answer";
import { wasPressed } from "./explore";
import type { PageContext } from "./page-context";

/**
 * A list that shows what it offers only once it is opened: it is opened where the goal speaks of its label, and what the goal says is chosen in it.
 * The last choice does it where nothing else stores it (`isAllSaid`: all that the goal says is there). Undefined where there is no such list, or it
 * holds that already.
 */
export function openedList(
  goal: string,
  nodes: readonly SnapshotNode[],
  { history }: PageContext,
  isAllSaid: () => boolean,
): ActionAnswer | undefined {
  const words = stemsOf(goal);
  const kinds = new Set(goalFacts(goal).map(({ kind }) => kind));
  const lists = nodes.filter(
    (node) =>
      opensList(node) &&
      (node.options ?? []).length === 0 &&
      !["editable", "hidden", "disabled"].some((state) => node.states.includes(state)),
  );
  const isSpokenOf = (text: string): boolean =>
    contentWords(text).some((word) => words.some((one) => isKin(stem(word), one))) ||
    isOfKind(text, kinds) ||
    (asSomebody.test(goal) && ofRoles.test(text));
  const alike = lists.filter(
    (node) =>
      node.role === "combobox" &&
      node.states.includes("collapsed") &&
      !wasPressed(node, nodes, history) &&
      !isSaid(heldBy(node), words) &&
      isSpokenOf(labelOf(node)),
  );
  const unchosen = nodes.filter(
    (node) => isSpokenOf(labelOfUnchosen(node) ?? "") && !wasPressed(node, nodes, history),
  );
  const names = [...goalNames(goal), ...namesUnquoted(goal)];
  // `Workshop of Ida`, `Workshop of Bo`: one for each entry, of which the goal names one.
  const isOfNamed = (node: SnapshotNode): boolean =>
    names.some((name) => isHeldBy(name, saidAround(node, nodes)));
  const shut =
    alike.find(isOfNamed) ??
    alike[0] ??
    unchosen.find(isOfNamed) ??
    (unchosen.length === 1 ? unchosen[0] : undefined);
  const open = lists.find(({ states }) => states.includes("expanded"));
  const offers = nodes.filter(({ role, states }) => role === "option" && !states.includes("hidden"));
  if (open && offers.length > 0) {
    const best = bestOption(
      offers.map((node) => ({ name: node.name, of: node })),
      saidIn(goal),
    );
    if (!best) return undefined;
    return shut === undefined && isAllSaid() && !isSent(open, goal, nodes)
      ? act("click", [best.id], `${describe(best)} is what it is to be.`, 0.8)
      : prepare("click", [best.id], `${describe(best)} is what the goal says.`);
  }
  return shut && prepare("click", [shut.id], `${describe(shut)} shows what it offers once it is open.`);
}

/** What it is called, and the entry or part that it stands in. */
const saidAround = (node: SnapshotNode, nodes: readonly SnapshotNode[]): string[] => [
  node.name,
  ...pathParts(node.path).map(({ name }) => name),
  ...(node.role === "combobox" ? [] : [headingOver(node, nodes)]),
];

/** `Lend for Choose…`: a button that drops a list open and says that nothing was chosen yet, and what its label is apart from that. Undefined for any other control. */
function labelOfUnchosen({ role, name, nearText, states }: SnapshotNode): string | undefined {
  const isShut = ["popup", "collapsed"].every((state) => states.includes(state));
  const isBarred = ["hidden", "disabled"].some((state) => states.includes(state));
  if ((role !== "button" && role !== "clickable") || !isShut || isBarred || !toChoose.test(name))
    return undefined;
  return name.replace(toChoose, "").trim() || nearText;
}
const toChoose =
  /(?:^|\s)(?:please |bitte )?(?:choose|select|pick|wählen|auswählen|choisir|sélectionner|elegir|elige|seleccionar|selecciona|scegli|seleziona|escolher|selecionar|kies|kiezen|选择|請選擇|選択)(?: one| an option| eine option)?\s*(?:…|\.{3})?\s*[▾▼⌄]?$/iu;

/** `Lend for 3 weeks`, once the goal's `3 weeks` was chosen: it holds what the goal says beside its label, and leads nowhere. */
export function holdsChosen(goal: string): (node: SnapshotNode) => boolean {
  const words = stemsOf(goal);
  return (node) =>
    (node.role === "button" || node.role === "clickable") &&
    node.states.includes("popup") &&
    node.states.includes("collapsed") &&
    // `Move Ida Falk` beside her age is called after her, and holds nothing.
    (node.nearText ?? "") !== "" &&
    fold(node.name).startsWith(fold(node.nearText ?? "")) &&
    isSaid(heldBy(node), words);
}

/** `at 19:00`, `on 3 May`: the list for a time or a day is called by its kind, which the goal need not say. */
const isOfKind = (name: string, kinds: ReadonlySet<Fact["kind"]>): boolean =>
  (kinds.has("time") && label.time.test(name) && !/\bzone\b/i.test(name)) ||
  (kinds.has("date") && label.date.test(name));

/** `invite Ines as an editor`: what somebody is to be is chosen in the list of such parts. */
const asSomebody = /\s(?:as|als|comme|como|come)\s+(?:(?:an?|the|une?|eine?n?)\s+)?\p{L}{3}/iu;
const ofRoles =
  /(?<!\p{L})(?:roles?|permissions?|access|rolle|rechte|rôle|droits|rol|permisos?|ruolo|permessi|função|permissões)(?!\p{L})/iu;

/** A button that drops a list open is one as well, once that list is there. */
const opensList = ({ role, states }: SnapshotNode): boolean =>
  role === "combobox" ||
  ((role === "button" || role === "clickable") && states.includes("popup") && states.includes("expanded"));

/** A button stores what is chosen; an entry of a list that can be pressed says more than a button does. */
function isSent(node: SnapshotNode, goal: string, nodes: readonly SnapshotNode[]): boolean {
  const { inside, path } = partAround(node, nodes);
  const submit = submitOf(inside, path, commandVerb(goal));
  return submit !== undefined && contentWords(submit.name).length <= mostButtonWords;
}
const mostButtonWords = 4;

/** What it shows: its value, else what its name says more than the label beside it. */
function heldBy({ value, name, nearText }: SnapshotNode): readonly string[] {
  if (value !== undefined) return wordsOf(value);
  const label = new Set(wordsOf(nearText ?? ""));
  return label.size === 0 ? [] : wordsOf(name).filter((word) => !label.has(word));
}

const isSaid = (held: readonly string[], words: readonly string[]): boolean =>
  held.length > 0 && held.every((word) => words.includes(stem(word)));
