import { isField } from "@/lib/agent/domain/snapshot";
import { verbAtBegin } from "@/lib/agent/domain/wording/step-intent";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { type Check, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";

/** `Go to the next step of the wizard` by its `Next`: the fields that were there went, others came, and nobody objects to what was entered. */
export const stepTurned: Check = {
  name: "step-turned",
  applies: ({ action, fit, intent, input, diff, target, asSaid, requests, nodesBefore, nodesAfter }) =>
    action.clicks &&
    fit.fit === "this" &&
    diff !== undefined &&
    verbAtBegin(target.node?.name ?? "") === "continue" &&
    (nextStep.test(asSaid) || isOnlyPressed({ intent, target, input, diff, nodesBefore, nodesAfter })) &&
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

type Pressed = Pick<Ground, "intent" | "target" | "input" | "diff" | "nodesBefore" | "nodesAfter">;

/** `Press Next`, on the way: the step says no more than the control, and of what is shown side by side the one behind the present one is the present one now. */
function isOnlyPressed({ intent, target, input, diff, nodesBefore, nodesAfter }: Pressed): boolean {
  const changed = diff?.changed ?? [];
  const isOn = ({ after, statesAdded }: (typeof changed)[number]): boolean => {
    const now = nodesAfter[after];
    return (
      statesAdded.some((state) => present.test(state)) &&
      changed.some(
        ({ before, after: left, statesRemoved }) =>
          left < after &&
          statesRemoved.some((state) => present.test(state)) &&
          nodesBefore[before]?.name !== "" &&
          nodesBefore[before]?.role === now?.role,
      )
    );
  };
  return (
    intent.verb === "click" &&
    !input.isLastStep &&
    saysNoMore(input.step?.description ?? "", target.node?.name ?? "") &&
    changed.some(isOn)
  );
}
/** `Press Next`, `Click on the "Next" button`: where that is to lead, nobody says. */
const saysNoMore = (step: string, name: string): boolean => {
  const own = wordsOf(name);
  const words = wordsOf(step).filter((word) => !pressing.has(word));
  return own.length > 0 && words.join(" ") === own.join(" ");
};
const pressing: ReadonlySet<string> = new Set("please press click tap hit on the button".split(" "));

const present = /^(?:current|selected)$|^\.(?:[a-z0-9]+[-_]{1,2}){0,4}(?:active|current|selected)$/;

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
