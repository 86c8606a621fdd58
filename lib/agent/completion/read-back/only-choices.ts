import { thingOf } from "@/lib/agent/completion/deed/thing-beside-day";
import { hadInOwnList } from "@/lib/agent/completion/gathering/own-list-here";
import type { Ground } from "@/lib/agent/completion/ground";
import { shownEntries } from "@/lib/agent/completion/page/entries";
import { lastingTexts, waitingFor } from "@/lib/agent/completion/page/places";
import { headingRank } from "@/lib/agent/completion/page/waiting-part";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import { isWhen } from "@/lib/agent/domain/dates/is-when";
import { namesUnquoted } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { fold, stemsOf } from "@/lib/agent/domain/wording/words";
import { headingOver } from "@/lib/agent/snapshot/node-places";

/**
 * What was chosen from a list and the day stand on another page for everybody: `Norway` heads an album, `13 May` a box. Where a page that is looked up shows
 * nothing else of what was done, the thing that the goal names has to stand there with it.
 */
export function showsOnlyChoices(
  held: readonly string[],
  { task, snapshot }: Pick<Ground, "task" | "snapshot">,
): boolean {
  const deeds = task.history.filter((record) => !isLookOnly(record));
  const chosen = deeds.flatMap(choiceOf);
  const heads = new Set(snapshot.nodes.flatMap(({ role, name }) => (role === "heading" ? [fold(name)] : [])));
  const isChoice = (text: string): boolean =>
    isWhen(text) ||
    heads.has(fold(text)) ||
    chosen.some(({ field, value }) => fold(field) === fold(text) || isOf(value, text));
  const told = held.flatMap((text) => [...text.matchAll(quotedPart)].map(([, part = ""]) => part));
  if (chosen.length === 0 || told.length === 0 || !told.every(isChoice)) return false;
  if (isHadByUser(chosen, { task, snapshot })) return false;
  const boxes = boxesMeant(deeds, task.goal);
  const thing =
    boxes.length > 0
      ? (part: string) => boxes.every((name) => isHeldBy(name, [part]))
      : thingNamed(task.goal, isChoice);
  if (thing === undefined) return false;
  const isField = (text: string): boolean => chosen.some(({ field }) => fold(field) === fold(text));
  const values = told.filter(
    (text) => !isField(text) && (isWhen(text) || chosen.some(({ value }) => isOf(value, text))),
  );
  return !partsOf(snapshot, task.goal).some(
    (part) => thing(part) && values.some((one) => isHeldBy(one, [part])),
  );
}

/** `Harbour walk, 12 August` under `My bookings`: a list of one's own has the one entry with all that was chosen, which is more than one thing. */
function isHadByUser(chosen: readonly Choice[], ground: Pick<Ground, "snapshot" | "task">): boolean {
  const values = [...new Set(chosen.map(({ value }) => value))];
  return (
    values.length > 1 &&
    values.some((value) => !isWhen(value)) &&
    hadInOwnList(values, "", ground).length === 1
  );
}

/** The form that was sent is empty again, and so shows nothing of what was ticked in it. */
export const isTickedNoMore = ({ task, snapshot }: Ground): boolean =>
  boxesMeant(task.history, task.goal).some((name) =>
    snapshot.nodes.some(
      (node) =>
        node.role === "checkbox" && fold(node.name) === fold(name) && !node.states.includes("checked"),
    ),
  );

/** `a sofa and a mattress`, each with a box of its own that was ticked. */
const boxesMeant = (deeds: readonly Deed[], goal: string): string[] =>
  deeds.flatMap(({ action, target, verdict }) =>
    action.name === "check" &&
    target?.role === "checkbox" &&
    verdict?.outcome !== "refuted" &&
    isHeldBy(target.name, [goal])
      ? [target.name]
      : [],
  );

const quotedPart = /"([^"]{1,200})"/gu;

/** The list and what was chosen of it. */
type Choice = { field: string; value: string };
type Deed = Ground["task"]["history"][number];

const choices: ReadonlySet<string> = new Set(["radio", "option", "menuitemradio", "tab"]);

const choiceOf = ({ action, target }: Deed): Choice[] => {
  if (action.name === "select") return [{ field: target?.name ?? "", value: String(action.args[1] ?? "") }];
  return target && choices.has(target.role) ? [{ field: target.name, value: target.name }] : [];
};

const isOf = (value: string, text: string): boolean => isHeldBy(value, [text]) || isHeldBy(text, [value]);

/** How the thing of the goal is told: by its names, else by what it is. */
function thingNamed(
  goal: string,
  isChoice: (text: string) => boolean,
): ((text: string) => boolean) | undefined {
  const { quoted } = readStepIntent(goal);
  const names = [...quoted, ...namesUnquoted(goal)].filter((name) => !isChoice(name));
  if (names.length > 0) return (text) => names.some((name) => isHeldBy(name, [text]));
  const kind = thingOf(goal);
  return kind === undefined ? undefined : (text) => stemsOf(text).includes(kind);
}

/** Entries with the heading over them, and lines with all headings that they stand under; of a page that is about one thing, with its title. */
function partsOf(page: Ground["snapshot"], goal: string): string[] {
  const lasting = new Set(lastingTexts(page, goal));
  const waits = waitingFor(goal);
  const entries = shownEntries(page.nodes)
    .filter(({ name }) => lasting.has(name))
    .map((entry) => `${headingOver(entry, page.nodes)}\n${entry.name}`);
  const parts: string[][] = [];
  const over: string[] = [];
  for (const line of page.lines) {
    const rank = headingRank(line);
    if (Number.isFinite(rank)) {
      over.length = Math.min(over.length, rank - 1);
      over.push(line);
      parts.push([...over]);
    } else if (!waits(line)) (parts.at(-1) ?? parts[parts.push([]) - 1])?.push(line);
  }
  return [...entries, ...parts.map((lines) => [page.title, ...lines].join("\n"))];
}
