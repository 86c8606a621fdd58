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
    lines.push(
      [element.r, element.n, element.v ?? "", states, element.h ?? "", element.d ?? ""].join("\u0001"),
    );
  }
  return sha1(lines.join("\n"));
}
