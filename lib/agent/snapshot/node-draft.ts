import type { SnapshotNode } from "@/lib/agent/domain/snapshot";

/** A node before its place in the page is known; every reader of a page form makes these. */
export type NodeDraft = Omit<SnapshotNode, "path" | "parent"> & { parent: number };

/** Names in paths are cut: a path says where, not what. */
const pathNameChars = 40;
/** The nearest ones say most; a path that grew with the depth of the page would outgrow the page. */
const pathChars = 400;

/** Fills in the paths from the parents, which always stand before their children. */
export function withPaths(drafts: readonly NodeDraft[]): SnapshotNode[] {
  const below: string[] = [];
  return drafts.map((draft) => {
    const path = draft.parent < 0 ? "" : (below[draft.parent] ?? "");
    const own = draft.name ? `${draft.role}:${draft.name.slice(0, pathNameChars)}` : draft.role;
    below.push((path ? `${path}/${own}` : own).slice(-pathChars));
    return { ...draft, path };
  });
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
