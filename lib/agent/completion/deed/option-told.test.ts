import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { isToldInEntry, isToldInPart } from "./option-told";

const goal = "Send the newsletter 'Spring offers' to the list Members";
const table = (...rows: string[]) =>
  aPage(`table\n  row "Title Status List"${rows.map((row) => `\n  row "${row}"`).join("")}`, {
    url: "https://post.test/campaigns",
  });

it.each<[string, string, ReturnType<typeof table>, boolean]>([
  ["in the thing's entry", goal, table("Spring offers Sent Members", "Winter times Sent Press"), true],
  ["in another entry", goal, table("Spring offers Sent Everyone", "Winter times Sent Members"), false],
  [
    "in one of two entries of it",
    goal,
    table("Spring offers Sent Members", "Spring offers Sent Press"),
    false,
  ],
  ["in an entry that waits", goal, table("Spring offers Queued Members"), false],
  ["in no entry", goal, table("Winter times Sent Members"), false],
  [
    "only in the thing's own name",
    "Send the newsletter 'Members offers' to the list Members",
    table("Members offers Sent Everyone"),
    false,
  ],
  [
    "where the goal names nothing else",
    "Send it to the list Members",
    table("Spring offers Sent Members"),
    false,
  ],
])("what the goal says of an option is told %s", (_, asked, page, expected) => {
  expect(isToldInEntry("Members (1840)", asked, page)).toBe(expected);
});

it.each<[string, string, boolean]>([
  ["what the goal says of it", "Spring offers Sent Members", true],
  ["none of that", "Spring offers Sent 1840", false],
])("an option is told by %s", (_, text, expected) => {
  expect(isToldInPart("Members (1840)", goal, [text])).toBe(expected);
});

it.each<[string, string]>([
  ["2026-09-04", "9 April 2026 Hoof trimming"],
  ["4 Sept 2026", "9 April 2026 Hoof trimming, 4 hours"],
  ["31.4", "Bruno 31 kg"],
])("%s is not told by a part of it", (value, text) => {
  expect(isToldInPart(value, "Plan hoof trimming for 4 September 2026, 31 kg", [text])).toBe(false);
});

const courts = (row: string, more = "", head = "Day | Time | Court | Member") =>
  aPage(
    `table\n  row "Day Time Court Member"\n  row "${row.replaceAll(" | ", " ")}"${more === "" ? "" : `\n  row "${more.replaceAll(" | ", " ")}"`}`,
    { url: "https://club.test/", text: ["Bookings", head, row, more].filter(Boolean).join("\n") },
  );
const booking = "Book court 2 for Ade Bello on 18 June 2027 at 18:00";
it.each<[string, ReturnType<typeof courts>, boolean, string?]>([
  ["the number under its own word", courts("18 June 2027 | 18:00 | 2 | Ade Bello"), true],
  ["another number there", courts("18 June 2027 | 18:00 | 3 | Ade Bello"), false],
  [
    "that number in another column",
    courts("18 June 2027 | 18:00 | 3 | Ade Bello", "", "Day | Court | No. | Member"),
    false,
  ],
  ["a longer number there", courts("18 June 2027 | 18:00 | 2.1 | Ade Bello"), false],
  ["the number in the row of somebody else", courts("18 June 2027 | 18:00 | 2 | Ada Bell"), false],
  [
    "one of two rows of it",
    courts("18 June 2027 | 18:00 | 2 | Ade Bello", "18 June 2027 | 18:00 | 3 | Ade Bello"),
    false,
  ],
  ["a row that waits", courts("18 June 2027 | 18:00 | 2 | Ade Bello, waiting list"), false],
  ["a table without headings", courts("18 June 2027 | 18:00 | 2 | Ade Bello", "", "All of June"), false],
  [
    "another number than the goal says",
    courts("18 June 2027 | 18:00 | 2 | Ade Bello"),
    false,
    "Book a court for Ade Bello on 18 June 2027 at 18:00 for 2 hours",
  ],
])("an option with a number is told by %s", (_, page, expected, asked = booking) => {
  expect(isToldInEntry("Court 2 (clay)", asked, page)).toBe(expected);
});

const tables = (...parts: string[][]) =>
  aPage(
    parts
      .map((rows) => `table\n${rows.map((row) => `  row "${row.replaceAll(" | ", " ")}"`).join("\n")}`)
      .join("\n"),
    { url: "https://club.test/", text: parts.flat().join("\n") },
  );
const courtTable = ["Court | Surface | Opens | Rate", "1 | Clay | 8:00 | 12.00"];
const member = "2 | 18 June 2027 | 18:00 | Ade Bello";
it.each<[string, ReturnType<typeof tables>, boolean]>([
  [
    "the header of its own table, behind another of that width",
    tables(["Lane | Surface | Opens | Rate"], ["Court | Day | Time | Member", member]),
    true,
  ],
  [
    "the header of another table, where its own says something else",
    tables(courtTable, ["Lane | Day | Time | Member", "1 | 4 June 2027 | 9:00 | Bo Lund", member]),
    false,
  ],
  [
    "that of another table, with a line between them",
    tables(courtTable, ["Lanes"], ["Lane | Day | Time | Member", member]),
    false,
  ],
  ["that of another table, where its own has none", tables(courtTable, [member]), false],
  [
    "that of a table apart, where its own has none",
    aPage(`row "${member.replaceAll(" | ", " ")}"`, {
      url: "https://club.test/",
      text: [...courtTable, "All of June", member].join("\n"),
    }),
    false,
  ],
])("an option with a number is told under %s", (_, page, expected) => {
  expect(isToldInEntry("Court 2 (clay)", booking, page)).toBe(expected);
});
