import { expect, it } from "vitest";
import { partOpened } from "@/lib/agent/verification/checks/part-opened";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, ruled } from "@/tests/support/a-verification-case";
import { checkTable } from "@/tests/support/check-table";
import { menuOfEntryCame } from "./menu-of-entry";

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
  expect(menuOfEntryCame(ground)).toBe(false);
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
