import { isField } from "@/lib/agent/domain/snapshot";
import { verbAtBegin } from "@/lib/agent/domain/wording/step-intent";
import { type Check, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";

/** `Go to the next step of the wizard` by its `Next`: the fields that were there went, others came, and nobody objects to what was entered. */
export const stepTurned: Check = {
  name: "step-turned",
  applies: ({ action, fit, diff, target, asSaid, requests }) =>
    action.clicks &&
    fit.fit === "this" &&
    diff !== undefined &&
    verbAtBegin(target.node?.name ?? "") === "continue" &&
    nextStep.test(asSaid) &&
    requests.refused.length + requests.lost.length === 0,
  check(ground) {
    const { alerts, kindAfter, target } = ground;
    if (kindAfter !== "ordinary" || alerts.some(({ tone }) => tone !== "success")) return undefined;
    return fieldsTurned(ground)
      ? verified(0.9, `The fields before "${target.node?.name}" went, and others came.`)
      : undefined;
  },
};

/** Which step one comes to by going on once, only `the next one` says. */
const nextStep = /(?<!\p{L})(?:next|following|coming) (?:step|page|part|screen|stage)(?!\p{L})/iu;

/** Most fields of the page went, and others came. */
function fieldsTurned({ nodesBefore, nodesAfter, diff }: Ground): boolean {
  const shown = (at: number): boolean => {
    const node = nodesBefore[at];
    return node !== undefined && isField(node) && !node.states.includes("hidden");
  };
  const were = [...nodesBefore.keys()].filter(shown);
  const gone = were.filter((at) => (diff?.match.toAfter[at] ?? -1) < 0);
  const come = (diff?.appeared ?? []).filter((at) => {
    const node = nodesAfter[at];
    return node !== undefined && isField(node) && node.name !== "";
  });
  return come.length > 0 && gone.length * 2 > were.length;
}
