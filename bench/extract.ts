import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { load } from "cheerio";
import { Parser, Tokenizer } from "htmlparser2";
import microdiff from "microdiff";
import { evenly, htmlFiles } from "@/bench/page/page-files";
import { quantile } from "@/bench/page/page-report";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { buildSnapshot } from "@/lib/agent/snapshot/build-snapshot";
import { diffPages } from "@/lib/agent/snapshot/diff-pages";
import { skeletonOf } from "@/lib/agent/snapshot/skeleton";
import { commandLine } from "@/scripts/command-line";

const usage = `Usage: npm run bench:extract -- --pages <folder of .html files> [--limit n] [--rounds n] [--json <file>]

What reading a page from its HTML costs: snapshot, hash and difference, next to a bare pass of htmlparser2's tokenizer, cheerio as it comes by default, and
microdiff on elements by their index; one after the other on each page, in rounds. Of all rounds the least time counts: the one that nothing disturbed.`;

const { values } = commandLine(usage, {
  pages: { type: "string" },
  limit: { type: "string", default: "60" },
  rounds: { type: "string", default: "5" },
  json: { type: "string" },
});
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const smallest = 2_000;
const largePage = 3_000_000;
const passes = 10;
/** Passes over all pages, and rounds of each, before those that count: what a server reads is never the first page of its life. */
const warmPasses = 3;
const warmUps = 3;

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

type Measure = {
  page: string;
  bytes: number;
  elements: number;
  ms: { tokenizer: number; parser: number; ours: number; cheerio: number; index: number };
  /** Elements without a partner when a page is compared with itself, and lines told of one element that is put in before all others. */
  lost: number;
  linesOfOne: number;
  indexLines: number;
};

const snapshotOf = (dom: string): PageSnapshot => buildSnapshot({ url: "https://page.test/", dom });

/** A page with one button more, first of all. */
function withOneMore(html: string): string {
  const body = /<body[^>]*>/i.exec(html);
  const at = body ? body.index + body[0].length : 0;
  return `${html.slice(0, at)}<button>Freshly put in</button>${html.slice(at)}`;
}

const passTokens = (html: string): void => {
  const ignore = (): void => undefined;
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
      onattribname: ignore,
      oncdata: ignore,
      onclosetag: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onopentagend: ignore,
      onopentagname: ignore,
      onprocessinginstruction: ignore,
      onselfclosingtag: ignore,
      ontext: ignore,
      ontextentity: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
};

/** What any reading of a page with this parser costs before it has looked at anything. */
const passEvents = (html: string): void => {
  const ignore = (): void => undefined;
  const parser = new Parser({ onopentag: ignore, ontext: ignore, onclosetag: ignore });
  parser.write(html);
  parser.end();
};

/** What a straightforward implementation does: parse with cheerio's default parser, read the controls, key them by index, compare deeply. */
const controlsByCheerio = (html: string) => {
  const $ = load(html);
  return $("a, button, input, select, textarea, [role], [onclick], h1, h2, h3, h4, li, tr, label")
    .toArray()
    .map((element) => ({
      tag: element.name,
      text: $(element).text().trim().slice(0, 80),
      ...element.attribs,
    }));
};

const passAll = (html: string): void => {
  const snapshot = snapshotOf(html);
  diffPages(skeletonOf(snapshot), snapshot);
  controlsByCheerio(html);
  passTokens(html);
  passEvents(html);
};

const timed = (run: () => unknown): number => {
  const started = performance.now();
  run();
  return performance.now() - started;
};
const median = (times: readonly number[]): number => quantile(times, 0.5);

