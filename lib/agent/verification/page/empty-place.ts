import type { Ground } from "@/lib/agent/verification/ground";
import { saysAbsent } from "@/lib/agent/verification/step/says-absent";

/** Prose says of other things that they are not there. */
const shortLine = 60;
/** What a place without its thing still says. */
const fewLines = 3;

/** A place came up that shows nothing of its own, or next to nothing but that something is not there. Its address alone says no more. */
export function isEmptyPlace({ diff }: Pick<Ground, "diff">): boolean {
  if (!diff) return false;
  const { linesAdded, appeared, changed, disappeared } = diff;
  // That the way there is marked now, or no longer, shows nothing of the place.
  const shown = changed.filter(({ name, value }) => name !== undefined || value !== undefined);
  if (linesAdded.length + appeared.length + shown.length === 0) return disappeared.length > 0;
  return (
    linesAdded.length <= fewLines && linesAdded.some((line) => line.length <= shortLine && saysAbsent(line))
  );
}
