import type { Filled } from "@/lib/adapters/offline/matching/fill-from-goal";
import { saves } from "@/lib/adapters/offline/matching/find-form";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { wasPressed } from "./explore";
import type { PageContext } from "./page-context";

/** What was to be added stands in the list beside the field by now; what stores the whole is pressed next. */
export function addedSo(
  { form, entries }: Filled,
  nodes: readonly SnapshotNode[],
  { history }: PageContext,
): SnapshotNode | undefined {
  const { submit, inside } = form;
  if (!submit || !wasPressed(submit, nodes, history)) return undefined;
  const isListed = entries.every(({ value }) =>
    inside.some(({ role, name }) => role === "item" && containsPhrase(name, value)),
  );
  const others = inside.filter((node) => node !== submit && saves(node));
  return isListed && others.length === 1 ? others[0] : undefined;
}
