import { isDenied, pastForms } from "@/lib/agent/domain/wording/done-word";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { type Check, lookAgain, refuted, verified } from "@/lib/agent/verification/check";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";

/**
 * Something was chosen in the menu of an entry: the menu closed, and the control that had opened it is called by the choice now, or its entry alone says that
 * it was done ("Block" and `blocked`). The entry is the one that the step names; where it is another one, that was the wrong one.
 */
export const menuChosen: Check = {
  name: "menu-chosen",
  applies: ({ diff, action, verb, target, fit, intent }) =>
    diff !== undefined &&
    action.clicks &&
    verb === "select" &&
    fit.fit !== "other" &&
    target.node?.role === "menuitem" &&
    target.afterIndex < 0 &&
    fold(intent.value ?? "") === fold(target.node.name),
  check(ground) {
    const opener = openerOf(ground);
    const names = namesIn(ground);
    if (!opener || names.length === 0 || ground.alerts.some(({ tone }) => tone === "error")) return undefined;
    if (ground.requests.refused.length + ground.requests.lost.length > 0) return undefined;
    if (!isCalledSo(ground, opener) && !isToldDone(ground, opener)) return undefined;
    const { nodesBefore, nodesAfter, input } = ground;
    const own = nodesBefore[opener.row];
    if (bears(own?.name, names) && bears(nodesAfter[opener.rowAfter]?.name, names))
      return input.secondLook
        ? verified(0.95, "The entry shows what was chosen in its menu.")
        : lookAgain(0.9, "The entry shows what was chosen in its menu, and has yet to keep it.");
    const named = nodesBefore.filter(
      ({ role, parent, name }) => role === own?.role && parent === own?.parent && bears(name, names),
    );
    return named.length === 1 ? refuted(0.85, "It was chosen in the menu of another entry.") : undefined;
  },
};

/** What the step tells the entry by, besides the choice. */
const namesIn = ({ intent }: Ground): string[] => [
  ...properNames(intent),
  ...intent.quoted.filter((quote) => fold(quote) !== fold(intent.value ?? "")).flatMap(wordsOf),
];

const bears = (text: string | undefined, names: readonly string[]): boolean => {
  const words = new Set(wordsOf(text ?? ""));
  return names.every((name) => words.has(name));
};

type Opener = { before: number; after: number; row: number; rowAfter: number };

/** The one control of an entry that held something open, and does no more. */
function openerOf({ diff, nodesBefore }: Ground): Opener | undefined {
  const shut = (diff?.changed ?? []).flatMap(({ before, after, statesRemoved }) => {
    const row = rowOf(nodesBefore, before);
    const rowAfter = row < 0 ? -1 : (diff?.match.toAfter[row] ?? -1);
    return statesRemoved.includes("expanded") && rowAfter >= 0 ? [{ before, after, row, rowAfter }] : [];
  });
  return shut.length === 1 ? shut[0] : undefined;
}

/** No other control came to be called so. */
function isCalledSo({ diff, intent, nodesBefore, nodesAfter }: Ground, opener: Opener): boolean {
  const choice = fold(intent.value ?? "");
  const called = (diff?.changed ?? []).filter(
    ({ before, after }) =>
      fold(nodesAfter[after]?.name ?? "") === choice && fold(nodesBefore[before]?.name ?? "") !== choice,
  );
  return called.length === 1 && called[0]?.after === opener.after;
}

/** No other entry of the list reads otherwise. */
function isToldDone({ diff, intent, nodesBefore, nodesAfter }: Ground, opener: Opener): boolean {
  const done = pastForms(wordsOf(intent.value ?? "")[0] ?? "");
  const says = (text = ""): boolean =>
    done.some((word) => wordsOf(text).includes(word) && !isDenied(text, word));
  const own = nodesBefore[opener.row];
  const renamed = (diff?.changed ?? []).filter(
    ({ before, name }) =>
      name !== undefined &&
      nodesBefore[before]?.role === own?.role &&
      nodesBefore[before]?.parent === own?.parent,
  );
  return (
    renamed.length === 1 &&
    renamed[0]?.before === opener.row &&
    !says(own?.name) &&
    says(nodesAfter[opener.rowAfter]?.name)
  );
}
