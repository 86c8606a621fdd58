import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isPressing } from "@/lib/agent/domain/deeds";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { wordsOf } from "@/lib/agent/domain/wording/words";

/** Letters and digits: `F7`, `12B`. */
const code = /^(?=.*\p{L})(?=.*\d)[\p{L}\d]{2,6}$/u;

/**
 * `Reserve the berths F7 and F8`, both pressed on a plan and then sent: that they were chosen is only the first half, and one of them may have been dropped.
 * Each has to be told by what proves the goal, by the page, or by its place on the plan, which is shut or still pressed then.
 */
export function codesUnshown(
  goal: string,
  done: readonly ActionRecord[],
  told: readonly string[],
  page: PageSnapshot,
): string[] {
  const said = new Set(wordsOf(goal));
  const last = done.findLastIndex((record) => isPressing(record) && !isChosen(record));
  const codes = done
    .slice(0, Math.max(last, 0))
    .filter(isChosen)
    .flatMap(({ target }) => wordsOf(target?.name ?? "").filter((word) => code.test(word) && said.has(word)));
  return [...new Set(codes)]
    .filter((one) => !told.some((text) => wordsOf(text).includes(one)) && !isTold(one, page))
    .map((one) => `"${one.toUpperCase()}" was chosen, and nothing shows that it was stored.`);
}

/** A button that stays pressed: that it would was written down before it was pressed. */
const isChosen = (record: ActionRecord): boolean =>
  isPressing(record) &&
  record.target?.role === "button" &&
  (record.expectedOutcome?.assertions ?? []).some(
    (one) => one.kind === "element" && one.state === "checked" && one.element.id === record.target?.id,
  );

/** The plan offers all of its places, each by its name: that one is named there tells nothing. */
function isTold(one: string, { nodes, lines }: PageSnapshot): boolean {
  const bearing = nodes.filter(
    ({ name, states }) => !states.includes("hidden") && wordsOf(name).includes(one),
  );
  const offered = bearing.filter(isOffer);
  return (
    bearing.some((node) => !isOffer(node)) ||
    (offered.length > 0
      ? offered.some(({ states }) => states.includes("disabled") || states.includes("pressed"))
      : lines.some((line) => wordsOf(line).includes(one)))
  );
}
const isOffer = ({ role }: SnapshotNode): boolean => role === "button" || role === "option";
