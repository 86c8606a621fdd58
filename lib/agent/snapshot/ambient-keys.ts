import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { ambientKeyOf } from "./observe";

/** Keys that are kept of a task; past them the oldest go. */
const maxKeys = 200;

/**
 * The keys of elements that change by themselves, with those that the client names on this page: an id ends with its page, a key holds for the next
 * one too. A key that elements at rest bear as well names too much, and the element that was acted on changed because of that.
 */
export function learnAmbient(
  known: readonly string[],
  nodes: readonly SnapshotNode[],
  ambientIds: readonly string[],
  actedOn: string | undefined,
): string[] {
  if (ambientIds.length === 0) return [...known];
  const moving = new Set(ambientIds);
  const atRest = new Set(nodes.filter(({ id }) => !moving.has(id) || id === actedOn).map(ambientKeyOf));
  const named = nodes.filter(({ id }) => moving.has(id)).map(ambientKeyOf);
  return [...new Set([...known, ...named.filter((key) => !atRest.has(key))])].slice(-maxKeys);
}
