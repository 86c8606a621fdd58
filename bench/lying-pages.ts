import { writeFileSync } from "node:fs";
import path from "node:path";
import { pageLine, totalLines, totalsOf } from "@/bench/lying-report";
import { type PageFolder, readPageFolders } from "@/bench/page-folder";
import { type PageRun, runPage } from "@/bench/run-page";
import { launchBrowser } from "@/runner/launch-browser";
import { commandLine } from "@/scripts/command-line";
import { startServer } from "@/scripts/start-server";

const usage = `Usage: npm run bench:lying-pages [-- options]

  --pages <dir>     a folder of pages (default: bench/lying-pages)
  --json <file>     write { pages, totals }
  --details <file>  write each page's turns, verdicts and requests too
  --only <id,…>     only these pages
  --limit <s>       seconds that one page may take (default 90)

Exit code: 1 when a lying page was believed, else 0.`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Two pages at a time: more of them slow each other down past the limits of a settling page. */
const pagesAtATime = 2;

const { values } = commandLine(usage, {
  pages: { type: "string", default: path.join(import.meta.dirname, "lying-pages") },
  json: { type: "string" },
  details: { type: "string" },
  only: { type: "string" },
  limit: { type: "string", default: "90" },
});

process.exitCode = await run();

async function run(): Promise<number> {
  const pages = chosen(readPageFolders(values.pages), values.only?.split(","));
  const server = await startServer({ say: print });
  const launched = await launchBrowser({ say: print });
  const deps = { browser: launched.browser, server, limitMs: Number(values.limit) * 1_000 };
  const runs: PageRun[] = [];
  const waiting = [...pages];
  const work = async (): Promise<void> => {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      const ended = await runPage(page, deps);
      runs.push(ended);
      print(pageLine(ended.outcome));
    }
  };
  try {
    await Promise.all(Array.from({ length: pagesAtATime }, work));
  } finally {
    await launched.close();
    await server.stop();
  }
  return report(runs);
}

function chosen(pages: PageFolder[], only: readonly string[] | undefined): PageFolder[] {
  const unknown = only?.filter((id) => !pages.some((page) => page.id === id)) ?? [];
  if (unknown.length > 0) throw new Error(`No page ${unknown.join(", ")} in ${values.pages}`);
  return only ? pages.filter(({ id }) => only.includes(id)) : pages;
}

function report(runs: readonly PageRun[]): number {
  const pages = runs.map(({ outcome }) => outcome).sort((a, b) => a.id.localeCompare(b.id));
  const acted = runs.filter(({ result }) => result.turns.some(({ status }) => status === "executing"));
  const totals = totalsOf(pages, new Set(acted.map(({ outcome }) => outcome.id)));
  print("");
  for (const line of totalLines(totals)) print(line);
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ pages, totals }, undefined, 2)}\n`);
  if (values.details) writeFileSync(values.details, `${JSON.stringify(runs, undefined, 2)}\n`);
  return totals.believed > 0 ? 1 : 0;
}
