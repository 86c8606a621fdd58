import type { Ground } from "@/lib/agent/completion/ground";
import { shownEntries } from "@/lib/agent/completion/page/entries";
import { textsOf, waitingFor } from "@/lib/agent/completion/page/places";
import { doneWords } from "@/lib/agent/domain/wording/done-word";
import { commandOf } from "@/lib/agent/domain/wording/goal-asks";
import { goalNames, namesUnquoted } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { withoutControls } from "@/lib/agent/snapshot/entry-text";

const publishing = /^(?:publish|veröffentlich|publi|pubblic)\p{L}*(?!\p{L})/iu;
const seenByAll = ["published", "live", "public", "online"];

/** To be published, and the page does not say whether it is, but in a sentence of the moment: a draft is shown on a page of its own just so. */
export function leavesOpenIfPublished({
  task: { goal },
  snapshot,
}: Pick<Ground, "task" | "snapshot">): boolean {
  if (!publishing.test(commandOf(goal))) return false;
  const done = new Set([...seenByAll, ...doneWords(goal)]);
  return !textsOf(snapshot).some(
    (text) => !/[.!]$/.test(text) && wordsOf(text).some((word) => done.has(word)),
  );
}

/** To be published, and its own entry says besides what it holds that it is a draft: others of the page may well be published. */
export function isLeftInDraft({ task: { goal }, snapshot }: Pick<Ground, "task" | "snapshot">): boolean {
  if (!publishing.test(commandOf(goal))) return false;
  const names = [...goalNames(goal), ...namesUnquoted(goal)];
  const own = shownEntries(snapshot.nodes).filter(({ name }) => names.some((one) => isHeldBy(one, [name])));
  const waits = waitingFor(goal);
  return own.some((entry) => waits(withoutControls(entry, snapshot.nodes).name));
}
