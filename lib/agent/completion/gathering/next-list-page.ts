import { enteredFor, isSamePlace, valuesOf } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { isShown, shownEntries } from "@/lib/agent/completion/page/entries";
import { waitingFor } from "@/lib/agent/completion/page/places";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { takesAway } from "@/lib/agent/domain/wording/goal-names";
import { leafsOn } from "@/lib/agent/domain/wording/pager";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { calledJust } from "@/lib/agent/snapshot/called-just";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import { placeOf } from "./list-link";

/** Pages of one list that are looked into for what was made. */
const mostPages = 5;
/** Entries of a list that goes on: a shorter one has no further page. */
const fewestEntries = 2;
const pageNumber = /^(?:page |seite |página |pagina )?(\d{1,3})$/iu;

const numberOf = ({ name }: SnapshotNode): number => Number(pageNumber.exec(name.trim())?.[1] ?? 0);

const looksUp = (history: readonly ActionRecord[]): ActionRecord[] =>
  history.filter(({ purpose, action }) => purpose === "gather_evidence" && action.name === "navigate");

/** `1 [2] [3]`: the links to the other pages, of which the one that is missing in their order is the page at hand. */
function numbered(links: readonly SnapshotNode[]): SnapshotNode | undefined {
  const pages = links.filter((node) => numberOf(node) > 0);
  const [first] = pages;
  if (!first || pages.some(({ path }) => path !== first.path)) return undefined;
  const numbers = new Set(pages.map(numberOf));
  const isCurrent = (node: SnapshotNode): boolean => node.states.includes("current");
  const open = pages.find(isCurrent);
  const all = Array.from({ length: Math.max(...numbers) }, (_, at) => at + 1);
  const missing = all.filter((one) => !numbers.has(one));
  // The last page is missing at the end of their order, where nothing follows.
  const at = open ? numberOf(open) : missing.length === 1 ? (missing[0] ?? 0) : undefined;
  return at === undefined ? undefined : pages.find((node) => numberOf(node) === at + 1);
}

/**
 * The next page of the list that was looked up for what was made, where this page of it has no such entry: a list in its own order shows what is new on any of
 * its pages. By a plain link to the same address with another page, and only so many times.
 */
export function nextListPage(
  deed: ActionRecord | undefined,
  { task, snapshot }: Pick<Ground, "task" | "snapshot">,
): { href: string; name: string } | undefined {
  const { history, goal } = task;
  const values = valuesOf(enteredFor(deed, task));
  const looks = looksUp(history);
  const last = history.at(-1);
  if (last === undefined || last !== looks.at(-1) || looks.length >= mostPages) return undefined;
  if (values.length === 0 || isChanging(goal) || takesAway(goal)) return undefined;
  const entries = shownEntries(snapshot.nodes);
  if (entries.length < fewestEntries) return undefined;
  if (entries.some(({ name }) => isHeldBy(values[0] ?? "", [name]))) return undefined;
  const links = snapshot.nodes.filter((node) => {
    if (node.role !== "link" || !isShown(node) || node.states.includes("disabled")) return false;
    const href = placeOf({ ...node, name: "" }, snapshot.url);
    return href !== undefined && isSamePlace(href, snapshot.url);
  });
  const next = links.filter(({ name }) => leafsOn(name));
  const node = next.length === 1 ? next[0] : numbered(links);
  const href = node && placeOf({ ...node, name: "" }, snapshot.url);
  const isSeen = looks.some(({ action }) => action.args[0] === href);
  return node && href !== undefined && !isSeen ? { href, name: node.name } : undefined;
}

/**
 * A page that was leafed to for evidence was not seen before the deed: there only one entry that is called just so, and by nothing longer, is what was made. It has to
 * say all that was entered and is no long text, also what nobody could tell to be in the field that was meant, and that it waits for nothing.
 */
export function leavesLaterPageOpen(
  deed: ActionRecord | undefined,
  values: readonly string[],
  { task, snapshot }: Pick<Ground, "task" | "snapshot">,
): boolean {
  const [name = ""] = values;
  const [last, before] = looksUp(task.history).reverse();
  const isLeafed =
    last !== undefined &&
    before !== undefined &&
    task.history.at(-1) === last &&
    isSamePlace(String(last.action.args[0]), String(before.action.args[0]));
  if (!isLeafed) return false;
  const [entry, ...more] = calledJust(name, shownEntries(snapshot.nodes), snapshot.lines);
  const waits = waitingFor(task.goal);
  return (
    entry === undefined ||
    more.length > 0 ||
    waits(entry.name) ||
    [...values, ...putInDoubt(deed, task.history)].some(
      (value) => value.length <= longest && !isHeldBy(value, [entry.name]),
    )
  );
}
/** A longer text is left out of lists, or cut there. */
const longest = 40;

/** What the fields of the deed's own form held last, where nobody could tell that they took it. A password is shown nowhere. */
function putInDoubt(deed: ActionRecord | undefined, history: readonly ActionRecord[]): string[] {
  const upTo = history.findIndex(({ actionId }) => actionId === deed?.actionId);
  const last = new Map<string, { value: string; isOpen: boolean }>();
  for (const record of history.slice(0, upTo + 1)) {
    if (deed === undefined || !isOfForm(record, deed)) continue;
    const targets = record.chainTargets ?? (record.target ? [record.target] : []);
    for (const one of record.expectedOutcome?.assertions ?? []) {
      if (one.kind !== "element_value") continue;
      const { id = "", role = "", name } = one.element;
      const field = targets.find((target) => target.id === id) ?? record.target;
      if (/^(?:password|search)$/.test(field?.inputType ?? "")) continue;
      last.set(`${role} ${name ?? id}`, {
        value: one.value,
        isOpen: record.verdict?.outcome === "undecided",
      });
    }
  }
  return [...last.values()].flatMap(({ value, isOpen }) => (isOpen ? [value] : []));
}

/** On the same page, and in the same form where both stand in one. */
function isOfForm(record: ActionRecord, deed: ActionRecord): boolean {
  const [form, own] = [formIn(record), formIn(deed)];
  return (
    isSamePlace(record.urlAtAction, deed.urlAtAction) &&
    (form === undefined || own === undefined || form === own)
  );
}

/** The form, or the dialog, by its name. */
const formIn = ({ target }: ActionRecord): string | undefined => {
  const part = pathParts(target?.path ?? "").findLast(({ role }) => role === "form" || role === "dialog");
  return part && `${part.role} ${part.name}`;
};
