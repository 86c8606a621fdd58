import { toldText } from "@/lib/agent/domain/wording/told-text";
import { fold } from "@/lib/agent/domain/wording/words";
import type { Assertion } from "@/lib/contracts/assertion";

/** `Tell Bo that the gate is shut`: that text is what the goal is for, and that somebody's name is shown says nothing of it. */
export function isToldTo(one: Assertion, goal: string): boolean {
  const told = one.kind === "element_value" ? toldText(goal)?.value : undefined;
  return told !== undefined && one.kind === "element_value" && fold(one.value).includes(fold(told));
}
