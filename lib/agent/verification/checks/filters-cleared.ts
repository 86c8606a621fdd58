import { isField } from "@/lib/agent/domain/snapshot";
import { type Check, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** The filters of a list were to be taken off: every field that changed is empty or at its first option now, and the list shows more entries and all it had. */
export const filtersCleared: Check = {
  name: "filters-cleared",
  applies: ({ diff, action, fit, input }) =>
    diff !== undefined &&
    action.clicks &&
    fit.fit === "this" &&
    asking.test(input.step?.description ?? input.action.stepDescription ?? ""),
  check(ground) {
    const own = rootsOf(ground.target.node?.name ?? "");
    if (!own.has(rootOf("filter")) || ground.alerts.some(({ tone }) => tone === "error")) return undefined;
    return fieldsAreReset(ground) && listIsLonger(ground)
      ? verified(0.95, "The filters are empty, and the list shows more entries.")
      : undefined;
  },
};

const asking =
  /^(?:remove|clear|reset|drop|take off|switch off|undo|lift) (?:all|every|the|any|all of the|all the)? ?(?:\p{L}+ )?filters?(?: (?:again|at once|of the \p{L}+))?[.!]?$/iu;

function fieldsAreReset({ diff, nodesBefore, nodesAfter }: Ground): boolean {
  const changed = (diff?.changed ?? []).flatMap(({ before, after }) => {
    const [was, is] = [nodesBefore[before], nodesAfter[after]];
    return was && is && isField(is) && (was.value ?? "") !== (is.value ?? "") ? [is] : [];
  });
  return (
    changed.length > 0 &&
    changed.every(
      ({ value = "", options }) => value === "" || (options !== undefined && value === options[0]),
    )
  );
}

function listIsLonger({ diff, nodesBefore, nodesAfter }: Ground): boolean {
  const isEntry = (node: { role: string } | undefined): boolean =>
    node?.role === "row" || node?.role === "item";
  return (
    (diff?.appeared ?? []).some((at) => isEntry(nodesAfter[at])) &&
    !(diff?.disappeared ?? []).some((at) => isEntry(nodesBefore[at]))
  );
}
