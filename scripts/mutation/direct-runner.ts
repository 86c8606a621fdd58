import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";
import { Script } from "node:vm";
import type { InstrumenterContext } from "@stryker-mutator/api/core";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import {
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from "@stryker-mutator/api/test-runner";
import { build, type Metafile } from "esbuild";
import type { BookedTest } from "./vitest-in-process";

/** The rules and contracts are tried by the tests beside them; none needs a browser, a server or a store. */
const testFolders = ["lib/agent", "lib/contracts"];
/** Slow tests of how pages are read; one that compares the graph with its drawing; one that loads a module twice. None tries a rule of these folders. */
const left = [
  "lib/agent/snapshot/",
  "lib/agent/graph/graph.test.ts",
  "lib/agent/domain/app-error-copies.test.ts",
];

/** Packages that are dear to load and hold nothing of ours. */
const loadedOnce = ["@vitest/*", "cheerio", "fast-check", "gpt-tokenizer", "zod"];

/** Maps that are made while the bundle loads and empty then: what a module remembers. A test must not find in them what another mutant answered. */
const memory = {
  isLoading: false,
  maps: new Set<Map<unknown, unknown>>(),
  Noted: class<K, V> extends Map<K, V> {
    constructor(entries?: Iterable<readonly [K, V]> | null) {
      super(entries);
      if (memory.isLoading) memory.maps.add(this);
    }
  },
};

type Loaded = { booked: readonly BookedTest[]; remembered: readonly Map<unknown, unknown>[] };
type RunTests = { ids?: ReadonlySet<string> | undefined; bail: boolean };

/**
 * Tries mutants in one process. The tests and what they import are bundled once; a mutant in a function is tried by calling the tests that reach it, a
 * mutant in what a module makes when it is loaded by loading the bundle again, with the tests of its folder. A worker started for every
 * mutant, as the runner over Vitest does, costs about fifty times as much.
 */
class DirectRunner implements TestRunner {
  private readonly root = process.cwd();
  private readonly stryker: InstrumenterContext = {};
  private script?: Script;
  private imports: Metafile["inputs"] = {};
  private loaded?: Loaded;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    Reflect.set(globalThis, "__stryker__", this.stryker);
    const files = testFolders
      .flatMap((folder) => testsIn(folder))
      .filter((file) => !left.some((path) => file.startsWith(path)));
    const { outputFiles, metafile } = await build({
      stdin: { contents: entryOf(files), resolveDir: this.root },
      absWorkingDir: this.root,
      bundle: true,
      write: false,
      metafile: true,
      format: "cjs",
      platform: "node",
      external: loadedOnce,
      alias: { vitest: "./scripts/mutation/vitest-in-process.ts" },
      logLevel: "silent",
    });
    this.imports = metafile.inputs;
    this.script = new Script(`(require, module, Map) => {${outputFiles[0]?.text}\n}`, {
      filename: "tests.cjs",
    });
  }

  async dryRun({ disableBail }: DryRunOptions): Promise<DryRunResult> {
    this.loaded = this.load();
    const tests = await this.run(this.loaded, { bail: !disableBail });
    const { mutantCoverage } = this.stryker;
    return { status: DryRunStatus.Complete, tests, ...(mutantCoverage && { mutantCoverage }) };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, hitLimit, testFilter, disableBail, reloadEnvironment } = options;
    const ids = testFilter && new Set(testFilter);
    if (!reloadEnvironment) this.loaded ??= this.load();
    Object.assign(this.stryker, { activeMutant: activeMutant.id, hitLimit, hitCount: 0 });
    try {
      const loaded = reloadEnvironment ? this.load(options.sandboxFileName) : this.loaded;
      const tests = loaded ? await this.run(loaded, { ids, bail: !disableBail }) : [];
      const limit = determineHitLimitReached(this.stryker.hitCount, hitLimit);
      return toMutantRunResult(limit ?? { status: DryRunStatus.Complete, tests });
    } catch (error) {
      const failureMessage = `could not be loaded: ${error}`;
      const failed: TestResult = {
        id: "load",
        name: "load",
        timeSpentMs: 0,
        status: TestStatus.Failed,
        failureMessage,
      };
      return toMutantRunResult({ status: DryRunStatus.Complete, tests: [failed] });
    } finally {
      Object.assign(this.stryker, { activeMutant: undefined, hitLimit: undefined, hitCount: undefined });
    }
  }

  private load(changed?: string): Loaded {
    memory.maps.clear();
    memory.isLoading = true;
    const wanted = changed ? this.testsBeside(relative(this.root, resolve(changed))) : undefined;
    const module: { exports: { load?: (wanted?: ReadonlySet<string>) => Omit<Loaded, "remembered"> } } = {
      exports: {},
    };
    const require = createRequire(join(this.root, "package.json"));
    this.script?.runInThisContext()(require, module, memory.Noted);
    const loaded = module.exports.load?.(wanted);
    if (!loaded) throw new Error("the bundle of tests does not load");
    memory.isLoading = false;
    return { ...loaded, remembered: [...memory.maps].filter(({ size }) => size === 0) };
  }

  /** Those of the module's own folder: nearly all tests load a schema, and the ones that are about it stand beside it. */
  private testsBeside(changed: string): ReadonlySet<string> {
    const reached = new Set([changed]);
    for (let before = 0; before < reached.size; ) {
      before = reached.size;
      for (const [file, { imports }] of Object.entries(this.imports))
        if (imports.some(({ path }) => reached.has(path))) reached.add(file);
    }
    const folder = testFolders.flatMap(foldersIn).find((one) => changed.startsWith(`${one}/`));
    return new Set([...reached].filter((file) => folder && file.startsWith(`${folder}/`)));
  }

  private async run({ booked, remembered }: Loaded, { ids, bail }: RunTests): Promise<TestResult[]> {
    const results: TestResult[] = [];
    for (const { name, file, run } of booked) {
      const id = `${file} ${name}`;
      if (ids && !ids.has(id)) continue;
      this.stryker.currentTestId = id;
      for (const map of remembered) map.clear();
      const began = performance.now();
      const failure = await run().then(
        () => undefined,
        (error: unknown) => String(error),
      );
      delete this.stryker.currentTestId;
      const result = { id, name: `${file}: ${name}`, fileName: file, timeSpentMs: performance.now() - began };
      if (failure === undefined) results.push({ ...result, status: TestStatus.Success });
      else results.push({ ...result, status: TestStatus.Failed, failureMessage: failure });
      if (failure !== undefined && bail) break;
    }
    return results;
  }
}

/** `lib/contracts` as a whole, and each folder of `lib/agent`. */
function foldersIn(folder: string): string[] {
  const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return inner.length > 0 ? inner.map(({ name }) => `${folder}/${name}`) : [folder];
}

function testsIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".test.ts")).map((name) => `${folder}/${name}`);
}

/** A module that loads the test files it is asked for, each with its own line in the bundle. */
function entryOf(files: readonly string[]): string {
  const loads = files.map(
    (file) => `${JSON.stringify(file)}: () => require(${JSON.stringify(`./${file}`)}),`,
  );
  return [
    'import { bookFile, booked } from "vitest";',
    `const files = {${loads.join("\n")}};`,
    "export function load(wanted) {",
    "  for (const [name, open] of Object.entries(files)) if (!wanted || wanted.has(name)) bookFile(name, open);",
    "  return { booked };",
    "}",
  ].join("\n");
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "direct", DirectRunner)];
