import { writeFileSync } from "node:fs";
import { countingModel } from "@/bench/eval/counting-model";
import { type EvalResult, evalLines, evalTotals } from "@/bench/eval/eval-report";
import { judgeCases } from "@/bench/eval/judge-cases";
import { runTasks } from "@/bench/eval/run-tasks";
import { scenarioTasks } from "@/bench/scenario-tasks";
import { systemClock } from "@/lib/adapters/system/system-clock";
import { ConfigError, readConfig } from "@/lib/config/env";
import { chooseModel } from "@/lib/server/choose-model";
import { commandLine } from "./command-line";

const usage = `Usage: npm run eval -- --model <name> [options]

  --small <name>      model for small questions (default: as the settings say)
  --cases <dir>       put the recorded cases of this folder to the model
  --limit <n>         only the first n of them
  --tasks <id,…>      only these tasks of the sample site; none for no tasks (default: all)
  --max-cost <usd>    stop asking about cases beyond this (default: 5); holds for models of known price, see SUREFOOT_MODEL_PRICES
  --json <file>       write { model, cases, tasks, usage, totals }

Asks a real model, so it needs a key: GEMINI_API_KEY, or SUREFOOT_OPENAI_BASE_URL for a local or other server.
Prints accuracy, how well the model's confidence can be trusted, tokens and cost.`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const fail = (line: string): number => {
  process.stderr.write(`${line}\n`);
  return 2;
};

const { values } = commandLine(usage, {
  model: { type: "string" },
  small: { type: "string" },
  cases: { type: "string" },
  limit: { type: "string", default: "100000" },
  tasks: { type: "string", default: "all" },
  "max-cost": { type: "string", default: "5" },
  json: { type: "string" },
});
process.exitCode = await evaluate().catch((error: unknown) => {
  if (error instanceof ConfigError) return fail(error.message);
  throw error;
});

async function evaluate(): Promise<number> {
  const name = values.model;
  if (!name) return fail(usage);
  const settings = { SUREFOOT_MODEL: name, ...(values.small ? { SUREFOOT_SMALL_MODEL: values.small } : {}) };
  const report = () => undefined;
  const chosen = chooseModel(readConfig({ ...process.env, ...settings }), { clock: systemClock, report });
  if (chosen.model.info.offline)
    return fail(
      `An evaluation of ${name} needs a key: set GEMINI_API_KEY, or SUREFOOT_OPENAI_BASE_URL to a server that has the model.`,
    );
  const only = values.tasks === "all" ? undefined : values.tasks === "none" ? [] : values.tasks.split(",");
  const unknown = only?.find((id) => !scenarioTasks.some((task) => task.id === id));
  if (unknown !== undefined)
    return fail(`There is no task ${unknown}. Use ${scenarioTasks.map(({ id }) => id).join(", ")}.`);
  await chosen.check();
  if (chosen.model.info.problem) return fail(chosen.model.info.problem);
  const { unpriced = [] } = chosen.model.info;
  if (unpriced.length > 0)
    say(
      `The price of ${unpriced.join(" and ")} is not known: its cost reads unknown, and --max-cost does not stop it.`,
    );
  const { model, spent, unanswered } = countingModel(chosen.model, Number(values["max-cost"]));
  const onCase = (done: number, all: number) => done % 25 === 0 && say(`  ${done} of ${all} cases`);
  const cases = values.cases
    ? await judgeCases(values.cases, model, { limit: Number(values.limit), onCase })
    : [];
  const tasks = await runTasks(settings, { only, say });
  const result: EvalResult = { model: name, cases, tasks, usage: spent(), unanswered: unanswered() };
  for (const line of evalLines(result)) say(line);
  if (values.json)
    writeFileSync(values.json, `${JSON.stringify({ ...result, totals: evalTotals(result) }, null, 2)}\n`);
  return 0;
}
