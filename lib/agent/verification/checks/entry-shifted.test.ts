import { checkTable } from "@/tests/support/check-table";
import { entryShifted } from "./entry-shifted";

const queue = (names: readonly string[], more = "") => `
  heading "Tonight"
  list "Programme"
${names.map((name) => `    item "${name}" #${name.toLowerCase()}\n      button "Up" #${name.toLowerCase()}-up\n      button "Down" #${name.toLowerCase()}-down`).join("\n")}
${more}`;
const up = {
  step: "Move Waltz up",
  before: queue(["Tango", "Polka", "Waltz", "Samba"]),
  on: "#waltz-up",
  after: queue(["Tango", "Waltz", "Polka", "Samba"]),
};

// The entry that is said first is the one that moves, also where the other that is said fits better.
checkTable(
  entryShifted,
  [
    { when: "it stands one place higher", says: "verified", ...up },
    {
      when: "it stands one place lower",
      says: "verified",
      ...up,
      step: "Move Waltz down",
      on: "#waltz-down",
      after: queue(["Tango", "Polka", "Samba", "Waltz"]),
    },
    {
      when: "it stands above the one that the step says",
      says: "verified",
      ...up,
      step: "Put Waltz before Polka",
    },
    {
      when: "it stands at the place that is counted",
      says: "verified",
      ...up,
      step: "Move Waltz to the second place",
    },
    {
      when: "it stands at the end",
      says: "verified",
      ...up,
      step: "Move Waltz to the bottom of the list",
      on: "#waltz-down",
      after: queue(["Tango", "Polka", "Samba", "Waltz"]),
    },
    {
      when: "it stands at the place of that number",
      says: "verified",
      ...up,
      step: "Move Waltz up to position 2",
    },
    {
      when: "it stands two places higher",
      says: "verified",
      ...up,
      step: "Move Waltz up by two",
      after: queue(["Waltz", "Tango", "Polka", "Samba"]),
    },
    {
      when: "it stands as high as can be",
      says: "verified",
      ...up,
      step: "Move Waltz all the way up",
      after: queue(["Waltz", "Tango", "Polka", "Samba"]),
    },
    {
      when: "it stood there before, and others moved",
      says: "nothing",
      ...up,
      step: "Move Waltz to the third place",
      after: queue(["Polka", "Tango", "Waltz", "Samba"]),
    },
    {
      when: "it went the other way",
      says: "nothing",
      ...up,
      after: queue(["Tango", "Polka", "Samba", "Waltz"]),
    },
    {
      when: "it has yet to pass the one that the step says",
      says: "nothing",
      ...up,
      step: "Put Waltz before Tango",
    },
    {
      when: "it is short of the place that is counted",
      says: "nothing",
      ...up,
      step: "Move Waltz up to the top of the list",
    },
    { when: "it is half the way", says: "nothing", ...up, step: "Move Waltz up two places" },
    {
      when: "it is short of a place that is told by a numeral",
      says: "nothing",
      ...up,
      step: "Move Waltz up to position 1",
    },
    { when: "it is to go all the way", says: "nothing", ...up, step: "Move Waltz all the way up" },
    {
      when: "it is short of the top, at the end of the sentence",
      says: "nothing",
      ...up,
      step: "Move Waltz up to the top.",
    },
    {
      when: "the step says the other first",
      says: "nothing",
      ...up,
      step: "Move Polka before Waltz",
    },
    {
      when: "the list is shorter",
      says: "nothing",
      ...up,
      after: queue(["Tango", "Waltz", "Polka"]),
    },
    {
      when: "the page says that it failed",
      says: "nothing",
      ...up,
      after: queue(["Tango", "Waltz", "Polka", "Samba"], '  alert "The order could not be saved" [.error]'),
    },
    { when: "nobody knows the page before", says: "nothing", ...up, unseen: true },
    {
      when: "the step says no entry, and fits another one",
      says: "nothing",
      ...up,
      step: "Move the fourth dance up",
    },
  ],
  { effects: false },
);
