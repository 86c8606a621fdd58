import type { BeforeState, PageSnapshot } from "@/lib/agent/domain/snapshot";

/** The page before the action in the shape of a page, as far as it was kept; undefined when only its hash was. */
export function pageAsBefore(before: BeforeState | undefined): PageSnapshot | undefined {
  const skeleton = before?.semanticSkeleton;
  if (!before || !skeleton) return undefined;
  return {
    url: before.url,
    title: before.title ?? "",
    form: "tree",
    nodes: skeleton.nodes,
    lines: skeleton.textDigest,
    textCut: false,
    truncated: 0,
    hash: before.domHash,
  };
}
