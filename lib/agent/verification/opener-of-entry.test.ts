import { describe, expect, it } from "vitest";
import { aVerificationCase, ruled } from "@/tests/support/a-verification-case";
import { checkTable } from "@/tests/support/check-table";
import { partOpened } from "./checks/part-opened";
import { groundOf } from "./ground";
import { byMenuOfEntry } from "./opener-of-entry";

const beds = (opener = 'button "" #ida', more = "", end = "") => `
  heading "Beds"
  button "New bed"
  table "Beds"
    row "rose_bed 12"
      checkbox "" [unchecked] #tick
      button "2 days ago" #age
      ${opener}
${more}
    row "herb_bed 4"
      checkbox "" [unchecked]
      button "3 days ago"
      button "" #nils
${end}
`;
const fitOf = (step: string, before = beds(), on = "#ida") =>
  groundOf(aVerificationCase({ step, before, on })).fit;
const alone = "no other control of the entry opens a menu";

describe("the control of an entry that opens its menu", () => {
  it.each([
    ["a picture beside the name", "Click the three dots beside rose_bed", beds()],
    [
      "the menu of the entry, by a name that says more",
      'Open the list of actions of "rose_bed"',
      beds('button "More options for rose_bed" [collapsed] #ida'),
    ],
  ])("is meant by %s", (_, step, before) => expect(fitOf(step, before).fit).toBe("this"));

  it.each([
    ["another entry is named", "Click the three dots beside herb_bed", beds(), "#ida"],
    [
      "two of the entry may open one",
      "Click the three dots beside rose_bed",
      beds('button "" #ida\n      button "" #too'),
      "#ida",
    ],
    ["another control of the entry was pressed", "Click the three dots beside rose_bed", beds(), "#age"],
    [
      "two entries are called so",
      "Click the three dots beside rose_bed",
      beds().replace("herb_bed 4", "rose_bed 4"),
      "#ida",
    ],
    ["no menu is asked for", 'Open "rose_bed"', beds(), "#ida"],
  ])("is not known where %s", (_, step, before, on) =>
    expect(fitOf(step, before, on).reason).not.toBe(alone),
  );
});

const commands = '\n  button "Copy"\n  button "Edit"\n  button "Delete"';
const opened = {
  step: "Click the three dots beside rose_bed",
  nextStep: "Choose Delete",
  before: beds(),
  on: "#ida",
  after: beds(undefined, "", commands),
};

checkTable(partOpened, [
  {
    when: "its commands came at the end of the page, the next step's among them",
    says: "verified",
    ...opened,
  },
  {
    when: "other things came with them",
    says: "verified",
    ...opened,
    after: beds(undefined, "", `\n  heading "News"\n  link "More news" >/news${commands}`),
  },
  { when: "none of them is what comes next", says: "nothing", ...opened, nextStep: "Choose Rename" },
  { when: "nothing is known of what comes next", says: "nothing", ...opened, nextStep: "" },
  {
    when: "too few came for a menu",
    says: "nothing",
    ...opened,
    after: beds(undefined, "", '\n  button "Edit"\n  button "Delete"'),
  },
  {
    when: "something went for it",
    says: "nothing",
    ...opened,
    before: beds(undefined, "", '\n  button "Undo"'),
  },
  {
    when: "another one's were asked for",
    says: "nothing",
    ...opened,
    step: "Click the three dots beside herb_bed",
    others: "may",
  },
]);

it("is no menu where something was stored with it", () => {
  const ground = groundOf(aVerificationCase({ ...opened, requests: ["POST /beds 200"] }));
  expect(byMenuOfEntry(ground)).toBe(undefined);
});

it("opened nothing where the control says that it is folded still", () => {
  const opener = 'button "More options for rose_bed" [collapsed] #ida';
  const parts = {
    step: 'Show more options for "rose_bed"',
    before: beds(opener),
    on: "#ida",
    after: beds(opener, '      link "Add to rose_bed" >/add'),
  };
  expect(ruled({ ...parts, again: true }).says).not.toBe("verified");
});
