import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fillFromGoal } from "./fill-from-goal";

const form = (more: string) =>
  aPage(
    `form "New walk"\n  textbox "Title" #t\n  combobox "Minutes" #m |"30|45|60"${more}\n  button:submit "Create"`,
  );
const plain = form("");
const listed = form('\n  combobox "Hall" #h |"Hall 3|Hall 4|Hall 5"');
const written = form('\n  textbox "Location" #l');

it.each([
  ["Add a walk called Evening Lights in Hall 4, 45 minutes", plain, ["Evening Lights in Hall 4", "45"]],
  ["Add a walk called Evening Lights in Hall 4, 45 minutes", listed, ["Evening Lights", "45", "Hall 4"]],
  ["Add a walk called Evening Lights in Hall 4, 45 minutes", written, ["Evening Lights", "45", "Hall 4"]],
  ["Add a walk called Evening Lights at Pier B, 45 minutes", plain, ["Evening Lights at Pier B", "45"]],
  ['Add a walk called "Evening Lights in Hall 4", 45 minutes', plain, ["Evening Lights in Hall 4", "45"]],
  ["Add a walk called Evening Lights, 45 minutes", plain, ["Evening Lights", "45"]],
])("%s", (goal, { nodes }, values) => {
  const filled = fillFromGoal(goal, { nodes, title: "New walk", known: [] });
  expect(filled?.entries.map(({ value }) => value)).toEqual(values);
});
