import { z } from "zod";
import { modelTask } from "@/lib/agent/domain/model-task";
import { ApprovalRisk } from "@/lib/contracts/policy-rules";
import { fenced, fenceRule } from "./fenced";
import { PageView } from "./page-view";
import { goalPart, pagePart, paragraphs } from "./question-parts";

const system = `You check one browser action before it is carried out. Approve it only if it serves the user's goal, names the right element and does nothing beyond what was asked.
Answer approved "YES" or "NO", and the reason in one sentence.
${fenceRule}`;

/** A second opinion on a risky or uncertain action. Anything but YES is a veto. */
export const critiqueActionTask = modelTask({
  name: "critique_action",
  input: z.object({
    goal: z.string(),
    step: z.string().optional(),
    action: z.string(),
    target: z.string().optional(),
    risk: ApprovalRisk.optional(),
    /** 0 to 1. */
    certainty: z.number(),
    /** What the form around the target holds. */
    values: z.array(z.object({ label: z.string(), value: z.string() })),
    page: PageView,
  }),
  output: z.object({ approved: z.string(), reason: z.string() }),
  prompt: (input) => ({
    system,
    user: paragraphs(
      goalPart(input.goal),
      input.step && `The step: ${input.step}`,
      `The action: ${input.action}${input.risk ? ` (risk: ${input.risk})` : ""}`,
      input.target && `Its target:\n${fenced("PAGE", input.target)}`,
      input.values.length > 0 &&
        `The form holds:\n${fenced("PAGE", input.values.map(({ label, value }) => `${label}: ${value}`).join("\n"))}`,
      pagePart(input.page),
    ),
  }),
  effort: "low",
  grounding: false,
  size: "small",
  maxOutputTokens: 300,
});
