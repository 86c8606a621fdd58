import type { Ground } from "@/lib/agent/completion/ground";
import { isShown, shownEntries } from "@/lib/agent/completion/page/entries";
import { lastingTexts, textsOf, waitingFor } from "@/lib/agent/completion/page/places";
import { cellsOf } from "@/lib/agent/completion/page/row-cells";
import { listedThen, type Then } from "@/lib/agent/completion/read-back/since-listed";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isPressing } from "@/lib/agent/domain/deeds";
import type { PageSnapshot, SkeletonNode, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { doneWords, isDenied } from "@/lib/agent/domain/wording/done-word";
import { commandOf } from "@/lib/agent/domain/wording/goal-asks";
import { goalNames, namesUnquoted, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { cutEnding, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { entryText } from "@/lib/agent/snapshot/entry-text";
import { type EntryMark, markOf } from "@/lib/agent/snapshot/listed";
import { headingOver } from "@/lib/agent/snapshot/node-places";

const publishing = /^(?:publish|veröffentlich|publi|pubblic)\p{L}*(?!\p{L})/iu;
const seenByAll = ["published", "live", "public", "online"];

/** To be published, and the page does not say whether it is, but in a sentence of the moment: a draft is shown on a page of its own just so. */
export function leavesOpenIfPublished({
  task: { goal },
  snapshot,
}: Pick<Ground, "task" | "snapshot">): boolean {
  if (!publishing.test(commandOf(goal))) return false;
  const done = new Set([...seenByAll, ...doneWords(goal)]);
  // `Public page` leads there, and says of nothing that it is public.
  const ways = snapshot.nodes.flatMap(({ role, name }) => (role === "link" && name !== "" ? [name] : []));
  const besides = (text: string): string => ways.reduce((rest, way) => rest.replace(way, " "), text);
  return !textsOf(snapshot).some(
    (text) => !/[.!]$/.test(text) && wordsOf(besides(text)).some((word) => done.has(word)),
  );
}

/**
 * To be published, and its own entry says besides what it holds that it is a draft: others of the page may well be published. A form that keeps drafts as well holds
 * what was entered either way.
 */
export function isLeftInDraft(ground: Pick<Ground, "task" | "snapshot">): boolean {
  const { task, snapshot } = ground;
  const { goal } = task;
  if (!publishing.test(commandOf(goal))) return isUnfinished(ground);
  if (leavesOpenIfPublished(ground) && snapshot.nodes.some(keepsDraft)) return true;
  const names = [...goalNames(goal), ...namesUnquoted(goal)];
  const own = shownEntries(snapshot.nodes).filter(({ name }) => names.some((one) => isHeldBy(one, [name])));
  const waits = waitingFor(goal);
  return own.some((entry) => waits(entryText(entry, snapshot.nodes)));
}

/** `Draft, not sent`, in the entry that alone tells most of what the goal names, which hands something in and speaks of no draft itself: what is only made or changed may be one and stay so. */
function isUnfinished({ task: { goal }, snapshot }: Pick<Ground, "task" | "snapshot">): boolean {
  if (!handingIn.test(commandOf(goal)) || drafting.test(goal) || isChanging(goal) || takesAway(goal))
    return false;
  const names = goalNames(goal);
  const count = (text: string): number => names.filter((one) => isHeldBy(one, [text])).length;
  const entries = shownEntries(snapshot.nodes).map((entry) => entryText(entry, snapshot.nodes));
  const most = Math.max(1, ...entries.map(count));
  const own = entries.filter((text) => count(text) === most);
  return own.length > 0 && own.every((text) => unfinished.test(text));
}
/** What is not only made, but goes to somebody. */
const handingIn =
  /^(?:book|reserve|order|buy|hire|rent|send|submit|apply|request|register|enrol|sign|post|file|report|buch|bestell|sende|schick|réserve|commande|envoie|reserva|pide|prenota|ordina)\p{L}*(?!\p{L})/iu;
const unfinished = /(?<!\p{L})(?:drafts?|entwurf|brouillon|borrador|bozza|rascunho)(?!\p{L})/iu;

const keepsDraft = ({ role, name, states }: SnapshotNode): boolean =>
  role === "button" && !states.includes("hidden") && drafting.test(name);
const drafting = /(?<!\p{L})(?:drafts?|entwurf|brouillon|borrador|bozza|rascunho|concept)(?!\p{L})/iu;

/**
 * `Enter … and publish it`, sent by `Publish` and answered with another page, as what was kept as a draft is too: the one entry with all that the goal names, on a
 * page loaded anew and not listed there before, is said to be published by itself or by its heading, or stands with those that were there before, where the page
 * has a heading for drafts.
 */
export function isPublishedApart(
  verb: string,
  done: readonly ActionRecord[],
  ground: Pick<Ground, "load" | "snapshot" | "task">,
): boolean {
  const {
    load,
    snapshot,
    task: { goal },
  } = ground;
  const sent = done.find(
    (record) =>
      isPressing(record) &&
      wordsOf(record.target?.name ?? "").some((word) => cutEnding(word) === cutEnding(verb)) &&
      (record.verdict?.evidence ?? []).some(({ rank, polarity }) => rank === "network" && polarity === "for"),
  );
  const names = goalNames(goal);
  if (load === "none" || !publishing.test(verb) || !sent || names.length < fewestNames) return false;
  const { nodes } = snapshot;
  const [own, ...others] = shownEntries(nodes).filter((entry) =>
    names.every((name) => isHeldBy(name, [entryText(entry, nodes)])),
  );
  if (!own || others.length > 0 || !lastingTexts(snapshot, goal).includes(own.name)) return false;
  const heading = headingOver(own, nodes);
  const text = withoutNames(entryText(own, nodes), names);
  if (waitingFor(goal)(heading) || putAway.test(heading) || keptBack.test(`${heading} | ${text}`))
    return false;
  const then = listedThen(sent, ground);
  if (then && isListed(markOf(own, nodes), then)) return false;
  return (
    [text, heading, ...cellsOfEntry(own, snapshot)].some((said) => saysPublished(said, verb)) ||
    (nodes.some((node) => node.role === "heading" && isShown(node) && ofDrafts.test(node.name.trim())) &&
      (isUnderTitle(heading, nodes) || standsWithOld(own, nodes, then)))
  );
}
/** One name may be another entry's as well. */
const fewestNames = 2;
const withoutNames = (text: string, names: readonly string[]): string =>
  names.reduce((rest, name) => rest.replace(name, " | "), text);

/** `Published on 9 May`; `live` by itself alone: `live music` is what the entry is about. */
function saysPublished(text: string, verb: string): boolean {
  const words = new Set(wordsOf(text));
  const parts = text.split(/[|,;:·•()–—]+|\s-\s/u).map((part) => wordsOf(part).join(" "));
  return (
    [...doneWords(verb)].some((word) => words.has(word) && !isDenied(text, word)) ||
    seenByAll.some((word) => parts.includes(word))
  );
}

/** The cells of its row, each a text. */
const cellsOfEntry = ({ name }: SkeletonNode, { lines }: PageSnapshot): string[] =>
  lines
    .filter((line) => wordsOf(line).join(" ") === wordsOf(name).join(" "))
    .map(cellsOf)
    .flatMap((cells) => (cells.length > 1 ? cells.filter((cell) => seenByAll.includes(fold(cell))) : []));

const isListed = ({ text, under }: EntryMark, { entries }: Then): boolean =>
  entries.some((one) => one.text === text && one.under === under);

const isUnderTitle = (heading: string, nodes: readonly SkeletonNode[]): boolean =>
  nodes.some(({ role, name, inputType }) => role === "heading" && name === heading && inputType === "1");

/** Another that was listed there before stands under the same heading. */
const standsWithOld = (own: SkeletonNode, nodes: readonly SkeletonNode[], then: Then | undefined): boolean =>
  then !== undefined &&
  shownEntries(nodes).some(
    (entry) =>
      entry !== own &&
      markOf(entry, nodes).under === markOf(own, nodes).under &&
      isListed(markOf(entry, nodes), then),
  );

/** What is not seen by all, not yet or no more. */
const keptBack =
  /(?<!\p{L})(?:ready|last|previously|scheduled|deleted|trash|archived?|hidden|unlisted|private|geplant|gelöscht|archiv|versteckt|privat)(?!\p{L})/iu;
/** A heading over more than what is published. */
const putAway = /(?<!\p{L})(?:recent(?:ly)?|changes?|changed|history|activity)(?!\p{L})/iu;
/** A heading that is nothing else: `Drafts`, `Your drafts (2)`. */
const ofDrafts =
  /^(?:(?:my|your|our|all|unpublished)\s+)?(?:drafts?|entwürfe|brouillons|borradores|bozze|rascunhos)(?:\s*\(?\d{1,4}\)?)?$/iu;
