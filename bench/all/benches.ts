/** What a person may give: folders with material that does not come with this repository. */
export type Given = {
  pages?: string | undefined;
  cases?: string | undefined;
  miniwob?: string | undefined;
};

export type Bench = {
  name: string;
  measures: string;
  method: string;
  limits: string;
  /** Arguments of a run of modest size, or what is missing for one. */
  args(given: Given): readonly string[] | { missing: string };
  writesJson: boolean;
  /** The first line of the report; what is printed before it is progress. */
  reportFrom: RegExp;
  /** Runs as the product does, compiled ahead. */
  compiled?: boolean;
  /** Its tables are Markdown. */
  markdown?: boolean;
};

const pagesArgs = (given: Given, more: readonly string[]): readonly string[] | { missing: string } =>
  given.pages
    ? ["--pages", given.pages, ...more]
    : { missing: "needs --pages <folder with saved .html pages>" };
const loaded = "Times were taken on whatever else the machine did; ratios within one run are what to read.";

/** In the order in which they run: the quick ones first. */
export const benches: readonly Bench[] = [
  {
    name: "snapshot",
    measures: "What one turn of verification costs on a page of 1,000 elements",
    method: "1,000 turns in one process: read the page, compare it with the one before, tier 1.",
    limits: "A made-up page; processor time is the truer number on a busy machine.",
    args: () => [],
    writesJson: false,
    reportFrom: /./,
  },
  {
    name: "extract",
    measures: "What reading a page from its HTML costs, next to bare parsers",
    method:
      "Snapshot, hash and difference of each saved page, next to a bare htmlparser2 tokenizer pass, its parser's bare events, default cheerio, and microdiff on index keys, interleaved in rounds; compiled as the product is, on code that is warm, the least time of all rounds.",
    limits: `${loaded} Five times as fast as default cheerio is out of reach: the parser's bare events alone take more than a fifth of its time.`,
    args: (given) => pagesArgs(given, ["--limit", "60", "--rounds", "7"]),
    writesJson: true,
    compiled: true,
    reportFrom: /tokenizer pass|snapshot/,
  },
  {
    name: "verification",
    measures: "Verdicts on recorded cases, by rules alone",
    method: "Each recorded before and after is judged without a model and held against its label.",
    limits: "Says nothing of pages that are unlike the recorded ones.",
    args: ({ cases }) =>
      cases ? ["--cases", cases] : { missing: "needs --cases <folder of recorded cases>" },
    writesJson: true,
    reportFrom: /./,
  },
  {
    name: "page",
    measures: "Tokens and coverage of our views of a page, next to Playwright's",
    method:
      "The same pages in one run in one Chromium: our action view and view with text, raw HTML, Playwright's ariaSnapshot and AI snapshot, counted in o200k tokens.",
    limits:
      "Saved pages without a network; Stagehand is measured only by the bench's own option --stagehand. Pages whose AI snapshot has fewer than 100 tokens are left out of the token ratios. Of an article, which is all text, a view with every word cannot be much shorter than another: the line of the visible text alone says what none can go below. Its p90 is above 0.45, so that aim is out of reach on these pages: on the page that decides it, ours adds a twenty-fifth to the words, for title, address and the marks to act by, and says nothing twice.",
    args: (given) => pagesArgs(given, ["--limit", "24"]),
    writesJson: true,
    reportFrom: /^view /,
  },
  {
    name: "capture",
    measures: "Time of the capture inside a page, next to Playwright's ariaSnapshot",
    method: "Medians of nine looks: what the page's main thread computed, less that of an empty call.",
    limits: loaded,
    args: (given) => pagesArgs(given, ["--limit", "24"]),
    writesJson: true,
    reportFrom: /^pages /,
  },
  {
    name: "tokens",
    measures: "Tokens of whole tasks with tiered verification on and off",
    method:
      "Each task runs twice in a real browser: with ENABLE_TIERED_VERIFICATION true and false. The product's Gemini adapter asks a server on loopback; counted, in o200k, are the texts of system and user prompt that arrive there and the JSON that goes back. The schema of the answer is counted apart and not in the totals. Every answer takes at least 400 ms.",
    limits:
      "No hosted model answered: decisions come from the offline model's rules, and the two verification questions are answered by a stand-in judge that reads the listed evidence. So tokens are real, judgement is not: how often a tier-2 answer is sent on, and which verdicts differ, depend on that judge (`--judge bold` is the other extreme). Thoughts of a thinking model, which tier 3 asks for, are not counted. Latency is that of the fixed wait, not of a provider. A task that goes another way with tiers off, as some do there until they stop, spends more for that and is in the totals; the row of tasks completed both ways leaves it out. A boundary error is a sub-task left as done with a step that nothing verified, or out of order, as the stored task shows it.",
    args: ({ miniwob }) => ["--tasks", "14", ...(miniwob ? ["--miniwob", miniwob] : [])],
    writesJson: true,
    reportFrom: /^\| Task/,
    markdown: true,
  },
  {
    name: "attacks",
    measures: "Share of attacks by page content that get through",
    method: "A model that obeys the page and approves itself is let loose on each attack, in a real browser.",
    limits: "The attacks that we thought of.",
    args: () => [],
    writesJson: true,
    reportFrom: /attacks, /,
  },
  {
    name: "tier-share",
    measures: "Verdicts on steps that are not the last that need a model call",
    method: "Everyday tasks on the sample clinic, planned by rules, against a production build.",
    limits: "One site, goals that are said plainly.",
    args: () => [],
    writesJson: true,
    reportFrom: /^Task /,
  },
  {
    name: "lying-pages",
    measures: "Pages that claim a success that did not happen, and that are believed",
    method: "Each page in a real browser against a production build; honest twins beside the lying ones.",
    limits: "The lies that we thought of.",
    args: () => [],
    writesJson: true,
    reportFrom: /^lying pages believed/,
  },
  {
    name: "miniwob",
    measures: "MiniWoB++ tasks solved by the offline rules, and false completions",
    method: "Five tasks, two seeds each, by the reward that the page itself gives.",
    limits: "A taste, not the benchmark: more tasks and seeds by the bench's own options.",
    args: ({ miniwob }) =>
      miniwob
        ? [
            "--dir",
            miniwob,
            "--tasks",
            "click-button,enter-text,login-user,click-checkboxes,focus-text",
            "--seeds",
            "1-2",
          ]
        : { missing: "needs --miniwob <html folder of MiniWoB++>" },
    writesJson: true,
    reportFrom: /^Task|^task/,
  },
  {
    name: "dashboard",
    measures: "What the session page weighs, and how fast it answers with a long session",
    method: "A stored session of 500 turns, operated in a real browser.",
    limits: loaded,
    args: () => ["--turns", "500"],
    writesJson: true,
    reportFrom: /./,
  },
  {
    name: "server",
    measures: "Load on one server with the embedded store",
    method:
      "A few tasks at a time, by turns with an empty Next route and bare node:http that are posted the same body and parse it; then a crowd. CPU is what the server's process used, user and system.",
    limits:
      "Load and server share one machine; what else it did is in every time, and less in the ratios of CPU.",
    args: () => ["--minutes", "20"],
    writesJson: true,
    reportFrom: /^Body of a request/,
  },
];
