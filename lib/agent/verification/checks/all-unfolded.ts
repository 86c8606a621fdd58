import { type Check, verified } from "@/lib/agent/verification/check";
import { foldTurned } from "@/lib/agent/verification/page/fold-sign";

/** All parts of the page were unfolded, or folded, by the control for all: each that was the other way is so now. */
export const allUnfolded: Check = {
  name: "all-unfolded",
  applies: ({ action, diff, fit, target, asSaid }) =>
    action.clicks &&
    diff !== undefined &&
    fit.fit !== "other" &&
    command.test(target.node?.name.trim() ?? "") &&
    asksForAll.test(asSaid) &&
    !excepting.test(asSaid),
  check(ground) {
    if (ground.alerts.some(({ tone }) => tone === "error")) return undefined;
    const name = ground.target.node?.name ?? "";
    const [wanted, reverse] = /^(?:expand|unfold|open)/iu.test(name.trim())
      ? (["expanded", "collapsed"] as const)
      : (["collapsed", "expanded"] as const);
    const [said, unsaid] = wanted === "expanded" ? [unfolds, toFold] : [folds, toUnfold];
    if (!said.test(ground.asSaid) || unsaid.test(ground.asSaid)) return undefined;
    const turned = (ground.diff?.changed ?? []).map(({ before, after, statesAdded }) =>
      statesAdded.includes(wanted)
        ? wanted
        : statesAdded.includes(reverse)
          ? reverse
          : foldTurned(ground.nodesBefore[before], ground.nodesAfter[after]),
    );
    const isLeft = ground.nodesAfter.some(
      ({ states }) => states.includes(reverse) && !states.includes("popup"),
    );
    return turned.includes(wanted) && !turned.includes(reverse) && !isLeft
      ? verified(0.95, `All of them are ${wanted} now.`)
      : undefined;
  },
};

const command = /^(?:expand|unfold|open|collapse|fold|close) all(?!\p{L})/iu;
const asksForAll = /(?<!\p{L})(?:all|every|everything|whole|entire)(?!\p{L})/iu;
const unfolds = /(?<!\p{L})(?:expand|unfold|open)/iu;
const folds = /(?<!\p{L})(?:collaps|fold|clos)/iu;
/** The deed, and no state: `Close all the open ones` and `Expand all that are folded` say both. */
const toFold = /(?<!\p{L})(?:collapse|fold|close)(?!\p{L})/iu;
const toUnfold = /(?<!\p{L})(?:expand|unfold)(?!\p{L})/iu;
/** Not all, or not at all. */
const excepting =
  /(?<!\p{L})(?:but|except\p{L}*|besides|other than|apart from|not|never)(?!\p{L})|n['’]t(?!\p{L})/iu;
