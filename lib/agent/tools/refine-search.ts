import { contentWords } from "@/lib/agent/domain/wording/words";
import type { SearchHit, WebSearch } from "@/lib/agent/ports/search";

/** Searches after the first one, at most. */
const mostRefinements = 3;

/** Whether what was found is enough; where not, `betterQuery` may say what to look for instead. */
export type Judged<Answer> = { answer?: Answer; betterQuery?: string | undefined };

type Asked = { query: string; domain?: string };
type Wanted = Asked & { limit: number };
type Deps = { search: WebSearch; signal?: AbortSignal };

/**
 * Searches until what was found is enough. Where a domain is named it looks there first, in two wordings, and then everywhere; the query is worded
 * anew as the judge says, else without its least specific words. The judge sees new hits before known ones, and is asked only when there are new ones.
 */
export async function refineSearch<Answer>(
  { limit, ...wanted }: Wanted,
  { search, signal }: Deps,
  judge: (found: readonly SearchHit[]) => Promise<Judged<Answer>>,
): Promise<{ found: SearchHit[]; answer?: Answer }> {
  const asked: Asked[] = [];
  let found: SearchHit[] = [];
  for (let now: Asked | undefined = wanted; now; ) {
    asked.push(now);
    const hits = await search.search(now.query, {
      limit,
      ...(now.domain ? { domains: [now.domain] } : {}),
      ...(signal ? { signal } : {}),
    });
    const fresh = hits.filter(({ url }) => !found.some((known) => known.url === url));
    found = [...fresh, ...found];
    const judged: Judged<Answer> = fresh.length > 0 ? await judge(found) : {};
    if (judged.answer !== undefined) return { found, answer: judged.answer };
    now = asked.length > mostRefinements ? undefined : nextAfter(asked, judged.betterQuery);
  }
  return { found };
}

/** What to search for next; nothing where that would only be the same again. */
function nextAfter(asked: readonly Asked[], betterQuery: string | undefined): Asked | undefined {
  const [first, last] = [asked[0], asked.at(-1)];
  if (!first || !last) return undefined;
  const isNew = ({ query, domain }: Asked) =>
    query !== "" && !asked.some((one) => sameWords(one.query, query) && one.domain === domain);
  const reworded = [betterQuery?.trim() ?? "", withoutLeastSpecific(last.query)];
  const near = last.domain && asked.length === 1 ? last.domain : undefined;
  return [
    ...(near ? reworded.map((query) => ({ query, domain: near })) : []),
    // Everywhere the whole question comes first: what was left out of it was for the domain.
    ...(last.domain ? [betterQuery?.trim() ?? "", first.query] : reworded).map((query) => ({ query })),
  ].find(isNew);
}

const sameWords = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** A query without the words that say least; empty where it has no two words to choose from. */
export function withoutLeastSpecific(query: string): string {
  const words = query.split(/\s+/).filter(Boolean);
  const telling = words.filter((word) => contentWords(word).length > 0);
  if (telling.length > 0 && telling.length < words.length) return telling.join(" ");
  if (words.length < 2) return "";
  const drop = Math.max(1, Math.floor(words.length / 4));
  const least = words
    .map((word, at) => ({ at, says: specificity(word, at) }))
    .sort((a, b) => a.says - b.says || b.at - a.at)
    .slice(0, drop)
    .map(({ at }) => at);
  return words.filter((_, at) => !least.includes(at)).join(" ");
}

/** Numbers and names tell most, then long words. The first word has its capital from where it stands. */
function specificity(word: string, at: number): number {
  const named = /\d/.test(word) || (at > 0 && /^\p{Lu}/u.test(word));
  return word.length + (named ? 100 : 0);
}
