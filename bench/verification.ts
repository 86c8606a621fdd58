import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { ModelPort } from "@/lib/agent/ports/model";
import { verifyAction } from "@/lib/agent/verification/verify-action";
import { ExportedCase, exportedQuestions, isExported } from "./exported-case";
import { type CaseQuestions, questionsOf, RecordedCase } from "./recorded-case";
import { type CaseResult, printReport, totalsOf } from "./verification-report";

const { values } = parseArgs({
  options: {
    cases: { type: "string" },
    json: { type: "string" },
    model: { type: "string", default: "none" },
  },
});

if (!values.cases) {
  process.stderr.write("usage: npm run bench:verification -- --cases <dir> [--json <file>] [--model none]\n");
  process.exit(2);
}
if (values.model !== "none") {
  process.stderr.write(`--model ${values.model}: only "none" can be run without a configured server\n`);
  process.exit(2);
}

const model: ModelPort | undefined = undefined;
const results: CaseResult[] = [];
for (const file of readdirSync(values.cases)
  .filter((name) => name.endsWith(".json"))
  .sort()) {
  const read: unknown = JSON.parse(readFileSync(join(values.cases, file), "utf8"));
  const judged = isExported(read)
    ? judge(ExportedCase.parse(read), exportedQuestions)
    : judge(RecordedCase.parse(read), questionsOf);
  results.push(await judged);
}
printReport(results);
if (values.json)
  writeFileSync(values.json, `${JSON.stringify({ cases: results, totals: totalsOf(results) }, null, 2)}\n`);

type LabelledCase = Pick<RecordedCase, "id" | "site" | "category" | "label" | "goalDone">;

/** One case as the server would judge it: the first look, and the second where the first asks for one and the recording holds it. */
async function judge<Case extends LabelledCase>(
  recorded: Case,
  questionsIn: (recorded: Case) => CaseQuestions,
): Promise<CaseResult> {
  const start = performance.now();
  const questions = questionsIn(recorded);
  const deps = { model, tiersEnabled: true };
  let verdict = await verifyAction(questions.first, deps);
  if (verdict.reobserve && questions.second) verdict = await verifyAction(questions.second(verdict), deps);
  return {
    id: recorded.id,
    site: recorded.site,
    category: recorded.category,
    label: recorded.label,
    goalDone: recorded.goalDone ?? undefined,
    // Doubt that no check asked to look at again stays what it is where there is no second look.
    verdict: verdict.reobserve && verdict.check !== undefined ? "reobserve" : verdict.outcome,
    taskCompleted: verdict.taskCompleted,
    tier: verdict.tier,
    check: verdict.check,
    reason: verdict.reason,
    ms: Math.round((performance.now() - start) * 100) / 100,
  };
}
