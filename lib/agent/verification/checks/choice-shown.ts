import { isPlaceChange } from "@/lib/agent/domain/urls";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { isOnControl, standsForList } from "@/lib/agent/verification/change/shown-choice";
import { type Check, lookAgain, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";

/** An option of a home-made select was picked: its list closed, and the control shows it. */
export const choiceShown: Check = {
  name: "choice-shown",
  applies: ({ verb, fit, action, target, diff, intent, requests }) =>
    diff !== undefined &&
    // `Move the issue to In progress`, which may also be what a column is called. Where a thing stands is kept by the site.
    ((verb === "move" &&
      fit.fit !== "other" &&
      requests.stored.length > 0 &&
      isPlaceOf(intent, target.node?.name ?? "")) ||
      ((verb === "select" ||
        verb === "unknown" ||
        verb === "open" ||
        // `Put the tag "Urgent" on the letter`.
        ((verb === "edit" || verb === "type" || verb === "add") &&
          namesChoice(intent, target.node?.name ?? ""))) &&
        fit.fit === "this")) &&
    action.clicks &&
    target.afterIndex < 0 &&
    target.index >= 0,
  check(ground) {
    const { target, diff, observed, verb, input } = ground;
    if (observed !== undefined && isPlaceChange(observed.urlChange, true)) return undefined;
    const name = target.node?.name ?? "";
    if ((verb === "unknown" || verb === "open") && !tookOver(ground)) return undefined;
    const shown =
      diff?.linesAdded.some((line) => containsPhrase(line, name)) ||
      diff?.changed.some((change) =>
        [change.name?.to, change.value?.to].some((text) => text !== undefined && containsPhrase(text, name)),
      ) ||
      standsForList(ground) ||
      isOnControl(ground);
    if (!shown) return undefined;
    return input.secondLook
      ? verified(0.95, `"${name}" is shown as the choice.`)
      : lookAgain(0.9, `"${name}" is shown as the choice, and has yet to last.`);
  },
};

const isPlaceOf = ({ container }: StepIntent, name: string): boolean =>
  name !== "" && container !== undefined && fold(container) === fold(name);
const namesChoice = ({ value, quoted }: StepIntent, name: string): boolean =>
  name !== "" && [value ?? "", ...quoted].some((text) => fold(text) === fold(name));

/** `Assign the job to Ida`: what was called by another one of the same list is called by the one that was picked. */
function tookOver({ target, diff, nodesBefore }: Ground): boolean {
  const isBeside = (parent: number, own: number): boolean => {
    const [one, other] = [nodesBefore[parent], nodesBefore[own]];
    return parent === own || (one?.role === "item" && other?.role === "item" && one.parent === other.parent);
  };
  const others = nodesBefore
    .filter(({ role, parent }) => role === target.node?.role && isBeside(parent, target.node.parent))
    .map(({ name }) => name);
  return (diff?.changed ?? []).some(
    ({ name }) => name !== undefined && name.to === target.node?.name && others.includes(name.from ?? ""),
  );
}
