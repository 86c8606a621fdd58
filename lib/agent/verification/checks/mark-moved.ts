import { must } from "@/lib/agent/domain/wording/modal-words";
import type { StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { type Check, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";

/** `Set the stage to Proposal sent`: of buttons side by side the one with that whole name took over the mark from another one, and the site took it. */
export const markMoved: Check = {
  name: "mark-moved",
  applies: ({ diff, action, fit, requests, target, intent, asSaid }) =>
    diff !== undefined &&
    action.clicks &&
    fit.fit === "this" &&
    (choosing.has(intent.verb) || (intent.verb === "unknown" && stated.test(asSaid))) &&
    requests.stored.length > 0 &&
    requests.refused.length + requests.lost.length === 0 &&
    (target.node?.role === "button" || target.node?.role === "radio"),
  check(ground) {
    const { asSaid, target, alerts } = ground;
    const name = target.node?.name ?? "";
    if (!/\p{L}{2}/u.test(name) || !containsPhrase(asSaid, name)) return undefined;
    if (alerts.some(({ tone }) => tone === "error") || !isTakenOver(ground)) return undefined;
    return verified(0.95, `"${name}" is the present one now.`);
  },
};

const choosing: ReadonlySet<StepVerb> = new Set(["edit", "move", "select"]);
const stated = new RegExp(`(?<!\\p{L})${must}(?: now)? (?:be|stand)(?!\\p{L})|^[^:]{2,40}: `, "iu");
const marks: ReadonlySet<string> = new Set(["current", "selected", "pressed"]);

function isTakenOver({ diff, target, nodesBefore }: Ground): boolean {
  const changed = diff?.changed ?? [];
  const own = changed.find(({ after }) => after === target.afterIndex);
  return (own?.statesAdded ?? []).some(
    (state) =>
      marks.has(state) &&
      changed.some(
        ({ before, statesRemoved }) =>
          statesRemoved.includes(state) &&
          nodesBefore[before]?.role === target.node?.role &&
          nodesBefore[before]?.parent === target.node?.parent,
      ),
  );
}
