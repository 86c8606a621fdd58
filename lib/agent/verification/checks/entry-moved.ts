import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { stateAsked } from "@/lib/agent/domain/wording/state-asked";
import { isWithin } from "@/lib/agent/snapshot/node-tree";
import { standsUnder } from "@/lib/agent/snapshot/stands-under";
import { type Check, verified } from "@/lib/agent/verification/check";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { isOn } from "@/lib/agent/verification/page/toggle-state";
import { mentions } from "@/lib/agent/verification/step/mentions";

/** The one entry that the step names stands under what the step says that it goes to or becomes, and stood elsewhere before. */
export const entryMoved: Check = {
  name: "entry-moved",
  applies: ({ fit, verb, action, diff, input, target, nodesBefore }) =>
    diff !== undefined &&
    (fit.fit !== "other" || isPickedBefore({ fit, verb, target, nodesBefore })) &&
    (action.persistent || verb === "move") &&
    placeOf(input.step) !== undefined,
  check({ input, intent, nodesBefore, nodesAfter }) {
    const place = placeOf(input.step);
    if (place === undefined) return undefined;
    const thing = { ...intent, container: "" };
    const named = (nodes: readonly SkeletonNode[]): SkeletonNode[] =>
      innermost(
        nodes,
        [...nodes.keys()].filter((at) => {
          const { role = "", name = "", states = [] } = nodes[at] ?? {};
          return (role === "item" || role === "row") && !states.includes("hidden") && mentions(name, thing);
        }),
      );
    const [from, ...others] = named(nodesBefore);
    const [to, ...copies] = named(nodesAfter);
    if (!from || !to || others.length + copies.length > 0) return undefined;
    return standsUnder(to, place, nodesAfter) && !standsUnder(from, place, nodesBefore)
      ? verified(0.95, `It stands under "${place}" now.`)
      : undefined;
  },
};

/** `Move Kiwi to the chosen ones`, by the arrow between two lists: what the step names is picked in its own entry, and the arrow stands in none. */
const isPickedBefore = ({
  fit,
  verb,
  target,
  nodesBefore,
}: Pick<Ground, "fit" | "verb" | "target" | "nodesBefore">): boolean =>
  verb === "move" &&
  rowOf(nodesBefore, target.index) < 0 &&
  rowOf(nodesBefore, fit.rival ?? -1) >= 0 &&
  isOn(nodesBefore[fit.rival ?? -1]) === true;

/** A column that is laid out as an entry tells all that stands in it. */
const innermost = (nodes: readonly SkeletonNode[], some: readonly number[]): SkeletonNode[] =>
  some
    .filter((at) => !some.some((other) => other !== at && isWithin(nodes, other, at)))
    .flatMap((at) => nodes[at] ?? []);

const placeOf = (step: { description: string } | undefined): string | undefined =>
  step && stateAsked(step.description);
