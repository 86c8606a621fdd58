import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { readGoalAsks } from "@/lib/agent/domain/wording/goal-asks";
import { holds } from "./answer";
import { wasPressed } from "./explore";
import type { PageContext } from "./page-context";

const standing: ReadonlySet<string> = new Set(["pressed", "checked"]);

/** A control that was pressed for the goal and stands so since is not pressed once more: that would take it back. */
export function notPressedBack(answer: ActionAnswer, step: string, context: PageContext): ActionAnswer {
  const { nodes, history } = context;
  const id = answer.decision === "act" ? pressing.exec(answer.action ?? "")?.[1] : undefined;
  const node = id === undefined ? undefined : nodes.find((one) => one.id === id);
  if (!node?.states.some((state) => standing.has(state))) return answer;
  if (readGoalAsks(step).switches === "off" || !wasPressed(node, nodes, history)) return answer;
  return holds(`"${node.name}" was pressed for it already, and stands so.`);
}
const pressing = /^click\("([^"]{1,120})"\)$/;
