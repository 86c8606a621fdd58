import { isWhen } from "@/lib/agent/domain/dates/is-when";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { commandOf } from "@/lib/agent/domain/wording/goal-asks";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentStems, stemsOf } from "@/lib/agent/domain/wording/words";

/** What a record of any thing may be called: entries leave it out. */
const records =
  /^(?:appointment|booking|reservation|registration|request|order|slot|visit|viewing|meeting|call|event|ticket|seat|place|spot|table|room|bed|lane|court|lesson|class|course|session|tour|trip|shift|delivery|collection|pickup|leave|holiday|day|night|evening|morning|afternoon|week|date|time|hour)$/iu;

/**
 * `the tile cutter`, of `Reserve the tile cutter for Friday 5 June`: where the goal names nothing but when, an entry of that day may be of any thing, and is of
 * this one only where it is told as well.
 */
export function isThingToldBy(
  goal: string,
  text: string,
  { title, nodes }: PageSnapshot,
  names: readonly string[],
): boolean {
  const thing = names.every(isWhen) ? thingOf(goal) : undefined;
  if (thing === undefined) return true;
  const heads = nodes.filter(({ role }) => role === "heading").map(({ name }) => name);
  return [text, title, ...heads].some((one) => stemsOf(one).includes(thing));
}

/** The last word of what the goal is about, as `egg` of `Add a dozen eggs to …`; undefined for what entries leave out. */
export function thingOf(goal: string): string | undefined {
  const command = commandOf(goal);
  const { object = "" } = readStepIntent(command);
  const words = contentStems(object);
  const last = words.at(-1);
  // The verb itself stands in it where it is none of those that say what becomes of a thing.
  const isVerb = words.length === 1 && contentStems(command)[0] === last;
  return last === undefined || isVerb || records.test(last) || /\d/u.test(last) ? undefined : last;
}
