import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { Digest, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { cannot, describe, prepare } from "./answer";
import { coverOver } from "./cover-over";
import { type PageContext, topDialog } from "./page-context";

/** Looks at what lies there, before it is said that it does not go away. */
const mostWaits = 2;

/** The page without what lies over it: undefined where nothing does, or a dialog does, which is worked in. */
export function uncovered(digest: Digest): Digest | undefined {
  const { nodes } = digest;
  if (topDialog(nodes) || !nodes.some(({ occluded }) => occluded)) return undefined;
  return { ...digest, nodes: nodes.map(free) };
}

const free = (node: SnapshotNode): SnapshotNode => (node.occluded ? { ...node, occluded: false } : node);

/**
 * What does it is there, and something lies over it that nothing takes away, as a veil while a part of the page is loaded: that is waited for, and nothing else is looked
 * into meanwhile. `again`: what would be done on the page without it.
 */
export function underCover(
  answer: ActionAnswer,
  context: PageContext,
  again: (context: PageContext) => ActionAnswer,
): ActionAnswer {
  const { nodes, history } = context;
  const isLost = answer.decision === "cannot";
  const looksOn = answer.decision === "act" && answer.prepares === true;
  const digest = isLost || looksOn ? uncovered(context.digest) : undefined;
  if (!digest || coverOver(nodes, history)) return answer;
  const meant = again({ ...context, digest, nodes: digest.nodes });
  const [, id] = /^\w+\("([^"]+)"/.exec(meant.action ?? "") ?? [];
  const node = nodes.find((one) => one.id === id);
  if (meant.decision !== "act" || !node?.occluded || (looksOn && meant.prepares)) return answer;
  const waits = history.filter(({ action }) => action.startsWith("wait(")).length;
  if (waits < mostWaits) return prepare("wait", [3], `${describe(node)} is covered by something else.`);
  return isLost ? cannot(`${describe(node)} is covered by something else.`) : answer;
}
