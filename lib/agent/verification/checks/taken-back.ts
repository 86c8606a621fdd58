import { isField } from "@/lib/agent/domain/snapshot";
import { compareUrls, isPlaceChange, leadsTo } from "@/lib/agent/domain/urls";
import { descendantsOf, isWithin } from "@/lib/agent/snapshot/node-tree";
import { haveReverted } from "@/lib/agent/verification/change/lasting-changes";
import { type Check, refuted } from "@/lib/agent/verification/check";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { formOf } from "@/lib/agent/verification/page/form-state";
import { controlConsumed } from "./control-consumed";
import { nothingChanged } from "./nothing-changed";

/**
 * At the first look the wanted effect was there and had only to last, and now nothing of it is left; or what had changed then, whatever that was worth, is as
 * it was before the action.
 */
export const takenBack: Check = {
  name: "taken-back",
  applies: ({ input }) => input.secondLook && input.action.verdict?.reobserve === true,
  check(ground) {
    const { effects, alerts, requests, input } = ground;
    const said = alerts.find(({ tone }) => tone === "error");
    const changes = input.action.verdict?.lastingChanges ?? [];
    if (isWhereItLeads(ground)) return undefined;
    // A button may say for a moment only that it was pressed, and a page go while it is loaded; what the site took and shows elsewhere has lasted.
    if (!said && requests.stored.length > 0 && (effects.elsewhere.length > 0 || isLedBack(ground)))
      return undefined;
    if (!said && requests.stored.length > 0 && isSaidForMoment(ground)) return undefined;
    const reverted = changes.length > 0 && haveReverted(ground, changes);
    if (!reverted) {
      if (!wasThere(ground) || effects.related.length > 0) return undefined;
    }
    return refuted(
      0.9,
      `The effect was taken back.${said ? ` The page says: "${said.text.slice(0, 120)}"` : ""}`,
    );
  },
};

/** The page that was to be gone to is there now: what went with the page before was not the effect, and was not taken back. */
const isWhereItLeads = ({ verb, action, input, before }: Ground): boolean =>
  (verb === "navigate" || verb === "open") &&
  action.navigates &&
  action.destination !== undefined &&
  before !== undefined &&
  isPlaceChange(compareUrls(before.url, input.after.url), true) &&
  leadsTo(input.after.url, action.destination, before.url);

/** The answer to a form was a page that only said so and led back: the form is there anew, and holds what was entered in it. */
function isLedBack(ground: Ground): boolean {
  const { verb, target, requests, nodesBefore, diff } = ground;
  const form = formOf(ground);
  const holdsOther = (diff?.changed ?? []).some(
    ({ before, value }) => value !== undefined && isWithin(nodesBefore, before, form),
  );
  return (
    verb !== "remove" &&
    target.afterIndex >= 0 &&
    requests.stored.some(({ resourceType }) => resourceType?.toLowerCase() === "document") &&
    descendantsOf(nodesBefore, form).some(isField) &&
    !holdsOther
  );
}

/**
 * `Save` under the fields that it keeps says `Saved` for a moment, and nothing else had changed: that it says `Save` again takes nothing back while those hold
 * what they held. Of a bookmark, which keeps no field, it does.
 */
function isSaidForMoment({ target, input, nodesAfter, diff }: Ground): boolean {
  const { node, after } = target;
  return (
    input.action.verdict?.check === controlConsumed.name &&
    keeping.test(node?.name ?? "") &&
    after?.name === node?.name &&
    (diff?.changed ?? []).every(({ value }) => value === undefined) &&
    nodesAfter.some(
      ({ role, value = "", inputType }, at) =>
        role === "textbox" &&
        inputType !== "search" &&
        value.trim() !== "" &&
        rowOf(nodesAfter, at) === rowOf(nodesAfter, target.afterIndex),
    )
  );
}
/** No word behind it: `Save recipe` keeps the recipe, for whoever reads it. */
const keeping = /^\P{L}{0,3}(?:save|store|update|apply)(?: (?:changes|all|settings))?\P{L}{0,3}$/iu;

/** A rule had seen the effect that the step wants at the first look. */
const wasThere = ({ input }: Ground): boolean => {
  const first = input.action.verdict;
  return first?.check !== undefined && first.check !== nothingChanged.name;
};
