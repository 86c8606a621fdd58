import { perObject } from "@/lib/agent/domain/per-object";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";

type Page = { nodes: readonly SnapshotNode[]; title: string };

/** Reckoned once for what was said and the page that it was said of: the questions of a turn ask the same again. Nobody changes what comes back. */
export function perPage<T extends object, P extends Page, R>(
  reckon: (said: T, page: P) => R,
): (said: T, page: P) => R {
  const known = perObject((_said: T) => perObject((_nodes: object) => new Map<string, { result: R }>()));
  return (said, page) => {
    const results = known(said)(page.nodes);
    const before = results.get(page.title);
    if (before) return before.result;
    const result = reckon(said, page);
    results.set(page.title, { result });
    return result;
  };
}