function measure(page: string, html: string, rounds: number): Measure {
  const before = skeletonOf(snapshotOf(html));
  const changed = withOneMore(html);
  const elements = controlsByCheerio(html);
  const changedElements = controlsByCheerio(changed);
  const times = {
    tokenizer: [] as number[],
    parser: [] as number[],
    ours: [] as number[],
    cheerio: [] as number[],
    index: [] as number[],
  };
  for (let round = -warmUps; round < rounds; round++) {
    if (round === 0) for (const list of Object.values(times)) list.length = 0;
    times.tokenizer.push(timed(() => passTokens(changed)));
    times.parser.push(timed(() => passEvents(changed)));
    times.ours.push(timed(() => diffPages(before, snapshotOf(changed))));
    times.cheerio.push(timed(() => controlsByCheerio(changed)));
    times.index.push(timed(() => microdiff(elements, changedElements)));
  }
  const same = diffPages(before, snapshotOf(html));
  const more = diffPages(before, snapshotOf(changed));
  return {
    page,
    bytes: html.length,
    elements: before.nodes.length,
    ms: {
      tokenizer: Math.min(...times.tokenizer),
      parser: Math.min(...times.parser),
      ours: Math.min(...times.ours),
      cheerio: Math.min(...times.cheerio),
      index: Math.min(...times.index),
    },
    lost: same.appeared.length + same.disappeared.length,
    linesOfOne: more.appeared.length + more.disappeared.length + more.changed.length,
    indexLines: microdiff(elements, changedElements).length,
  };
}

/** Growth of the heap and of all memory, in MB, over passes of a page of three megabytes made of the given ones. */
function memoryOf(pages: readonly string[]): { heapMb: number; rssMb: number } {
  let large = "";
  while (large.length < largePage) large += pages[large.length % pages.length] ?? "<p>nothing</p>";
  large = large.slice(0, largePage);
  snapshotOf(large);
  collect();
  const start = process.memoryUsage();
  for (let pass = 0; pass < passes; pass++) diffPages(skeletonOf(snapshotOf(large)), snapshotOf(large));
  collect();
  const end = process.memoryUsage();
  const mb = (bytes: number): number => Math.round(bytes / 100_000) / 10;
  return { heapMb: mb(end.heapUsed - start.heapUsed), rssMb: mb(end.rss - start.rss) };
}

function run(folder: string): number {
  const taken = evenly(htmlFiles(folder), Number(values.limit));
  const texts = taken.map((file) => readFileSync(path.join(folder, file), "utf8"));
  for (let pass = 0; pass < warmPasses; pass++) texts.forEach(passAll);
  const pages = taken.flatMap((file, at) => {
    const html = texts[at] ?? "";
    return html.length < smallest ? [] : [measure(file, html, Number(values.rounds))];
  });
  if (pages.length === 0) throw new Error(`No .html file of ${smallest} characters or more in ${folder}`);
  const memory = memoryOf(texts);
  const ratios = {
    tokenizer: median(pages.map(({ ms }) => ms.ours / ms.tokenizer)),
    parser: median(pages.map(({ ms }) => ms.parser / ms.tokenizer)),
    defaultCheerio: median(pages.map(({ ms }) => ms.cheerio / ms.tokenizer)),
    cheerio: median(pages.map(({ ms }) => ms.cheerio / ms.ours)),
  };
  const sum = (of: (page: Measure) => number): number => pages.reduce((total, page) => total + of(page), 0);
  print(
    `${pages.length} pages, ${sum(({ elements }) => elements)} elements; the least of ${values.rounds} rounds`,
  );
  print(`snapshot, hash and difference: ${ratios.tokenizer.toFixed(2)}x a tokenizer pass (aim <= 5)`);
  print(
    `of that the parser's bare events: ${ratios.parser.toFixed(2)}x; default cheerio takes ${ratios.defaultCheerio.toFixed(2)}x a tokenizer pass`,
  );
  print(`default cheerio: ${ratios.cheerio.toFixed(2)}x snapshot, hash and difference (aim >= 5)`);
  print(
    `microdiff on index keys alone: ${median(pages.map(({ ms }) => ms.index)).toFixed(2)} ms, ${median(pages.map(({ indexLines }) => indexLines))} lines of one inserted element`,
  );
  print(
    `lines told of one inserted element: at most ${Math.max(...pages.map(({ linesOfOne }) => linesOfOne))} (must be 1)`,
  );
  print(`elements lost in comparing: ${sum(({ lost }) => lost)} (must be 0)`);
  print(
    `memory after ${passes} passes of a 3 MB page: heap ${memory.heapMb} MB, all ${memory.rssMb} MB more (aim <= 80)`,
  );
  if (values.json) writeFileSync(values.json, JSON.stringify({ pages, ratios, memory }, null, 1));
  return 0;
}

if (!values.pages) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else process.exitCode = run(values.pages);
