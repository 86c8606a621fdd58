import type { PageNode } from "./page-tree";

/** The edge of an element that does not break the line, as it is passed while text is put together. */
type Edge = { node: PageNode; side: "Left" | "Right" };

/** So many pixels between two words are a space to who looks; a highlighted part of a word has less around it. */
const leastGap = 4;
const apartTags = new Set("dt dd td th li".split(" "));
const word = /^[\p{L}\p{N}]/u;
const endsInWord = /[\p{L}\p{N}]$/u;

/**
 * Tells where two texts that follow each other without white space are kept apart on the screen by the room between them,
 * as a name and the badge after it. Looked at only where they would run into one word.
 */
export function createGaps() {
  let passed: Edge[] = [];
  return {
    enter: (node: PageNode): void => void passed.push({ node, side: "Left" }),
    leave: (node: PageNode): void => void passed.push({ node, side: "Right" }),
    /** A space, or nothing, to stand between what there is and what comes. */
    between: (before: string, after: string): string => {
      if (after === "") return "";
      const edges = passed;
      passed = [];
      if (edges.length === 0 || !endsInWord.test(before) || !word.test(after)) return "";
      return edges.some(standsApart) ? " " : "";
    },
  };
}

function standsApart({ node: { tag, display, style }, side }: Edge): boolean {
  if (apartTags.has(tag) || (display.startsWith("inline") && display !== "inline")) return true;
  const room = [style[`margin${side}`], style[`padding${side}`], style[`border${side}Width`]];
  return room.reduce((sum, length) => sum + (Number.parseFloat(length) || 0), 0) >= leastGap;
}
