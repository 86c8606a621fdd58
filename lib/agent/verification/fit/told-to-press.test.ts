import { expect, it } from "vitest";
import { wrongElement } from "@/lib/agent/verification/checks/wrong-element";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { checkTable } from "@/tests/support/check-table";
import { toldToPress } from "./told-to-press";

const form = `
  form
    textbox "Name" ="Weir" #name
    button "Update" #update
    button "Update and close" #close
    button "Cancel" #cancel
  button "Print" #print
  link "Help" >/help #help
`;
const meant = (step: string, on: string, before = form): string | undefined => {
  const { nodesBefore, target } = groundOf(aVerificationCase({ step, before, on }));
  return nodesBefore[toldToPress(step, nodesBefore, target.index) ?? -1]?.name;
};

it.each<[string, string, string | undefined]>([
  ["Click Update to save the name", "#cancel", "Update"],
  ['Press the button "Update"', "#cancel", "Update"],
  ["Click Update and close", "#cancel", "Update and close"],
  ["Confirm the new name with Update", "#cancel", "Update"],
  ["Confirm with Update", "#print", "Update"],
  ["Click Update to save the name", "#update", undefined],
  ["Click Update to save the name", "#close", undefined],
  ["Click Update, not Cancel", "#cancel", undefined],
  ["Update the name", "#cancel", undefined],
  ["Click Updates in the list", "#cancel", undefined],
  ["Click Save to keep the name", "#cancel", undefined],
  ["Away with Update", "#cancel", undefined],
  ['Press "Print" at the entry by Update', "#cancel", "Print"],
  ['Choose "Update"', "#cancel", "Update"],
  ['Choose "Print"', "#update", "Print"],
  ['Select the entry "Update and close"', "#cancel", "Update and close"],
  ['Choose "Update"', "#close", undefined],
  ['Choose "Update" for the name', "#cancel", undefined],
  ["Print", "#cancel", undefined],
])("%s, and %s was pressed: %s", (step, on, name) => expect(meant(step, on)).toBe(name));

const answers = `
  list
    item "Tom Prune in March"
      link "Tom" >/tom
      link "Like (0)" >/like/1 #like-tom
      link "Report" >/report/1 #report-tom
    item "Ida Prune in May"
      link "Ida" >/ida
      button "Like" #like-ida
  link "Paul" >/paul`;
it.each<[string, string, string | undefined]>([
  // By whom it is, and not by what it is done.
  ["Like the answer by Tom", "#like-tom", undefined],
  ["Report the answer by Tom", "#report-tom", undefined],
  ["Like the answer by Ida", "#report-tom", "Ida"],
  ["Move to the page by Paul", "#like-tom", "Paul"],
])("%s, and %s was pressed: %s", (step, on, name) => expect(meant(step, on, answers)).toBe(name));

const menu = (leave = "Logout") => `
  list "Account"
    item "Settings"
      link "Settings" #settings
    item "${leave}"
      link "${leave}" #leave
  list "Places"
    item "Home"
      link "Home" #home
  link "Guests" #guests`;
it.each<[string, string, string | undefined, string?]>([
  ["Log out", "#settings", "Logout"],
  ["Log out.", "#settings", "Log out", menu("Log out")],
  ["Log out", "#leave", undefined],
  ["Log out", "#home", undefined],
  ["Log out", "#guests", undefined],
  ["Log out of the club", "#settings", undefined],
  ["Log out", "#settings", undefined, menu("Log out everywhere")],
])("%s, and %s was pressed beside it: %s", (step, on, name, before = menu()) =>
  expect(meant(step, on, before)).toBe(name),
);

it("takes no one of two that are called so", () => {
  expect(meant("Click Update", "#cancel", `${form}  button "Update" #again\n`)).toBeUndefined();
});

it("does not reach out of a dialog", () => {
  const before = `${form}  dialog "Sure?"\n    button "No" #no\n`;
  expect(meant("Click Print", "#no", before)).toBeUndefined();
});

checkTable(wrongElement, [
  {
    when: "another button was pressed than the step says",
    says: "refuted",
    step: "Click Update to save the name",
    before: form,
    on: "#cancel",
    after: '\n  heading "Club"',
  },
  {
    when: "the link that was followed leads where it says",
    says: "nothing",
    others: "may",
    step: "Click Update to read the help",
    before: form,
    on: "#help",
    url: "https://club.test/",
    urlAfter: "https://club.test/help",
    after: '\n  heading "Help"',
  },
  {
    when: "the link that was pressed leads nowhere, and another one is called just as the step says",
    says: "refuted",
    step: "Log out",
    before: menu().replace('"Settings" #s', '"Settings" ># #s'),
    on: "#settings",
    url: "https://club.test/",
    after: '\n  heading "Settings"',
  },
]);
