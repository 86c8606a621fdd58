import type { VerificationInput } from "@/lib/agent/domain/verification-input";
import { targetIdOf } from "@/lib/agent/snapshot/action-target";
import { chainOf } from "@/lib/agent/verification/action-facts";
import { type Check, refuted, verified } from "@/lib/agent/verification/check";
import { type Ground, groundOf } from "@/lib/agent/verification/ground";
import { heldValue, sameValue } from "@/lib/agent/verification/page/field-value";
import { isOn } from "@/lib/agent/verification/page/toggle-state";
import { parseAction } from "@/lib/contracts/action-text";
import type { BrowserAction } from "@/lib/contracts/browser-action";

/** Several fields were filled in one go: all of them hold what was entered, or one does not. */
export const chainReadBack: Check = {
  name: "chain-read-back",
  applies: ({ action, input }) => action.chained && input.report.execution !== "failure",
  check(ground) {
    const { input } = ground;
    const { chain } = input.report;
    if (chain && chain.executed < chain.total)
      return refuted(0.9, `Only ${chain.executed} of ${chain.total} actions were done.`);
    const answers = chainOf(input.action).map((printed) => holds(printed, ground));
    const missing = answers.indexOf(false);
    if (missing >= 0) return refuted(0.9, `Action ${missing + 1} of the chain left nothing behind.`);
    if (ground.fit.fit === "other" || answers.some((answer) => answer === undefined)) return undefined;
    return verified(0.95, `All ${answers.length} fields hold what was entered.`);
  },
};

/** How many actions of the chain, from its first on, left behind what they were to: read back field by field, whatever the client says. */
export function linksHeld(input: VerificationInput): number {
  const ground = groundOf(input);
  const answers = chainOf(input.action).map((printed) => holds(printed, ground));
  const missing = answers.findIndex((answer) => answer !== true);
  return missing < 0 ? answers.length : missing;
}

/** Undefined where the field is gone, masked, or shows the text in another form. */
function holds(printed: string, ground: Ground): boolean | undefined {
  const parsed = parseAction(printed);
  if (!parsed.ok) return undefined;
  const { action } = parsed;
  const before = ground.nodesBefore.findIndex(({ id }) => id === targetIdOf(action));
  const node = ground.nodesAfter[ground.diff?.match.toAfter[before] ?? -1];
  if (!node || node.states.includes("invalid")) return undefined;
  const wanted = wantedOf(action);
  if (typeof wanted === "boolean") return isOn(node) === undefined ? undefined : isOn(node) === wanted;
  const held = heldValue(node, ground.input.report);
  if (held === undefined || wanted === undefined) return undefined;
  if (sameValue(held, wanted)) return true;
  return held === (ground.nodesBefore[before]?.value ?? "") ? false : undefined;
}

function wantedOf({ name, args }: BrowserAction): string | boolean | undefined {
  if (name === "check" || name === "uncheck") return name === "check";
  const value = name === "setValue" || name === "select" ? args[1] : undefined;
  return typeof value === "string" ? value : undefined;
}
