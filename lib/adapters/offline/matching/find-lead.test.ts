import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { findLead } from "./find-lead";

function lead(goal: string, outline: string, settled: string[] = [], pressed: string[] = []): string {
  return findLead(goal, aPage(outline).nodes, settled, ({ id }) => pressed.includes(id))?.id ?? "none";
}

const site = `
  link "News" #news
  link "Members" #members
  link "Help" #help`;
const account = `
  button "Account" #account [popup]
  heading "Hello"`;
const entry = `
  heading "Lisbon"
  link "My trips" #trips
  link "Meals and bags" #meals`;
const risky = `
  link "Sign out" #out
  button "Delete album" #delete
  button "Send" #send
  link "Album prints" #prints [disabled]`;

describe("where to look for a way", () => {
  it.each([
    ["what shares a word with the goal", "Change Ida's member level to gold", site, "members"],
    ["what has nothing to do with it, when nothing else is left", "Book a bicycle", site, "news"],
    ["the menu of the user for what is the user's own", "Change my job title to Baker", account, "account"],
    [
      "a part of the thing's own page before other places",
      "Restrict the harbour map to the reading room",
      '\n  link "Overview" #home\n  link "Loans" #loans\n  heading:1 "Harbour map"\n  tab "Sheets" [selected] #sheets\n  tab "Access" #access',
      "access",
    ],
    [
      "a part of a compound",
      "Ändere in meinem Mitgliedsprofil die Straße",
      `\n  link "Termine" #t\n  link "Profil bearbeiten" #p`,
      "p",
    ],
    [
      "nothing that only leaves what was begun, in whatever language",
      "Setze den Preis auf 5",
      '\n  form ""\n    textbox "Farbe" #f\n    link "Abbrechen" #a\n  link "Annuler" #b',
      "none",
    ],
    ["what only has such a word in it", "Setze den Preis auf 5", '\n  link "Kurs abbrechen" #k', "k"],
    ["nothing that takes something away, sends or is shut", "Make an album of prints", risky, "none"],
    [
      "nothing of another row",
      "Change the price of rope",
      `\n  table ""\n    row "Tar 5"\n      link "Tar" #tar`,
      "none",
    ],
  ])("takes %s", (_, goal, outline, expected) => {
    expect(lead(goal, outline)).toBe(expected);
  });

  it("goes on by the words that have not led here already", () => {
    const goal = "For the trip to Lisbon, set Theo's meal to vegan";
    expect(lead(goal, entry, ['link "Trip to Lisbon"', "Lisbon"])).toBe("meals");
    expect(lead(goal, entry, ["Lisbon trip"], ["meals"])).toBe("trips");
  });
});
