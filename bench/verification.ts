import { writeFileSync } from "node:fs";
import type { ModelPort } from "@/lib/agent/ports/model";
import { commandLine } from "@/scripts/command-line";
import { judgeCase } from "./judge-case";
import { readCases } from "./read-cases";
import { jsonReport, printReport } from "./verification-report";

const usage = `Usage: npm run bench:verification -- --cases <dir> [options]

  --cases <dir>   recorded cases, one or several a JSON file, also in folders below
  --json <file>   write { cases, totals }
  --model <name>  none: rules alone, what they cannot tell stays undecided (default);
                  configured: the model that the settings name, the offline one where they name none

A case that cannot be read is reported and left out.`;

const { values } = commandLine(usage, {
  cases: { type: "string" },
  json: { type: "string" },
  model: { type: "string", default: "none" },
});

process.exitCode = await run(values.cases, values.model, values.json);

async function run(dir: string | undefined, modelName: string, json: string | undefined): Promise<number> {
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
  if (json) writeFileSync(json, `${JSON.stringify(jsonReport(results, unreadable), null, 2)}\n`);
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
