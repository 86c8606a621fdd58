import type { Found } from "@/lib/adapters/offline/matching/match-element";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import { printAction } from "@/lib/contracts/action-text";
import type { ActionName } from "@/lib/contracts/browser-action";

/** Below this the user is asked which element is meant. */
export const askBelow = 0.5;

export const describe = (node: SnapshotNode): string =>
  `${node.role} "${node.name || node.placeholder || node.nearText || node.id}"`;

export const act = (
  name: ActionName,
  args: readonly unknown[],
  thought: string,
  certainty: number,
): ActionAnswer => ({
  decision: "act",
  action: printAction({ name, args: [...args] }),
  thought,
  certainty,
});

/** An action that only makes room for the step's own: it does not fulfil the step. */
export const prepare = (name: ActionName, args: readonly unknown[], thought: string): ActionAnswer => ({
  ...act(name, args, thought, 0.8),
  prepares: true,
});

export const holds = (reason: string): ActionAnswer => ({
  decision: "step_holds",
  thought: reason,
  reason,
  certainty: 0.9,
});

export const cannot = (reason: string): ActionAnswer => ({
  decision: "cannot",
  thought: reason,
  reason,
  certainty: 0,
});

/** Asks which of several elements is meant, each told by where it is. */
export function askWhich(what: string, { matches, certainty }: Found): ActionAnswer {
  const near = matches.slice(0, 5).map(({ node }) => placed(node));
  return {
    decision: "ask",
    thought: `Several elements could be meant by ${what}.`,
    certainty,
    question: whichQuestion(what),
    options: [...new Set(near)],
    missingInformation: [`which element is meant by ${what}`],
  };
}

export const whichQuestion = (what: string): string => `Which element do you mean by ${what}?`;

/** An element with the last container or description that tells it from its like. */
export function placed(node: SnapshotNode): string {
  const above = pathParts(node.path).at(-1)?.name ?? "";
  const place = node.description || above || node.nearText;
  return place ? `${describe(node)} in ${place}` : describe(node);
}
