import type { InteractiveElement } from "@/lib/contracts/page-element";
import { sha1 } from "./sha1";

/** States that come and go without a change of the page's content. */
const passing = new Set(["focused", "offscreen"]);

/** Hash of what the tree says: no ids, no coordinates, no focus, no ambient elements. */
export function treeHash(tree: readonly InteractiveElement[], ambientIds: ReadonlySet<string>): string {
  const lines: string[] = [];
  for (const element of tree) {
    if (ambientIds.has(element.i)) continue;
    const states = Array.isArray(element.s) ? element.s.filter((state) => !passing.has(state)).join(" ") : "";
    const { r, n, v = "", h = "", d = "" } = element;
    lines.push(`${r}\u0001${n}\u0001${v}\u0001${states}\u0001${h}\u0001${d}`);
  }
  return hashOf(lines.join("\n"));
}

/** A page is often read twice as it stands: after it came to rest, and just before an action. */
let last = { text: "", hash: sha1("") };

function hashOf(text: string): string {
  if (text !== last.text) last = { text, hash: sha1(text) };
  return last.hash;
}
