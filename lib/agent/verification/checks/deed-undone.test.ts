import { checkTable } from "@/tests/support/check-table";
import { deedUndone } from "./deed-undone";

const inbox = (letters: readonly string[], message = "", { more = "", control = "Undo" } = {}) => `
  heading "Letters"
  list "Inbox"
${letters.map((letter) => `    item "${letter}"`).join("\n")}
${message === "" ? "" : `  status "${message}" #told\n  button "${control}" #undo`}
${more}`;
const back = {
  step: "Undo the deletion of the letter",
  before: inbox(["Rent for June"], "Choir practice deleted"),
  on: "#undo",
  after: inbox(["Rent for June", "Choir practice"]),
};

// Another letter fits the step's words better than the button does: the one that they name is gone until then.
checkTable(
  deedUndone,
  [
    { when: "what the message told to be gone is there, at the first look", says: "looks again", ...back },
    { when: "it lasts", says: "verified", ...back, again: true },
    {
      when: "the step says what is there again, and the message does not",
      says: "verified",
      ...back,
      step: "Restore the letter Choir practice",
      before: inbox(["Rent for June"], "1 letter deleted"),
      again: true,
    },
    {
      when: "the step names it as the message does",
      says: "verified",
      ...back,
      step: 'Undo the deletion of "Choir practice"',
      again: true,
    },
    { when: "the message alone went", says: "nothing", ...back, after: inbox(["Rent for June"]) },
    {
      when: "something came that nobody told of",
      says: "nothing",
      ...back,
      after: inbox(["Rent for June", "Parcel at the post office"]),
    },
    {
      when: "the message is there still",
      says: "nothing",
      ...back,
      after: inbox(["Rent for June", "Choir practice"], "Choir practice deleted"),
    },
    {
      when: "the step wants another thing back than the message told of",
      says: "nothing",
      ...back,
      step: 'Restore the letter "Tax notice"',
    },
    { when: "the step wants nothing taken back", says: "nothing", ...back, step: "Answer the message" },
    {
      when: "it was no such control",
      says: "nothing",
      ...back,
      before: inbox(["Rent for June"], "Choir practice deleted", { control: "Dismiss" }),
    },
    {
      when: "the page says that it failed",
      says: "nothing",
      ...back,
      after: inbox(["Rent for June", "Choir practice"], "", {
        more: '  alert "Could not restore the letter" [.error]',
      }),
    },
    { when: "the site refused it", says: "nothing", ...back, requests: ["POST /letters/7/restore 409"] },
    { when: "nobody knows the page before", says: "nothing", ...back, unseen: true, again: true },
  ],
  { effects: false },
);
