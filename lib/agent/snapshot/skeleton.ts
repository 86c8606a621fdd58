import { perObject } from "@/lib/agent/domain/per-object";
import type {
  BeforeState,
  PageSnapshot,
  Skeleton,
  SkeletonNode,
  SnapshotNode,
} from "@/lib/agent/domain/snapshot";
import { Hash } from "./hash";

/** Lines and characters of the text digest that is stored before an action. */
const digestLines = 400;
const lineChars = 160;

/** States that come and go without meaning anything for a task. */
const passing: ReadonlySet<string> = new Set(["focused", "offscreen", "editable"]);
export const lastingStates = ({ states }: { states: readonly string[] }): readonly string[] =>
  states.some((state) => passing.has(state)) ? states.filter((state) => !passing.has(state)) : states;

export const textDigestOf = (lines: readonly string[]): string[] =>
  lines
    .slice(0, digestLines)
    .map((line) => (line.length > lineChars ? `${line.slice(0, lineChars)}…` : line));

/** What is kept of a page before an action: all meaning, no geometry. */
export const skeletonOf = perObject(
  ({ nodes, lines, movingText }: PageSnapshot): Skeleton => ({
    nodes: nodes.map(skeletonNode),
    textDigest: textDigestOf(lines),
    ...(movingText && { movingText: movingText.filter(({ line }) => line < digestLines) }),
  }),
);

/** The before-state that is stored with an action chosen on this page. */
export const beforeStateOf = (snapshot: PageSnapshot): BeforeState => ({
  url: snapshot.url,
  domHash: snapshot.hash,
  title: snapshot.title,
  ...(snapshot.activeElement === undefined ? {} : { activeElement: snapshot.activeElement }),
  semanticSkeleton: skeletonOf(snapshot),
});

/** One by one: this runs for every element of a page. */
function skeletonNode(node: SnapshotNode): SkeletonNode {
  const { id, role, name, states, parent, path, frame } = node;
  const kept: SkeletonNode = { id, role, name, states, parent, path, frame };
  if (node.value !== undefined) kept.value = node.value;
  if (node.description !== undefined) kept.description = node.description;
  if (node.placeholder !== undefined) kept.placeholder = node.placeholder;
  if (node.href !== undefined) kept.href = node.href;
  if (node.inputType !== undefined) kept.inputType = node.inputType;
  if (node.testId !== undefined) kept.testId = node.testId;
  if (node.options !== undefined) kept.options = node.options;
  if (node.controls !== undefined) kept.controls = node.controls;
  if (node.nearText !== undefined) kept.nearText = node.nearText;
  if (node.occluded !== undefined) kept.occluded = node.occluded;
  if (node.textLines !== undefined) kept.textLines = node.textLines;
  if (node.textHash !== undefined) kept.textHash = node.textHash;
  return kept;
}

/** Ids are left out: they may be new after a reload that shows the same page. A parent says as much as a path, which its own facts make up. */
export function hashOf(nodes: readonly SkeletonNode[], textDigest: readonly string[]): string {
  const hash = new Hash();
  for (const node of nodes) {
    hash.add(node.role).add(node.name).add(String(node.parent)).add(node.frame);
    const states = node.states.length === 0 ? "" : lastingStates(node).join(" ");
    hash
      .add(node.value ?? "\u0000")
      .add(states)
      .add(node.href ?? "");
  }
  for (const line of textDigest) hash.add(line);
  return hash.hex();
}
