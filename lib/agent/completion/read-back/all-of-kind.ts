import type { Entered, ReadingBack } from "@/lib/agent/completion/deed/entered";
import { shownEntries } from "@/lib/agent/completion/page/entries";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { kindOfAll } from "@/lib/agent/domain/wording/all-of-kind";
import { isDenied } from "@/lib/agent/domain/wording/done-word";
import { leafsOn } from "@/lib/agent/domain/wording/pager";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { stateAsked } from "@/lib/agent/domain/wording/state-asked";
import { containsPhrase, stemsOf } from "@/lib/agent/domain/wording/words";
import { assertionText } from "@/lib/agent/snapshot/assertion-text";
import { withoutControls } from "@/lib/agent/snapshot/entry-text";
import { tickedRows } from "./ticked-rows";

/**
 * `Mark all tulips as sold`, by `Tulips` in the list over the rows and `Mark as sold` in the one for what is ticked: neither is shown again. What they were chosen for is
 * told where every row that was ticked and every other one of that kind says what it was to be, and there is no further page of them.
 */
export function asAllSay(
  fields: ReadingBack,
  entered: readonly Entered[],
  page: PageSnapshot,
  goal: string,
): ReadingBack {
  const kind = stemsOf(kindOfAll(goal));
  const state = stateAsked(goal);
  if (fields.unread.length === 0 || kind.length === 0 || state === undefined) return fields;
  if (!doAllSay(entered, page, { kind, state })) return fields;
  const chosen = entered.flatMap((one) => {
    const isChoice = one.kind === "element_value" && one.element.role === "combobox";
    const isTold = isChoice && (containsPhrase(one.value, state) || hasWords(one.value, kind));
    return isTold ? [assertionText(one)] : [];
  });
  return { ...fields, unread: fields.unread.filter((text) => !chosen.includes(text)) };
}

function doAllSay(
  entered: readonly Entered[],
  page: PageSnapshot,
  { kind, state }: { kind: readonly string[]; state: string },
): boolean {
  const ticked = tickedRows(entered, page);
  const boxes = entered.filter((one) => one.kind === "element" && one.state === "checked");
  const own = shownEntries(page.nodes).filter(({ name }) => hasWords(name, kind));
  const goesOn = page.nodes.some((node) => leadsOn(node));
  const says = (row: SkeletonNode): boolean => {
    const told = withoutControls(row, page.nodes).name;
    return isHeldBy(state, [told]) && !isDenied(told, state);
  };
  return (
    ticked.size >= fewest &&
    ticked.size === boxes.length &&
    [...ticked].every((row) => own.includes(row)) &&
    own.every(says) &&
    !goesOn
  );
}
const fewest = 2;

/** A pager may show nothing but numbers. */
const leadsOn = ({ name, role, states }: SkeletonNode): boolean =>
  pressed.has(role) && !states.includes("hidden") && (leafsOn(name) || further.test(name.trim()));
const pressed: ReadonlySet<string> = new Set(["button", "link", "clickable"]);
const further =
  /^(?:(?:page |seite )?\d{1,5}|(?:show|load|see|view) (?:\p{L}+ )?(?:more|all|rest)(?!\p{L}).*)$/iu;

const hasWords = (text: string, words: readonly string[]): boolean => {
  const own = new Set(stemsOf(text));
  return words.every((word) => own.has(word));
};
