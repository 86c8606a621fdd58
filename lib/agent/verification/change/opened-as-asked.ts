import { contentWords, wordsOf } from "@/lib/agent/domain/wording/words";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { pageStays } from "./page-change";
import { appearedParts } from "./parts";

/**
 * `Open the delivery times of Oak planks`, by a number in the row of that name: what bears the name in the same row says nothing of delivery times, and the dialog
 * that came up is called just so.
 */
export function isOpenedAsAsked(ground: Ground): boolean {
  const { fit, verb, target, nodesBefore, intent, action, requests } = ground;
  const rival = fit.rival ?? -1;
  const row = rowOf(nodesBefore, target.index);
  const thing = wordsOf(intent.container ?? "");
  const named = wordsOf(nodesBefore[rival]?.name ?? "");
  const asked = contentWords(intent.object).join(" ");
  return (
    verb === "open" &&
    action.clicks &&
    row >= 0 &&
    rowOf(nodesBefore, rival) === row &&
    named.length > 0 &&
    // All of the name: `Oak planks, short` is another thing.
    named.join(" ") === thing.slice(-named.length).join(" ") &&
    requests.stored.length === 0 &&
    pageStays(ground) &&
    asked !== "" &&
    appearedParts(ground).some(
      ({ role, name }) => role === "dialog" && contentWords(name).join(" ") === asked,
    )
  );
}
