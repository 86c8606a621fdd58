import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { adaptValue, readDay, readTime } from "./adapt-value";

const now = new Date(2026, 10, 18);
const field = (outline: string) => {
  const [node] = aPage(outline).nodes;
  if (!node) throw new Error("the outline holds no element");
  return node;
};

describe("adaptValue", () => {
  it.each([
    ["03/20/2015", 'textbox:date "Date"', "2015-03-20"],
    ["20/03/2015", 'textbox:date "Date"', "2015-03-20"],
    ["20.03.2015", 'textbox:date "Date"', "2015-03-20"],
    ["2015-03-20", 'textbox:date "Date"', "2015-03-20"],
    ["3 May 1990", 'textbox:date "Date"', "1990-05-03"],
    ["May 3rd, 1990", 'textbox:date "Date"', "1990-05-03"],
    ["3 May", 'textbox:date "Date"', "2027-05-03"],
    ["tomorrow", 'textbox:date "Date"', "2026-11-19"],
    ["next Monday", 'textbox:date "Date"', "2026-11-23"],
    ["no day", 'textbox:date "Date"', "no day"],
    ["DNI 48512367K", 'textbox "DNI o NIE"', "48512367K"],
    ["DNI 48512367K", 'textbox "Remarks"', "DNI 48512367K"],
    ["95 minutes", 'textbox "Cooking time (minutes)"', "95"],
    ["95 minutes", 'textbox "Cooking time"', "95 minutes"],
    ["Room 5", 'textbox "Room"', "5"],
    ["03/20/2015", 'textbox "Date" ~"DD.MM.YYYY"', "20.03.2015"],
    ["2015-03-20", 'textbox "Date" ~"mm/dd/yyyy"', "03/20/2015"],
    ["03/20/2015", 'textbox "Date"', "03/20/2015"],
    ["3pm", 'textbox:time "Time"', "15:00"],
    ["12.30 am", 'textbox:time "Time"', "00:30"],
    ["9:05", 'textbox:time "Time"', "09:05"],
    ["$1,250", 'textbox:number "Amount"', "1250"],
    ["1,250.50", 'textbox:number "Amount"', "1250.50"],
    ["2,5", 'textbox:number "Note"', "2.5"],
    ["-2,75 °C", 'textbox:number "Frost"', "-2.75"],
    ["1.250,50 €", 'textbox:number "Betrag"', "1250.50"],
    ["2,5", 'textbox:text "Note"', "2,5"],
    ["May 1990", 'textbox:text "Month"', "May 1990"],
  ])("turns %s in %s into %s", (value, outline, expected) => {
    expect(adaptValue(value, field(outline), now)).toBe(expected);
  });
});

describe("readDay and readTime", () => {
  it.each(["31/31/2020", "99.99.2020", "13", ""])("reads no day in %s", (text) => {
    expect(readDay(text, now)).toBeUndefined();
  });

  it.each(["room 5", "25:99", ""])("reads no time in %s", (text) => {
    expect(readTime(text)).toBeUndefined();
  });
});
