import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { isWithin } from "@/lib/agent/snapshot/node-tree";
import { type Check, verified } from "@/lib/agent/verification/check";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";

/** A row that was being written in was left as the step wants it: its fields are gone, it says nothing of what stood in them, and nothing was stored. */
export const editLeft: Check = {
  name: "edit-left",
  applies: ({ action, fit, asSaid, target, requests, diff, nodesBefore }) =>
    diff !== undefined &&
    action.clicks &&
    fit.fit === "this" &&
    rowOf(nodesBefore, target.index) >= 0 &&
    givesUp.test(asSaid) &&
    requests.stored.length + requests.open.length === 0,
  check(ground) {
    if (ground.alerts.some(({ tone }) => tone === "error")) return undefined;
    const texts = textsLeft(ground);
    const row = ground.diff?.match.toAfter[rowOf(ground.nodesBefore, ground.target.index)] ?? -1;
    const shown = ground.nodesAfter[row]?.name;
    if (texts.length === 0 || shown === undefined || texts.some((text) => containsPhrase(shown, text)))
      return undefined;
    return verified(0.95, "The row is no longer written in, and keeps nothing of it.");
  },
};

/** The edit is what is given up, and not the thing. */
const givesUp =
  /(?<!\p{L})(?:cancel\p{L}*|discard\p{L}*|undo(?:ne)?|abort\p{L}*|abandon\p{L}*|leav(?:e|ing)|quit|exit|revert\p{L}*)(?!\p{L}).{0,80}(?<!\p{L})(?:edit(?:ing|s)?|changes?|edit mode|input)(?!\p{L})|(?<!\p{L})(?:edit(?:ing)?|changes?)(?!\p{L}).{0,80}(?<!\p{L})(?:cancel+ed|discarded|undone|aborted|abandoned)(?!\p{L})/iu;

/** What the fields of the row held, of which all are gone. */
function textsLeft({ diff, nodesBefore, nodesAfter, target }: Ground): string[] {
  const row = rowOf(nodesBefore, target.index);
  const rowAfter = diff?.match.toAfter[row] ?? -1;
  const isField = (role: string | undefined): boolean => role === "textbox" || role === "combobox";
  const isStillOpen = nodesAfter.some(({ role }, at) => isField(role) && isWithin(nodesAfter, at, rowAfter));
  if (rowAfter < 0 || isStillOpen) return [];
  return nodesBefore.flatMap(({ role, value = "" }, at) =>
    isField(role) && isWithin(nodesBefore, at, row) && value.trim() !== "" ? [value.trim()] : [],
  );
}
