import { readFileSync, statSync, writeFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { serveFolder } from "@/bench/miniwob/serve-folder";
import { measurePage, type PageMeasure } from "@/bench/page/measure-page";
import { evenly, htmlFiles, inPageScript, pathOfAddress } from "@/bench/page/page-files";
import { aimsOf, pageTable } from "@/bench/page/page-report";
import { type StagehandPeer, startStagehand } from "@/bench/page/stagehand-view";
import { findBrowser } from "@/runner/find-browser";
import { launchBrowser, newContext } from "@/runner/launch-browser";
import { commandLine } from "@/scripts/command-line";

const usage = `Usage: npm run bench:page -- --pages <folder or list of addresses> [options]

  --pages <p>         a folder with .html files (served on a loopback port), a text file with an address a line, or addresses separated by commas
  --limit <n>         at most so many pages, taken evenly
  --stagehand <dir>   measure Stagehand too: a folder where @browserbasehq/stagehand is installed (npm install --prefix <dir> @browserbasehq/stagehand@3.7.3)
  --json <file>       write { pages, aims }
  --details           print the elements that were missed

Tokens are o200k. Pages of a folder get nothing from the network; other addresses are loaded as they are.`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const loadMs = 15_000;
const restMs = 300;

const { values } = commandLine(usage, {
  pages: { type: "string" },
  limit: { type: "string" },
  stagehand: { type: "string" },
  json: { type: "string" },
  details: { type: "boolean" },
});

type Source = { name: string; url: string };

async function run(given: string): Promise<number> {
  const isFolder = statSync(given, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const served = isFolder ? await serveFolder(given) : undefined;
  const sources = evenly(served ? filesOf(given, served.url) : addressesOf(given), Number(values.limit ?? 0));
  if (sources.length === 0) throw new Error(`No .html file or address in ${given}`);
  const { browser, close } = await launchBrowser({ say: print });
  const stagehand = values.stagehand ? await peerOf(values.stagehand) : undefined;
  try {
    const pages = await measureAll(sources, { browser, stagehand, isClosed: isFolder });
    if (pages.length === 0) throw new Error("None of the pages could be measured.");
    for (const line of pageTable(pages)) print(line);
    if (values.json) writeFileSync(values.json, JSON.stringify({ pages, aims: aimsOf(pages) }, null, 1));
    return 0;
  } finally {
    await Promise.all([close(), stagehand?.close(), served?.close()]);
  }
}

type Deps = { browser: Browser; stagehand: StagehandPeer | undefined; isClosed: boolean };

async function measureAll(sources: readonly Source[], deps: Deps): Promise<PageMeasure[]> {
  const script = await inPageScript();
  const pages: PageMeasure[] = [];
  for (const [at, source] of sources.entries()) {
    const measure = await measureOne(source, script, deps).catch((error: unknown) => {
      print(`  ${source.name} could not be measured: ${firstLine(error)}`);
      return undefined;
    });
    if (!measure) continue;
    pages.push(measure);
    const { tokens, actionable } = measure;
    print(
      `${`${at + 1}/${sources.length}`.padEnd(8)} ai ${tokens.ai}, action ${tokens.action}, with text ${tokens.full}, change ${tokens.change}; found ${actionable.found}/${actionable.marked}, words ${(measure.words * 100).toFixed(1)} %  ${source.name}`,
    );
  }
  return pages;
}

async function measureOne({ name, url }: Source, script: string, deps: Deps): Promise<PageMeasure> {
  const context = await newContext(deps.browser);
  try {
    if (deps.isClosed)
      await context.route("**/*", (route) =>
        new URL(route.request().url()).hostname === "127.0.0.1" ? route.continue() : route.abort(),
      );
    const page = await context.newPage();
    page.on("dialog", (dialog) => void dialog.dismiss());
    await page.goto(url, { waitUntil: "load", timeout: loadMs });
    await page.waitForTimeout(restMs);
    await deps.stagehand?.open(url);
    return await measurePage(page, name, {
      script,
      stagehand: deps.stagehand?.view,
      print: values.details ? print : () => undefined,
    });
  } finally {
    await context.close();
  }
}

async function peerOf(folder: string): Promise<StagehandPeer> {
  const found = await findBrowser({ say: print });
  if (!found) throw new Error("Stagehand needs a browser");
  return startStagehand(folder, found.path);
}

const filesOf = (folder: string, base: string): Source[] =>
  htmlFiles(folder).map((file) => ({ name: file, url: new URL(pathOfAddress(file), base).href }));

const addressesOf = (given: string): Source[] =>
  (statSync(given, { throwIfNoEntry: false })?.isFile() ? readFileSync(given, "utf8") : given)
    .split(/[\s,]+/)
    .filter((address) => /^https?:\/\//.test(address))
    .map((url) => ({ name: url, url }));

const firstLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split("\n")[0] ?? "";

if (!values.pages) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else process.exitCode = await run(values.pages);
