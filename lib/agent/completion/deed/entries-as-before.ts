import { isShown } from "@/lib/agent/completion/page/entries";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { hashOf } from "@/lib/agent/snapshot/skeleton";

const listed: ReadonlySet<string> = new Set(["row", "item", "treeitem"]);

/** What the entries of a page say, in their order. */
const saidIn = ({ nodes }: Pick<PageSnapshot, "nodes">): string =>
  hashOf(
    [],
    nodes.filter((node) => listed.has(node.role) && isShown(node)).map(({ name }) => name),
  );

/** How the entries read before a deed, where they read otherwise since. */
export function entriesBefore(then: PageSnapshot, now: PageSnapshot): Pick<ReadBack, "entriesBefore"> {
  const before = saidIn(then);
  return before === saidIn(now) ? {} : { entriesBefore: before };
}

/** Loaded anew, the page lists just what it did before the deed, in the same order: what had changed was only shown. */
export const readAsBefore = (kept: Partial<ReadBack> | undefined, page: PageSnapshot): boolean =>
  kept?.entriesBefore !== undefined && kept.entriesBefore === saidIn(page);
