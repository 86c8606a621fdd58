/** Limits of the wire. Past a size limit the server answers 413 and names the limit. */
export const limits = {
  /** Bytes of a request body. */
  bodyBytes: 10 * 1024 * 1024,
  /** Characters of the full-HTML form of a page. */
  domChars: 8 * 1024 * 1024,
  /** Elements of a semantic tree; the client ranks and cuts to this, the server refuses more. */
  treeElements: 5_000,
  /** Lines of the page text that are told to change by themselves. */
  movingLines: 200,
  /** Characters of the user's goal. */
  queryChars: 4_000,
  /** Network events of one action window. */
  networkEvents: 50,
  /** Seconds that one `wait` may take. */
  waitSeconds: 30,
  /** Milliseconds until a turn is answered with 202 instead; an extension's worker dies on longer fetches. */
  answerMs: 25_000,
} as const;

export const protocolVersion = 1;
export const protocolHeader = "x-surefoot-protocol";
