import type { Outcome } from "@/lib/contracts/verdict";
import type { Ground } from "./ground";

/** What a check came to. `undecided` ends the list too: with `reobserve` it asks for a second look first. */
export type Decision = {
  outcome: Outcome;
  /** 0 to 1, of the outcome. */
  confidence: number;
  reason: string;
  reobserve?: true;
  taskCompleted?: boolean;
  routeToCorrection?: true;
};

/** One entry of the list of tiers. Nothing is returned where the check cannot tell. */
export type Check = {
  name: string;
  /** Cheap test whether the check has a say at all; it counts as tried only then. */
  applies(ground: Ground): boolean;
  check(ground: Ground): Decision | undefined;
};

export const verified = (confidence: number, reason: string, rest: Partial<Decision> = {}): Decision => ({
  outcome: "verified",
  confidence,
  reason,
  ...rest,
});

export const refuted = (confidence: number, reason: string, rest: Partial<Decision> = {}): Decision => ({
  outcome: "refuted",
  confidence,
  reason,
  ...rest,
});

export const lookAgain = (confidence: number, reason: string): Decision => ({
  outcome: "undecided",
  confidence,
  reason,
  reobserve: true,
});
