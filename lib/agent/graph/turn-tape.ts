import { AppError, BudgetError, ModelAnswerError } from "@/lib/agent/domain/app-error";
import type { ModelPrompt } from "@/lib/agent/domain/model-task";
import type { Session } from "@/lib/agent/domain/session";
import type { Task } from "@/lib/agent/domain/task";
import type { Exchange, ExchangeFault } from "@/lib/agent/domain/turn-recording";
import type { Ids } from "@/lib/agent/ports/ids";
import type { Knowledge } from "@/lib/agent/ports/knowledge";
import type { ModelPort } from "@/lib/agent/ports/model";
import type { WebSearch } from "@/lib/agent/ports/search";
import type { TurnStore } from "@/lib/agent/ports/store";

/** The outside of one turn: what is asked of it decides the turn, together with the request. */
type Outside = { model: ModelPort; store: TurnStore; search: WebSearch; knowledge: Knowledge; ids: Ids };
type Taped = Omit<Exchange, "prompt"> & { render?: () => ModelPrompt };

/** Hands the outside on, and notes what the turn was given by it. */
export type TurnTape = {
  outside: Outside;
  notes(): { task?: Task; session?: Session; ids: string[]; exchanges: Exchange[] };
};

export function tapeTurn(outside: Outside): TurnTape {
  const taped: Taped[] = [];
  const ids: string[] = [];
  const loaded: { task?: Task | null; session?: Session | null } = {};
  const { store } = outside;
  return {
    outside: {
      ...tapedQuestions(outside, noteIn(taped)),
      ids: {
        uuid() {
          const id = outside.ids.uuid();
          ids.push(id);
          return id;
        },
      },
      store: {
        findTurn: store.findTurn,
        loadTenant: store.loadTenant,
        openSession: store.openSession,
        saveSession: store.saveSession,
        saveTurn: store.saveTurn,
        appendMessages: store.appendMessages,
        loadTask: async (tenantId, taskId) => (loaded.task = await store.loadTask(tenantId, taskId)),
        loadSession: async (tenantId, id) => (loaded.session = await store.loadSession(tenantId, id)),
      },
    },
    notes: () => ({
      ...(loaded.task ? { task: loaded.task } : {}),
      ...(loaded.session ? { session: loaded.session } : {}),
      ids,
      exchanges: taped.map(rendered),
    }),
  };
}

type Note = <T extends NonNullable<Exchange["answer"]>>(ask: Taped, call: () => Promise<T>) => Promise<T>;

/** Notes a question when it is asked, and its answer or fault when that comes. */
function noteIn(taped: Taped[]): Note {
  return async (ask, call) => {
    const at = taped.push(ask) - 1;
    try {
      const answer = await call();
      taped[at] = { ...ask, answer };
      return answer;
    } catch (error) {
      taped[at] = { ...ask, fault: faultOf(error) };
      throw error;
    }
  };
}

function tapedQuestions({ model, search, knowledge }: Outside, note: Note) {
  return {
    model: {
      info: model.info,
      run: (modelTask, input, options) =>
        note({ name: modelTask.name, input, render: () => modelTask.prompt(input) }, () =>
          model.run(modelTask, input, options),
        ),
    },
    search: {
      ...search,
      search: async (query, options) => {
        const input = { query, domains: options.domains, limit: options.limit };
        const call = async () => ({ data: await search.search(query, options) });
        return (await note({ name: "search", input }, call)).data;
      },
    },
    knowledge: {
      ...knowledge,
      find: async (tenantId, query, options) => {
        const call = async () => ({ data: await knowledge.find(tenantId, query, options) });
        return (await note({ name: "knowledge", input: { query, ...options } }, call)).data;
      },
    },
  } satisfies Partial<Outside>;
}

const rendered = ({ render, ...exchange }: Taped): Exchange => ({
  ...exchange,
  ...(render ? { prompt: render() } : {}),
});

function faultOf(error: unknown): ExchangeFault {
  if (error instanceof ModelAnswerError) return "unreadable";
  if (error instanceof BudgetError) return "budget";
  return error instanceof AppError ? error.code : "aborted";
}
