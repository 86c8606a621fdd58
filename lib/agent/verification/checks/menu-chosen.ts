import { isDenied, pastForms } from "@/lib/agent/domain/wording/done-word";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { type Check, lookAgain, refuted, verified } from "@/lib/agent/verification/check";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";

/**
 * Something was chosen in the menu of an entry, or its command is the step's deed: the menu closed, and the control that had opened it is called by the choice
 * now, or its entry alone says that it was done ("Block" and `blocked`). The entry is the one that the step names, or else the goal; where it is another one than
 * the step names, that was the wrong one.
 */
export const menuChosen: Check = {
  name: "menu-chosen",
  applies: ({ diff, action, target, fit, ...ground }) =>
    diff !== undefined &&
    action.clicks &&
    fit.fit !== "other" &&
    target.node?.role === "menuitem" &&
    target.afterIndex < 0 &&
    saysChoice(ground, target.node.name),
  check(ground) {
    const opener = openerOf(ground);
    const said = namesIn(ground);
    const names = said.length > 0 ? said : namesOfGoal(ground);
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
    return named.length === 1 && said.length > 0
      ? refuted(0.85, "It was chosen in the menu of another entry.")
      : undefined;
  },
};

/** What is chosen, or pressed, is called as the step says; or the step begins with the one word of the command (`Suspend Ann Lee`). */
function saysChoice({ verb, intent }: Pick<Ground, "verb" | "intent">, name: string): boolean {
  const [command = "", ...more] = wordsOf(name);
  if (verb === "select") return fold(intent.value ?? "") === fold(name);
  if (intent.verb === "click") return fold(intent.object) === fold(name);
  return more.length === 0 && command !== "" && intent.words[0] === command;
}

/** What the step tells the entry by, besides the choice, also where its plain words leave that out. */
function namesIn({ intent, target, asSaid }: Ground): string[] {
  const own = fold(target.node?.name ?? "");
  const words = wordsOf(own);
  return [
    ...[...properNames(intent), ...goalNames(asSaid).flatMap(wordsOf)].filter(
      (word) => !words.includes(word),
    ),
    ...intent.quoted.filter((quote) => fold(quote) !== own).flatMap(wordsOf),
  ];
}

/** `Choose Editor in the menu` leaves it to the goal whose menu that is. */
const namesOfGoal = ({ input, target }: Ground): string[] => {
  const own = wordsOf(target.node?.name ?? "");
  return goalNames(input.goal)
    .flatMap(wordsOf)
    .filter((word) => !own.includes(word));
};

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
function isCalledSo({ diff, target, nodesBefore, nodesAfter }: Ground, opener: Opener): boolean {
  const choice = fold(target.node?.name ?? "");
  const called = (diff?.changed ?? []).filter(
    ({ before, after }) =>
      fold(nodesAfter[after]?.name ?? "") === choice && fold(nodesBefore[before]?.name ?? "") !== choice,
  );
  return called.length === 1 && called[0]?.after === opener.after;
}

/** What is so once it was done. */
const states: ReadonlyMap<string, readonly string[]> = new Map([
  ["activate", ["active"]],
  ["reactivate", ["active"]],
  ["deactivate", ["inactive"]],
]);

/** No other entry of the list reads otherwise. */
function isToldDone({ diff, target, nodesBefore, nodesAfter }: Ground, opener: Opener): boolean {
  const [command = ""] = wordsOf(target.node?.name ?? "");
  const done = [...pastForms(command), ...(states.get(command) ?? [])];
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
