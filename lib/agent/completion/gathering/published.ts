import type { Ground } from "@/lib/agent/completion/ground";
import { textsOf } from "@/lib/agent/completion/page/places";
import { doneWords } from "@/lib/agent/domain/wording/done-word";
import { commandOf } from "@/lib/agent/domain/wording/goal-asks";
import { wordsOf } from "@/lib/agent/domain/wording/words";

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
