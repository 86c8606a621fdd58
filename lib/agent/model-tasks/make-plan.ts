import { z } from "zod";
import { CriterionDraft } from "@/lib/agent/domain/criterion";
import { modelTask } from "@/lib/agent/domain/model-task";
import { StepDraft, StuckStep } from "@/lib/agent/domain/plan";
import { fenceRule } from "./fenced";
import { PageView } from "./page-view";
import {
  answersPart,
  continuationPart,
  dataPart,
  Finding,
  findingsPart,
  goalPart,
  listPart,
  pagePart,
  paragraphs,
  UserAnswer,
} from "./question-parts";

const system = `You plan the work of a browser agent.
Rules for steps:
- One step is exactly ONE browser action (one click, one field, one key) or one server tool (search, knowledge, extract). Never "type X and press Enter".
- Name elements as the page shows them, in double quotes, when you see them; otherwise describe them without quotes.
- Write every value to be typed in double quotes, exactly as the user gave it. Never invent values.
- verify: a sentence that says how one sees that the step worked. assertions: the same, machine-checkable, only where you are sure; each must be false now and true once the step worked.
- A value that an earlier step will bring about is written by name in braces: {order number}.
- mutating: true when the step stores, sends or deletes something.
- dependsOn: indices of earlier steps in this list whose result the step needs; independent tool steps run side by side.
- contingencies: what to try when a popup, a missing element, an error, a validation message or another URL comes in the way.
- Leave out what the page already shows as done, and what is listed as already verified.
Outcomes: "plan"; "holds" when the page already shows the whole goal as done; "impossible" with the reason; "ask" when only the user can know what is missing.
criteria: when the whole goal is done, as few as needed, at least one. kind "state" when the present page can show it, "change" when before and after must differ, "use" when no more was asked for than to use a control. persistence: true when something is stored, sent or deleted; it then counts only once it is read back. step: index of the step whose success alone meets it.
${fenceRule}`;

/** Turns the goal into steps, seen from the present page. */
export const makePlanTask = modelTask({
  name: "make_plan",
  input: z.object({
    goal: z.string(),
    page: PageView,
    knowledge: z.array(Finding),
    searchHits: z.array(Finding),
    /** Whether steps may search the web. */
    webSearch: z.boolean(),
    answers: z.array(UserAnswer),
    /** Descriptions of steps that are verified and must not be planned again. */
    verifiedWork: z.array(z.string()),
    /** Of the plan before. */
    stuck: StuckStep.optional(),
    /** The previous action succeeded and the goal is still open. */
    continuing: z.boolean(),
    outputs: z.record(z.string(), z.string()),
    /** Goal criteria that stand already. */
    criteria: z.array(z.string()),
  }),
  output: z.object({
    outcome: z.enum(["plan", "holds", "impossible", "ask"]),
    steps: z.array(StepDraft).optional(),
    criteria: z.array(CriterionDraft).optional(),
    reason: z.string().optional(),
    question: z.string().optional(),
    options: z.array(z.string()).optional(),
    missingInformation: z.array(z.string()).optional(),
  }),
  prompt: (input) => ({
    system,
    user: paragraphs(
      continuationPart(input.continuing, "Create or adjust the plan for the remaining steps."),
      goalPart(input.goal),
      answersPart(input.answers),
      listPart("Already done and verified:", input.verifiedWork),
      listPart("Goal criteria so far:", input.criteria),
      input.stuck &&
        `The plan before did not lead on: no way was found for the step "${input.stuck.step}" (${input.stuck.reason}). Find another way to the goal; ask the user only when the page offers none.`,
      dataPart(
        "Results of earlier work:",
        Object.entries(input.outputs).map(([name, value]) => `${name}: ${value}`),
      ),
      findingsPart("DOCUMENTS", "The organisation's documents say:", input.knowledge),
      findingsPart("RESULTS", "Web search found:", input.searchHits),
      !input.webSearch && "Web search is not available: plan no search steps.",
      pagePart(input.page),
    ),
  }),
  effort: "high",
  grounding: true,
  size: "full",
  maxOutputTokens: 8_000,
});
