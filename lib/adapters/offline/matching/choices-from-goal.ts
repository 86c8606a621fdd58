import {
  type Fact,
  goalFacts,
  isTelling,
  wordsAfter,
  wordsBefore,
} from "@/lib/adapters/offline/reading/goal-facts";
import { isCalledFor } from "@/lib/agent/domain/called-field";
import { isCounting } from "@/lib/agent/domain/counting-control";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { beginsCommand, vowsCommand } from "@/lib/agent/domain/wording/begins-command";
import { contentWords, fold, stem, stemsOf, wordsOf } from "@/lib/agent/domain/wording/words";
import { joinParts, pathParts } from "@/lib/agent/snapshot/path-parts";
import { besideLabel, withoutOtherWay } from "./beside-label";
import { bestOption, brokenOption, plainestOption, type Said, saidIn } from "./best-option";
import { dayOption, momentOption } from "./day-option";
import { headOption } from "./head-option";
import { holds } from "./held-value";
import { optionWords } from "./option-words";
import { pairedIn } from "./paired-lists";
import { labelOf } from "./place-values";
import { inOneState } from "./same-state";
import { spanOption } from "./span-option";
import { isUndoing } from "./undoing";
import { yesOrNo } from "./yes-or-no";

/** What goes into one field. `mark`, `unmark`: a box or radio button that is to be marked, or not to be. `press`: one of several segments. */
export type Entry = {
  node: SnapshotNode;
  value: string;
  kind: "text" | "option" | "mark" | "unmark" | "press";
};

/**
 * Options, radio buttons and segments of a form whose words the goal has all. Of several of one list or group the one that the goal says beside
 * the group's label, else the one with most words; alike is none.
 */
export function choicesIn(
  goal: string,
  fields: readonly SnapshotNode[],
  inside: readonly SnapshotNode[] = [],
): Entry[] {
  const said = saidIn(goal);
  const broken = saidIn(inOneState(goal));
  const facts = goalFacts(goal);
  const paired = pairedIn(goal, fields);
  const lists = fields.flatMap((node): Entry[] => {
    if (node.role !== "combobox" || !node.options || paired.some((one) => one.node === node)) return [];
    const options = withoutOtherWay(labelOf(node), node.options, said.text);
    const list = { ...node, options: [...options] };
    const offered = options.map((name) => ({ name, of: name }));
    const option =
      spanOption(offered, goal) ??
      besideLabel(labelOf(node), options, said.text) ??
      plainestOption(offered, said) ??
      numberOption(list, said.text, goal) ??
      factOption(list, goal, facts) ??
      dayOption(offered, facts) ??
      momentOption(offered, facts) ??
      headOption(options, goal, facts) ??
      brokenOption(offered, broken);
    return option === undefined ? [] : [{ node, value: option, kind: "option" }];
  });
  const told = lists.filter((one) => isToldBy(one, lists, said));
  const groups = radioGroups(fields);
  const marked = groups.flatMap(({ own, label }): (Entry & { label: string })[] => {
    const offered = own.map((node) => ({ name: node.name, of: node }));
    const [commanded, ...others] = own.filter(
      ({ name }) => beginsCommand(name, goal) || vowsCommand(name, goal),
    );
    const best =
      (others.length === 0 ? commanded : undefined) ??
      spanOption(offered, goal) ??
      plainestOption(offered, said) ??
      byHead(own, label, said, facts) ??
      onDay(own, facts) ??
      dayOption(offered, facts) ??
      momentOption(offered, facts) ??
      brokenOption(offered, broken) ??
      yesOrNo(own, label, goal) ??
      byOwnLine(own, said);
    return best === undefined ? [] : [{ node: best, value: best.name, kind: "mark", label }];
  });
  const meant = marked.filter((one) => isOfGroup(one, marked, said));
  return [...paired, ...told, ...meant, ...segmentsIn(inside, said)];
}

