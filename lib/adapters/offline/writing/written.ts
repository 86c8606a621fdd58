import type { CriterionDraft } from "@/lib/agent/domain/criterion";
import type { StepDraft } from "@/lib/agent/domain/plan";

export type WrittenCriterion = Omit<CriterionDraft, "step">;

/** What one want comes to: its steps, and when it is done. `leads`: after its steps another page may be there. `atEnd`: criteria only where the want is the last. */
export type Written = {
  steps: StepDraft[];
  criteria: WrittenCriterion[];
  leads: boolean;
};

export const step = (description: string, verify: string, more: Partial<StepDraft> = {}): StepDraft => ({
  description,
  verify,
  mutating: false,
  ...more,
});

/** How the criterion of a question begins. */
export const answerRead = "The answer has been read";

const popup = { trigger: "POPUP_DETECTED", response: "Close the dialog" } as const;
const invalid = { trigger: "FORM_VALIDATION", response: "Correct the fields that are marked" } as const;

/** A step that sends what was entered: never repeated on doubt. */
export const sending = (description: string, verify: string, more: Partial<StepDraft> = {}): StepDraft =>
  step(description, verify, { mutating: true, contingencies: [invalid], ...more });

export const opening = (description: string, verify: string, more: Partial<StepDraft> = {}): StepDraft =>
  step(description, verify, { contingencies: [popup], ...more });

export const state = (
  text: string,
  assertions: NonNullable<CriterionDraft["assertions"]> = [],
): WrittenCriterion => ({ text, kind: "state", persistence: false, assertions });

export const change = (
  text: string,
  persistence: boolean,
  assertions: NonNullable<CriterionDraft["assertions"]> = [],
): WrittenCriterion => ({
  text,
  kind: "change",
  persistence,
  assertions,
});

export const used = (text: string, persistence: boolean): WrittenCriterion => ({
  ...change(text, persistence),
  kind: "use",
});

/** Answers the question that a page may ask about the step before; where none is asked there is nothing to do. */
export const confirming = (description: string, verify: string, more: Partial<StepDraft> = {}): StepDraft =>
  sending(description, verify, { confirms: true, ...more });

/** Wording of the step that stores what was changed. */
export const saveStep = "Save the change";
export const saving = (verify = "The change is saved"): StepDraft => sending(saveStep, verify);
/** The same on a page that nobody has seen yet: one that takes changes as they are entered has nothing to press for it. */
export const savingIfAsked = (): StepDraft => confirming(saveStep, "The change is saved");
