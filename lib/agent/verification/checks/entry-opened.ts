import { isPlaceChange, leadsTo } from "@/lib/agent/domain/urls";
import { containsPhrase, contentWords, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { recordShown } from "@/lib/agent/verification/change/record-shown";
import { type Check, verified } from "@/lib/agent/verification/check";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";

/** The entry that the step names was clicked, and the place that came up is headed by words of that entry, or leads there and shows its title: its own page. */
export const entryOpened: Check = {
  name: "entry-opened",
  applies: ({ observed, fit, action, verb, kindAfter }) =>
    observed !== undefined &&
    fit.fit === "this" &&
    action.clicks &&
    kindAfter === "ordinary" &&
    opening.has(verb) &&
    isPlaceChange(observed.urlChange, action.navigates),
  check(ground) {
    const heading =
      newHeadings(ground).find((name) => isOfEntry(name, ground)) ??
      titleField(ground) ??
      newTitles(ground).find((line) => isOfEntry(line, ground) && beginsEntry(line, ground));
    if (heading === undefined && ground.verb === "open" && recordShown(ground))
      return verified(0.95, "The page that came tells what the entry did, and nothing of the others.");
    if (heading !== undefined)
      return verified(0.95, `"${heading.slice(0, 60)}" is open, as the entry names it.`);
    return fieldsTellEntry(ground)
      ? verified(0.95, "The form that came holds what the entry says, and no other does.")
      : undefined;
  },
};

const opening: ReadonlySet<string> = new Set(["open", "navigate", "click", "select"]);

function newHeadings({ nodesBefore, nodesAfter }: Ground): string[] {
  const old = new Set(nodesBefore.filter(({ role }) => role === "heading").map(({ name }) => name));
  return nodesAfter
    .filter(({ role, name, states }) => role === "heading" && !states.includes("hidden") && !old.has(name))
    .map(({ name }) => name);
}

/** On its own page the title may be written over: the first field that came holds just what the entry is called, and nothing else came to be filled in before it. */
function titleField({ diff, target, nodesAfter }: Ground): string | undefined {
  const name = target.node?.name ?? "";
  const first = (diff?.appeared ?? [])
    .flatMap((at) => nodesAfter[at] ?? [])
    .find(({ role }) => role === "textbox");
  return wordsOf(name).length > 0 && fold(first?.value ?? "") === fold(name) ? name : undefined;
}

/** `Open Carla Moss`, and the fields `First name` and `Last name` that came hold what her row alone says. */
function fieldsTellEntry({ target, nodesBefore, nodesAfter, diff }: Ground): boolean {
  const row = rowOf(nodesBefore, target.index);
  const own = nodesBefore[row];
  if (!own) return false;
  const held = (diff?.appeared ?? []).flatMap((at) => {
    const { role, value = "" } = nodesAfter[at] ?? {};
    return role === "textbox" && wordsOf(value).length > 0 && containsPhrase(own.name, value) ? [value] : [];
  });
  const isAlike = ({ role, parent }: (typeof nodesBefore)[number]): boolean =>
    role === own.role && parent === own.parent;
  const bearing = nodesBefore.filter(
    (node) => isAlike(node) && held.every((value) => containsPhrase(node.name, value)),
  );
  return new Set(held.map(fold)).size >= fewestFields && bearing.length === 1;
}
/** One value may stand in any form. */
const fewestFields = 2;

/** Where the entry's own link led where it says, what came up need not be marked as a heading to be its title. */
const newTitles = (ground: Ground): readonly string[] =>
  ground.action.destination !== undefined &&
  ground.before !== undefined &&
  leadsTo(ground.input.after.url, ground.action.destination, ground.before.url)
    ? [...(ground.diff?.linesAdded ?? []), ...nameLeft(ground)]
    : [];

/** What the link is called was a line before, in its list, and is one still, while that list is gone and no other entry of it is told any more. */
function nameLeft({ target, nodesBefore, input, diff }: Ground): readonly string[] {
  const row = rowOf(nodesBefore, target.index);
  const links = [...nodesBefore.keys()].filter((at) => {
    const entry = rowOf(nodesBefore, at);
    return (
      nodesBefore[at]?.role === "link" &&
      entry >= 0 &&
      nodesBefore[entry]?.parent === nodesBefore[row]?.parent
    );
  });
  const others = links.filter((at) => rowOf(nodesBefore, at) !== row);
  const isGone = (at: number): boolean => (diff?.match.toAfter[at] ?? -1) < 0;
  const names = new Set(others.map((at) => fold(nodesBefore[at]?.name ?? "")));
  if (row < 0 || others.length === 0 || !links.every(isGone)) return [];
  if (input.after.lines.some((line) => names.has(fold(line)))) return [];
  return input.after.lines.filter((line) => fold(line) === fold(target.node?.name ?? ""));
}
const beginsEntry = (line: string, { target }: Ground): boolean =>
  fold(target.node?.name ?? "").startsWith(fold(line));

/** One word may stand in any entry; more of them, in a row, are its title. */
function isOfEntry(heading: string, { target, nodesBefore }: Ground): boolean {
  const entry = [target.node?.name, nodesBefore[rowOf(nodesBefore, target.index)]?.name];
  return (
    contentWords(heading).length >= 2 &&
    entry.some((text) => text !== undefined && containsPhrase(text, heading))
  );
}
