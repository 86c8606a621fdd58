import { z } from "zod";
import { CriterionDraft } from "@/lib/agent/domain/criterion";
import { modelTask } from "@/lib/agent/domain/model-task";
import { fenceRule } from "./fenced";
import { PageView } from "./page-view";
import {
  answersPart,
  Finding,
  findingsPart,
  goalPart,
  pagePart,
  paragraphs,
  UserAnswer,
} from "./question-parts";

const system = `You decide how a browser agent starts on a user's goal.
- "simple": one single browser action on the present page, or one navigation, does the whole goal. Give criteria.
- "complex": everything else. Add searchQuery only when the goal cannot be planned without facts from the web that neither the page nor the documents hold.
- "ask": only when the goal cannot be begun without something that only the user can know. Ask one question; name what is missing.
Prefer the page and the organisation's documents over asking. Never ask for a password.
A criterion says when the goal is done: "state" when the present page can show it, "change" when before and after must differ, "use" when no more was asked for than to use a control; persistence when something is stored, sent or deleted.
${fenceRule}`;

/** Memory, page, web or user: where what the goal needs comes from, and whether one action does it. */
export const analyseContextTask = modelTask({
  name: "analyse_context",
  input: z.object({
    goal: z.string(),
    page: PageView,
    knowledge: z.array(Finding),
    answers: z.array(UserAnswer),
  }),
  output: z.object({
    decision: z.enum(["ask", "simple", "complex"]),
    criteria: z.array(CriterionDraft).optional(),
    searchQuery: z.string().optional(),
    question: z.string().optional(),
    options: z.array(z.string()).optional(),
    missingInformation: z.array(z.string()).optional(),
  }),
  prompt: ({ goal, page, knowledge, answers }) => ({
    system,
    user: paragraphs(
      goalPart(goal),
      answersPart(answers),
      findingsPart("DOCUMENTS", "The organisation's documents say:", knowledge),
      pagePart(page),
    ),
  }),
  effort: "low",
  grounding: false,
  size: "small",
  maxOutputTokens: 800,
});
