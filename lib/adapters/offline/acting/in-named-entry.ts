import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { betterEntry } from "@/lib/agent/snapshot/better-entry";
import { describe } from "./answer";
import type { PageContext } from "./page-context";

/** Of equal controls in several entries, the one whose entry has more of what the goal names. */
export function inNamedEntry(answer: ActionAnswer, goal: string, { nodes }: PageContext): ActionAnswer {
  const [, id] = /^click\("([^"]+)"\)$/.exec(answer.action ?? "") ?? [];
  const names = goalFacts(goal).map(({ value }) => value);
  const meant = id === undefined ? undefined : betterEntry(names, id, nodes);
  return meant
    ? {
        ...answer,
        action: `click(${JSON.stringify(meant.id)})`,
        thought: `${describe(meant)} stands where the goal says.`,
      }
    : answer;
}
