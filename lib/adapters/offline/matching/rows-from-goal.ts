import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import { becomesIn, type Fact, wordsBefore } from "@/lib/adapters/offline/reading/goal-facts";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isChosen } from "@/lib/agent/domain/unchosen";
import { kindOfAll, leavesOut } from "@/lib/agent/domain/wording/all-of-kind";
import { leafsOn } from "@/lib/agent/domain/wording/pager";
import { containsPhrase, fold, stemsOf, wordsOf } from "@/lib/agent/domain/wording/words";
import { entryPart } from "@/lib/agent/snapshot/path-parts";
import type { Entry } from "./choices-from-goal";
import { codedRowsIn } from "./coded-rows";
import { rowTextAround } from "./parts-of-page";
import { isSparedName, saidTogether, withoutSpared } from "./said-together";

/** Some of a page's elements, and all of them. */
type Fields = { some: readonly SnapshotNode[]; nodes: readonly SnapshotNode[] };

/** `Archive “A”, “B” and “C”`: the boxes of the rows that the goal names, where the page has boxes to select them by. Others are to be left out. */
export function namedRowsIn(goal: string, facts: readonly Fact[], fields: Fields): Entry[] {
  const boxes = boxesOfRows(fields);
  const names = facts.filter(
    (fact) =>
      (naming.has(fact.kind) || boxes.some(({ row }) => isNumberOf(fact, row))) && !isOutcome(goal, fact),
  );
  const meant = names.map(({ value }) => boxes.filter(({ row }) => containsPhrase(row, value)));
  const found = meant.filter(({ length }) => length > 0);
  if (found.length === 0 || found.some(({ length }) => length > 1)) return [];
  const own = new Set(found.flat().map(({ node }) => node));
  return boxes.flatMap(({ node }): Entry[] => {
    if (own.has(node)) return [{ node, value: node.name, kind: "mark" }];
    return node.states.includes("checked") ? [{ node, value: node.name, kind: "unmark" }] : [];
  });
}

/**
 * `Move Ann Lee and Bo Falk to the list "Old"`: boxes that are labelled by a whole entry and begin with what the goal names, several of several. One alone may be
 * what is to be ticked.
 */
export function labelledRowsIn(
  goal: string,
  facts: readonly Fact[],
  boxes: readonly SnapshotNode[],
): Entry[] {
  const names = facts.filter((fact) => naming.has(fact.kind) && !isOutcome(goal, fact));
  const meant = names.flatMap(({ value }) => {
    const found = boxes.filter(
      ({ role, name }) =>
        role === "checkbox" &&
        name.startsWith(`${value} `) &&
        wordsOf(name).length > wordsOf(value).length + 1,
    );
    return found.length > 0 ? [found] : [];
  });
  if (meant.length < 2 || meant.some(({ length }) => length > 1)) return [];
  return meant.flat().map((node): Entry => ({ node, value: node.name, kind: "mark" }));
}

