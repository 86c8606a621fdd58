import { checkTable } from "@/tests/support/check-table";
import { removalAgreed } from "./removal-agreed";

const harbour = (boats: readonly string[], more = ""): string => `
  heading "Boats"
  link "Home" >/
  list "Boats"
${boats.map((boat) => `    item "${boat}"`).join("\n")}${more}`;

const asked = (boat: string): string =>
  `\n  heading "Remove a boat"\n  alert "Do you really want to remove this boat: ${boat}?"\n  button "Yes" #yes\n  link "cancel" >#`;
const told = '\n  alert:success "Boat removed."';
const text = (boat = ""): string => `Tern 4 m\n${boat && `Do you really want to remove this boat: ${boat}?`}`;
const byLink = {
  step: "Answer Yes",
  goal: "Get rid of the boats Tern and Knot",
  before: harbour(["Tern", "Skua", "Knot"], asked("Tern")),
  text: text("Tern"),
  on: "#yes",
  after: harbour(["Skua", "Knot"], told),
  textAfter: text(),
  again: true,
};
checkTable(removalAgreed, [
  { when: "a plain answer: what was asked about went, and the site says so", says: "verified", ...byLink },
  { when: "it went a moment ago", says: "looks again", ...byLink, again: false },
  { when: "the site says nothing of it", says: "nothing", ...byLink, after: harbour(["Skua", "Knot"]) },
  {
    when: "the goal speaks of others",
    says: "nothing",
    others: "may",
    ...byLink,
    goal: "Get rid of the boats Skua and Knot",
  },
  {
    when: "the goal takes nothing away",
    says: "nothing",
    ...byLink,
    goal: "Rename the boat Tern to Gull",
  },
  {
    when: "another one went than was asked about",
    says: "nothing",
    ...byLink,
    before: harbour(["Tern", "Skua", "Knot"], asked("Knot")),
    text: text("Knot"),
  },
  {
    when: "two went",
    says: "nothing",
    others: "may",
    ...byLink,
    after: harbour(["Skua"], told),
  },
]);
