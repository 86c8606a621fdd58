import { expect, it } from "vitest";
import { isAskedOfOther } from "@/lib/agent/verification/change/taken-away";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { checkTable } from "@/tests/support/check-table";
import { itemGone } from "./item-gone";

const visits = (names: readonly string[], question = "") => `
  heading "Visits"
  list "Visits"
${names.map((name) => `    item "${name}"`).join("\n")}
${question}
`;
const all = ["10:00 Choir practice hall", "11:00 Choir practice annex", "12:00 Lunch"];
const dialog = `  dialog "Details"
    button "Edit"
    button "Delete"`;
const asked = `  region "Question"
    button "OK"
    button "Cancel"`;
const agree = {
  step: "Agree to the deletion of Lunch",
  before: visits(all, asked),
  on: "OK",
  after: visits(all.slice(0, 2)),
};
const press = {
  step: "Press Delete in the pop-up",
  before: visits(all, dialog),
  text: "Choir practice hall\n10:00 Choir practice hall",
  on: "Delete",
  textAfter: "",
};

const clubs = (names: readonly string[], more = "") =>
  `\n  heading "Clubs"\n  button "New club"\n  link "Home" >/\n  link "Help" >/help\n  list "Clubs"\n${names.map((name) => `    item "${name}"`).join("\n")}${more}`;
const club = (heading: string): string =>
  `\n  dialog "${heading}"\n    heading "${heading}"\n    button "Cancel"\n    button "Delete"`;
const allClubs = ["Chess club", "Choir", "Rowing"];
const drop = {
  step: "Confirm that the club is to be deleted",
  before: clubs(allClubs, club("Delete club")),
  on: "Delete",
  again: true,
};

checkTable(itemGone, [
  {
    when: "the step leaves it to the goal what is deleted, and that stays while another one goes",
    says: "nothing",
    ...drop,
    step: "Confirm the deletion",
    goal: "Delete Choir and open the help",
    before: clubs(allClubs, club("Delete Rowing?")),
    after: clubs(["Chess club", "Choir"]),
  },
  {
    when: "the step leaves it to the goal what is deleted, and that one goes",
    says: "verified",
    ...drop,
    step: "Confirm the deletion",
    goal: "Delete Rowing and open the help",
    before: clubs(allClubs, club("Delete Rowing?")),
    after: clubs(["Chess club", "Choir"]),
  },
  {
    when: "the goal speaks of more of them than went",
    says: "verified",
    ...drop,
    step: "Confirm the deletion",
    goal: "Delete Rowing and Choir",
    before: clubs(allClubs, club("Delete Rowing?")),
    after: clubs(["Chess club", "Choir"]),
  },
  {
    when: "the step says only what kind of thing the question is about, though another one is called after it",
    says: "nothing",
    others: "may",
    ...drop,
    after: clubs(["Chess club", "Rowing"]),
  },
  {
    when: "the step writes a name with the kind of thing, and another one is gone",
    says: "refuted",
    ...drop,
    step: "Confirm that the chess club is to be deleted",
    after: clubs(["Chess club", "Rowing"]),
  },
  {
    when: "the question does not speak of that kind of thing",
    says: "refuted",
    ...drop,
    before: clubs(allClubs, club("Sure")),
    after: clubs(["Chess club", "Rowing"]),
  },
  { when: "the question is answered, and what the step names is gone", says: "verified", ...agree },
  {
    when: "another entry than the step names is gone",
    says: "refuted",
    again: true,
    ...agree,
    after: visits(all.slice(1)),
  },
  {
    when: "the step wants nothing taken away",
    says: "nothing",
    ...agree,
    step: "Cancel the deletion of Lunch",
  },
  { when: "two entries are gone", says: "nothing", ...agree, after: visits(["12:00 Lunch"]) },
  { when: "the question is still there", says: "nothing", ...agree, after: visits(all.slice(0, 2), asked) },
  { when: "the answer was no", says: "nothing", ...agree, on: "Cancel" },
  {
    when: "the step names two entries alike",
    says: "nothing",
    ...agree,
    step: "Agree to the deletion of the choir practice",
    after: visits(all.slice(1)),
  },
  {
    when: "the dialog with the entry's title is gone, and so is the entry",
    says: "verified",
    ...press,
    after: visits(all.slice(1)),
  },
  {
    when: "the dialog was about another entry than the one that is gone",
    says: "nothing",
    ...press,
    after: visits([...all.slice(0, 1), ...all.slice(2)]),
  },
]);

