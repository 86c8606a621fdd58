import type { Ground } from "@/lib/agent/completion/ground";
import { shownEntries } from "@/lib/agent/completion/page/entries";
import { textsOf, waitingFor } from "@/lib/agent/completion/page/places";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { doneWords } from "@/lib/agent/domain/wording/done-word";
import { commandOf } from "@/lib/agent/domain/wording/goal-asks";
import { goalNames, namesUnquoted, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { entryText } from "@/lib/agent/snapshot/entry-text";

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
