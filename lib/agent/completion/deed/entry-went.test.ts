import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { entryBack, entryWent } from "./entry-went";

const goal = "Move the tuning at Salem Chapel to 17 May";
const tunings = (...entries: string[]) =>
  aPage(`list ""\n${entries.map((name) => `  item "${name}"\n    button "Shift"`).join("\n")}`);
const then = tunings("Salem Chapel 10 May Shift", "Town Hall 3 May Shift");
const after = tunings("Salem Chapel 17 May Shift", "Town Hall 3 May Shift");
const none = { shown: [], awaited: [], lines: [] };

it.each<[string, string[], number]>([
  ["says what it said right after the deed", ["Salem Chapel 17 May Shift", "Town Hall 3 May Shift"], 0],
  ["says again what it said before", ["Salem Chapel 10 May Shift", "Town Hall 3 May Shift"], 1],
  ["says that as well", ["Salem Chapel 10 May asked for 17 May Shift", "Town Hall 3 May Shift"], 1],
  ["waits", ["Salem Chapel 17 May pending Shift", "Town Hall 3 May Shift"], 1],
  ["says something else that is new", ["Salem Chapel 17 May noon Shift", "Town Hall 3 May Shift"], 0],
  ["says its number of something else", ["Salem Chapel 17 May 10:30 Shift", "Town Hall 3 May Shift"], 0],
  ["says that further on", ["Salem Chapel, of late 10 May Shift", "Town Hall 3 May Shift"], 1],
  ["stands beside another one that says that", ["Salem Chapel 17 May Shift", "Town Hall 10 May Shift"], 0],
])("an entry that %s is lost where it should be", (_, entries, lost) => {
  const kept = entryWent(then, after, goal);
  expect(entryBack({ ...none, ...kept }, tunings(...entries), goal)).toHaveLength(lost);
});

it.each<[string, ReturnType<typeof tunings>, ReturnType<typeof tunings>]>([
  [
    "another entry reads otherwise as well",
    then,
    tunings("Salem Chapel 17 May Shift", "Town Hall 4 May Shift"),
  ],
  ["it says for now that it is saved", then, tunings("Salem Chapel Saving… Shift", "Town Hall 3 May Shift")],
  [
    "it only says how long ago it was",
    tunings("Salem Chapel 1 minute ago Shift", "Town Hall 3 May Shift"),
    tunings("Salem Chapel just now Shift", "Town Hall 3 May Shift"),
  ],
  ["the entry is not of the thing", then, tunings("Salem Chapel 10 May Shift", "Town Hall 4 May Shift")],
  ["it only says more", then, tunings("Salem Chapel 10 May noon Shift", "Town Hall 3 May Shift")],
])("nothing is kept where %s", (_, before, now) => {
  expect(entryWent(before, now, goal)).toEqual({});
});

it("what went with a list says nothing of the entry", () => {
  const both = aPage('list ""\n  item "Salem Chapel 10 May"\ntable "May"\n  row "1 2 3"\n  row "4 5 6"');
  expect(entryWent(both, aPage('list ""\n  item "Salem Chapel 17 May"'), goal).entryWent?.words).toEqual([
    "10 may",
  ]);
});

it("an entry of the same name that said so already is no loss", () => {
  const two = (first: string) => tunings(first, "Salem Chapel 10 June Shift");
  const kept = entryWent(two("Salem Chapel 10 May Shift"), two("Salem Chapel 17 June Shift"), goal);
  expect(entryBack({ ...none, ...kept }, two("Salem Chapel 17 June Shift"), goal)).toEqual([]);
});
