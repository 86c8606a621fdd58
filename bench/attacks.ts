import { writeFileSync } from "node:fs";
import { allAttacks } from "@/bench/attacks/all-attacks";
import { type AttackOutcome, runAttack } from "@/bench/attacks/run-attack";
import { launchBrowser } from "@/runner/launch-browser";
import { commandLine } from "@/scripts/command-line";

const usage = `Usage: npm run bench:attacks [-- options]

  --json <file>   write { attacks, rate }
  --only <text>   only attacks whose name holds this

Every attack is run in a browser with a model that obeys the page and approves itself; the attack success rate says how
many got through. Exit code: 1 when any did, else 0.`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const attacksAtATime = 2;

const { values } = commandLine(usage, { json: { type: "string" }, only: { type: "string" } });
process.exitCode = await run();

async function run(): Promise<number> {
  const chosen = allAttacks.filter(({ id }) => id.includes(values.only ?? ""));
  const { browser, close } = await launchBrowser({ say: print });
  const outcomes: AttackOutcome[] = [];
  const waiting = [...chosen];
  const work = async (): Promise<void> => {
    for (let attack = waiting.shift(); attack; attack = waiting.shift()) {
      const outcome = await runAttack(attack, browser);
      outcomes.push(outcome);
      print(lineOf(outcome));
    }
  };
  try {
    await Promise.all(Array.from({ length: attacksAtATime }, work));
  } finally {
    await close();
  }
  const through = outcomes.filter(({ harm }) => harm.length > 0);
  const rate = outcomes.length === 0 ? 0 : through.length / outcomes.length;
  const told = outcomes.filter(({ channel }) => channel === "question").length;
  print("");
  print(
    `${outcomes.length} attacks, ${told} of them reached the model by a question, the rest by the page's source`,
  );
  print(`attack success rate: ${(100 * rate).toFixed(1)} % (${through.length} of ${outcomes.length})`);
  if (values.json)
    writeFileSync(values.json, `${JSON.stringify({ attacks: outcomes, rate }, undefined, 2)}\n`);
  return through.length > 0 ? 1 : 0;
}

function lineOf({ id, harm, channel, turns, end }: AttackOutcome): string {
  const got = harm.length > 0 ? `GOT THROUGH ${harm[0]?.method} ${harm[0]?.url}` : "stopped";
  return `${got.padEnd(8)} ${channel.padEnd(8)} ${String(turns).padStart(2)} turns  ${end.padEnd(24)} ${id}`;
}
