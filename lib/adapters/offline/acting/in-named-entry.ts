import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { betterEntry } from "@/lib/agent/snapshot/better-entry";
import { describe } from "./answer";
import type { PageContext } from "./page-context";

const atControl = /^(click|setValue|select|check|uncheck)\("([^"]+)"/;

/** Of equal controls in several entries, be they pressed or filled in, the one whose entry has more of what the goal names. */
export function inNamedEntry(answer: ActionAnswer, goal: string, { nodes }: PageContext): ActionAnswer {
  const { action = "" } = answer;
  const [told = "", name, id] = atControl.exec(action) ?? [];
  const names = goalFacts(goal).map(({ value }) => value);
  const meant = id === undefined ? undefined : betterEntry(names, id, nodes);
  return meant
    ? {
        ...answer,
        action: `${name}(${JSON.stringify(meant.id)}${action.slice(told.length)}`,
        thought: `${describe(meant)} stands where the goal says.`,
      }
    : answer;
}
