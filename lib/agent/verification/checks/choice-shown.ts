import { isPlaceChange, readUrl } from "@/lib/agent/domain/urls";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import {
  isOnControl,
  isOnItsOpener,
  standsElsewhere,
  standsForList,
} from "@/lib/agent/verification/change/shown-choice";
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
    target.index >= 0,
  check(ground) {
    const { target, diff, observed, verb, input } = ground;
    if (target.afterIndex >= 0 && !othersAreGone(ground)) return undefined;
    const name = target.node?.name ?? "";
    if (observed !== undefined && isPlaceChange(observed.urlChange, !isAskedFor(name, input.after.url)))
      return undefined;
    if ((verb === "unknown" || verb === "open") && !tookOver(ground)) return undefined;
    const shown =
      diff?.linesAdded.some((line) => containsPhrase(line, name)) ||
      diff?.changed.some((change) =>
        [change.name?.to, change.value?.to].some((text) => text !== undefined && containsPhrase(text, name)),
      ) ||
      target.afterIndex >= 0 ||
      isOnNewControl(ground) ||
      standsForList(ground) ||
      standsElsewhere(ground) ||
      isOnControl(ground) ||
      isOnItsOpener(ground);
    if (!shown) return undefined;
    return input.secondLook
      ? verified(0.95, `"${name}" is shown as the choice.`)
      : lookAgain(0.9, `"${name}" is shown as the choice, and has yet to last.`);
  },
};

/** `?pageSize=20`: what was picked is what the address asks for. */
const isAskedFor = (name: string, url: string): boolean =>
  [...(readUrl(url)?.searchParams.values() ?? [])].some((value) => fold(value) === fold(name));

const isPlaceOf = ({ container }: StepIntent, name: string): boolean =>
  name !== "" && container !== undefined && fold(container) === fold(name);
const namesChoice = ({ value, quoted }: StepIntent, name: string): boolean =>
  name !== "" && [value ?? "", ...quoted].some((text) => fold(text) === fold(name));

/** `Assign the job to Ida`: what was called by another one of the same list is called by the one that was picked. */
function tookOver(ground: Ground): boolean {
  const { target, diff, nodesBefore } = ground;
  const isBeside = (parent: number, own: number): boolean => {
    const [one, other] = [nodesBefore[parent], nodesBefore[own]];
    return parent === own || (one?.role === "item" && other?.role === "item" && one.parent === other.parent);
  };
  const others = nodesBefore
    .filter(({ role, parent }) => role === target.node?.role && isBeside(parent, target.node.parent))
    .map(({ name }) => name);
  const isTaken = (diff?.changed ?? []).some(({ name, value }) =>
    [name, value].some(
      (told) => told !== undefined && told.to === target.node?.name && others.includes(told.from ?? ""),
    ),
  );
  return isTaken || isOnOpener(ground, others) || isOnNewControl(ground);
}

/** What opens the list is a mere text with an arrow: `Center ▾` went, and `Right ▾` came. */
function isOnOpener({ target, diff }: Ground, others: readonly string[]): boolean {
  const shows = (line: string, name: string): boolean =>
    name !== "" && opener.test(line) && fold(line.replace(opener, "")) === fold(name);
  return (
    (diff?.linesAdded ?? []).filter((line) => shows(line, target.node?.name ?? "")).length === 1 &&
    (diff?.linesRemoved ?? []).some((line) => others.some((other) => shows(line, other)))
  );
}
const opener = /\s*[▾▼▿⌄˅]$/u;

/** `Assign the issue to Ida`: the list closed, and a button came that is called as what was picked. */
const isOnNewControl = ({ diff, target, nodesAfter, intent }: Ground): boolean =>
  fold(intent.container ?? "") === fold(target.node?.name ?? "") &&
  (diff?.appeared ?? []).some((at) => {
    const node = nodesAfter[at];
    return node?.role === "button" && fold(node.name) === fold(target.node?.name ?? "");
  });

/** What is left of the list is the option that was picked; the others went, with the text of the one that was chosen before. */
function othersAreGone({ verb, target, diff, nodesBefore, input }: Ground): boolean {
  const others = [...nodesBefore.keys()].filter((at) => {
    const node = nodesBefore[at];
    return (
      at !== target.index &&
      node?.role === target.node?.role &&
      node?.parent === target.node?.parent &&
      node?.name !== ""
    );
  });
  const lost = diff?.linesRemoved ?? [];
  const name = target.node?.name ?? "";
  return (
    verb === "select" &&
    others.length > 0 &&
    others.every((at) => (diff?.match.toAfter[at] ?? -1) < 0) &&
    lost.length > others.length - 1 &&
    !lost.some((line) => fold(line) === fold(name)) &&
    input.after.lines.some((line) => fold(line) === fold(name))
  );
}
