import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
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

/** `/album/12`, `#/album/12/show`: the word, and behind it which one. What does something to a thing leads to none (`/profile/edit`). */
function leadsTo(node: SkeletonNode | undefined, kind: string): boolean {
  const { href = "", name = "" } = node ?? {};
  const path = href.replace(/^[a-z]+:\/\/[^/]+/iu, "").toLowerCase();
  const [route = ""] = (/#!?(\/.*)$/u.exec(path)?.[1] ?? path).split(/[?#]/u);
  const parts = route.split("/").filter((part) => part !== "");
  return (
    !startsWithVerb(name) && parts.some((part, at) => stem(part) === kind && /\d/u.test(parts[at + 1] ?? ""))
  );
}
