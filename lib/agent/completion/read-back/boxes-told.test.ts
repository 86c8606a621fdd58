import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aTask } from "@/tests/support/a-task";
import { leavesBoxesOut } from "./boxes-told";

const box = (name: string, state: "checked" | "unchecked" = "checked"): Entered => ({
  kind: "element",
  element: { role: "checkbox", name },
  state,
});
const room: Entered = { kind: "element_value", element: { role: "textbox", name: "Room" }, value: "Attic" };
const attic: Entered = { kind: "element", element: { role: "radio", name: "Attic" }, state: "checked" };
const goal = "Put yoga in the Attic, with mats, blocks and belts";
const leavesOut = (entered: Entered[], outline: string) =>
  leavesBoxesOut(entered, aGround({ task: aTask({ goal }), snapshot: aPage(outline) }));

const three = [room, box("Mats"), box("Blocks"), box("Belts")];
it.each<[string, Entered[], string, boolean]>([
  ["tells none of them", three, 'item "Yoga Attic"', true],
  ["tells one of them", three, 'item "Yoga Attic, belts"', true],
  ["tells them in several entries", three, 'item "Yoga Attic, belts"\nitem "Judo Hall, mats, blocks"', true],
  ["tells them all in one", three, 'item "Yoga Attic: mats, blocks, belts"', false],
  [
    "tells one too many",
    [...three, box("Straps", "unchecked")],
    'item "Yoga Attic: mats, blocks, belts, straps"',
    true,
  ],
  ["has the boxes itself", three, 'item "Yoga Attic"\ncheckbox "Mats"', false],
  ["may leave out a single one", [room, box("Mats")], 'item "Yoga Attic"', false],
  ["may leave out what the goal has not", [room, box("Terms"), box("News")], 'item "Yoga Attic"', false],
  [
    "tells one of them beside what was chosen",
    [attic, box("Mats"), box("Belts")],
    'item "Yoga Attic, belts"',
    true,
  ],
  ["tells another one beside what was chosen", [attic, box("Mats")], 'item "Yoga Attic, blocks"', true],
  ["tells it beside what was chosen", [attic, box("Mats")], 'item "Yoga Attic, mats"', false],
  ["is asked for boxes only with values", three.slice(1), 'item "Yoga"', false],
])("a page %s", (_, entered, outline, expected) => {
  expect(leavesOut(entered, outline)).toBe(expected);
});
