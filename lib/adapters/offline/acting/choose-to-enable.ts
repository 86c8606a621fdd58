import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isChosen } from "@/lib/agent/domain/unchosen";
import { containsPhrase, contentWords } from "@/lib/agent/domain/wording/words";
import { describe, prepare } from "./answer";

/** A button that cannot be pressed yet may wait until one of several is chosen: the one that the goal says word for word. */
export function chooseToEnable(
  goal: string,
  submit: SnapshotNode,
  nodes: readonly SnapshotNode[],
): ActionAnswer | undefined {
  const offered = nodes.filter(
    ({ role, states }) =>
      (role === "option" || role === "radio") && !states.includes("hidden") && !states.includes("disabled"),
  );
  const [only, ...more] = offered.filter(
    ({ name }) => contentWords(name).length > 0 && containsPhrase(goal, name),
  );
  if (!only || more.length > 0 || offered.length < 2 || isChosen(only)) return undefined;
  const thought = `${describe(submit)} may wait for ${describe(only)} to be chosen.`;
  return prepare(only.role === "radio" ? "check" : "click", [only.id], thought);
}
