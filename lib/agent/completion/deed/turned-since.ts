import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { controlShut } from "./control-shut";
import { entryWent } from "./entry-went";
import { relabelled } from "./relabelled";
import { tabTurned } from "./turned-tab";

/** On the page of the deed: the tab that is shown since then, and controls that say something else or are shut. */
export const turnedSince = (
  deed: ActionRecord,
  then: PageSnapshot,
  now: PageSnapshot,
  goal: string,
): Partial<ReadBack> => ({
  ...tabTurned(then, now),
  ...relabelled(then, now, goal),
  ...entryWent(then, now, goal),
  ...controlShut(deed, then, now, goal),
});
