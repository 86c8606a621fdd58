import { describe, expect, it } from "vitest";
import { judgePattern, type PatternVerdict, slowTexts, timeOf } from "./judge-pattern";
import { allPatterns, linesThatMake, patternsMade } from "./pattern-source";
import verdicts from "./patterns.json" with { type: "json" };

const known = new Map(Object.entries(verdicts) as [string, PatternVerdict][]);
const patterns = allPatterns();
const deep = Boolean(process.env.SUREFOOT_TEST_DEEP);
/** Alone it takes far less; other tests run beside this one. */
const mostMs = 500;

const aPattern = (source: string) => ({ key: `/${source}/`, source, flags: "", at: "here" });

describe("patterns", () => {
  it("are judged by a tool that knows bad ones", { timeout: 60_000 }, async () => {
    expect(patterns.length).toBeGreaterThan(200);
    expect(await judgePattern(aPattern("^(a+)+$"))).toEqual({ kind: "exponential" });
    expect(await judgePattern(aPattern("^a+$"))).toEqual({ kind: "safe" });
    const cubic = await judgePattern(aPattern("^(.*)x(.*)y(.*)z$"));
    expect(cubic.kind).toBe("polynomial");
  });

  // It goes through the whole code, which takes seconds of a processor of its own.
  it("are known where they are put together while the code runs, too", { timeout: 120_000 }, () => {
    const made = new Set(patternsMade().map(({ at }) => at));
    expect(linesThatMake().filter((line) => !made.has(line))).toEqual([]);
  });

  it("are never exponential, and quick on the worst sentence that can be sent", {
    // All of them are judged anew: some four thousand, at up to three seconds each.
    timeout: deep ? 5_400_000 : 900_000,
  }, async () => {
    const slow: string[] = [];
    const waiting = [...patterns];
    const work = async (): Promise<void> => {
      for (let pattern = waiting.shift(); pattern; pattern = waiting.shift()) {
        const verdict = (deep ? undefined : known.get(pattern.key)) ?? (await judgePattern(pattern));
        if (verdict.kind === "exponential") slow.push(`${pattern.at} exponential ${pattern.key}`);
        for (const text of slowTexts(verdict)) {
          const ms = timeOf(pattern, text);
          if (ms > mostMs) slow.push(`${pattern.at} ${Math.round(ms)} ms ${pattern.key}`);
        }
      }
    };
    await Promise.all([work(), work()]);
    expect(slow).toEqual([]);
  });
});
