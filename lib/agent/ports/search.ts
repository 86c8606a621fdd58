export type SearchHit = { title: string; url: string; text: string };

/** Web search; `available` is false without a key, and plans say so. */
export type WebSearch = {
  available: boolean;
  /** One search: on `domains` and those below them where any are named, else everywhere. */
  search(
    query: string,
    options: { domains?: readonly string[]; limit: number; signal?: AbortSignal },
  ): Promise<SearchHit[]>;
};
