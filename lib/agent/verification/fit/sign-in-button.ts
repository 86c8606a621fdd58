import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";

/** The button of the form that holds the password signs in, whatever leads to that form is called. */
export function isSignInButton(
  nodes: readonly SkeletonNode[],
  target: number,
  { verb, quoted }: StepIntent,
): boolean {
  const own = nodes[target];
  const form = own?.parent ?? -1;
  return (
    verb === "login" &&
    quoted.length === 0 &&
    own?.role === "button" &&
    nodes[form]?.role === "form" &&
    signing.test(own.name) &&
    descendantsOf(nodes, form).some(({ inputType }) => inputType === "password")
  );
}
const signing = /^\P{L}{0,3}(?:log|sign)[- ]?(?:in|on)\P{L}{0,3}$/iu;
