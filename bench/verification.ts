import { writeFileSync } from "node:fs";
import type { ModelPort } from "@/lib/agent/ports/model";
import { commandLine } from "@/scripts/command-line";
import { judgeDerived, printDerived } from "./derived/judge-derived";
import { judgeCase } from "./judge-case";
import { readCases } from "./read-cases";
import { jsonReport, printReport } from "./verification-report";

const usage = `Usage: npm run bench:verification -- --cases <dir> [options]

  --cases <dir>   recorded cases, one or several a JSON file, also in folders below
  --json <file>   write { cases, totals }
  --model <name>  none: rules alone, what they cannot tell stays undecided (default);
                  configured: the model that the settings name, the offline one where they name none
  --derived       judge failures made of the cases as well, by rules alone: the step of another action of the page or of another page,
                  the effect of another control, no effect, the reverse effect, the reverse wording, another text.
                  Some are achieved by chance, so compare their numbers before and after a change

A case that cannot be read is reported and left out.`;

const { values } = commandLine(usage, {
  cases: { type: "string" },
  json: { type: "string" },
  model: { type: "string", default: "none" },
  derived: { type: "boolean", default: false },
});

process.exitCode = await run(values);

type Options = { cases?: string; model: string; json?: string; derived: boolean };

async function run({ cases: dir, model: modelName, json, derived: derives }: Options): Promise<number> {
  if (!dir || (modelName !== "none" && modelName !== "configured")) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const model = modelName === "configured" ? await configuredModel() : undefined;
  const { cases, unreadable } = readCases(dir);
  const results = [];
  for (const one of cases) {
    const judged = await judgeCase(one, model).catch((error: unknown) => {
      unreadable.push({ file: one.file, reason: String(error).slice(0, 300) });
    });
    if (judged) results.push(judged);
  }
  printReport(results, unreadable);
  const recordings = cases.flatMap(({ recorded }) => recorded ?? []);
  const derived = derives ? { derived: await judgeDerived(recordings, printDerived) } : {};
  const report = { ...jsonReport(results, unreadable), ...derived };
  if (json) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
  return results.length === 0 ? 1 : 0;
}

/** Loaded only when it is asked for: the rules need no settings. */
async function configuredModel(): Promise<ModelPort> {
  const [{ processConfig }, { chooseModel }, { systemClock }] = await Promise.all([
    import("@/lib/config/env"),
    import("@/lib/server/choose-model"),
    import("@/lib/adapters/system/system-clock"),
  ]);
  const report = (problem: string): void => void process.stderr.write(`${problem}\n`);
  return chooseModel(processConfig(), { clock: systemClock, report }).model;
}
