import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { wayOutOf } from "@/lib/agent/domain/wording/ways-out";
import { ancestorsOf } from "@/lib/agent/snapshot/node-tree";

/** `Leave the dialog` by its `Cancel`: whatever shuts it is called, also the cross in its corner. */
export function isWayOutMeant(
  nodes: readonly SkeletonNode[],
  target: number,
  { verb, object, quoted, container, controlWord = "" }: StepIntent,
): boolean {
  const open = nodes.filter(({ role, states }) => role === "dialog" && !states.includes("hidden"));
  const isOnly = open.every((one, at) => at === 0 || nodes[one.parent]?.role === "dialog");
  return (
    verb === "close" &&
    quoted.length === 0 &&
    container === undefined &&
    (dialogs.test(object) || (isOnly && dialogs.test(controlWord))) &&
    isWayOut(nodes[target]?.name.trim() ?? "") &&
    ancestorsOf(nodes, target).some((above) => nodes[above]?.role === "dialog")
  );
}
const dialogs =
  /^(?:(?:the|this) )?(?:dialog(?:ue)?|window|form|modal|pop-?up|question|prompt|confirmation)$/iu;
/** Whoever takes note or agrees leaves it as well, and may have done something by that. */
const isWayOut = (name: string): boolean =>
  ["closes", "puts_off", "leaves", "refuses"].includes(wayOutOf(name) ?? "") || plainNo.test(name);
const plainNo = /^(?:no|back|never ?mind)$/iu;
