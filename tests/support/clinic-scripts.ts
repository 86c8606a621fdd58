import type { Script, ScriptedAnswer } from "@/lib/adapters/scripted/scripted-model";
import { refineStepTask } from "@/lib/agent/model-tasks/refine-step";

export const addJas = 'Add a patient named "Jas"';
export const deleteAnn = 'Delete the patient "Ann"';

const inList = (name: string, present: boolean) => ({
  kind: "text",
  text: name,
  present,
  within: { role: "list", name: "All patients" },
});

const act = (action: string) => ({
  thought: `Doing ${action.split("(")[0]}.`,
  decision: "act",
  action,
  certainty: 0.95,
});

/** The action of each step, by the step's first word. */
const byStep = (actions: Record<string, string>): ScriptedAnswer => ({
  from: (input) => act(actions[firstWord(refineStepTask.input.parse(input).step.description)] ?? ""),
});

const firstWord = (text: string): string => text.split(" ")[0] ?? "";

/** What a model says where rules leave it to it: nothing that would help. */
const noHelp: Script = {
  validate_plan: [
    { data: { valid: true, reason: "It still fits.", suggestedChanges: [], needsFullReplan: false } },
  ],
  choose_correction: [{ data: { strategy: "fail", reason: "Nothing can help." } }],
  judge_criteria: [{ data: { judgements: [] } }],
  predict_outcome: [{ data: { description: "It worked.", assertions: [] } }],
  critique_action: [{ data: { approved: "YES", reason: "It is what the user asked for." } }],
};

export const refiningJas = byStep({ Type: 'setValue("name", "Jas")', Click: 'click("save")' });

/** A model that knows how a patient is added. */
export const addingJas = {
  ...noHelp,
  analyse_context: [{ data: { decision: "complex" } }],
  make_plan: [
    {
      data: {
        outcome: "plan",
        steps: [
          { description: 'Type "Jas" into the Name field', verify: 'The Name field holds "Jas"' },
          {
            description: 'Click "Save"',
            verify: 'The list shows "Jas"',
            mutating: true,
            dependsOn: [0],
            assertions: [inList("Jas", true)],
          },
        ],
        criteria: [
          {
            text: 'A patient named "Jas" is in the list',
            kind: "state",
            persistence: true,
            assertions: [inList("Jas", true)],
            step: 1,
          },
        ],
      },
    },
  ],
  refine_step: [refiningJas],
} satisfies Script;

/** A model that knows how the first patient of the list is deleted. */
export const deletingAnn = {
  ...noHelp,
  analyse_context: [{ data: { decision: "complex" } }],
  make_plan: [
    {
      data: {
        outcome: "plan",
        steps: [
          {
            description: 'Click "Delete Ann"',
            verify: 'The list does not show "Ann"',
            mutating: true,
            assertions: [inList("Ann", false)],
          },
        ],
        criteria: [
          {
            text: '"Ann" is not in the list',
            kind: "change",
            persistence: true,
            assertions: [inList("Ann", false)],
            step: 0,
          },
        ],
      },
    },
  ],
  refine_step: [byStep({ Click: 'click("delete-0")' })],
} satisfies Script;
