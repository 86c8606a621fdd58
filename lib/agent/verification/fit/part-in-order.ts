import type { NodeRole, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { readOrdinal } from "@/lib/agent/domain/wording/read-ordinal";
import { sameNamed, toldOf } from "./candidates";
import type { TargetFit } from "./target-fit";

const inOrder =
  /(?<!\p{L})(?:first|second|third|fourth|fifth|last|\d{1,2}(?:st|nd|rd|th)) (table|list|form)(?!\p{L})/iu;
const roles: ReadonlyMap<string, NodeRole> = new Map([
  ["table", "table"],
  ["list", "list"],
  ["form", "form"],
]);

/**
 * `Search the first table`, where each of the tables has a control of that name: they are counted, whatever one of them is headed by.
 */
export function inCountedPart(
  wording: string,
  nodes: readonly SkeletonNode[],
  target: number,
  fit: TargetFit,
): TargetFit {
  const meant = controlOfPart(wording, nodes, target);
  if (meant === target && fit.fit === "other" && sameNamed(nodes, target).includes(fit.rival ?? -1))
    return { fit: "this", reason: `the step counts to ${toldOf(nodes, target)}` };
  if (meant !== undefined && meant !== target && fit.fit === "this")
    return { fit: "other", rival: meant, reason: `the step counts to another ${toldOf(nodes, target)}` };
  return fit;
}

/** The control of the target's name in the part that the step counts to; undefined where parts and such controls are not as many. */
function controlOfPart(wording: string, nodes: readonly SkeletonNode[], target: number): number | undefined {
  const [said = "", kind = ""] = inOrder.exec(wording) ?? [];
  const ordinal = readOrdinal(said);
  const role = roles.get(kind.toLowerCase());
  if (ordinal === undefined || role === undefined) return undefined;
  const peers = [target, ...sameNamed(nodes, target)].sort((one, other) => one - other);
  const parts = nodes.filter((node) => node.role === role && !node.states.includes("hidden"));
  return peers.length > 1 && peers.length === parts.length
    ? peers.at(ordinal < 0 ? ordinal : ordinal - 1)
    : undefined;
}
