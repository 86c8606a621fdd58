import type { SnapshotNode } from "@/lib/agent/domain/snapshot";

/** The page that a plan is written on. Steps after one that leads elsewhere are written without it. */
export type SeenPage = { nodes: readonly SnapshotNode[]; title: string; url: string };

/** A page that nobody has seen yet. */
export const unseen: SeenPage = { nodes: [], title: "", url: "" };

export const isSeen = (page: SeenPage): boolean => page.nodes.length > 0;
