import { isEntering } from "@/lib/agent/domain/deeds";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { wayOutOf } from "@/lib/agent/domain/wording/ways-out";
import { contentWords } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";
import { formAt } from "./goes-on-in-form";

/** What this very step has entered. */
export const filledIn = ({ history, action }: Ground["input"]): Ground["input"]["history"] =>
  history.filter(
    (past) => past.stepId === action.stepId && past.verdict?.outcome === "verified" && isEntering(past),
  );

/**
 * The button of the form that this very step has filled in. That a link elsewhere bears the step's words too says nothing against it, nor does the control of
 * another thing (`Change price of the quinces` for the pears), which says what the step does not.
 */
export const sendsWhatWasEntered = ({ fit, target, nodesBefore, input }: Ground): boolean => {
  const rival = nodesBefore[fit.rival ?? -1];
  const form = formAt(target.node?.path);
  const wording = input.step?.description ?? input.action.stepDescription ?? "";
  return (
    rival !== undefined &&
    (rival.role === "link" || isOfAnother(rival, wording)) &&
    target.node?.role === "button" &&
    wayOutOf(target.node.name) === undefined &&
    form !== "" &&
    formAt(rival.path) !== form &&
    filledIn(input).some(({ target: field }) => formAt(field?.path) === form)
  );
};

function isOfAnother({ role, name }: SnapshotNode, wording: string): boolean {
  const said = rootsOf(wording);
  return role === "button" && !contentWords(name).every((word) => said.has(rootOf(word)));
}