/** `2071`, by which a row begins: what it is called by. A short number counts something. */
const isNumberOf = ({ kind, value }: Fact, row: string): boolean =>
  kind === "number" && /^\d{3,}$/.test(value) && row.split(/\s/)[0]?.replace(/^[#№]/u, "") === value;

const naming: ReadonlySet<string> = new Set(["said", "name", "code"]);

/** `as Shipped`, `to Ida`: what they are to be, or who is to have them, is no row of them; nor is what is spared. */
const isOutcome = (goal: string, fact: Fact): boolean =>
  becomesIn(goal, fact) ||
  isSparedName(goal, fact) ||
  /^(?:as|als|comme|como|come)$/.test(wordsBefore(goal, fact, 1)[0] ?? "");

/** The boxes of rows, but for the one that selects them all. */
const boxesOfRows = ({ some, nodes }: Fields): { node: SnapshotNode; row: string }[] =>
  some.flatMap((node) => {
    const row = entryPart(node.path);
    return node.role === "checkbox" && row && !/\ball\b/i.test(node.name)
      ? [{ node, row: rowTextAround(node, nodes) ?? row.name }]
      : [];
  });

/**
 * `all the pallets in bay C`, `the three jobs tagged "dock"`, `all four open invoices of Berger`: the boxes of the rows that the words before and after the thing tell
 * from the others. What they are said to be and neither a row nor what stands over all of them says (a heading, the tab or filter that is chosen), nobody could read from them.
 */
export function rowsIn(goal: string, fields: Fields): Entry[] {
  const [, many = "", being = "", said] = several.exec(goal) ?? [];
  if (said === undefined || leavesOut(goal)) return [];
  const boxes = boxesOfRows(fields).map(({ node, row }) => ({
    node,
    words: new Set(stemsOf(row)),
  }));
  if (boxes.length < 2) return [];
  const heads = new Set(fields.nodes.flatMap(saidOfAll));
  const states = stemsOf(being).filter(
    (word) => !heads.has(word) || boxes.some((box) => box.words.has(word)),
  );
  if (states.some((word) => boxes.every((box) => !box.words.has(word)))) return [];
  const words = [...states, ...stemsOf(said)];
  const telling = words.filter((word) => {
    const having = boxes.filter((box) => box.words.has(word)).length;
    return having > 0 && having < boxes.length;
  });
  const own = boxes.filter((box) => telling.length > 0 && telling.every((word) => box.words.has(word)));
  const count = countIn(many);
  if (count !== undefined && own.length !== count) return [];
  return own.map(({ node }) => ({ node, value: node.name, kind: "mark" }));
}

/** Said of all rows at once. */
function saidOfAll(node: SnapshotNode): readonly string[] {
  if (node.role === "combobox") return stemsOf(node.value ?? "");
  return node.role === "heading" || (node.role !== "checkbox" && isChosen(node)) ? stemsOf(node.name) : [];
}

const numbers = "two three four five six seven eight nine ten eleven twelve".split(" ");
const counts = `${numbers.join("|")}|\\d{1,3}`;
const several = new RegExp(
  `\\b((?:all|every|each|both)\\b(?: of)?(?: the)?(?: (?:${counts})\\b)?|the (?:${counts})\\b)\\s+((?:\\p{Ll}+\\s+){0,3}?)\\p{L}+\\s+` +
    "(?:in|of|on|at|with|from|for|by|tagged|labell?ed|marked|called|named)\\s+([^,.;]+?)(?=\\s+(?:as|to)\\s|[,.;]|$)",
  "iu",
);

/** How many rows they are, where the goal says it. */
function countIn(many: string): number | undefined {
  const word = many.toLowerCase().split(" ").at(-1) ?? "";
  if (many.toLowerCase().startsWith("both")) return 2;
  if (/^\d+$/.test(word)) return Number(word);
  return numbers.includes(word) ? numbers.indexOf(word) + 2 : undefined;
}

/**
 * `Close the reports about the pothole in Mill Lane and the lamp in Station Road`, of boxes `Select Pothole in Mill Lane` and `Select Lamp in Station Road`: those that are called
 * by words of the goal in their order. Not where a name of the goal that is left over stands in some row as well: then another one is meant in other words, nor what stays
 * as it is.
 */
function calledRowsIn(goal: string, facts: readonly Fact[], fields: Fields): Entry[] {
  if (leavesOut(goal)) return [];
  const boxes = boxesOfRows(fields).flatMap(({ node, row }) => {
    const called = node.name.trim().replace(selecting, "").trim();
    return selecting.test(node.name.trim()) && called !== "" ? [{ node, row, called }] : [];
  });
  const said = boxes.filter(
    ({ called }) => wordsOf(called).length >= fewestWords && containsPhrase(goal, called),
  );
  // `Lamp in Station Road` within `Broken lamp in Station Road`.
  const whole = said.filter(
    (one) => !said.some((other) => other !== one && containsPhrase(other.called, one.called)),
  );
  const together = saidTogether(
    goal,
    whole.map(({ called }) => called),
  );
  const own = whole.filter(({ called }) => together.includes(called));
  const asked = withoutSpared(goal);
  const rest = facts.filter(
    (fact) =>
      naming.has(fact.kind) &&
      containsPhrase(asked, fact.value) &&
      !own.some(({ called }) => containsPhrase(called, fact.value)),
  );
  const isOther = rest.some(({ value }) =>
    [value, ...value.split(/\s+(?:and|und|et|y|e)\s+/u)].some((name) =>
      boxes.some(
        (box) => containsPhrase(box.row, name) && !own.some(({ called }) => containsPhrase(called, name)),
      ),
    ),
  );
  return isOther ? [] : own.map(({ node }) => ({ node, value: node.name, kind: "mark" }));
}
const fewestWords = 2;

/** `Select Leak in Dock Road`, of which the goal says all, and the only box of that name: whatever else its row says, it is the goal's. Not where the goal leaves some out. */
export const isCalledInGoal = (node: SnapshotNode, goal: string, nodes: readonly SnapshotNode[]): boolean => {
  const called = node.name.trim().replace(selecting, "").trim();
  return (
    node.role === "checkbox" &&
    !leavesOut(goal) &&
    selecting.test(node.name.trim()) &&
    wordsOf(called).length >= fewestWords &&
    containsPhrase(goal, called) &&
    nodes.every((other) => other === node || other.role !== node.role || fold(other.name) !== fold(node.name))
  );
};

/** The boxes to mark for what is done to all that are selected, by the names of their rows or by what the rows have in common; no other stays marked. */
export function rowsMeant(goal: string, facts: readonly Fact[], fields: Fields): Entry[] {
  const coded = codedRowsIn(goal, facts, boxesOfRows(fields));
  if (coded.length > 0) return coded;
  const byName = namedRowsIn(goal, facts, fields);
  const named = byName.length > 0 ? byName : calledRowsIn(goal, facts, fields);
  const part = named.length > 0 ? [] : rowsIn(goal, fields);
  const told = named.length > 0 || part.length > 0 ? part : rowsOfKind(goal, fields);
  const others = (told.length > 0 ? boxesOfRows(fields) : []).flatMap(({ node }): Entry[] =>
    node.states.includes("checked") && !told.some((one) => one.node === node)
      ? [{ node, value: node.name, kind: "unmark" }]
      : [],
  );
  return [...named, ...told, ...others];
}

/**
 * `Label all tulips as sold`, where the list over the rows that is able to show all of them stands at `Tulips`: every row that is there now is meant. Not where
 * there is a further page of them: only those that are in view would be ticked.
 */
export function rowsOfKind(goal: string, { some, nodes }: Fields): Entry[] {
  const kind = stemsOf(kindOfAll(goal)).join(" ");
  const isNarrowed = nodes.some(
    ({ role, value = "", options = [], path }) =>
      role === "combobox" &&
      entryPart(path) === undefined &&
      options.some((option) => everything.test(option.trim())) &&
      stemsOf(value).join(" ") === kind,
  );
  const goesOn = nodes.some(leadsFurther);
  return kind !== "" && isNarrowed && !goesOn
    ? boxesOfRows({ some, nodes }).map(({ node }) => ({ node, value: node.name, kind: "mark" }))
    : [];
}

/** What leads to the rest of a list: `Next`, `Load more tulips`, the number of another page. */
const leadsFurther = ({ role, name, states, path }: SnapshotNode): boolean =>
  !states.includes("hidden") &&
  (leafsOn(name) ||
    ((role === "link" || role === "button" || role === "clickable") &&
      entryPart(path) === undefined &&
      further.test(name.trim())));
const further =
  /^(?:(?:page\s+)?\d{1,4}|(?:load|show|see|view|fetch)\s+(?:more|all|\d+|(?:the\s+)?(?:next|rest|remaining))(?!\p{L}).*)$/iu;

/** `Tag: All` over a list narrows what it shows; with another choice the rows that are marked by now may be gone. */
export const narrowsList = ({ role, value = "" }: SnapshotNode): boolean =>
  role === "combobox" && everything.test(value.trim());
const everything = /^(?:all|any|alle|tous|toutes|todos|todas|tutti|tutte|todo|tudo)(?:\s+\p{L}+)?$/iu;

/**
 * Boxes that are called after their rows pick them where a button beside the list waits for that (`Cancel selected`, or `Cancel` that is shut as long as none is picked or has a count of
 * the picked ones beside it); elsewhere such a box may say that the row is done.
 */
export function picksRows(
  goal: string,
  boxes: readonly SnapshotNode[],
  nodes: readonly SnapshotNode[],
): boolean {
  const verb = commandVerb(goal);
  return (
    boxes.length > 1 &&
    (offersForRows(verb, nodes) ||
      nodes.some(
        ({ role, name, path, states, nearText }) =>
          role === "button" &&
          !states.includes("hidden") &&
          entryPart(path) === undefined &&
          wordsOf(name)[0] === fold(verb) &&
          (states.includes("disabled") || picked.test(name) || countsPicked(nearText) || forPicked(nearText)),
      ))
  );
}

/** `0 selected`, `Selected: 0`, `2 of 8 selected`: what counts the boxes that are ticked, right beside the button. */
const countsPicked = (text = ""): boolean =>
  picked.test(text) && /^\d|\d$/.test(text.trim()) && wordsOf(text).length <= 4;

/** A list beside the rows of what can be done to those that are ticked: `Action: Move to Archive, Delete`. */
const offersForRows = (verb: string, nodes: readonly SnapshotNode[]): boolean =>
  nodes.some(
    ({ role, path, options = [], states }) =>
      role === "combobox" &&
      !states.includes("hidden") &&
      entryPart(path) === undefined &&
      options.some((option) => wordsOf(option)[0] === fold(verb) && wordsOf(option).length > 1),
  );
const pickedWord =
  "(?:selected|chosen|ticked|checked|marked|ausgewählte?n?|markierte?n?|sélectionnée?s?|cochée?s?|seleccionad[oa]s?|marcad[oa]s?|selezionat[ieoa]|selecionad[oa]s?)(?!\\p{L})";
const picked = new RegExp(`(?<!\\p{L})${pickedWord}`, "iu");

/** `With selected:`, `For the selected reports:`, right beside the buttons that do it. `Chosen court:` says which one somebody chose. */
const forPicked = (text = ""): boolean => beforePicked.test(text.trim());
const beforePicked = new RegExp(
  "^(?:(?:with|for|mit|für|avec|pour|con|com|para|per)\\s+(?:(?:all|the|den|die|les|los|las|gli|os|as)\\s+){0,2}" +
    `${pickedWord}(?:\\s+\\p{L}+s)?|${pickedWord})\\s?:$`,
  "iu",
);

/** `Print selected`, or `Print` right behind `With selected:`. */
export const waitsForPicked = ({ name, nearText }: SnapshotNode): boolean =>
  picked.test(name) || forPicked(nearText);

/** `Print selected`, as long as no row is picked: it would do nothing, or complain. */
export const lacksPickedRows = (node: SnapshotNode, nodes: readonly SnapshotNode[]): boolean =>
  node.role === "button" &&
  waitsForPicked(node) &&
  entryPart(node.path) === undefined &&
  boxesOfRows({ some: nodes, nodes }).length > 1 &&
  !nodes.some(({ role, states }) => role === "checkbox" && states.includes("checked"));

/** Boxes that select rows are marked. */
export const hasMarkedRows = (nodes: readonly SnapshotNode[]): boolean =>
  boxesOfRows({ some: nodes, nodes }).some(
    ({ node }) => node.states.includes("checked") && selecting.test(node.name.trim()),
  );

export const selecting =
  /^(?:select|choose|pick|(?:aus)?wähle?n?|markieren|sélectionner|seleccionar|selezionare?|seleziona|selecionar)(?!\p{L})/iu;
