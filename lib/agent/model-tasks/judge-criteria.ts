import { z } from "zod";
import { CriterionKind } from "@/lib/agent/domain/criterion";
import { modelTask } from "@/lib/agent/domain/model-task";
import { TrustRank } from "@/lib/contracts/verdict";
import { fenced, fenceRule } from "./fenced";
import { PageView } from "./page-view";
import { goalPart, listPart, pagePart, paragraphs } from "./question-parts";

const system = `You judge whether criteria of a browser task are met. You are strict: someone claims that the task is done, and you look for proof.
- "met" only with proof: ids of evidence that is for it, or quotes, copied word for word from the page without the ids in it, that show it. Without either it is not "met".
- "unmet" when the page or the evidence shows that it does not hold.
- "unverifiable" when neither can be shown. Prefer it to a guess.
- kind "state": the present page may show it. kind "change": only evidence of a difference between before and after shows it. kind "use": a control was used and did what it does.
- Evidence is given with its rank, the most trustworthy first: persisted, network, dom, page_text, client, model.
- A screenshot, where there is one, may show that a criterion is unmet; a quote must stand in the page's text.
- A message that says something worked is no proof that it did.
${fenceRule}`;

/** Judges the criteria that rules could not. What it calls met counts only with proof that can be found again. */
export const judgeCriteriaTask = modelTask({
  name: "judge_criteria",
  input: z.object({
    goal: z.string(),
    criteria: z.array(z.object({ id: z.string(), text: z.string(), kind: CriterionKind })),
    steps: z.array(z.object({ description: z.string(), verify: z.string(), verified: z.boolean() })),
    evidence: z.array(
      z.object({ id: z.string(), polarity: z.enum(["for", "against"]), rank: TrustRank, text: z.string() }),
    ),
    page: PageView,
    /** Rows that the task has extracted. */
    data: z.array(z.record(z.string(), z.unknown())),
  }),
  output: z.object({
    judgements: z.array(
      z.object({
        criterionId: z.string(),
        result: z.enum(["met", "unmet", "unverifiable"]),
        evidenceIds: z.array(z.string()),
        /** Texts copied from the page. */
        quotes: z.array(z.string()),
        reason: z.string(),
      }),
    ),
  }),
  prompt: (input) => ({
    system,
    user: paragraphs(
      goalPart(input.goal),
      listPart(
        "Criteria to judge:",
        input.criteria.map(({ id, text, kind }) => `[${id}] (${kind}) ${text}`),
      ),
      listPart(
        "Steps done:",
        input.steps.map(
          ({ description, verified }) => `${description}: ${verified ? "verified" : "not verified"}`,
        ),
      ),
      input.evidence.length > 0 &&
        `Evidence:\n${fenced("DATA", input.evidence.map(evidenceLine).join("\n"))}`,
      input.data.length > 0 &&
        `Extracted rows (${input.data.length}):\n${fenced("DATA", JSON.stringify(input.data.slice(0, 20)))}`,
      pagePart(input.page),
    ),
  }),
  effort: "high",
  grounding: false,
  size: "full",
  maxOutputTokens: 2_000,
});

const evidenceLine = ({
  id,
  polarity,
  rank,
  text,
}: {
  id: string;
  polarity: string;
  rank: string;
  text: string;
}): string => `[${id}] ${polarity} (${rank}) ${text}`;
