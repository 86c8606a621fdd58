import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { asksConsent, type WayOut, wayOutOf, waysOut } from "@/lib/agent/domain/wording/ways-out";

const pressable: ReadonlySet<string> = new Set(["button", "link", "clickable"]);

/** The controls that get out of something, in this order of what they do. */
export function waysThrough(inside: readonly SnapshotNode[], order: readonly WayOut[]): SnapshotNode[] {
  const usable = inside.filter(
    ({ role, states, occluded }) =>
      pressable.has(role) &&
      !occluded &&
      !["hidden", "disabled", "popup"].some((one) => states.includes(one)),
  );
  return order.flatMap((kind) => usable.filter(({ name }) => wayOutOf(name) === kind));
}

/** The controls that take away what lies over a page: of what asks about cookies the one that refuses them first. */
export const waysAround = (inside: readonly SnapshotNode[]): SnapshotNode[] =>
  waysThrough(inside, waysOut(asksConsent(inside.flatMap(textsOf))));

const textsOf = ({ name, nearText = "" }: SnapshotNode): string[] => [name, nearText];

/** What lies on the thing that covers an element; nothing where nobody knows what that is. */
export const coverOver = (
  { coveredBy }: SnapshotNode,
  nodes: readonly SnapshotNode[],
): readonly SnapshotNode[] =>
  coveredBy === undefined ? [] : nodes.filter(({ liesOn }) => liesOn === coveredBy);
