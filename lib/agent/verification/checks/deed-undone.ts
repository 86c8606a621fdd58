import { wordsOf } from "@/lib/agent/domain/wording/words";
import { entryBack, isUndo, saysUndo } from "@/lib/agent/verification/change/undone-entry";
import { type Check, lookAgain, verified } from "@/lib/agent/verification/check";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { selfNameBefore } from "@/lib/agent/verification/page/place";

/** The last deed was taken back: what the message told to be gone, or the step says, is there again. What the step names is off the page, so its words may fit another. */
export const deedUndone: Check = {
  name: "deed-undone",
  applies: ({ action, target, asSaid, diff }: Ground) =>
    action.clicks && diff !== undefined && isUndo(target.node?.name ?? "") && saysUndo(asSaid),
  check(ground) {
    if (ground.alerts.some(({ tone }) => tone === "error") || ground.requests.refused.length > 0)
      return undefined;
    const name = entryBack(ground);
    if (name === undefined || !isNamed(ground, name)) return undefined;
    const told = `"${name.slice(0, 60)}" is there again`;
    return ground.input.secondLook
      ? verified(0.95, `${told}.`)
      : lookAgain(0.9, `${told}, and has yet to last.`);
  },
};

/** Who names a thing wants that one: all names that the step says are of the entry, of what told of it, or of where it stands. */
function isNamed(ground: Ground, entry: string): boolean {
  const { intent, target, diff, nodesBefore, nodesAfter } = ground;
  const gone = (diff?.disappeared ?? []).map((at) => nodesBefore[at]?.name);
  const places = nodesAfter.flatMap(({ role, name }) => (containers.has(role) ? [name] : []));
  const shown = wordsOf([entry, target.node?.name, ...gone, ...places, selfNameBefore(ground)].join(" "));
  return [...properNames(intent), ...intent.quoted.flatMap(wordsOf)].every((name) => shown.includes(name));
}
const containers: ReadonlySet<string> = new Set(["list", "table", "region"]);