/** Radio buttons by the group that they stand in: a name that comes again, or a label between them, begins another one. */
function radioGroups(fields: readonly SnapshotNode[]): { own: SnapshotNode[]; label: string }[] {
  const groups: { own: SnapshotNode[]; label: string; path: string }[] = [];
  const radios = fields.filter(({ role }) => role === "radio");
  let last: SnapshotNode | undefined;
  for (const node of fields) {
    const group = groups.at(-1);
    const path = groupPath(node, radios);
    const goesOn =
      node.role === "radio" &&
      last?.role === "radio" &&
      group?.path === path &&
      group.own.every(({ name }) => name !== node.name);
    if (node.role === "radio" && goesOn) group.own.push(node);
    else if (node.role === "radio")
      groups.push({
        own: [node],
        label: `${pathParts(path).at(-1)?.name ?? ""} ${node.nearText ?? ""}`,
        path,
      });
    last = node;
  }
  return groups;
}

/** The list, where each of the radio buttons is an entry of its own. */
function groupPath({ path }: SnapshotNode, radios: readonly SnapshotNode[]): string {
  const parts = pathParts(path);
  const last = parts.at(-1)?.role;
  const isEntry = last === "item" || last === "row";
  return isEntry && radios.filter((one) => one.path === path).length === 1
    ? joinParts(parts.slice(0, -1))
    : path;
}

/** `express delivery` → `Express, 2 days, €9`: what else a choice says explains it, where the goal says its code or a word of the group as well. */
function byHead(
  own: readonly SnapshotNode[],
  label: string,
  said: Said,
  facts: readonly Fact[],
): SnapshotNode | undefined {
  const codes = facts.filter(({ kind }) => kind === "code" || kind === "name" || kind === "said");
  const isLabelSaid = contentWords(label).some((word) => said.words.has(stem(word)));
  const coded = own.filter(({ name }) =>
    codes.some(({ value }) => `${fold(name)} `.startsWith(`${fold(value)} `)),
  );
  const told = own.filter(({ name }) => said.words.has(optionWords(name)[0] ?? ""));
  if (coded.length === 1) return coded[0];
  // `1–0` → `1–0 White wins`: what is written with digits and a sign is told by that alone.
  const scored = own.filter(({ name }) => {
    const [head = ""] = name.trim().split(/\s/);
    return /\d[^\p{L}\p{N}\s]\d/u.test(head) && said.signed.has(fold(head));
  });
  if (scored.length === 1) return scored[0];
  // `in May` → `May 2027`, where there is no other May.
  const named = own.filter(({ name }) => isSaidWithoutYear(name, said));
  if (named.length === 1) return named[0];
  return isLabelSaid && told.length === 1 ? told[0] : undefined;
}

/**
 * `At the end of the term`, in a line of its own over `You can use it until 31 December.`: a choice of several lines is called by the first one, and the others explain
 * it, where each of the group has another one.
 */
function byOwnLine(own: readonly SnapshotNode[], said: Said): SnapshotNode | undefined {
  const lines = own.map(({ name, nearText = "" }) =>
    fold(name).startsWith(`${fold(nearText)} `) ? nearText : "",
  );
  const areOwn = new Set(lines.map(fold)).size === own.length && !lines.includes("");
  return areOwn
    ? bestOption(
        own.map((of, at) => ({ name: lines[at] ?? "", of })),
        said,
      )
    : undefined;
}

/** `on 11 May` → `Tuesday 11 May 2027`: the only one of that day, though it says more of it. */
function onDay(own: readonly SnapshotNode[], facts: readonly Fact[]): SnapshotNode | undefined {
  const days = facts.filter((fact) => fact.kind === "date" && isTelling(fact));
  const told = own.filter(({ name }) => days.some((fact) => holds(name, fact)));
  return told.length === 1 ? told[0] : undefined;
}

function isSaidWithoutYear(name: string, said: Said): boolean {
  const words = optionWords(name).filter((word) => !year.test(word));
  return (
    words.length > 0 &&
    words.every((word) => said.words.has(word)) &&
    ![...said.words].some((word) => year.test(word))
  );
}
const year = /^(?:19|20)\d{2}$/;

