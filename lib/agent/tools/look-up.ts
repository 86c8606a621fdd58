import type { PlanStep } from "@/lib/agent/domain/plan";
import { readStepIntent } from "@/lib/agent/domain/step-intent";
import { successNote } from "@/lib/agent/domain/step-note";
import { readUrl } from "@/lib/agent/domain/urls";
import { answerFromSearchTask } from "@/lib/agent/model-tasks/answer-from-search";
import { failed, type Tool, type ToolDeps, type ToolResult } from "./tool-result";

type Source = { title: string; source: string; text: string };

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
  const host =
    url === undefined ? undefined : readUrl(url.includes("://") ? url : `https://${url}`)?.hostname;
  const hits = await deps.search.search(questionOf(step), {
    limit: sourcesAsked,
    ...(host ? { domains: [host] } : {}),
    ...(deps.signal ? { signal: deps.signal } : {}),
  });
  return answered(
    step,
    goal,
    hits.map(({ title, url: source, text }) => ({ title, source, text })),
    deps,
  );
};

export const lookUpKnowledge: Tool = async (step, { goal, snapshot, tenantId }, deps) => {
  const domain = readUrl(snapshot.url)?.hostname;
  const hits = await deps.knowledge.find(tenantId, questionOf(step), {
    limit: sourcesAsked,
    ...(domain ? { domain } : {}),
  });
  return answered(
    step,
    goal,
    hits.map(({ title, source, text }) => ({ title, source, text })),
    deps,
  );
};

/** One answer with the sources that say it; an answer that names none of them counts as none. */
async function answered(
  step: PlanStep,
  goal: string,
  found: readonly Source[],
  deps: ToolDeps,
): Promise<Omit<ToolResult, "stepId">> {
  if (found.length === 0) return failed(`nothing was found for "${questionOf(step)}"`);
  const sources = found
    .slice(0, sourcesAsked)
    .map((source, index) => ({ ...source, index, text: source.text.slice(0, sourceChars) }));
  const { data } = await deps.model.run(
    answerFromSearchTask,
    { goal, question: step.description, sources },
    deps.signal ? { signal: deps.signal } : {},
  );
  const named = sources.filter(({ index }) => data.sourceIndexes.includes(index));
  if (!data.found || !data.answer.trim() || named.length === 0)
    return failed(`the sources that were found do not answer: ${step.description}`);
  return {
    ok: true,
    note: successNote(data.answer),
    output: { answer: data.answer.trim(), sources: named.map(({ title, source }) => ({ title, source })) },
    pendingCalls: 0,
  };
}
