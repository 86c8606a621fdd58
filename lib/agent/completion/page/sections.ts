import { perObject } from "@/lib/agent/domain/per-object";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { headingRank } from "./waiting-part";

/** Lines of a card with its heading; what is longer is a part of the page with several things in it. */
const mostLines = 5;

/**
 * Cards that no list holds, each a heading with the few lines under it as one text: `A broken window Home Comfort · 412.80 € Received`. Lines before the
 * first heading, and headings with nothing under them, are none.
 */
export const sectionsOf = perObject(({ lines }: Pick<PageSnapshot, "lines">): readonly string[] => {
  const parts: string[][] = [];
  for (const line of lines) {
    if (Number.isFinite(headingRank(line))) parts.push([line.replace(/^#+ /, "")]);
    else parts.at(-1)?.push(line);
  }
  return parts.flatMap((part) => (part.length > 1 && part.length <= mostLines ? [part.join(" ")] : []));
});
