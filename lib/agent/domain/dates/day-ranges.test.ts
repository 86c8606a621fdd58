import { describe, expect, it } from "vitest";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { rangeDays } from "./day-ranges";

describe("the days of a range that have a part of them elsewhere", () => {
  it.each<[string, string[]]>([
    ["Reserve the saw from 5 to 7 December 2026", ["5 December 2026"]],
    ["Close the pool 5–7 December", ["5 December"]],
    ["Vom 3. bis 9. Mai 2027 verreist", ["3 Mai 2027"]],
    ["Rent it 29 June to 3 July 2027", ["29 June 2027"]],
    ["Rent it July 5 to 9, 2027", ["5 July 2027", "9 July 2027"]],
    ["Rent it May 1st–3rd, 2028", ["1 May 2028", "3 May 2028"]],
    ["Book a room, arriving 9 July and leaving 11 July 2026", ["9 July 2026"]],
    ["From 9 July for Rasmus Lie, until 11 July 2026", ["9 July 2026"]],
    ["Check in on 30 December, check out on 2 January 2027", ["30 December 2026"]],
    ["Move the lesson of 9 July at 10:00. Send it on 11 July 2026", []],
    ["Extend Crane 2 to 4 March", []],
    ["Rent it from 45 to 60 March 2027", []],
    ["Book rooms 3 and 4 March Street", []],
    ["Move it from 3 June 2027 to 5 June 2027", []],
  ])("%s", (text, values) => {
    expect(rangeDays(text).map(({ value }) => value)).toEqual(values);
  });
});

describe("the first day of a range is held by the text that says the range", () => {
  it.each<[string, string, boolean]>([
    ["2028-03-06", "Block the hall from 6 to 11 March 2028", true],
    ["2028-02-27", "Block the hall from 27 February to 3 March 2028", true],
    ["2028-03-11", "Block the hall from 6 to 11 March 2028", true],
    ["2028-11-06", "Block the hall from 6 to 11 March 2028", false],
    ["2028-11-03", "Block hall 6 to 11 March 2028", false],
  ])("%s in %s: %s", (value, text, isHeld) => {
    expect(isHeldBy(value, [text])).toBe(isHeld);
  });
});