const letters = (names: readonly string[], open: string) => `
  link "Empty all letters" >https://garden.test/beds #all
  list "Letters"
${names.map((name) => `    item "${name}" ${name === open ? "[.current]" : ""}`).join("\n")}
  link "Delete" >https://garden.test/beds #delete
`;
const names = ["Ferry times", "Fuel prices", "Slipway"];
const remove = {
  step: "Delete this letter",
  before: letters(names, "Fuel prices"),
  on: "#delete",
  url: "https://garden.test/beds#/2",
  urlAfter: "https://garden.test/beds#/3",
  after: letters(["Ferry times", "Slipway"], "Slipway"),
  requests: ["DELETE /letters/2 200"],
  again: true,
};
const empty = {
  step: "Delete all letters",
  before: letters(names, ""),
  on: "#all",
  after: letters([], ""),
  requests: ["DELETE /letters 200"],
  again: true,
};

checkTable(itemGone, [
  { when: "the open entry alone is gone from the list beside it", says: "verified", ...remove },
  {
    when: "it has yet to last",
    says: "looks again",
    ...remove,
    again: false,
  },
  {
    when: "an entry that was not open is gone",
    says: "nothing",
    ...remove,
    after: letters(["Fuel prices", "Slipway"], "Slipway"),
  },
  { when: "nothing was deleted", says: "nothing", ...remove, requests: ["POST /letters/2 200"] },
  {
    when: "the step names another one than the open entry",
    says: "nothing",
    ...remove,
    step: "Delete the letter about the slipway",
  },
  { when: "all entries are gone by a control for all", says: "verified", ...empty },
  { when: "one entry is left", says: "nothing", ...empty, after: letters(["Slipway"], "") },
  { when: "the list is empty, and nothing was deleted", says: "nothing", ...empty, requests: [] },
]);

const ticked = visits(all, asked).replace('item "12:00 Lunch"', 'item "12:00 Lunch"\n      checkbox "Lunch"');
const answered = {
  step: 'Press "OK" to confirm deleting Lunch',
  before: ticked,
  on: "OK",
  after: visits(all.slice(0, 2)),
};

checkTable(itemGone, [
  {
    when: "the step says the answer, and what it names has a control of that name as well",
    says: "verified",
    ...answered,
  },
  {
    when: "another answer was given than the step says",
    says: "nothing",
    others: "may",
    ...answered,
    on: "Cancel",
    after: visits(all),
  },
]);

const asksOf = (name: string): string =>
  `\n  dialog "Delete ${name}?"\n    button "Cancel"\n    button "Delete"`;
const files = ["tides.csv, 2 days ago", "moons.csv, 3 days ago", "stars.csv, 4 days ago"].map(
  (name) => `${name}"\n      button "${name.split(",")[0]}`,
);
const agreed = {
  step: "Confirm that moons.csv is deleted",
  before: clubs(files, asksOf("moons.csv")),
  on: "Delete",
  requests: ["DELETE /files 204"],
  after: clubs(files.filter((name) => !name.startsWith("moons"))),
};

it.each([
  ["what the step names", "moons", agreed.step, false],
  ["another one, which is gone", "tides", agreed.step, true],
  [
    "what is gone, in fewer words than the step's",
    "moons",
    "Confirm that the old moons.csv is deleted",
    false,
  ],
])("the question was about %s", (_, name, step, says) => {
  const parts = {
    ...agreed,
    step,
    before: clubs(files, asksOf(`${name}.csv`)),
    after: clubs(files.filter((one) => !one.startsWith(name))),
  };
  expect(isAskedOfOther(groundOf(aVerificationCase(parts)))).toBe(says);
});
