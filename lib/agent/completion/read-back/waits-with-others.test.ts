import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { waitsWithOthers } from "./waits-with-others";

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
