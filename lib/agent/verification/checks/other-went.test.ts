import { checkTable } from "@/tests/support/check-table";
import { otherWent } from "./other-went";

const notes = (...names: string[]): string =>
  `\n  region "Notes"\n${names.map((name) => `    heading "${name}"\n    button "" [popup]`).join("\n")}
  button "Archive" #archive`;
const archived = {
  step: 'Archive "Oak notes (old)"',
  before: notes("Oak notes", "Oak notes (old)", "Elm notes"),
  on: "#archive",
  after: notes("Oak notes (old)", "Elm notes"),
  requests: ["POST /notes/1/archive 200"],
  again: true,
};

checkTable(otherWent, [
  { when: "one that is called less went", says: "refuted", ...archived },
  {
    when: "one that is called otherwise went",
    says: "refuted",
    ...archived,
    step: "Delete the Elm notes",
    after: notes("Oak notes", "Elm notes"),
  },
  { when: "it was looked at once", says: "nothing", ...archived, again: false },
  {
    when: "the one that is meant went",
    says: "nothing",
    others: "may",
    ...archived,
    after: notes("Oak notes", "Elm notes"),
  },
  {
    when: "the one that went is called more than the step says",
    says: "nothing",
    others: "may",
    ...archived,
    step: 'Archive "Oak notes"',
    before: notes("Oak notes, May", "Elm notes"),
    after: notes("Elm notes"),
  },
  { when: "several went", says: "nothing", others: "may", ...archived, after: notes("Oak notes (old)") },
  {
    when: "another one came for it",
    says: "nothing",
    others: "may",
    ...archived,
    after: notes("Oak notes (old)", "Elm notes", "Yew notes"),
  },
  {
    when: "the step names both",
    says: "nothing",
    others: "may",
    ...archived,
    step: "Archive Oak notes, not Oak notes (old)",
  },
  {
    when: "two are called so",
    says: "nothing",
    others: "may",
    ...archived,
    before: notes("Oak notes", "Oak notes (old)", "Oak notes (old)"),
    after: notes("Oak notes (old)", "Oak notes (old)"),
  },
  { when: "nothing is to go", says: "nothing", others: "may", ...archived, step: 'Open "Oak notes (old)"' },
]);
