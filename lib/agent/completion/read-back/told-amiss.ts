import { type Entered, valuesOf } from "@/lib/agent/completion/deed/entered";
import { nameInFull } from "@/lib/agent/completion/deed/entries-done";
import { entriesCalled, isShown, shownEntries } from "@/lib/agent/completion/page/entries";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { goalNames, namesUnquoted } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { containsPhrase, contentStems, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { entryPart } from "@/lib/agent/snapshot/path-parts";
import { beginningIn } from "./entry-of-thing";
import { standsInOtherCell } from "./in-other-cell";
import { standsInOtherUnit } from "./in-other-unit";

type Told = { label: string; value: string; isOn?: boolean };

/** What was entered, by the label of its field; a box by its own name. */
const toldIn = (entered: readonly Entered[]): Told[] =>
  entered.flatMap((one): Told[] => {
    const label = one.element.name ?? "";
    if (one.kind === "element_value") return [{ label, value: one.value }];
    return one.element.role === "checkbox" ? [{ label, value: "", isOn: one.state === "checked" }] : [];
  });

export const cellsOf = (line: string): string[] =>
  line
    .replace(/^\|\s(.*)\s\|$/u, "$1")
    .split(/\s\|(?=\s|$)/)
    .map((cell) => cell.trim());
const empty = /^(?:[–—-]|no|none|n\/a|nein|keine?[rs]?|non|aucune?|ninguna?|nessun[oa]?|✗|✕|☐)?$/iu;
/** It says nothing, in words or by a mere sign such as `?`. */
export const isEmptyCell = (cell: string): boolean => empty.test(cell) || !/[\p{L}\p{N}]/u.test(cell);
const full = /^(?:yes|ja|oui|sí|sì|sim|✓|✔|☑)$/iu;

/** Says the cell under the label of a field something else than what was put into it: nothing at all, or what was put into another one. */
function saysOther({ value, isOn }: Told, cell: string, others: readonly Told[]): boolean {
  if (isOn !== undefined) return isOn ? empty.test(cell) : full.test(cell);
  if (empty.test(value) || isHeldBy(value, [cell])) return false;
  return (
    empty.test(cell) ||
    others.some((other) => other.value !== "" && other.value !== value && fold(other.value) === fold(cell))
  );
}

/**
 * `Morris | Grant` under `First name | Last name`, `Elm | –` under `Room | Note`: each row with the most of what was entered has, in a column that is called as a field was, what
 * was put into another one, or nothing.
 */
export function standsInOtherColumn(entered: readonly Entered[], { lines }: PageSnapshot): boolean {
  const told = toldIn(entered).filter(({ label }) => label !== "");
  const values = told.flatMap(({ value }) => (value.length > 1 ? [value] : []));
  if (values.length === 0) return false;
  const rows = lines.map(cellsOf);
  const held = rows.map((cells) =>
    cells.length > 1 ? values.filter((value) => cells.some((cell) => isHeldBy(value, [cell]))).length : 0,
  );
  const most = Math.max(0, ...held);
  const own = rows.flatMap((cells, at) => (most > 0 && held[at] === most ? [{ cells, at }] : []));
  return (
    own.length > 0 &&
    own.every(({ cells, at }) => {
      const header = headerOf(rows.slice(0, at), cells.length, told);
      return told.some((one) => {
        const column = header.findIndex((text) => isLabel(text, one.label));
        return (
          column >= 0 &&
          saysOther(
            one,
            cells[column] ?? "",
            told.filter((other) => other !== one),
          )
        );
      });
    })
  );
}

/** The first row as long as this one that is called as some field was. */
const headerOf = (rows: readonly string[][], length: number, told: readonly Told[]): readonly string[] =>
  rows.find(
    (cells) =>
      cells.length === length && cells.some((cell) => told.some(({ label }) => isLabel(cell, label))),
  ) ?? [];

/** `Weight` over what was put into `Weight (kg)`; `From` is a name here. */
function isLabel(text: string, label: string): boolean {
  const [one = "", other = ""] = [text, label].map((words) => words.replace(/\([^)]*\)|:\s*$/g, " "));
  const stems = contentStems(one).join(" ");
  return wordsOf(one).join(" ") === wordsOf(other).join(" ")
    ? wordsOf(one).length > 0
    : stems !== "" && stems === contentStems(other).join(" ");
}

