import { nothingChanged } from "@/lib/agent/verification/checks/nothing-changed";
import { checkTable } from "@/tests/support/check-table";

const page =
  '\n  heading "Ferries"\n  button "Timetable" #open\n  button "Price" #price\n  list "Boats"\n    item "Weir 3"\n    item "Moss 1"\n';
const saw = (...recentEvents: string[]) => ({
  report: { witness: { recentEvents, didDomMutate: true, didNetworkOccur: false } },
});
const dead = { before: page, after: page, on: "#open", again: true };
const open = { ...dead, step: "Open the timetable page", ...saw() };
const watch = { ...dead, step: "Save the boat", on: "#open", mutating: true };
const ticks = { text: "118 people are online", textAfter: "121 people are online" };

checkTable(nothingChanged, [
  { when: "only a count went on, and a place was to come up", says: "refuted", ...open, ...ticks },
  {
    when: "the line tells which part is shown",
    says: "nothing",
    others: "may",
    ...open,
    text: "Slide 2 of 7",
    textAfter: "Slide 3 of 7",
  },
  {
    when: "the line tells how many were found",
    says: "nothing",
    others: "may",
    ...open,
    text: "7 results",
    textAfter: "2 results",
  },
  {
    when: "another text came",
    says: "nothing",
    others: "may",
    ...open,
    text: "118 people are online",
    textAfter: "The boat is full",
  },
  {
    when: "a page was to be turned, and only a number moved",
    says: "nothing",
    others: "may",
    ...open,
    step: "Go to the next boat",
    ...ticks,
  },
  {
    when: "it moved several times meanwhile",
    says: "refuted",
    ...open,
    step: "Go to the next boat",
    ...ticks,
    ...saw("Added: '119 people are online'", "Added: '120 people are online'"),
  },
  {
    when: "something was to be saved, and a number moved",
    says: "nothing",
    others: "may",
    ...watch,
    ...ticks,
    ...saw(),
  },
  {
    when: "something was to be saved, and a number moves on and on",
    says: "refuted",
    ...watch,
    ...ticks,
    ...saw("Added: '119 people are online'", "Added: '120 people are online'"),
  },
  {
    when: "it was to be sorted, and news came beside it",
    says: "refuted",
    ...dead,
    on: "#price",
    step: "Sort the boats by price",
    text: "Boats",
    textAfter: "Boats\nSummer fares begin on Monday",
    ...saw(),
  },
  {
    when: "it was to be sorted, and what came speaks of it",
    says: "nothing",
    others: "may",
    ...dead,
    on: "#price",
    step: "Sort the boats by price",
    text: "Boats",
    textAfter: "Boats\nBy price, lowest first",
    ...saw(),
  },
  {
    when: "the site told something else meanwhile",
    says: "refuted",
    ...open,
    after: `${page}  status "The backup of last night is complete."\n`,
  },
  {
    when: "the site told something with a word of the step",
    says: "nothing",
    others: "may",
    ...open,
    after: `${page}  status "Reload the page by night."\n`,
  },
  {
    when: "the site told of what was to be opened",
    says: "nothing",
    others: "may",
    ...open,
    after: `${page}  status "The timetable is printed."\n`,
  },
]);
