import type { ActionTarget } from "@/lib/agent/domain/action-record";
import type { PlanStep } from "@/lib/agent/domain/plan";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { readStepIntent, type StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { predictOutcomeTask } from "@/lib/agent/model-tasks/predict-outcome";
import type { ModelPort } from "@/lib/agent/ports/model";
import { holdsAlready } from "@/lib/agent/snapshot/check-assertion";
import { viewPage } from "@/lib/agent/snapshot/view-page";
import { printAction } from "@/lib/contracts/action-text";
import type { Assertion, ElementQuery, ExpectedOutcome } from "@/lib/contracts/assertion";
import { type ActionType, actionDefinition, type BrowserAction } from "@/lib/contracts/browser-action";
import { outcomesOf } from "./outcome-rules";
import { stepOutcomes } from "./step-outcomes";

export type PredictOutcomeInput = {
  action: BrowserAction;
  actionType: ActionType;
  target?: ActionTarget;
  step?: PlanStep;
  nextStep?: PlanStep;
  snapshot: PageSnapshot;
  goal: string;
};

type Deps = { model: ModelPort; signal?: AbortSignal };

/** Tokens of page that a prediction may see. */
const pageTokens = 1_200;

/**
 * What to look for after an action. Rules say what the action brings about by its nature and what its step wants; a model is asked only where
 * they say nothing of an action that promises an effect. Assertions that already hold prove nothing later and are left out.
 */
export async function predictOutcome(input: PredictOutcomeInput, deps: Deps): Promise<ExpectedOutcome> {
  const { action, step, nextStep, snapshot } = input;
  const foreseen = [...(step?.assertions ?? []), ...outcomesOf(input), ...stepOutcomes(input)];
  const asks = foreseen.length === 0 && actionDefinition(action.name)?.promisesEffect === true;
  const answer = asks ? await askModel(input, deps) : undefined;
  const assertions = unique([...foreseen, ...(answer?.assertions ?? [])]).filter(
    (assertion) => !holdsAlready(assertion, snapshot),
  );
  const nextGoal = nextStep?.toolType === "browser" ? nextGoalOf(nextStep.description) : undefined;
  return {
    description: step?.verify ?? answer?.description ?? `${printAction(action)} has taken effect.`,
    domChanges: domChangesOf(assertions, answer?.elementsToAppear ?? []),
    assertions,
    ...(nextGoal ? { nextGoal } : {}),
  };
}

async function askModel({ goal, action, target, step, nextStep, snapshot }: PredictOutcomeInput, deps: Deps) {
  const focus = `${step?.description ?? goal} ${target?.name ?? ""} ${nextStep?.description ?? ""}`;
  const { data } = await deps.model.run(
    predictOutcomeTask,
    {
      goal,
      action: printAction(action),
      ...(target ? { target: `${target.role} "${target.name}"` } : {}),
      ...(step ? { step: { description: step.description, verify: step.verify } } : {}),
      ...(nextStep ? { nextStep: nextStep.description } : {}),
      page: viewPage(snapshot, {
        focus,
        tokenBudget: pageTokens,
        text: false,
        offline: deps.model.info.offline,
      }),
    },
    deps.signal ? { signal: deps.signal } : {},
  );
  return data;
}

const unique = (assertions: readonly Assertion[]): Assertion[] => {
  const seen = new Set<string>();
  return assertions.filter((assertion) => {
    const key = JSON.stringify(assertion);
    return seen.has(key) ? false : seen.add(key);
  });
};

/** The element that the next step names, for the look ahead. A step that names none has none; the plan may word it otherwise than the page, so it is never required. */
function nextGoalOf(description: string): ExpectedOutcome["nextGoal"] {
  const intent = readStepIntent(description);
  const name = nameOf(intent);
  const role = intent.controlWord === undefined ? undefined : roleWords[intent.controlWord];
  if (name === undefined) return undefined;
  return { description, element: { name, ...(role ? { role } : {}) }, required: false };
}

const nameOf = ({ quoted, value, field }: StepIntent): string | undefined =>
  quoted.find((text) => text !== value) ?? (value === undefined ? undefined : field);

const roleWords: Readonly<Record<string, string>> = {
  button: "button",
  link: "link",
  field: "textbox",
  "text box": "textbox",
  textbox: "textbox",
  input: "textbox",
  dropdown: "combobox",
  checkbox: "checkbox",
  radio: "radio",
  option: "option",
  tab: "tab",
  switch: "switch",
};

/** The same in the words that older clients know. */
function domChangesOf(
  assertions: readonly Assertion[],
  toAppear: readonly ElementQuery[],
): ExpectedOutcome["domChanges"] {
  const named = (state: "present" | "absent"): string | undefined =>
    assertions.flatMap((one) =>
      one.kind === "element" && one.state === state ? (one.element.name ?? []) : [],
    )[0];
  const elementShouldExist = named("present");
  const elementShouldNotExist = named("absent");
  const values = assertions.flatMap((one) =>
    one.kind === "element_value" ? [{ attribute: "value", expectedValue: one.value }] : [],
  );
  return {
    ...(elementShouldExist === undefined ? {} : { elementShouldExist }),
    ...(elementShouldNotExist === undefined ? {} : { elementShouldNotExist }),
    ...(assertions.some(({ kind }) => kind === "url") ? { urlShouldChange: true } : {}),
    ...(values.length > 0 ? { attributeChanges: values } : {}),
    ...(toAppear.length > 0 ? { elementsToAppear: [...toAppear] } : {}),
  };
}
