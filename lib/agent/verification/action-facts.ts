import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { leadsSomewhere } from "@/lib/agent/snapshot/action-target";
import { actionDefinition, clickActions } from "@/lib/contracts/browser-action";

/** What the action is, apart from any page. */
export type ActionFacts = {
  name: string;
  promisesEffect: boolean;
  /** Opens another place by its nature. */
  navigates: boolean;
  /** Types into a field. */
  takesText: boolean;
  /** What was typed or chosen. */
  value?: string | undefined;
  /** The key that was pressed, or that followed the text. */
  pressesEnter: boolean;
  /** The first of several actions that ran together. Text and Enter are one. */
  chained: boolean;
  /** Clicks something, or presses a key that does the same. */
  clicks: boolean;
  /** URL that the action leads to, where that is known before acting. */
  destination?: string | undefined;
  /** What it changes is to last: stored, sent, removed. Its effect is believed only when it is still there at a second look. */
  persistent: boolean;
};

/** Steps whose effect an application keeps. Opening, arranging and typing are not among them: they show or prepare something. */
const keeping: ReadonlySet<StepVerb> = new Set([
  "check",
  "uncheck",
  "toggle",
  "add",
  "create",
  "remove",
  "clear",
  "archive",
  "move",
  "edit",
  "send",
  "submit",
  "upload",
]);

const textActions: ReadonlySet<string> = new Set(["setValue", "type"]);
const presses: ReadonlySet<string> = new Set([...clickActions, "clickAt", "press", "check", "uncheck"]);

/** `mutating`: the plan says that the step changes something for good. */
export function actionFacts(record: ActionRecord, verb: StepVerb, mutating: boolean): ActionFacts {
  const { action, actionType, target } = record;
  const definition = actionDefinition(action.name);
  const takesText = textActions.has(action.name);
  const destination = destinationOf(record);
  const pressesEnter = endsWithEnter(record);
  return {
    name: action.name,
    promisesEffect: definition?.promisesEffect ?? true,
    navigates: actionType === "navigation",
    takesText,
    value: givenValue(record),
    pressesEnter,
    chained: chainOf(record).length > 1,
    clicks: presses.has(action.name),
    destination,
    persistent: isPersistent(verb, mutating, {
      takesText,
      pressesEnter,
      leaves: leadsSomewhere(destination ?? target?.href),
    }),
  };
}

function isPersistent(
  verb: StepVerb,
  mutating: boolean,
  action: { takesText: boolean; pressesEnter: boolean; leaves: boolean },
): boolean {
  if (action.leaves) return false;
  if (action.takesText && !action.pressesEnter) return false;
  return mutating || keeping.has(verb);
}

function givenValue({ action }: ActionRecord): string | undefined {
  const value =
    action.name === "setValue" || action.name === "select"
      ? action.args[1]
      : action.name === "type"
        ? action.args[0]
        : undefined;
  return typeof value === "string" ? value : undefined;
}

function destinationOf({ action, target }: ActionRecord): string | undefined {
  const named = action.name === "navigate" || action.name === "newTab" ? action.args[0] : undefined;
  if (typeof named === "string") return named;
  return action.name === "click" && leadsSomewhere(target?.href) ? target?.href : undefined;
}

const isEnter = (text: string): boolean => /^press\("Enter"\)$/.test(text);

/** The actions of a chain as they were printed, without an Enter that only ends a text. */
export const chainOf = ({ chain }: ActionRecord): string[] =>
  (chain?.actions ?? []).map(({ action }) => action).filter((text) => !isEnter(text));

/** Enter may follow the text in the same chain, or be pressed by itself. */
export function endsWithEnter({ action, chain }: ActionRecord): boolean {
  if (action.name === "press") return action.args[0] === "Enter";
  return chain?.actions.some(({ action: printed }) => isEnter(printed)) ?? false;
}
