import type { PlanStep } from "@/lib/agent/domain/plan";
import { successNote } from "@/lib/agent/domain/step-note";
import { readUrl } from "@/lib/agent/domain/urls";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { answerFromSearchTask } from "@/lib/agent/model-tasks/answer-from-search";
import { type Judged, refineSearch } from "./refine-search";
import { failed, type Tool, type ToolDeps, type ToolResult } from "./tool-result";

type Source = { title: string; source: string; text: string };
type Result = Omit<ToolResult, "stepId">;

const sourcesAsked = 6;
const sourceChars = 1_500;

/** What a look-up is about: the quoted words of the step, else all of it without its verb. */
export function questionOf({ description }: PlanStep): string {
  const { quoted, value, object } = readStepIntent(description);
  return (quoted.length > 0 ? quoted.join(" ") : (value ?? object)).trim() || description;
}

export const searchWeb: Tool = async (step, { goal }, deps) => {
  if (!deps.search.available) return failed("web search is not set up here");
  const { url } = readStepIntent(step.description);
  const domain =
    url === undefined ? undefined : readUrl(url.includes("://") ? url : `https://${url}`)?.hostname;
  const query = questionOf(step);
  const { answer, found } = await refineSearch(
    { query, limit: sourcesAsked, ...(domain ? { domain } : {}) },
    deps,
    (hits) => {
      const sources = hits.map(({ title, url: source, text }) => ({ title, source, text }));
      return answerFrom(sources, { question: step.description, goal }, deps);
    },
  );
  return answer ?? unanswered(step, found);
};

export const lookUpKnowledge: Tool = async (step, { goal, snapshot, tenantId }, deps) => {
  const domain = readUrl(snapshot.url)?.hostname;
  const hits = await deps.knowledge.find(tenantId, questionOf(step), {
    limit: sourcesAsked,
    ...(domain ? { domain } : {}),
  });
  if (hits.length === 0) return unanswered(step, hits);
  const judged = await answerFrom(hits, { question: step.description, goal }, deps);
  return judged.answer ?? unanswered(step, hits);
};

const unanswered = (step: PlanStep, found: readonly unknown[]): Result =>
  failed(
    found.length === 0
      ? `nothing was found for "${questionOf(step)}"`
      : `the sources that were found do not answer: ${step.description}`,
  );

/** One answer with the sources that say it; an answer that names none of them counts as none. */
async function answerFrom(
  found: readonly Source[],
  asked: { question: string; goal: string },
  deps: ToolDeps,
): Promise<Judged<Result>> {
  const sources = found
    .slice(0, sourcesAsked)
    .map(({ title, source, text }, index) => ({ index, title, source, text: text.slice(0, sourceChars) }));
  const { data } = await deps.model.run(
    answerFromSearchTask,
    { ...asked, sources },
    deps.signal ? { signal: deps.signal } : {},
  );
  const named = sources.filter(({ index }) => data.sourceIndexes.includes(index));
  const text = data.answer.trim();
  if (!data.found || !text || named.length === 0) return { betterQuery: data.betterQuery };
  return {
    answer: {
      ok: true,
      note: successNote(data.answer),
      output: { answer: text, sources: named.map(({ title, source }) => ({ title, source })) },
      pendingCalls: 0,
    },
  };
}
