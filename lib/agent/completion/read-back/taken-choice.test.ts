import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aTask } from "@/tests/support/a-task";
import { foundAgain } from "./at-destination";
import { takenChoices } from "./taken-choice";

const chosen: Entered = { kind: "element", element: { role: "radio", name: "14:00" }, state: "checked" };
const slots = (line: string, ...free: string[]) =>
  aPage(free.map((time) => `radio "${time}"`).join("\n") || 'heading "Times"', {
    text: ["Free times", ...free, line].join("\n"),
  });

it.each<[string, ReturnType<typeof aPage>, number, Entered?]>([
  ["the user's own", slots("14:00 – You", "9:00"), 1],
  ["the user's own in other words", slots("Your booking: 14:00", "9:00"), 1],
  ["booked, by whomever", slots("14:00 booked", "9:00"), 0],
  ["somebody else's, as the user is told", slots("14:00 was taken, choose your time again", "9:00"), 0],
  ["a question to the user", slots("14:00 is gone, did you want another?", "9:00"), 0],
  ["somebody else's", slots("14:00 – Mette", "9:00"), 0],
  ["what is still to be confirmed", slots("14:00 – You (pending)", "9:00"), 0],
  ["what was not done", slots("14:00 could not be booked", "9:00"), 0],
  ["offered still", slots("14:00 – You", "9:00", "14:00"), 0],
  ["of a list that offers nothing", slots("14:00 – You"), 0],
  [
    "no choice of several",
    slots("14:00 – You", "9:00"),
    0,
    { kind: "element_value", element: { role: "textbox", name: "Time" }, value: "14:00" },
  ],
])("what was chosen and is %s", (_, snapshot, count, entered = chosen) => {
  const ground = aGround({ task: aTask({ goal: "Book the room at 14:00" }), snapshot });
  expect(takenChoices([entered], ground)).toHaveLength(count);
});

it("is found again where it was looked for", () => {
  const task = aTask({ goal: "Book the room at 14:00", evidenceGathered: true });
  const found = foundAgain(undefined, [chosen], aGround({ task, snapshot: slots("14:00 – You", "9:00") }), {
    isLookUp: false,
  });
  expect(found).toEqual(['"14:00 – You" is shown']);
});
