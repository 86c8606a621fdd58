import type { TavilyClient } from "@tavily/core";
import type { SearchHit, WebSearch } from "@/lib/agent/ports/search";

export type TavilySettings = {
  apiKey: string;
  baseUrl?: string | undefined;
  /** Told once, in words for the operator, when the key is refused. */
  onRefused: (message: string) => void;
};

/** One try may take so long, in seconds. */
const patience = 10;
const hitChars = 4_000;
const queryChars = 400;

/** Web search by Tavily. A search that fails is one without hits; after a refused key there are no further ones. */
export function createTavilySearch({ apiKey, baseUrl, onRefused }: TavilySettings): WebSearch {
  let client: TavilyClient | undefined;
  let refused = false;

  /** The SDK brings megabytes of tables along, which most servers never need. */
  const connected = async (): Promise<TavilyClient> => {
    client ??= (await import("@tavily/core")).tavily({ apiKey, ...(baseUrl ? { apiBaseURL: baseUrl } : {}) });
    return client;
  };

  async function ask(query: string, limit: number, domains: readonly string[]): Promise<SearchHit[]> {
    if (refused) return [];
    try {
      const answer = await (await connected()).search(query.slice(0, queryChars), {
        maxResults: limit,
        timeout: patience,
        ...(domains.length > 0 ? { includeDomains: [...domains] } : {}),
      });
      return answer.results.map(hitOf);
    } catch (error) {
      if (!refused && isRefusal(error)) {
        refused = true;
        onRefused("Web search refused the key in TAVILY_API_KEY; goals go on without it.");
      }
      return [];
    }
  }

  return {
    get available() {
      return !refused;
    },
    async search(query, { domains = [], limit, signal }) {
      signal?.throwIfAborted();
      return (await ask(query, limit, domains)).slice(0, limit);
    },
  };
}

const hitOf = ({ title, url, content }: { title: string; url: string; content: string }): SearchHit => ({
  title,
  url,
  text: content.slice(0, hitChars),
});

/** The SDK tells a refusal by its message only. */
const isRefusal = (error: unknown): boolean =>
  /\b40[13]\b|unauthori[sz]ed|forbidden|api key/i.test(
    error instanceof Error ? error.message : String(error),
  );