/** `from Bergen to Oslo`, and the page tells it as `Oslo → Bergen` alone. */
export function standsTheOtherWay(
  entered: readonly Entered[],
  { lines, nodes }: PageSnapshot,
  goal: string,
): boolean {
  const values = [...new Set(toldIn(entered).map(({ value }) => fold(value)))].filter(
    (value) => value.length > 1,
  );
  const texts = [...lines, ...shownEntries(nodes).map(({ name }) => name)].map(fold);
  const joins = (text: string, one: string, other: string, link: RegExp): boolean => {
    const at = text.indexOf(one);
    const on = text.indexOf(other, at + one.length);
    return at >= 0 && on >= 0 && link.test(text.slice(at + one.length, on));
  };
  return values.some((one) =>
    values.some(
      (other) =>
        one !== other &&
        joins(fold(goal), one, other, wayInGoal) &&
        texts.some((text) => joins(text, other, one, way)) &&
        !texts.some((text) => joins(text, one, other, way)),
    ),
  );
}
const wayInGoal =
  /^['"’”]?\s(?:to|into|nach|zu|à|vers|a|hacia|para|naar|до|в|→|->|–|-)\s(?:the\s|my\s)?['"‘“]?$/iu;
const way = /^\s?(?:→|⟶|➔|->|>|»|–|—|-|\sto\s|\snach\s|\sà\s|\sa\s)\s?$/iu;

const shortestName = 3;

/** Shown in the entry of a thing whose name goes on (`Oak shelf small`), while another one is called just so. */
export function standsAtLongerName(
  values: readonly string[],
  page: PageSnapshot,
  { goal, history }: Pick<Task, "goal" | "history">,
): boolean {
  if (!isChanging(goal)) return false;
  const begun = history.flatMap(({ target }) => {
    const entry = entryPart(target?.path ?? "");
    return entry ? [beginningIn(goal, entry.name)] : [];
  });
  const said = [...goalNames(goal), ...namesUnquoted(goal)].map((name) => nameInFull(name, goal, page));
  const names = [...new Set([...said, ...begun])].filter(
    (name) =>
      name.length >= shortestName &&
      !values.some((value) => isHeldBy(name, [value]) || isHeldBy(value, [name])),
  );
  const entries = shownEntries(page.nodes);
  return names.some((name) => {
    const called = entriesCalled(name, page);
    return (
      called.length > 0 &&
      values.some((value) => {
        const holding = entries.filter((entry) => isHeldBy(value, [entry.name]));
        return (
          holding.length > 0 &&
          holding.every((entry) => isHeldBy(name, [entry.name]) && !called.includes(entry))
        );
      })
    );
  });
}

/** A short text or number may stand there for something else. */
const telling = /\p{L}{3}|\d{5}|\d{3}\D\d{3}/u;
const former =
  /(?<!\p{L})(?:was|were|previously|formerly|former|before|old|from|instead of|vorher|früher|bisher|alt|von|avant|ancien\p{L}*|antes|anterior|prima|di|vecchi\p{L}*)(?!\p{L})/iu;

/**
 * What was typed over stands there still: beside the new value, in every entry that shows this; or, where it was the name by which the goal calls the thing, in an entry that
 * is called just so.
 */
export function standsBesideOld(entered: readonly Entered[], page: PageSnapshot, goal: string): boolean {
  if (!isChanging(goal)) return false;
  const entries = shownEntries(page.nodes);
  return entered.some((one) => {
    if (one.kind !== "element_value" || one.element.role !== "textbox") return false;
    const { value, was = "" } = one;
    if (!telling.test(was) || isHeldBy(was, [value]) || isHeldBy(value, [was])) return false;
    const holding = entries.filter(({ name }) => isHeldBy(value, [name]));
    const isBeside =
      holding.length > 0 && holding.every(({ name }) => isHeldBy(was, [name]) && !former.test(name));
    const isNamed = goalNames(goal).some((name) => fold(name) === fold(was));
    const isCalled =
      isNamed && holding.length > 0 && entriesCalled(was, page).some((entry) => !holding.includes(entry));
    return isBeside || isCalled || (containsPhrase(goal, was) && readsAsOld(value, was, page));
  });
}

/** `Oak, east wall` beside `Elm, east wall`, where Oak was to be called Elm: all that the one says is said by the other with the old name. */
function readsAsOld(value: string, was: string, { nodes }: PageSnapshot): boolean {
  const shown = nodes.filter((node) => isShown(node) && node.role !== "option");
  const withOld = ({ name }: SkeletonNode): string => fold(name).replace(fold(value), fold(was));
  return shown
    .filter(({ name }) => containsPhrase(name, value))
    .some((one) =>
      shown.some(
        (other) => other.role === one.role && other.path === one.path && fold(other.name) === withOld(one),
      ),
    );
}

/** The page shows what was entered in the wrong place, the wrong way round, in another unit or beside what it was to replace. */
export const isToldAmiss = (
  entered: readonly Entered[],
  page: PageSnapshot,
  task: Pick<Task, "goal" | "history">,
): boolean =>
  standsInOtherColumn(entered, page) ||
  standsInOtherCell(entered, page, task.goal) ||
  (entered.length > 0 && standsInOtherUnit(page, task.goal)) ||
  standsTheOtherWay(entered, page, task.goal) ||
  standsAtLongerName(valuesOf(entered), page, task) ||
  standsBesideOld(entered, page, task.goal);
