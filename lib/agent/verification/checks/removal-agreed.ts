import { goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { affirming } from "@/lib/agent/domain/wording/question-answers";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { ancestorsOf, isWithin } from "@/lib/agent/snapshot/node-tree";
import { pageStays } from "@/lib/agent/verification/change/page-change";
import { type Check, lookAgain, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";

/** `Confirm with Yes`: the question went with its answer, and all that the goal says is to go stood on the page behind it and stands there no more. */
export const removalAgreed: Check = {
  name: "removal-agreed",
  applies: ({ asSaid, diff, fit, action, verb, target, input }) =>
    diff !== undefined &&
    fit.fit !== "other" &&
    action.clicks &&
    input.isLastStep &&
    (verb === "submit" || verb === "remove" || verb === "click") &&
    agrees.test(target.node?.name.trim() ?? "") &&
    takesAway(input.goal) &&
    !givesUp.test(asSaid),
  check(ground) {
    const { input, alerts, requests } = ground;
    if (!questionWent(ground) || !pageStays(ground)) return undefined;
    if (alerts.some(({ tone }) => tone === "error")) return undefined;
    if (requests.refused.length + requests.lost.length > 0) return undefined;
    const names = goalNames(input.goal).filter((name) => /\p{L}{2}/u.test(name));
    if (names.length === 0 || !names.every((name) => wasBehind(ground, name) && !isThere(ground, name)))
      return undefined;
    const told = "The question was answered, and what was to go stands on the page no more";
    return input.secondLook ? verified(0.95, `${told}.`) : lookAgain(0.9, `${told}. It has yet to last.`);
  },
};

/** `Cancel the deletion`. */
const givesUp =
  /^(?:cancel|abort|stop|dismiss|decline|refuse|undo)(?: [\p{L}-]{1,20}){0,4} (?:deletion|removal|erasure)(?!\p{L})/iu;

const agrees = new RegExp(`${affirming.source}|^(?:delete|remove|erase|discard)(?!\\p{L})`, "iu");

const questionOf = ({ nodesBefore, target }: Ground): number =>
  ancestorsOf(nodesBefore, target.index).find((at) => nodesBefore[at]?.role === "dialog") ?? -1;

const questionWent = (ground: Ground): boolean => {
  const at = questionOf(ground);
  return at >= 0 && (ground.diff?.match.toAfter[at] ?? -1) < 0;
};

/** An entry, or a card, bore it outside of the question. */
function wasBehind(ground: Ground, name: string): boolean {
  const { nodesBefore } = ground;
  const dialog = questionOf(ground);
  return nodesBefore.some(
    (node, at) =>
      entryRoles.has(node.role) && !isWithin(nodesBefore, at, dialog) && containsPhrase(node.name, name),
  );
}
const entryRoles: ReadonlySet<string> = new Set(["row", "item", "treeitem", "link", "heading"]);

/** A message may still say what it was. */
const isThere = ({ nodesAfter, input }: Ground, name: string): boolean =>
  nodesAfter.some(
    (node) => node.role !== "alert" && node.role !== "status" && containsPhrase(node.name, name),
  ) || input.after.lines.some((line) => containsPhrase(line, name) && !isMessage(nodesAfter, line));
const isMessage = (nodes: Ground["nodesAfter"], line: string): boolean =>
  nodes.some(({ role, name }) => (role === "alert" || role === "status") && name.includes(line));
