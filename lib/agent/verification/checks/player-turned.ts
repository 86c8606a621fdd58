import { wordsOf } from "@/lib/agent/domain/wording/words";
import { isWithin } from "@/lib/agent/snapshot/node-tree";
import { pageStays } from "@/lib/agent/verification/change/page-change";
import { type Check, lookAgain, verified } from "@/lib/agent/verification/check";
import { groupOf, rowOf } from "@/lib/agent/verification/fit/candidates";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { denies } from "@/lib/agent/verification/step/denied-state";
import { isContraryName } from "@/lib/agent/verification/step/turned-command";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * A control of a player offered just what the step says and offers to take it back now (`Pause` became `Play`), and stays so: what goes on in the page itself is
 * told to no server. A player is known by its slider for the place or the sound.
 */
export const playerTurned: Check = {
  name: "player-turned",
  applies: ({ diff, action, fit, target }) =>
    diff !== undefined &&
    action.clicks &&
    fit.fit === "this" &&
    target.node?.role === "button" &&
    ofPlayer.test(target.node.name.trim()),
  check(ground) {
    const { target, requests, alerts, input } = ground;
    const isTurned =
      isContraryName(target.node?.name ?? "", target.after?.name ?? "") &&
      isInPlayer(ground) &&
      !namesOther(ground);
    if (!(isTurned || becamePresent(ground)) || !saysCommand(ground) || !pageStays(ground)) return undefined;
    if (requests.refused.length + requests.lost.length > 0 || target.after?.states.includes("busy"))
      return undefined;
    if (alerts.some(({ tone }) => tone === "error")) return undefined;
    const reason = isTurned ? `It offers "${target.after?.name}" now.` : "It is the present one now.";
    return input.secondLook ? verified(0.9, reason) : lookAgain(0.9, `${reason} It has yet to stay so.`);
  },
};
const ofPlayer = /^(?:play|pause|resume|mute|unmute)(?!\p{L})/iu;

/** `Play` at an entry: that entry is marked as the present one, in place of another one of its list. */
function becamePresent({ target, diff, nodesBefore }: Ground): boolean {
  const row = rowOf(nodesBefore, target.index);
  const marked = (diff?.changed ?? []).filter(({ statesAdded }) =>
    statesAdded.some((state) => present.test(state)),
  );
  const left = (diff?.changed ?? []).filter(({ statesRemoved }) =>
    statesRemoved.some((state) => present.test(state)),
  );
  return (
    row >= 0 &&
    marked.length === 1 &&
    marked[0]?.before === row &&
    left.some(({ before }) => before !== row && nodesBefore[before]?.parent === nodesBefore[row]?.parent)
  );
}
const present = /^\.?(?:is-)?(?:active|current|playing)$/;

const isInPlayer = ({ target, nodesBefore }: Ground): boolean =>
  nodesBefore.some(({ role, parent }) => role === "slider" && parent === target.node?.parent);

/** The step says all that the control is called, and denies nothing that the control does not. */
function saysCommand({ asSaid, input, target }: Ground): boolean {
  const own = target.node?.name ?? "";
  const said = rootsOf(`${asSaid} ${input.step?.description ?? input.action.stepDescription ?? ""}`);
  return wordsOf(own).every((word) => said.has(rootOf(word))) && (!denies.test(asSaid) || denies.test(own));
}

/** What the step calls its thing by stands neither at the control nor in the part that it stands in. */
function namesOther({ intent, target, nodesBefore }: Ground): boolean {
  const names = [...properNames(intent), ...intent.quoted.flatMap(wordsOf)].map(rootOf);
  const group = groupOf(nodesBefore, target.index);
  const around =
    group < 0 ? [] : nodesBefore.filter((_, at) => at === group || isWithin(nodesBefore, at, group));
  const shown = rootsOf([target.node?.name ?? "", ...around.map(({ name }) => name)].join(" "));
  return names.some((name) => !shown.has(name));
}
