import type { TurnDeps } from "@/lib/server/answer-turn";
import type { House } from "@/lib/server/composition";

export const turnDeps = ({ interact, store, turns, queue, spend, clock, config }: House): TurnDeps => ({
  interact,
  store,
  turns,
  queue,
  spend,
  clock,
  deadlineMs: config.SUREFOOT_TURN_DEADLINE * 1000,
});
