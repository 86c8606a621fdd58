import { wordsOf } from "@/lib/agent/domain/wording/words";
import { type Check, verified } from "@/lib/agent/verification/check";
import { isOn } from "@/lib/agent/verification/page/toggle-state";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootOf } from "@/lib/agent/verification/step/word-roots";

/** The entry that was clicked is the marked one now, and a heading was renamed to go by its name, which is what the step names. */
export const viewHeaded: Check = {
  name: "view-headed",
  applies: ({ fit, action, diff, target }) =>
    diff !== undefined && fit.fit !== "other" && action.clicks && !action.persistent && target.index >= 0,
  check({ target, diff, intent, nodesAfter }) {
    if (isOn(target.node) === true || isOn(target.after) !== true) return undefined;
    const name = namingRoots(target.node?.name ?? "");
    // `Open the tab for adding a user`, by `User`.
    const wanted = objectRoots({ ...intent, container: intent.container ?? "" });
    if (name.length === 0 || !name.every((word) => wanted.includes(word))) return undefined;
    const isHeaded = (diff?.changed ?? []).some(({ after, name: renamed }) => {
      const node = nodesAfter[after];
      return (
        renamed !== undefined &&
        node?.role === "heading" &&
        [namingRoots(node.name), newIn(renamed)].some((words) => words.join(" ") === name.join(" "))
      );
    });
    return isHeaded
      ? verified(0.95, `"${target.node?.name}" is marked, and the page is headed so now.`)
      : undefined;
  },
};

/** `Add email` that is `Add user` now. */
const newIn = ({ from, to }: { from: string; to: string }): string[] =>
  namingRoots(to).filter((word) => !namingRoots(from).includes(word));

/** A name's words; the count of what a list holds is none. */
const namingRoots = (name: string): string[] =>
  wordsOf(name)
    .filter((word) => !/^\d+$/.test(word))
    .map(rootOf);
