import { readStepIntent, type StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { fold } from "@/lib/agent/domain/wording/words";
import { awaitsSending, holdsRows } from "@/lib/agent/verification/change/awaits-sending";
import { type Check, refuted, verified } from "@/lib/agent/verification/check";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { appReacted, isOn, toggleChange, wantedToggle } from "@/lib/agent/verification/page/toggle-state";
import { asksToSend } from "@/lib/agent/verification/page/value-asked";
import { turnsOver } from "@/lib/agent/verification/step/toggle-said";

/** The toggle that the step names went to the wanted side, and the application took note of it. */
export const toggleReadBack: Check = {
  name: "toggle-read-back",
  applies: (ground) =>
    ground.action.clicks &&
    !ground.action.chained &&
    ground.fit.fit === "this" &&
    toggleChange(ground) !== undefined,
  check(ground) {
    const change = toggleChange(ground);
    if (change?.after && isTakenInstead(ground))
      return refuted(0.85, "It is selected, and what was selected before is not any more.");
    const wanted = wantedToggle(ground);
    const isTurn =
      ground.verb === "toggle" && (ground.intent.verb !== "unknown" || turnsOver.test(ground.asSaid));
    if (!change || (wanted === undefined && !isTurn)) return undefined;
    if (wanted === undefined && tellsSide.test(ground.asSaid.replace(quotation, " "))) return undefined;
    const isDone = wanted === undefined ? change.before !== change.after : change.after === wanted;
    if (!isDone) {
      // A switch that the site took something of may show it late or by other means.
      const unmoved =
        ground.input.secondLook &&
        ground.requests.stored.length === 0 &&
        change.before === change.after &&
        ground.effects.related.length === 0;
      return unmoved ? refuted(0.8, `It is still ${change.after ? "on" : "off"}.`) : undefined;
    }
    if (change.before === change.after) return undefined;
    if (asksToSend(ground) && (ground.requests.stored.length === 0 || opensSaving(ground))) return undefined;
    if (change.native && !awaitsSending(ground) && !appReacted(ground) && !goesOnFilling(ground))
      return undefined;
    return verified(0.95, `It is ${change.after ? "on" : "off"} now, as the step wants it.`);
  },
};

/** `Add the letter to the selection`, and of those beside it that were selected one is not any more, though it is there still. */
const isTakenInstead = ({ asSaid, target, diff, nodesBefore, nodesAfter }: Ground): boolean =>
  addsToOthers.test(asSaid) &&
  nodesBefore.some(
    (node, at) =>
      node !== target.node &&
      node.role === target.node?.role &&
      node.parent === target.node.parent &&
      isOn(node) === true &&
      (diff?.match.toAfter[at] ?? -1) >= 0 &&
      isOn(nodesAfter[diff?.match.toAfter[at] ?? -1]) !== true,
  );
const addsToOthers =
  /^\W*(?:please )?(?:(?:add|include) .{1,80} (?:to|in) (?:the|my|this|your) (?:current |present )?selection|(?:also|additionally) (?:select|tick|mark|check))(?!\p{L})/iu;

/** What keeps it can be pressed since then: it is yet to be kept. */
const opensSaving = ({ diff, nodesBefore, nodesAfter }: Ground): boolean =>
  (diff?.changed ?? []).some(({ before, after }) => {
    const [was, is] = [nodesBefore[before], nodesAfter[after]];
    return (
      is?.role === "button" &&
      keeping.test(is.name.trim()) &&
      was?.states.includes("disabled") === true &&
      !is.states.includes("disabled")
    );
  });
const keeping = /^(?:save|apply|update|store|submit|confirm)(?!\p{L})/iu;

/** A side is told, in a way that nobody has read. */
const tellsSide =
  /(?<!\p{L})(?:on|off|(?:en|dis)abled?|(?:de)?activated?)(?=[.!]?$|[.,;] | (?:in|for|under) )/iu;
const quotation = /"[^"]*"|“[^”]*”/gu;

/**
 * The step says no more than that the box is to be ticked, it stays so, and what comes next goes on filling in or sends it: as in a form without its markup.
 * That a thing is done (`Mark it as done`) or that something is turned on, the application has to take note of.
 */
function goesOnFilling({ asSaid, input, target, nodesBefore }: Ground): boolean {
  if (input.isLastStep || !input.secondLook || input.nextStep === undefined) return false;
  if (
    !ticks.test(asSaid) ||
    doesDeed.test(asSaid) ||
    holdsRows(nodesBefore, rowOf(nodesBefore, target.index))
  )
    return false;
  const { verb, quoted, object } = readStepIntent(input.nextStep);
  if (filling.has(verb)) return true;
  const names = quoted.length > 0 ? quoted : [object];
  return (
    verb === "click" &&
    input.after.nodes.some(
      ({ role, name }) => role === "button" && names.some((one) => fold(one) === fold(name)),
    )
  );
}
const ticks =
  /^\s*(?:please )?(?:un ?tick|tick|un ?check|check|un ?select|de ?select|select|choose|pick)(?!\p{L})/iu;
const doesDeed = /(?<!\p{L})(?:as|off|done|complete[d]?|show|hide|only|filter)(?!\p{L})/iu;
const filling: ReadonlySet<StepVerb> = new Set([
  "check",
  "uncheck",
  "select",
  "type",
  "submit",
  "create",
  "send",
]);
