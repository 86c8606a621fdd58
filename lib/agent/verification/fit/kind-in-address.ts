import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentStems, stem } from "@/lib/agent/domain/wording/words";
import { rowOf } from "./candidates";

/**
 * `Open the album of the song Bell Time`, by the links in the row of that song: the one that leads to an album (`/album/12`) is meant, and not the one to its artist.
 * Where the target's own address or name says the word, or none or several in the row do, the addresses tell nothing.
 */
export function kindInAddress(
  nodes: readonly SkeletonNode[],
  target: number,
  { verb, object, container = "" }: StepIntent,
): number | undefined {
  const [kind, ...more] = contentStems(object);
  const row = rowOf(nodes, target);
  const own = nodes[target];
  if (verb !== "open" || kind === undefined || more.length > 0 || container === "") return undefined;
  if (row < 0 || own?.role !== "link" || !own.href || leadsTo(own, kind)) return undefined;
  if (contentStems(own.name).includes(kind)) return undefined;
  const [meant, ...others] = [...nodes.keys()].filter(
    (index) => nodes[index]?.role === "link" && rowOf(nodes, index) === row && leadsTo(nodes[index], kind),
  );
  return others.length === 0 ? meant : undefined;
}

const leadsTo = (node: SkeletonNode | undefined, kind: string): boolean =>
  (node?.href ?? "")
    .replace(/^[a-z]+:\/\/[^/]+/iu, "")
    .toLowerCase()
    .split(/[/#?&=!]+/u)
    .some((part) => stem(part) === kind);
