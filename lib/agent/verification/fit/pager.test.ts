import { describe, expect, it } from "vitest";
import { listPaged } from "@/lib/agent/verification/checks/list-paged";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { checkTable } from "@/tests/support/check-table";
import { pageIn } from "./pager";

it.each<[string, number | undefined]>([
  ["2", 2],
  ["Page 2", 2],
  ["Go to page 12", 12],
  ["go to the 3 page", 3],
  ["Go to the 3rd page", 3],
  ["2 pages", undefined],
  ["Next page", undefined],
  ["", undefined],
])("%s is the page %s", (name, page) => expect(pageIn(name)).toBe(page));

const rows = (names: string): string => names.replace(/\w+/g, (name) => `\n  row "${name}"`);
const beds = (present: number, names = "Oak Ash Elm") => `
  heading "Beds"
  table "Beds"${rows(names)}
  button "Previous page" #back
  button "Next page" #on
  button "›" #sign
${[1, 2, 3].map((page) => `  button "go to the ${page} page" ${page === present ? "[current]" : ""} #p${page}`).join("\n")}`;

describe("the arrow of a pager, for the page beside the one that is shown", () => {
  it.each<[string, string, number, string]>([
    ["Go to page 2", "#on", 1, "this"],
    ["Turn to the second page of beds", "#on", 1, "this"],
    ["Go to page 1", "#back", 2, "this"],
    ["Go to page 3", "#on", 1, "other"],
    ["Go to page 2", "#on", 3, "other"],
    ["Go to page 2", "#back", 1, "other"],
  ])("%s by %s from page %d: %s", (step, on, present, says) =>
    expect(groundOf(aVerificationCase({ step, before: beds(present), on })).fit.fit).toBe(says),
  );
});

it("is no other control than the one that goes back", () => {
  const bar = '\n  button "Previous" #back\n  button "Next" #on\n  button "Week" #week';
  const fitOf = (on: string) =>
    groundOf(aVerificationCase({ step: "Go back one week", before: bar, on })).fit.fit;
  expect([fitOf("#back"), fitOf("#on")]).toEqual(["unclear", "other"]);
});

describe("the arrow of a view of days, for the one beside that which is shown", () => {
  const diary = `
  list "Main"
    item "Diary"
      link "Diary" >/diary #diary
  link "Farms" >/farms
  link "Previous" >/farms/2?day=2 #back
  link "Next" >/farms/2?day=4 #on
  button "Sign out"`;
  it.each<[string, string, string]>([
    ["Show the week before in the diary of Hill Farm", "#back", "unclear"],
    ["Show the day after in the diary of Hill Farm", "#on", "unclear"],
    ["Show the day before in the diary", "#on", "other"],
    ["Show the day after in the diary", "#back", "other"],
    ["Show the day before the harvest in the diary", "#back", "other"],
  ])("%s by %s: %s", (step, on, says) =>
    expect(groundOf(aVerificationCase({ step, before: diary, on })).fit.fit).toBe(says),
  );
});

checkTable(listPaged, [
  {
    when: "the arrow led to the page that the step counts to",
    says: "verified",
    step: "Go to page 2",
    before: beds(1),
    on: "#on",
    after: beds(2, "Yew Fir Box"),
  },
  {
    when: "the mark went further than that",
    says: "nothing",
    others: "may",
    step: "Go to page 2",
    before: beds(1),
    on: "#on",
    after: beds(3, "Yew Fir Box"),
  },
]);

const calendars = `
  region "Small"
    button "Next month" #small
  region "Calendar"
    button "Next" #next
    button "Help"`;

it.each<[string, string, string]>([
  ["Go to the next month in the calendar", "#next", "unclear"],
  ["Go to the next month in the calendar", "#small", "this"],
])("two calendars: %s by %s", (step, on, expected) => {
  expect(groundOf(aVerificationCase({ step, before: calendars, on })).fit.fit).toBe(expected);
});
