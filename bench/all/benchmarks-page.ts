import type { BenchResult } from "./bench-result";
import { type Bench, benches } from "./benches";
import { missedAims } from "./missed-aims";

/** The page of the docs, from what was kept of each bench's last run. */
export function benchmarksPage(results: ReadonlyMap<string, BenchResult>): string {
  return [
    "# Benchmarks",
    "",
    "Written by `npm run bench`, which runs every bench one after the other at a modest size, keeps a summary of each in `bench/results/`, and goes on",
    "when one fails. Folders of material that is not part of this repository are given with `--pages`, `--cases` and `--miniwob`; a bench that lacks",
    "its own is skipped. `--only a,b` runs some; the others keep what their last run said.",
    "",
    "Read the numbers with each bench's limits. None of them comes from a hosted model.",
    "",
    "| Bench | Measures | Last run | Ended |",
    "|---|---|---|---|",
    ...benches.map((bench) => {
      const result = results.get(bench.name);
      const [date, end] = result ? [result.date.slice(0, 10), endOf(result)] : ["not run here", "—"];
      return `| [${bench.name}](#${bench.name}) | ${bench.measures} | ${date} | ${end} |`;
    }),
    ...benches.flatMap((bench) => section(bench, results.get(bench.name))),
    "",
  ].join("\n");
}

const endOf = ({ exitCode, summary }: BenchResult): string => {
  if (exitCode !== 0 && exitCode !== 1) return `stopped (${exitCode ?? "by a signal"})`;
  const missed = missedAims(summary);
  if (missed && missed.length > 0) return `**missed or not seen: ${missed.join("; ")}**`;
  if (exitCode === 1) return "**failed, or short of an aim**";
  return missed ? "aims met" : "ran to its end";
};

function section(bench: Bench, result: BenchResult | undefined): string[] {
  const head = ["", `## ${bench.name}`, "", `${bench.measures}.`, "", `Method: ${bench.method}`, ""];
  const limits = [`Limits: ${bench.limits}`];
  if (!result) {
    const args = bench.args({});
    const needs = "missing" in args ? ` It ${args.missing}.` : "";
    return [...head, ...limits, "", `Not run here.${needs} Command: \`npm run bench:${bench.name}\`.`];
  }
  const { machine, report } = result;
  return [
    ...head,
    ...limits,
    "",
    `Command: \`${result.command}\` (${result.seconds} s, ${result.date}).`,
    `Machine: ${machine.cores} × ${machine.processor}, ${machine.memoryGb} GB, ${machine.system}, Node ${machine.node}, load ${machine.load} at the start; commit ${machine.commit}.`,
    "",
    ...(bench.markdown ? report : ["```text", ...report, "```"]),
  ];
}
