import { expect, it } from "vitest";
import type { Ground } from "@/lib/agent/completion/ground";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aTask } from "@/tests/support/a-task";
import { ownMark } from "./own-mark";

const used = { role: "button", name: "Book", place: "09:20" };
const others = '\nbutton "Book" #b1 &"08:40"\nbutton "Book" #b3 &"10:00"';

type Told = {
  outline?: string;
  lines?: string[];
  used?: (typeof used)[];
  goal?: string;
  load?: Ground["load"];
};
const marked = ({
  outline = others,
  lines = ["08:40", "09:20", "yours", "10:00"],
  used: controls = [used],
  goal = "Book the boat at 09:20",
  load = "in_place",
}: Told): boolean => {
  const snapshot = { ...aPage(outline), lines };
  const readBack = { shown: [], awaited: [], lines: [], used: controls };
  return ownMark({ readBack }, aGround({ task: aTask({ goal }), snapshot, load })).length > 0;
};

it.each<[string, boolean, Told]>([
  ["says whose it is", true, {}],
  ["says it of you", true, { lines: ["- 09:20", "Booked by you"] }],
  ["says it with a mark", true, { lines: ["09:20", "You’re in!"] }],
  ["says that it is somebody's", false, { lines: ["09:20", "Booked by Ida"] }],
  ["says more than whose it is", false, { lines: ["09:20", "Yours if you confirm"] }],
  ["says nothing", false, { lines: ["09:20", "10:00"] }],
  ["says it of a neighbour", false, { lines: ["08:40", "yours", "09:20", "free"] }],
  ["is named within a sentence only", false, { lines: ["Starts at 09:20", "yours"] }],
  ["is the last that is named", false, { lines: ["09:20"] }],
  ["has its button still", false, { outline: `${others}\nbutton "Book" #b2 &"09:20"` }],
  ["is on a page without such buttons", false, { outline: '\nheading "Times"' }],
  ["is on a page with another button", false, { outline: '\nbutton "Leave" &"08:40"' }],
  ["is on a page elsewhere", false, { load: "elsewhere" }],
  ["was not loaded anew", false, { load: "none" }],
  ["is not what the goal says", false, { goal: "Book the boat at 10:00" }],
  ["is one of two that were used", false, { used: [used, { ...used, place: "10:00" }] }],
  ["was not used", false, { used: [] }],
  ["is not known", false, { used: [{ ...used, place: "" }] }],
])("a place where a button was pressed that %s is taken by the user: %s", (_, expected, told) => {
  expect(marked(told)).toBe(expected);
});
