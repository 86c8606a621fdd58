import { partAround, saves } from "@/lib/adapters/offline/matching/find-form";
import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { boxesDeclined, listNamed } from "@/lib/agent/domain/named-choices";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { unchosenOffers } from "@/lib/agent/domain/unchosen";
import { stem, wordsOf } from "@/lib/agent/domain/wording/words";
import { describe, prepare } from "./answer";
import type { PageContext } from "./page-context";
import { dayToPick } from "./pick-day";
import { unitFirst } from "./unit-first";

/**
 * Before a button of a form is pressed, the option, radio button or segment of that form that the goal names is chosen: a plan that was made before
 * the form was seen has no step for it, and the form would be sent with what stands in it.
 */
export function choosesFirst(answer: ActionAnswer, goal: string, context: PageContext): ActionAnswer {
  const { nodes, history } = context;
  const isUsed = (name: string): boolean => isUsedIn(history, name);
  const { action = "" } = answer;
  const list = entering.test(action) ? listBefore(action, goal, nodes) : undefined;
  if (list && !isUsed(list.name)) return choice(list.node, list.name);
  const id = /^click\("([^"]+)"\)$/.exec(action)?.[1];
  const pressed = nodes.find((one) => one.id === id);
  if (pressed?.role !== "button") return answer;
  const { inside } = partAround(pressed, nodes);
  const unit = unitFirst(goal, inside, context);
  if (unit) return unit;
  const day = carriesOut(pressed, goal) ? dayToPick(goal, inside, context) : undefined;
  if (day) return day;
  for (const name of unchosenOffers(goal, pressed, nodes).filter((one) => !isUsed(one))) {
    const isOffer = (node: SnapshotNode): boolean =>
      node !== pressed &&
      isUsable(node) &&
      offers(node, name) &&
      (!boxes.has(node.role) || boxesDeclined(goal, [node]).length > 0);
    const own = besidePressed(inside.filter(isOffer), pressed);
    // A dialog may only ask whether what was chosen beside it is meant.
    const [only, ...more] =
      own.length > 0 ? own : nodes.filter((node) => isOffer(node) && isChosenBeside(node, goal));
    if (only && more.length === 0) return choice(only, name);
  }
  return answer;
}

/** `Reserve` for `Reserve the hall for 3 May`, or what keeps a form: what is left of it is done by that. */
const carriesOut = (pressed: SnapshotNode, goal: string): boolean =>
  saves(pressed) || stem(wordsOf(pressed.name)[0] ?? "") === stem(commandVerb(goal));

/** Every row or card may offer the same: of several the one in that of the button. */
function besidePressed(offering: readonly SnapshotNode[], { path }: SnapshotNode): readonly SnapshotNode[] {
  const entry = /^.*(?:^|\/)(?:row|item):[^/]*/u.exec(path)?.[0];
  const own = offering.filter((node) => node.path === entry || node.path.startsWith(`${entry}/`));
  return offering.length > 1 && own.length === 1 ? own : offering;
}

const isUsedIn = (history: PageContext["history"], name: string): boolean =>
  history.some(({ action, target = "" }) =>
    [action, target].some((text) => text.includes(JSON.stringify(name))),
  );

const entering = /^(?:setValue|select|check|uncheck)\(/;
const isChosenBeside = (node: SnapshotNode, goal: string): boolean =>
  node.role === "radio" || listNamed(node, goal).length > 0;

/** Nothing here does what is asked, and a list outside of the forms that the goal names by its label stands at another option: what it is done with may come up for it. */
export function listNamedFirst(goal: string, { nodes, history }: PageContext): ActionAnswer | undefined {
  const list = listBefore("", goal, nodes);
  return list && !isUsedIn(history, list.name) ? choice(list.node, list.name) : undefined;
}

/** What is chosen in a list outside of the form may fill the form anew: it comes before anything is entered there. */
function listBefore(
  action: string,
  goal: string,
  nodes: readonly SnapshotNode[],
): { node: SnapshotNode; name: string } | undefined {
  const [only, ...more] = nodes.flatMap((node) =>
    isUsable(node) ? listNamed(node, goal).map((name) => ({ node, name })) : [],
  );
  const isIt = only === undefined || action.includes(`(${JSON.stringify(only.node.id)}`);
  return isIt || more.length > 0 || /(?:^|\/)(?:form|dialog|row|item)(?:[:/]|$)/u.test(only.node.path)
    ? undefined
    : only;
}

const isUsable = ({ states, occluded }: SnapshotNode): boolean =>
  !occluded && !states.includes("hidden") && !states.includes("disabled");

const single: ReadonlySet<string> = new Set(["radio", "option", "tab", "clickable", "button"]);
const offers = ({ role, name, options = [] }: SnapshotNode, option: string): boolean =>
  role === "combobox" ? options.includes(option) : (single.has(role) || boxes.has(role)) && name === option;
const boxes: ReadonlySet<string> = new Set(["checkbox", "switch"]);

function choice(node: SnapshotNode, name: string): ActionAnswer {
  const thought = `The goal names ${JSON.stringify(name)}, which ${describe(node)} offers.`;
  if (node.role === "combobox") return prepare("select", [node.id, name], thought);
  if (boxes.has(node.role)) return prepare("uncheck", [node.id], thought);
  return prepare(node.role === "radio" ? "check" : "click", [node.id], thought);
}
