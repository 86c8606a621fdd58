import { createOfflineModel } from "@/lib/adapters/offline/offline-model";
import { AppError, BudgetError, ModelAnswerError } from "@/lib/agent/domain/app-error";
import { noUsage } from "@/lib/agent/domain/budget";
import type { ReplayTurn } from "@/lib/agent/domain/turn-recording";
import type { Knowledge, KnowledgeHit } from "@/lib/agent/ports/knowledge";
import type { ModelPort } from "@/lib/agent/ports/model";
import type { SearchHit, WebSearch } from "@/lib/agent/ports/search";
import { hashesOf } from "@/lib/server/traces/question-hash";

type Exchange = ReplayTurn["exchanges"][number];

export type RecordedOutside = {
  model: ModelPort;
  search: WebSearch;
  knowledge: Knowledge;
  /** Where the questions were not those of the recording. */
  notes(): string[];
};

/** Gives every question its recorded answer: that of the same question, else the next of its kind; without one, rules answer. */
export function recordedOutside(turn: ReplayTurn): RecordedOutside {
  const left = [...turn.exchanges];
  const notes: string[] = [];
  const rules = createOfflineModel({ now: () => new Date(turn.at) });

  function take(name: string, asked: ReturnType<typeof hashesOf>): Exchange | undefined {
    const ofKind = left.filter((exchange) => exchange.name === name);
    const same = ofKind.find(({ inputHash }) => inputHash === asked.inputHash);
    const found = same ?? ofKind[0];
    if (!found) return undefined;
    left.splice(left.indexOf(found), 1);
    if (found.inputHash === undefined) return found;
    if (!same) notes.push(`${name}: its input changed; the recorded answer was given all the same`);
    else if (found.promptHash !== asked.promptHash)
      notes.push(`${name}: its prompt is worded differently; the recorded answer was given all the same`);
    return found;
  }

  function lookUp<Hit>(name: string, input: unknown): Hit[] {
    const data = take(name, hashesOf({ input: JSON.parse(JSON.stringify(input)) }))?.answer?.data;
    if (Array.isArray(data)) return data;
    notes.push(`${name}: nothing was recorded for it; nothing was found`);
    return [];
  }

  return {
    model: {
      info: turn.model,
      async run(task, input, options) {
        const plain = JSON.parse(JSON.stringify(input));
        const recorded = take(task.name, hashesOf({ input: plain, prompt: task.prompt(input) }));
        if (!recorded) {
          notes.push(`${task.name}: no answer was recorded; rules answered`);
          return rules.run(task, input, options);
        }
        if (!recorded.answer) throw faultOf(recorded, task.name);
        const { data, usage = noUsage, model = "recorded", sources } = recorded.answer;
        const read = task.output.safeParse(data);
        if (read.success) return { data: read.data, usage, model, ...(sources ? { sources } : {}) };
        notes.push(`${task.name}: the recorded answer no longer fits its schema`);
        throw new ModelAnswerError(task.name, "does not fit");
      },
    },
    search: {
      available: turn.searchAvailable,
      search: async (query, { domains, limit }) => lookUp<SearchHit>("search", { query, domains, limit }),
    },
    knowledge: {
      find: async (_tenantId, query, options) => lookUp<KnowledgeHit>("knowledge", { query, ...options }),
    },
    notes: () => [...notes, ...left.map(({ name }) => `${name}: was not asked any more`)],
  };
}

function faultOf({ fault = "internal" }: Exchange, name: string): Error {
  if (fault === "unreadable") return new ModelAnswerError(name, "does not fit");
  if (fault === "budget") return new BudgetError("tokens");
  return new AppError(fault === "aborted" ? "internal" : fault, `${name}: failed as it was recorded`);
}
