import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { underChosenHeading } from "./under-chosen-heading";

const rota = (day: string, ...entries: string[]) =>
  aPage(
    `heading:2 "Sunday, late"\nlist ""\n  item "Omar Haq – bar"\nheading:2 "${day}"\nlist ""\n${entries.map((one) => `  item "${one}"`).join("\n")}`,
  );
const chosen = ["Ida Blom", "Monday, early (7–11)", "Bar"];

it.each<[string, ReturnType<typeof rota>, boolean]>([
  ["the entry is under the day", rota("Monday, early (7–11)", "Ida Blom – bar"), true],
  ["the entry is under another day", rota("Tuesday, early (7–11)", "Ida Blom – bar"), false],
  ["the entry lacks the task", rota("Monday, early (7–11)", "Ida Blom – till"), false],
  ["two entries have it between them", rota("Monday, early (7–11)", "Ida Blom – till", "Ann – bar"), false],
  ["the entry is a draft", rota("Monday, early (7–11)", "Ida Blom – bar – draft, not sent"), false],
  ["the heading is of a draft", rota("Monday, early (7–11) – draft", "Ida Blom – bar"), false],
  ["the heading alone has all of it", rota("Monday, early (7–11): Ida Blom, bar", "Ann – till"), false],
  ["nobody is there", rota("Monday, early (7–11)"), false],
])("what was chosen stands in an entry and its heading: %s", (_, page, expected) => {
  expect(underChosenHeading(chosen, page, "Put Ida Blom down for the bar on Monday").length > 0).toBe(
    expected,
  );
});
