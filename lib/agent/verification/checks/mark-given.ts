import { contentWords, wordsOf } from "@/lib/agent/domain/wording/words";
import { type Check, lookAgain, refuted, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { toggleChange, toggleRoles } from "@/lib/agent/verification/page/toggle-state";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * `Give the letter the label Urgent`, by the chip `Urgent`: it shows itself on since then, and the site stored it. Where it had been on, goes out with the click, and all
 * that the site was told is to delete something, the label was taken away.
 */
export const markGiven: Check = {
  name: "mark-given",
  applies: (ground) => {
    const { diff, fit, action, target, asSaid } = ground;
    return (
      diff !== undefined &&
      fit.fit === "this" &&
      action.clicks &&
      target.after !== undefined &&
      !toggleRoles.has(target.node?.role ?? "") &&
      gives.test(asSaid) &&
      isSaid(ground)
    );
  },
  check(ground) {
    const { requests, alerts, input, target } = ground;
    const change = toggleChange(ground);
    const [told, ...more] = requests.stored;
    if (!change || change.before === change.after || !told || more.length > 0) return undefined;
    if (requests.refused.length + requests.lost.length + requests.open.length > 0) return undefined;
    if (alerts.some(({ tone }) => tone === "error")) return undefined;
    const name = target.node?.name.slice(0, 60) ?? "";
    const isDeleted = told.method.toUpperCase() === "DELETE";
    if (change.before && isDeleted) return refuted(0.9, `"${name}" had been given, and was taken away.`);
    if (change.before || isDeleted) return undefined;
    return input.secondLook
      ? verified(0.9, `The site took it, and "${name}" shows itself on.`)
      : lookAgain(0.9, `The site took it, and "${name}" shows itself on. It has yet to last.`);
  },
};

/** A label is given. `Add a label` makes one. */
const gives =
  /^\P{L}{0,3}(?:please )?(?:give|apply|assign|attach|set|tag|label|add)(?!\p{L})(?! (?:an?|new|another)(?!\p{L}))(?!.*(?<!\p{L})(?:remove|without|clear|not|unassign)(?!\p{L}))/iu;

/** All words of its name, but for a key or a count behind it, are of the step. */
function isSaid({ target, asSaid }: Ground): boolean {
  const said = rootsOf(asSaid);
  const words = contentWords(target.node?.name ?? "").filter((word) => /\p{L}/u.test(word));
  const [first = ""] = wordsOf(asSaid);
  return words.length > 0 && words.every((word) => said.has(rootOf(word)) && word !== first);
}