/** Of several groups that offer the same the one is meant whose label the goal says. */
function isOfGroup(
  { value, label }: Entry & { label: string },
  marked: readonly (Entry & { label: string })[],
  said: Said,
): boolean {
  const alike = marked.filter((other) => fold(other.value) === fold(value));
  if (alike.length === 1) return true;
  const saidOf = (text: string): number =>
    contentWords(text).filter((word) => said.words.has(stem(word))).length;
  const most = Math.max(...alike.map((other) => saidOf(other.label)));
  return most > 0 && saidOf(label) === most && alike.filter((one) => saidOf(one.label) === most).length === 1;
}

const segment: ReadonlySet<string> = new Set(["clickable", "button", "option"]);

/** Controls side by side of which one is to be chosen, as `Only me | Family | Everyone` or a list that stands open: the one that the goal says. */
function segmentsIn(inside: readonly SnapshotNode[], said: Said): Entry[] {
  const plain = inside.filter(
    (node) =>
      segment.has(node.role) &&
      !node.states.includes("hidden") &&
      !node.states.includes("disabled") &&
      !node.states.includes("popup") &&
      contentWords(node.name).length <= 3 &&
      !isUndoing(node.name) &&
      !isCounting(node.name) &&
      !startsWithVerb(node.name),
  );
  const keys = [...new Set(plain.map(({ role, path }) => `${role} ${path}`))];
  return keys.flatMap((key): Entry[] => {
    const own = plain.filter(({ role, path }) => `${role} ${path}` === key);
    const best =
      own.length < 2
        ? undefined
        : bestOption(
            own.map((node) => ({ name: node.name, of: node })),
            said,
          );
    return best ? [{ node: best, value: best.name, kind: "press" }] : [];
  });
}

/** An option of nothing but numbers is told by all of them in a row (`4.2.1`), else by the list's label beside it (`term 5`), or as what is changed to it. */
function numberOption(node: SnapshotNode, said: string, goal: string): string | undefined {
  const { options = [] } = node;
  const label = stemsOf(labelOf(node)).join(" ");
  const told = options.filter((option) => {
    const words = wordsOf(option).join(" ");
    if (!/^\d+(?: \d+)*$/.test(words) || !said.includes(` ${words} `)) return false;
    return (
      words.includes(" ") ||
      said.includes(` ${label} ${words} `) ||
      said.includes(` ${words} ${label} `) ||
      isCalledFor(labelOf(node), words, goal)
    );
  });
  return told.length === 1 ? told[0] : undefined;
}

/** `plot 17` → `17 (90 m²)`: the one option that holds a value of the goal, though it says more; a number only with its own word beside it. */
function factOption(node: SnapshotNode, goal: string, facts: readonly Fact[]): string | undefined {
  const { options = [] } = node;
  for (const fact of facts) {
    if (!isTelling(fact)) continue;
    const told = options.filter((option) => holds(option, fact));
    const [only] = told;
    if (only === undefined || told.length > 1) continue;
    const own = new Set([...wordsOf(labelOf(node)), ...wordsOf(only)].map(stem));
    const beside = [...wordsBefore(goal, fact, 1), ...wordsAfter(goal, fact, 1)].map(stem);
    if (fact.kind !== "number" || beside.some((word) => own.has(word))) return only;
  }
  return undefined;
}

/** Of several lists that offer the same the one is meant whose label the goal says. */
function isToldBy({ node, value }: Entry, lists: readonly Entry[], said: Said): boolean {
  const alike = lists.filter((other) => fold(other.value) === fold(value));
  if (alike.length === 1) return true;
  const saidOf = (one: SnapshotNode): number =>
    contentWords(labelOf(one)).filter((word) => said.words.has(stem(word))).length;
  const most = Math.max(...alike.map((other) => saidOf(other.node)));
  return (
    most > 0 && saidOf(node) === most && alike.filter((other) => saidOf(other.node) === most).length === 1
  );
}
