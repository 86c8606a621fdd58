import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { aTask } from "@/tests/support/a-task";
import { movedUnder } from "./moved-under";

const goal = "Move Ida Falk from Harbour Hike to Forest Walk";
const ticked: Entered = {
  kind: "element",
  element: { role: "checkbox", name: "Ida Falk" },
  state: "checked",
};
const chosen: Entered = {
  kind: "element_value",
  element: { role: "combobox", name: "Move to" },
  value: "Forest Walk",
};
const heldBeside = ["Bo Lind", "Cy Moen"].map((name) => ({
  element: { role: "checkbox" as const, name },
  held: "unchecked",
}));
const tours = (hike: string[], walk: string[], rest = ["## City Tour", "Per Dahl"]) => [
  "# Tours",
  "## Harbour Hike",
  ...hike,
  "## Forest Walk",
  ...walk,
  ...rest,
];
const told = (
  lines: string[],
  {
    asked = goal,
    url = "https://tours.test/tours",
    load = "elsewhere" as "elsewhere" | "none",
    entered = [ticked, chosen],
  } = {},
) =>
  movedUnder({ heldBeside }, entered, {
    snapshot: aPage("", { url, text: lines.join("\n") }),
    task: aTask({ goal: asked }),
    load,
  });

it.each<[string, string[]]>([
  ["in one line", told(tours(["Bo Lind, Cy Moen"], ["Eva Ness, Ida Falk"]))],
  ["in a line each", told(tours(["- Bo Lind", "- Cy Moen"], ["- Eva Ness", "- Ida Falk"]))],
  ["by what the goal names", told(tours(["Bo Lind, Cy Moen"], ["Ida Falk"]), { entered: [chosen] })],
  [
    "with no word of its old one",
    told(tours(["Bo Lind, Cy Moen"], ["Ida Falk"]), { asked: "Move Ida Falk to Forest Walk" }),
  ],
])("what was moved stands under its new place alone: %s", (_, texts) => {
  expect(texts).toEqual(['"Ida Falk" is shown under "Forest Walk"']);
});

it.each<[string, string[]]>([
  ["it was copied", told(tours(["Ida Falk, Bo Lind, Cy Moen"], ["Eva Ness, Ida Falk"]))],
  ["it stands where it did", told(tours(["Ida Falk, Bo Lind, Cy Moen"], ["Eva Ness"]))],
  ["it went to a third place", told(tours(["Bo Lind, Cy Moen"], ["Eva Ness"], ["## City Tour", "Ida Falk"]))],
  ["another one went with it", told(tours(["Cy Moen"], ["Eva Ness, Ida Falk, Bo Lind"]))],
  ["another one got lost", told(tours(["Cy Moen"], ["Eva Ness, Ida Falk"]))],
  [
    "nobody tells where it was",
    told(tours(["Bo Lind"], ["Ida Falk"]), { asked: "Move Ida Falk to Forest Walk" }),
  ],
  ["it is there twice", told(tours(["Bo Lind, Cy Moen"], ["Ida Falk, Ida Falk"]))],
  ["it waits there", told(tours(["Bo Lind, Cy Moen"], ["Eva Ness", "Waiting list: Ida Falk"]))],
  ["it says more of itself", told(tours(["Bo Lind, Cy Moen"], ["Eva Ness, Ida Falk (pending)"]))],
  ["one of a longer name is there", told(tours(["Bo Lind, Cy Moen"], ["Eva Ness, Ida Falk Berg"]))],
  ["its old place is not shown", told(["# Tours", "## Forest Walk", "Ida Falk", "## City Tour", "Per Dahl"])],
  [
    "something else speaks of it",
    told(tours(["Bo Lind, Cy Moen"], ["Ida Falk"], ["## News", "Ida Falk is to be moved"])),
  ],
  [
    "the address carries it",
    told(tours(["Bo Lind, Cy Moen"], ["Ida Falk"]), { url: "https://tours.test/tours?moved=Ida Falk" }),
  ],
  ["the page was not loaded anew", told(tours(["Bo Lind, Cy Moen"], ["Ida Falk"]), { load: "none" })],
  [
    "it was to be copied",
    told(tours(["Bo Lind, Cy Moen"], ["Ida Falk"]), {
      asked: "Copy Ida Falk from Harbour Hike to Forest Walk",
    }),
  ],
  [
    "another one was ticked",
    told(tours(["Bo Lind, Cy Moen"], ["Ida Falk"]), {
      asked: "Move Eva Ness from Harbour Hike to Forest Walk",
    }),
  ],
])("nothing is told by lines under headings where %s", (_, texts) => {
  expect(texts).toEqual([]);
});
