import { isActionable, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { type Check, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * The control that the step means was pressed to open something or to go back, and a good part of a page came up that was not there, in which or by which the
 * step's thing is told: whatever it is headed by.
 */
export const broughtUp: Check = {
  name: "brought-up",
  applies: ({ action, verb, fit, diff, requests, kindAfter }) =>
    action.clicks &&
    !action.persistent &&
    bringing.has(verb) &&
    fit.fit === "this" &&
    diff !== undefined &&
    requests.refused.length + requests.lost.length === 0 &&
    kindAfter === "ordinary",
  check(ground) {
    const { alerts, target, input } = ground;
    if (input.isLastStep || alerts.some(({ tone }) => tone === "error")) return undefined;
    if (target.after?.states.includes("collapsed")) return undefined;
    const come = partsOfPage(ground);
    return come.length >= fewest && isTold(ground, come)
      ? verified(0.85, `"${target.node?.name}" brought up ${come.length} elements.`)
      : undefined;
  },
};

const bringing: ReadonlySet<StepVerb> = new Set(["open", "back", "expand"]);
/** A message with its buttons, or a hint, is less. */
const fewest = 6;

/** What came and is no message: controls, headings, entries. */
const partsOfPage = ({ diff, nodesAfter }: Ground): SkeletonNode[] =>
  (diff?.appeared ?? []).flatMap((at) => {
    const node = nodesAfter[at];
    return node && node.name !== "" && (isActionable(node) || parts.has(node.role)) ? [node] : [];
  });
const parts: ReadonlySet<string> = new Set([
  "heading",
  "item",
  "row",
  "textbox",
  "combobox",
  "option",
  "tab",
]);

/** The step's thing is told by what came, or by the control itself. */
function isTold({ intent, target, diff }: Ground, come: readonly SkeletonNode[]): boolean {
  const shown = rootsOf(
    [target.node?.name, ...come.map(({ name }) => name), ...(diff?.linesAdded ?? [])].join(" | "),
  );
  return objectRoots(intent).some((word) => shown.has(word));
}
