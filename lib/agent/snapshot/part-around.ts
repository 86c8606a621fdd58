import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { ancestorsOf } from "./node-tree";

/** What is said of one thing of a list, and the heading over it; empty where it is headed itself. */
export type Part = { over: string; lines: string[] };

/** What is said of one thing is short; more lines are a part of the page. */
const mostLines = 6;
const entryRoles: ReadonlySet<string> = new Set(["row", "item"]);
export const isHeadingLine = (line: string): boolean => /^#+ /.test(line);

/** The part of the page from this line on, with the heading over it. */
export function partAt(lines: readonly string[], from: number, to: number): Part {
  const own = lines.slice(from, to);
  const isHeaded = isHeadingLine(own[0] ?? "");
  return { over: isHeaded ? "" : (lines.slice(0, from).findLast(isHeadingLine) ?? ""), lines: own };
}

/**
 * What the page says of the thing that an element is there for: its row or item; without markup the lines up to the element from the first that names the thing,
 * or, where the element is called like it, from there up to the next one of its kind.
 */
export function partAround(
  nodes: readonly SkeletonNode[],
  lines: readonly string[],
  id: string,
  isNamed: (line: string) => boolean,
): Part | undefined {
  const at = nodes.findIndex((node) => node.id === id);
  const entry = ancestorsOf(nodes, at)
    .flatMap((index) => nodes[index] ?? [])
    .find(({ role }) => entryRoles.has(role));
  const [from, to] = entry ? (entry.textLines ?? []) : spanOf(nodes, lines, at, isNamed);
  return from === undefined || to === undefined || to <= from || to - from > mostLines
    ? undefined
    : partAt(lines, from, to);
}

function spanOf(
  nodes: readonly SkeletonNode[],
  lines: readonly string[],
  at: number,
  isNamed: (line: string) => boolean,
): [number, number] | [] {
  const { before, own, next } = linesOfKind(nodes, lines, at);
  if (own === undefined) return [];
  const first = lines.findIndex((line, index) => index > before && index <= own && isNamed(line));
  if (first < 0) return [];
  if (first < own) return [first, own + 1];
  const heading = lines.findIndex((line, index) => index > own && isHeadingLine(line));
  const ends = [next ?? lines.length, heading < 0 ? lines.length : heading];
  return [own, Math.min(...ends)];
}

/** The line of the element, and those of the elements of its kind before and after it. */
function linesOfKind(
  nodes: readonly SkeletonNode[],
  lines: readonly string[],
  at: number,
): { before: number; own?: number; next?: number } {
  const target = nodes[at];
  let last = -1;
  let before = -1;
  let own: number | undefined;
  for (const node of nodes) {
    const isOfKind = node.role === target?.role && node.path === target.path && node.name !== "";
    if (!isOfKind || node.states.includes("hidden")) continue;
    const line = lines.findIndex((text, index) => index > last && text.includes(node.name));
    if (line < 0) continue;
    if (own !== undefined) return { before, own, next: line };
    last = line;
    if (node === target) own = line;
    else before = line;
  }
  return own === undefined ? { before } : { before, own };
}
