import { asksToStore } from "@/lib/agent/domain/goal-criterion";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";

/** A name that reads like a command, as `Checkout`, where it surely opened something and stores nothing. */
export const isNamedThing = (name: string, { outcome }: { outcome: string }, goal: string): boolean =>
  outcome === "verified" && goalNames(goal).includes(name) && !asksToStore(name);
