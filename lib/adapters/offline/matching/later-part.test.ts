import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fillFromGoal } from "./fill-from-goal";

it.each([
  ["Step 2 of 2 · 3 places", "Bea Lind"],
  ["Step 1 of 2", undefined],
  ["Who is coming?", undefined],
])("a part that says %j takes what it has fields for: %s", (line, expected) => {
  const { nodes, title } = aPage('form ""\n  textbox "Name" [required]\n  button "Finish"');
  const goal = "Reserve 3 places in 'Glaze Chemistry' for Bea Lind";
  expect(fillFromGoal(goal, { nodes, title, known: [line, "3 places"] })?.entries[0]?.value).toBe(expected);
});
