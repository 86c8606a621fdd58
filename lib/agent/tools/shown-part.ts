import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { leafsOn } from "@/lib/agent/domain/wording/pager";
import { contentStems } from "@/lib/agent/domain/wording/words";
import { countedThings } from "./shown-count";
import { shownLists } from "./shown-items";
import { shownTables } from "./shown-tables";

const asksForAll = /\b(?:all|every|each|entire|whole|complete)\b/i;
/** "1–8 of 12", "Showing 1 to 8 of 12 entries". */
const range = /\b(\d{1,6})\s*(?:[-–—]|to)\s*(\d{1,6})\s+(?:of|from|out of)\s+(\d{1,6}(?:[ ,.]\d{3})*)\b/i;

/**
 * What tells that the page shows but a part of all that is asked for: a number of its own that is more than it shows, or a control that leads to the next
 * page. Undefined where all is not asked for, or nothing tells.
 */
export function shownPart(instruction: string, read: number, snapshot: PageSnapshot): string | undefined {
  if (!asksForAll.test(instruction.replace(/"[^"]*"|“[^”]*”/g, ""))) return undefined;
  const shown = Math.max(
    read,
    ...shownTables(snapshot).map(({ rows }) => rows.length),
    ...shownLists(snapshot).map(({ items }) => items.length),
  );
  const asked = new Set(contentStems(instruction));
  for (const line of snapshot.lines) {
    const [, from = "", to = "", all = ""] = range.exec(line) ?? [];
    if (numberOf(all) > Number(to) - Number(from) + 1) return `the page says "${line.trim()}"`;
    const counted = countedThings(line);
    if (counted && counted.count > shown && counted.things.every((word) => asked.has(word)))
      return `the page says "${line.trim()}" and shows ${shown}`;
  }
  const onward = snapshot.nodes.find((node) => leadsOn(node, snapshot));
  return onward && `"${onward.name}" leads to more`;
}

const numberOf = (text: string): number => Number(text.replace(/[ ,.](?=\d{3})/g, ""));

/** A link to the next page, or a control that is called so beside the numbers of pages; "Next" alone may as well turn a slide. */
function leadsOn(node: SnapshotNode, { nodes, url }: PageSnapshot): boolean {
  if (!leafsOn(node.name) || node.states.some((state) => state === "disabled" || state === "hidden"))
    return false;
  if (node.role === "link") return node.href !== undefined && node.href.split("#")[0] !== url.split("#")[0];
  if (node.role !== "button") return false;
  return (
    /\bmore\b/i.test(node.name) ||
    nodes.some(
      (other) => other.parent === node.parent && other.path === node.path && /^\d+$/.test(other.name),
    )
  );
}
