import { describe, expect, it } from "vitest";
import { type SettleSample, settleLimits, settleState } from "./settle";

const atRest: SettleSample = { elapsed: 600, domQuiet: 400, networkQuiet: 600, pending: 0, ready: true };

describe("waiting until a page rests", () => {
  const cases: [string, Partial<SettleSample>, string][] = [
    ["all is quiet", {}, "settled"],
    ["the shortest wait is not over", { elapsed: 499 }, "wait"],
    ["the page changed a moment ago", { domQuiet: 299 }, "wait"],
    ["a request ended a moment ago", { networkQuiet: 499 }, "wait"],
    ["there was no request at all", { networkQuiet: Number.POSITIVE_INFINITY }, "settled"],
    ["a request is under way", { pending: 1 }, "wait"],
    ["the document is still being parsed", { ready: false }, "wait"],
    ["the longest wait is over", { pending: 1, elapsed: 5_000 }, "gave_up"],
    ["it rests just then", { elapsed: 5_000 }, "settled"],
  ];
  for (const [name, sample, expected] of cases)
    it(name, () => expect(settleState({ ...atRest, ...sample }, settleLimits)).toBe(expected));
});
