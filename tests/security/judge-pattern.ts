import { check } from "recheck";
import { tidyGoal } from "@/lib/agent/domain/wording/tidy-goal";
import { limits } from "@/lib/contracts/limits";
import type { Pattern } from "./pattern-source";

/** `safe`: its time grows with its text. Else the text, in its parts, that it is slowest on; an unknown one is tried on common ones. */
export type PatternVerdict =
  | { kind: "safe" }
  | { kind: "exponential" }
  | { kind: "polynomial"; degree: number; pumps: { prefix: string; pump: string }[]; suffix: string }
  | { kind: "unknown" };

/** `timeoutMs`: what takes longer to judge is unknown. */
export async function judgePattern(
  { source, flags }: Pick<Pattern, "source" | "flags">,
  timeoutMs = 3_000,
): Promise<PatternVerdict> {
  const result = await check(source, flags, { timeout: timeoutMs, checker: "auto" });
  if (result.status === "safe") return { kind: "safe" };
  if (result.status === "unknown") return { kind: "unknown" };
  const { complexity, attack } = result;
  if (complexity.type === "exponential") return { kind: "exponential" };
  const pumps = attack.pumps.map(({ prefix, pump }) => ({ prefix, pump }));
  return { kind: "polynomial", degree: complexity.degree, pumps, suffix: attack.suffix };
}

const commonPumps = [
  " ",
  "a",
  "A",
  "1",
  "a ",
  "A a ",
  "1.",
  "a.",
  "-",
  ",",
  '"',
  "a, and ",
  "to ",
  "in the ",
  "\n",
  "<input ",
];

/** The slowest texts of the greatest length that a sentence may have here, after it was tidied as sentences are. */
export function slowTexts(verdict: PatternVerdict): string[] {
  const length = limits.queryChars;
  if (verdict.kind === "unknown")
    return commonPumps.map((pump) => tidyGoal(`x${pump.repeat(length / pump.length)}`).concat("\u0000"));
  if (verdict.kind !== "polynomial") return [];
  const { pumps, suffix } = verdict;
  const share = length / Math.max(1, pumps.length);
  const text = pumps.map(
    ({ prefix, pump }) => prefix + pump.repeat(Math.floor(share / Math.max(1, pump.length))),
  );
  return [tidyGoal(text.join("")) + suffix];
}

/** Milliseconds of computing that a pattern takes over a text, by itself: what else the machine does meanwhile does not count. */
export function timeOf({ source, flags }: Pick<Pattern, "source" | "flags">, text: string): number {
  const pattern = new RegExp(source, flags);
  const before = process.cpuUsage();
  if (flags.includes("g")) text.replace(pattern, "");
  else pattern.test(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
