import { entriesOf, shownEntries } from "@/lib/agent/completion/page/entries";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { doneWords, isDenied } from "@/lib/agent/domain/wording/done-word";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { stateAsked } from "@/lib/agent/domain/wording/state-asked";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { withoutControls } from "@/lib/agent/snapshot/entry-text";
import type { Entered } from "./entered";

type Picked = NonNullable<ReadBack["picked"]>;

/**
 * `Mark Ida, Bo and Cy as absent`, by a button beside the list in which their boxes were ticked: the deed gave the boxes back, and the entry of each says since then what
 * the goal says that it is to become, and so says no other one. Such a box was ticked to pick its entry, and nothing is stored in it.
 */
export function entriesPicked(
  then: PageSnapshot,
  now: PageSnapshot,
  entered: readonly Entered[],
  goal: string,
): Pick<ReadBack, "picked"> {
  const names = entered.flatMap((one) => (isTicked(one) ? (one.element.name ?? []) : []));
  const gained = names.map((name) => gainedBy(name, then, now, goal));
  const [value] = gained;
  const isEach = value !== undefined && gained.every((one) => one === value);
  if (!isEach || !names.every((name) => isGivenBack(name, now)) || leavesOneOut(names, then, goal)) return {};
  const count = saying(value, now).length;
  return count === saying(value, then).length + names.length ? { picked: { names, value, count } } : {};
}

/** What was entered besides, and what the entries of those that were picked say; undefined where they do not all say it. */
export function withoutPicked(
  all: readonly Entered[],
  { picked }: Pick<ReadBack, "picked">,
  page: PageSnapshot,
): { entered: Entered[]; picked?: string[] } {
  if (!picked) return { entered: [...all], picked: [] };
  const entered = all.filter((one) => !isTicked(one) || !picked.names.includes(one.element.name ?? ""));
  const told = pickedTold(picked, page);
  return told.length > 0 ? { entered, picked: told } : { entered };
}

/** On a fresh load the entries of all that were picked say it, and as many as did right after the deed. */
function pickedTold({ names, value, count }: Picked, page: PageSnapshot): string[] {
  const all = saying(value, page);
  const isEach = names.every((name) => {
    const [own, ...more] = entriesOf(name, page);
    return own !== undefined && more.length === 0 && all.includes(own);
  });
  return isEach && all.length === count ? names.map((name) => `"${name}" is "${value}"`) : [];
}

const isTicked = (one: Entered): boolean =>
  one.kind === "element" && one.element.role === "checkbox" && one.state === "checked";

/** A name of the goal that entries bear, none of them one that was picked. */
function leavesOneOut(names: readonly string[], page: PageSnapshot, goal: string): boolean {
  const own = new Set(names.flatMap((name) => entriesOf(name, page)));
  return goalNames(goal).some((name) => {
    const bearing = entriesOf(name, page);
    return bearing.length > 0 && !bearing.some((entry) => own.has(entry));
  });
}

const isGivenBack = (name: string, { nodes }: PageSnapshot): boolean => {
  const boxes = nodes.filter((node) => node.role === "checkbox" && fold(node.name) === fold(name));
  return boxes.length === 1 && boxes.every(({ states }) => !states.includes("checked"));
};

/** The words that its one entry has since the deed, all of them the goal's. */
function gainedBy(name: string, then: PageSnapshot, now: PageSnapshot, goal: string): string | undefined {
  const [was, ...others] = entriesOf(name, then);
  const [is, ...more] = entriesOf(name, now);
  if (!was || !is || others.length + more.length > 0) return undefined;
  const text = withoutControls(is, now.nodes).name;
  const old = new Set(wordsOf(withoutControls(was, then.nodes).name));
  const gained = wordsOf(text).filter((word) => !old.has(word));
  const said = new Set([...wordsOf(stateAsked(goal) ?? ""), ...doneWords(goal)]);
  const isAsked = gained.length > 0 && gained.every((word) => said.has(word) && !isDenied(text, word));
  return isAsked ? gained.join(" ") : undefined;
}

const saying = (value: string, { nodes }: PageSnapshot) =>
  shownEntries(nodes).filter((entry) => {
    const text = withoutControls(entry, nodes).name;
    const words = new Set(wordsOf(text));
    return wordsOf(value).every((word) => words.has(word) && !isDenied(text, word));
  });
