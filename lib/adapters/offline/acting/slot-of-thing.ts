import { shortDaysIn } from "@/lib/agent/domain/dates/days";
import { weekdaysIn } from "@/lib/agent/domain/dates/weekdays";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentStems, contentWords } from "@/lib/agent/domain/wording/words";
import { headingOver } from "@/lib/agent/snapshot/node-places";

/** The slot says nothing that the goal does not say, and is of nothing else: it names the thing itself, or stands under no heading of another one (`Friday 18:00` under `Sauna`). */
export function isSlotOfThing(goal: string, slot: SnapshotNode, nodes: readonly SnapshotNode[]): boolean {
  const said = new Set(contentStems(goal));
  if (!contentStems(slot.name).every((word) => said.has(word))) return false;
  const heading = headingOver(slot, nodes);
  const told = contentStems(heading);
  const isUntold = contentWords(heading).every(isOfTime) || asking.test(heading);
  return isUntold || told.some((word) => said.has(word)) || !contentWords(slot.name).every(isOfTime);
}

const isOfTime = (word: string): boolean =>
  /\d/.test(word) || weekdaysIn(word).length > 0 || shortDaysIn(`1 ${word}`).length > 0;

/** `Choose a time`, `Free slots this week`: what there is to choose, not of what. */
const asking =
  /^(?:choose|pick|select|when|which|available|availability|free|times?|slots?|days?|dates?|schedule|timetable|calendar|this week|next week)(?!\p{L})/iu;
