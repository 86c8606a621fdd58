import { describe, expect, it } from "vitest";
import { type CaseParts, ruledInTheEnd } from "./a-verification-case";

/** One act: what is used on a page, and the page afterwards. */
export type Act = Omit<CaseParts, "step">;

/**
 * One thing that is wanted in the words of many: whoever says it so, the act that does it is never refuted, and none of the others is believed. `told`: of how
 * many of the wordings the act is verified, so that a reading that is lost shows.
 */
export type Wordings = {
  wanted: string;
  steps: readonly string[];
  act: Act;
  others: Readonly<Record<string, Act>>;
  told: number;
};

export const click = (on: string, before: string, after: string, more: Partial<Act> = {}): Act => ({
  does: "click",
  on,
  before,
  after,
  ...more,
});

/** A click of which the site keeps what it did, unless the act is said to change nothing. */
export const clickStored = (on: string, before: string, after: string, more: Partial<Act> = {}): Act =>
  click(on, before, after, {
    mutating: true,
    ...(more.mutating === false ? {} : { requests: ["POST /deeds 200"] }),
    ...more,
  });

/** A name as an element's id. */
export const keyOf = (name: string): string => name.replace(/[ .@]/g, "");

/** A click, with what both pages tell in words: the names of headings, entries and messages, and the outline's rows `text "…"`, which are no elements. */
export const clicks = (on: string, before: string, after: string, more: Partial<Act> = {}): Act => ({
  ...more,
  does: "click",
  on,
  before: before.replace(words, ""),
  after: after.replace(words, ""),
  text: textOf(before),
  textAfter: textOf(after),
});
const words = /^ *text ".*"$/gm;
const textOf = (outline: string): string =>
  [...outline.matchAll(/^ *(?:text|heading|item|row|alert|status) "([^"]*)"/gm)]
    .map(([, name]) => name)
    .join("\n");

export function wordingsTable(rows: readonly Wordings[]): void {
  describe.each(rows)("$wanted", ({ steps, act, others, told }) => {
    it.each(steps)("%s", (step) => {
      expect(ruledInTheEnd({ ...act, step })).not.toBe("refuted");
      const believed = Object.entries(others).filter(
        ([, other]) => ruledInTheEnd({ ...other, step }) === "verified",
      );
      expect(believed.map(([name]) => name)).toEqual([]);
    });

    it("is read in so many wordings", () => {
      const read = steps.filter((step) => ruledInTheEnd({ ...act, step }) === "verified");
      expect(read.length).toBeGreaterThanOrEqual(told);
    });
  });
}
