import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { unchosenOffers } from "@/lib/agent/domain/unchosen";
import { partAround } from "../matching/find-form";
import { describe, prepare } from "./answer";
import type { PageContext } from "./page-context";
import { unitFirst } from "./unit-first";

/**
 * Before a button of a form is pressed, the option, radio button or segment of that form that the goal names is chosen: a plan that was made before
 * the form was seen has no step for it, and the form would be sent with what stands in it.
 */
export function choosesFirst(answer: ActionAnswer, goal: string, context: PageContext): ActionAnswer {
  const { nodes, history } = context;
  const id = /^click\("([^"]+)"\)$/.exec(answer.action ?? "")?.[1];
  const pressed = nodes.find((one) => one.id === id);
  if (pressed?.role !== "button") return answer;
  const { inside } = partAround(pressed, nodes);
  const unit = unitFirst(goal, inside, context);
  if (unit) return unit;
  const isUsed = (name: string): boolean =>
    history.some(({ action, target = "" }) =>
      [action, target].some((text) => text.includes(JSON.stringify(name))),
    );
  for (const name of unchosenOffers(goal, pressed, nodes).filter((one) => !isUsed(one))) {
    const isOffer = (node: SnapshotNode): boolean => node !== pressed && isUsable(node) && offers(node, name);
    const own = inside.filter(isOffer);
    // A dialog may only ask whether what was chosen beside it is meant.
    const [only, ...more] =
      own.length > 0 ? own : nodes.filter((node) => node.role === "radio" && isOffer(node));
    if (only && more.length === 0) return choice(only, name);
  }
  return answer;
}

const isUsable = ({ states, occluded }: SnapshotNode): boolean =>
  !occluded && !states.includes("hidden") && !states.includes("disabled");

const single: ReadonlySet<string> = new Set(["radio", "option", "tab", "clickable", "button"]);
const offers = ({ role, name, options = [] }: SnapshotNode, option: string): boolean =>
  role === "combobox" ? options.includes(option) : single.has(role) && name === option;

function choice(node: SnapshotNode, name: string): ActionAnswer {
  const thought = `The goal names ${JSON.stringify(name)}, which ${describe(node)} offers.`;
  if (node.role === "combobox") return prepare("select", [node.id, name], thought);
  return prepare(node.role === "radio" ? "check" : "click", [node.id], thought);
}
