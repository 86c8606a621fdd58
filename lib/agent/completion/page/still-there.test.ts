import { expect, it } from "vitest";
import { readKept } from "@/lib/agent/completion/read-back/read-kept";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { keptAfter } from "@/tests/support/kept-after";

const url = "https://ward.test/beds";
const goal = "Log 'Towels for bed 3'";
const entry = (age = ""): string => (age === "" ? "" : `\n  item "Towels for bed 3 Ida · ${age}"`);
const lists = ([today, earlier]: string[]) =>
  aPage(`list "Today"\n  item "Sheets"${entry(today)}\nlist "Earlier"\n  item "Soap"${entry(earlier)}`, {
    url,
  });

it.each([
  ["stands among older ones", ["", "3 May"], ["just now", "3 May"], ["1 minute ago", "3 May"], 0],
  ["is told by its day as an older one is", ["", "3 May"], ["just now", "3 May"], ["3 May", "3 May"], 0],
  ["went, where an older one stays", ["", "3 May"], ["just now", "3 May"], ["", "3 May"], 1],
  [
    "went, where an older one is told by its day now",
    ["", "9 hours ago"],
    ["just now", "9 hours ago"],
    ["", "3 May"],
    1,
  ],
  ["went over from the older ones", ["", "3 May"], ["just now", ""], ["1 minute ago", ""], 0],
  ["is back with the older ones", ["", "3 May"], ["just now", ""], ["", "3 May"], 1],
  ["is the only one", ["", ""], ["just now", ""], ["3 May", ""], 0],
])("an entry that came just now and %s", (_, before, after, fresh, lost) => {
  const deed = anAction({ target: { id: "log", role: "button", name: "Log", path: "" }, urlAtAction: url });
  const kept = keptAfter(deed, { goal, before: lists(before), after: lists(after) });
  expect(JSON.stringify(kept.shown)).toContain("just now");
  expect(readKept(kept, lists(fresh), goal).lost).toHaveLength(lost);
});
