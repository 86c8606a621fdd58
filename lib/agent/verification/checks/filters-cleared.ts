import { isField } from "@/lib/agent/domain/snapshot";
import { type Check, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** The filters of a list were to be taken off: every field that changed is empty or at its first option now, and the list shows more entries and all it had. */
export const filtersCleared: Check = {
  name: "filters-cleared",
  applies: ({ diff, action, fit, input, asSaid }) =>
    diff !== undefined &&
    fit.fit === "this" &&
    (action.clicks || (action.takesText && action.value === "")) &&
    (asking.test(input.step?.description ?? input.action.stepDescription ?? "") ||
      emptying.test(asSaid.trim()) ||
      pressing.test(asSaid.trim())),
  check(ground) {
    const { action, alerts, target, requests } = ground;
    if (alerts.some(({ tone }) => tone === "error") || requests.stored.length > 0) return undefined;
    if (action.clicks && !resets.test(target.node?.name.trim() ?? "") && !isForFilters(ground))
      return undefined;
    return fieldsAreReset(ground) && listIsLonger(ground)
      ? verified(0.95, "The filters are empty, and the list shows more entries.")
      : undefined;
  },
};

const isForFilters = ({ target }: Ground): boolean => rootsOf(target.node?.name ?? "").has(rootOf("filter"));
const resets = /^(?:reset|clear|clear all|reset all|clear search|show all)$/iu;
/** `Clear the search`, by the field or the button that empties it. */
const emptying =
  /^(?:clear|reset|empty) (?:the |this |my )?(?:[\p{L}-]{2,20} ){0,2}(?:search|filters?|query|search (?:field|box|term|text))[.!]?$/iu;
/** `Click Clear all` says no more than the control. */
const pressing =
  /^(?:click|press|tap|hit)(?: on)? (?:the )?["“'‘]?(?:reset|clear)(?: all| search| filters?)?["”'’]?[.!]?$/iu;

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
