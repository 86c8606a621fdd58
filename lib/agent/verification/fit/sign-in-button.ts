import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";

/** The button of the form that holds the password signs in, or makes the account, whatever leads to that form is called. */
export function isSignInButton(
  nodes: readonly SkeletonNode[],
  target: number,
  { verb, quoted }: StepIntent,
): boolean {
  const own = nodes[target];
  const form = own?.parent ?? -1;
  return (
    (verb === "login" || verb === "create") &&
    quoted.length === 0 &&
    own?.role === "button" &&
    nodes[form]?.role === "form" &&
    (verb === "login" ? signingIn : signingUp).test(own.name) &&
    descendantsOf(nodes, form).some(({ inputType }) => inputType === "password")
  );
}
const signingIn = /^\P{L}{0,3}(?:log|sign)[- ]?(?:in|on)\P{L}{0,3}$/iu;
const signingUp = /^\P{L}{0,3}(?:sign[- ]?up|register|create (?:an |my |your )?account)\P{L}{0,3}$/iu;
