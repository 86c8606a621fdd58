import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { hasLesserState, waitsWithOthers } from "./waits-with-others";

const url = "https://people.test/leave";
const goal = "Cancel my leave from 3 to 7 August";
const rows = (...all: string[]) => aPage(`\ntable${all.map((row) => `\n  row "${row}"`).join("")}`, { url });
const other = "10 August 14 August 5 Approved";

it.each<[string, ReturnType<typeof rows>, number]>([
  ["of it", rows("3 August 7 August 5 Approved, cancellation with D. Moreau", other), 1],
  ["of another entry", rows("3 August 7 August 5 Cancelled", `${other}, cancellation requested`), 0],
  ["of no entry", rows("3 August 7 August 5 Cancelled", other), 0],
  [
    "under its heading",
    aPage('heading "Leave 3 to 7 August"', { url, text: "Leave 3 to 7 August\nCancellation requested" }),
    1,
  ],
  ["elsewhere", aPage('heading "Leave"', { url, text: "Leave\nCancellation requested" }), 0],
])("that what was asked for waits is said %s", (_, page, count) => {
  expect(waitsWithOthers(page, goal)).toHaveLength(count);
});

const course = (line: string, heading = "Pottery, Friday 18:00") =>
  aPage(`heading "${heading}"`, { url, text: `${heading}\n${line}\nBack to all courses` });
const listed = (...all: string[]) =>
  aPage(`\nlist${all.map((one) => `\n  item "${one}"`).join("")}`, { url });

it.each<[string, boolean, ReturnType<typeof rows>, string?]>([
  ["a waiting list behind a label", true, course("Your place: On the waiting list")],
  ["one that is said alone", true, course("On the waiting list")],
  ["a request that is open", true, course("Status: Pending")],
  ["the place itself", false, course("Your place: Booked")],
  ["how many wait", false, course("Waiting list: 3 people")],
  ["a link to those who wait", false, course("Waiting list")],
  [
    "a sentence on what could come",
    false,
    course("If it is full: we put you on the waiting list and write."),
  ],
  ["that of another thing", false, course("Your place: On the waiting list", "Glazing, Monday 10:00")],
  ["that of another entry", false, listed("Pottery Friday 18:00: Booked", "Glazing Monday: Waiting list")],
  ["that of its own entry", true, listed("Pottery Friday 18:00: Waiting list", "Glazing Monday: Booked")],
  [
    "the waiting list that was asked for",
    false,
    course("Your place: On the waiting list"),
    "Put me on the waiting list of Pottery on Friday at 18:00",
  ],
])("%s is less than what was asked for: %s", (_, lesser, page, asked = "Book Pottery on Friday at 18:00") => {
  expect(hasLesserState(page, asked)).toBe(lesser);
});
