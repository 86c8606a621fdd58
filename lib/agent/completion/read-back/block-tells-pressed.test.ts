import { expect, it } from "vitest";
import type { Ground } from "@/lib/agent/completion/ground";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { blockTellsPressed } from "./block-tells-pressed";

const url = "https://salon.test/visits";
const goal = "Move the haircut of Bo to Friday 4 June at 10:15";
const ways = ["Move", "Friday 4 June", "10:15", "Confirm"];
type Parts = { goal?: string; ways?: string[]; load?: Ground["load"]; at?: string };

/** Visits under their headings, after these buttons were pressed. */
function told(bo: string, parts: Parts = {}, other = "### Bo – shave\nMonday 7 June, 09:00\nMove"): string[] {
  const text = `# Visits\n### Bo – haircut\n${bo}\nMove\n${other}`;
  const history = (parts.ways ?? ways).map((name) =>
    anAction({ urlAtAction: url, target: { id: "b", role: "button", name, path: "" } }),
  );
  return blockTellsPressed(
    aGround({
      task: aTask({ goal: parts.goal ?? goal, history }),
      snapshot: aPage('heading "Visits"', { url: parts.at ?? url, text }),
      load: parts.load ?? "in_place",
    }),
  );
}

it.each<[string, string[], boolean]>([
  ["all that was pressed", told("Friday 4 June, 10:15"), true],
  ["the day alone", told("Friday 4 June, 14:00"), false],
  ["the time alone", told("Friday 11 June, 10:15"), false],
  [
    "it at another one",
    told("Friday 11 June, 14:00", {}, "### Bo – shave\nFriday 4 June, 10:15\nMove"),
    false,
  ],
  ["what was pressed in part only", told("Friday 4 June, 10:15", { ways: ["Move", "Friday 4 June"] }), false],
  ["it as what waits", told("Friday 4 June, 10:15 (pending)"), false],
  ["it from the address", told("Friday 4 June, 10:15", { at: `${url}?time=10:15` }), false],
  ["it without a fresh load", told("Friday 4 June, 10:15", { load: "none" }), false],
  [
    "it in one of two that are called so",
    told("Friday 4 June, 10:15", {}, "### Bo – haircut\nMonday 7 June, 09:00\nMove"),
    false,
  ],
  [
    "what is made anew",
    told("Friday 4 June, 10:15", { goal: "Book the haircut of Bo for Friday 4 June at 10:15" }),
    false,
  ],
])("the part of the thing tells %s", (_, found, isProof) => {
  expect(found).toEqual(isProof ? ['"Bo – haircut" is "Friday 4 June", "10:15"'] : []);
});
