import type { SnapshotNode } from "@/lib/agent/domain/snapshot";

/** A node before its place in the page is known: its path is empty. Every reader of a page form makes these, and keeps none. */
export type NodeDraft = SnapshotNode;

/** Names in paths are cut: a path says where, not what. */
const pathNameChars = 40;
/** The nearest ones say most; a path that grew with the depth of the page would outgrow the page. */
const pathChars = 400;

/** Fills in the paths from the parents, which always stand before their children. */
export function withPaths(drafts: readonly NodeDraft[]): SnapshotNode[] {
  const below: string[] = [];
  return drafts.map((draft) => {
    const { parent } = draft;
    const above = drafts[parent];
    if (above) {
      below[parent] ??= pathBelow(above);
      draft.path = below[parent];
    }
    return draft;
  });
}

function pathBelow({ role, name, path }: SnapshotNode): string {
  const own = name ? `${role}:${name.slice(0, pathNameChars)}` : role;
  return (path ? `${path}/${own}` : own).slice(-pathChars);
}

/** An object without its undefined fields. */
export function defined<T extends Record<string, unknown>>(
  fields: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const kept: { [K in keyof T]?: Exclude<T[K], undefined> } = {};
  for (const key in fields) {
    const value = fields[key];
    if (value !== undefined) kept[key] = value as Exclude<T[typeof key], undefined>;
  }
  return kept;
}
