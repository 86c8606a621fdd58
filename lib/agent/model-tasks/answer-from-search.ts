import { z } from "zod";
import { modelTask } from "@/lib/agent/domain/model-task";
import { fenced, fenceRule } from "./fenced";
import { goalPart, paragraphs } from "./question-parts";

const system = `You answer a question from the sources that are given, and from nothing else.
- found: false when the sources do not answer it; then the answer stays empty.
- sourceIndexes: the numbers in square brackets of the sources that say it.
- betterQuery: only when found is false: a few other search words that may find it.
${fenceRule}`;

/** Draws one answer from search results or documents. */
export const answerFromSearchTask = modelTask({
  name: "answer_from_search",
  input: z.object({
    goal: z.string(),
    question: z.string(),
    sources: z.array(
      z.object({ index: z.number().int(), title: z.string(), source: z.string(), text: z.string() }),
    ),
  }),
  output: z.object({
    found: z.boolean(),
    answer: z.string(),
    sourceIndexes: z.array(z.number().int()),
    betterQuery: z.string().optional(),
  }),
  prompt: (input) => ({
    system,
    user: paragraphs(
      `The question: ${input.question}`,
      goalPart(input.goal),
      fenced(
        "RESULTS",
        input.sources
          .map(({ index, title, source, text }) => `[${index}] ${title} (${source})\n${text}`)
          .join("\n\n"),
      ),
    ),
  }),
  effort: "low",
  grounding: false,
  size: "small",
  maxOutputTokens: 800,
});
