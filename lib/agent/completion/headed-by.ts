import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import type { Judgement } from "./ground";

/** The page on which it was done was headed by it: what was entered there is for that, whoever tells it again. */
export const isHeadOf = (value: string, judged: readonly Judgement[]): boolean =>
  judged.some(({ criterion }) => isHeldBy(value, [criterion.readBack?.thing ?? ""]));
