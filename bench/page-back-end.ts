import { pathToFileURL } from "node:url";
import { z } from "zod";

/** What a page's `handle` is given. `headers` have lower-case names, `body` is the text as sent. */
export type PageRequest = {
  method: string;
  /** The path without the query, as sent. */
  path: string;
  url: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string;
};

export type PageAnswer = {
  status: number;
  headers: Record<string, string | string[]>;
  body: string | Uint8Array;
};

/** A page's own server with the state of one run. */
export type PageBackEnd = {
  /** Undefined when the page has no answer of its own. */
  handle: (request: PageRequest) => Promise<PageAnswer | undefined>;
  isDone: () => Promise<boolean>;
};

type Asked = (...given: unknown[]) => unknown;
const Exported = z.object({
  handle: z.custom<Asked>((value) => typeof value === "function", "must export a function"),
  isDone: z.custom<Asked>((value) => typeof value === "function", "must export a function"),
});

const Answer = z.object({
  status: z.number().int().min(100).max(599).default(200),
  headers: z
    .record(z.string(), z.union([z.string(), z.number().transform(String), z.array(z.string())]))
    .default({}),
  body: z.unknown().optional(),
});

let runs = 0;

/** Loads a page's `server.mjs` anew, so that nothing it keeps outside its state lives on from another run. */
export async function openBackEnd(file: string): Promise<PageBackEnd> {
  runs += 1;
  const { handle, isDone } = Exported.parse(await import(`${pathToFileURL(file).href}?run=${runs}`));
  const state = {};
  return {
    async handle(request) {
      const answer = await handle(request, state);
      return answer === undefined || answer === null ? undefined : readAnswer(answer);
    },
    isDone: async () => (await isDone(state)) === true,
  };
}

function readAnswer(answer: unknown): PageAnswer {
  const { status, headers, body } = Answer.parse(answer);
  const named = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  if (body === undefined || body === null) return { status, headers: named, body: "" };
  if (typeof body === "string") return { status, headers: withType(named, typeOf(body)), body };
  if (body instanceof Uint8Array) return { status, headers: named, body };
  return { status, headers: withType(named, "application/json"), body: JSON.stringify(body) };
}

const withType = (headers: PageAnswer["headers"], type: string): PageAnswer["headers"] => ({
  "content-type": type,
  ...headers,
});

const typeOf = (body: string): string =>
  /^\s*</.test(body) ? "text/html; charset=utf-8" : "text/plain; charset=utf-8";
