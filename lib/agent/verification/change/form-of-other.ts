import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { ancestorsOf, descendantsOf } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { formOf } from "@/lib/agent/verification/page/form-state";

/**
 * `Save the comment at coupon FERN25`, in a form whose field says `FERN24`: in the list that came for it each of both is the name of one entry, and the page with
 * the form showed nothing of the one that the step names. What the form itself was called by, where it was of the other one.
 */
export function formOfOther(ground: Ground): string | undefined {
  const { requests, nodesAfter, diff, asSaid } = ground;
  if (requests.stored.length !== 1 || requests.refused.length + requests.lost.length > 0) return undefined;
  const came = new Set(diff?.appeared ?? []);
  const entries = [...nodesAfter.keys()].flatMap((at): Entry[] => {
    const node = nodesAfter[at];
    return node && came.has(at) && entryRoles.has(node.role) ? nameOf(nodesAfter, at) : [];
  });
  const [named, ...more] = entries.filter(({ name }) => containsPhrase(asSaid, name));
  if (!named || more.length > 0 || isShownBefore(ground, named.name)) return undefined;
  const held = descendantsOf(ground.nodesBefore, formOf(ground)).flatMap(({ role, value = "" }) =>
    role === "textbox" && value.trim() !== "" ? [value.trim()] : [],
  );
  const others = entries.filter(
    ({ name, list, role }) =>
      list === named.list &&
      role === named.role &&
      held.some((value) => fold(value) === fold(name)) &&
      !containsPhrase(asSaid, name),
  );
  return others.length === 1 ? others[0]?.name : undefined;
}

type Entry = { name: string; list: number; role: string };
const entryRoles: ReadonlySet<string> = new Set(["row", "item"]);

/** What an entry is called by: the first link with a text in it. */
function nameOf(nodes: readonly SkeletonNode[], at: number): Entry[] {
  const link = [...nodes.keys()].find(
    (one) =>
      nodes[one]?.role === "link" &&
      /\p{L}{2}/u.test(nodes[one]?.name ?? "") &&
      ancestorsOf(nodes, one)[0] === at,
  );
  const node = nodes[link ?? -1];
  return node ? [{ name: node.name, list: nodes[at]?.parent ?? -1, role: nodes[at]?.role ?? "" }] : [];
}

const isShownBefore = ({ nodesBefore, before }: Ground, name: string): boolean =>
  nodesBefore.some((node) => containsPhrase(`${node.name}\n${node.value ?? ""}`, name)) ||
  [before?.title ?? "", ...(before?.semanticSkeleton?.textDigest ?? [])].some((text) =>
    containsPhrase(text, name),
  );
