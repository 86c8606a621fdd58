import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { keptAfter } from "@/tests/support/kept-after";
import type { Entered } from "./entered";
import { entriesPicked, withoutPicked } from "./entries-picked";

const goal = "Mark the boats Kittiwake and Fulmar as inspected";
const ticked = (...names: string[]): Entered[] =>
  names.map((name) => ({ kind: "element", element: { role: "checkbox", name }, state: "checked" }));
const fleet = (states: Record<string, string>, box = "[unchecked]") =>
  aPage(
    `list "Boats"\n${Object.entries(states)
      .map(([name, state]) => `  item "${name} ${state}"\n    checkbox "${name}" ${box}`)
      .join("\n")}\nbutton "Mark inspected"`,
  );
const due = { Kittiwake: "due", Gannet: "due", Fulmar: "due" };
const both = { ...due, Kittiwake: "inspected", Fulmar: "inspected" };
const meant = ticked("Kittiwake", "Fulmar");

it.each<[string, string, Entered[], ReturnType<typeof fleet>, boolean]>([
  ["say what they are to become, and their boxes are free again", goal, meant, fleet(both), true],
  ["still have their boxes ticked", goal, meant, fleet(both, "[checked]"), false],
  ["say it in part", goal, meant, fleet({ ...both, Fulmar: "due" }), false],
  ["say it with another one", goal, meant, fleet({ ...both, Gannet: "inspected" }), false],
  ["say something else", goal, meant, fleet({ ...due, Kittiwake: "sold", Fulmar: "sold" }), false],
  ["deny it", goal, meant, fleet({ ...due, Kittiwake: "not inspected", Fulmar: "not inspected" }), false],
  [
    "are not all that the goal names",
    goal,
    ticked("Kittiwake"),
    fleet({ ...due, Kittiwake: "inspected" }),
    false,
  ],
])("the entries that were picked for a deed %s", (_, asked, entered, now, isKept) => {
  const { picked } = entriesPicked(fleet(due), now, entered, asked);
  expect(picked?.names).toEqual(isKept ? ["Kittiwake", "Fulmar"] : undefined);
});

const picked = { names: ["Kittiwake", "Fulmar"], value: "inspected", count: 2 };
it.each<[string, Record<string, string>, string[] | undefined]>([
  ["all of them", both, ['"Kittiwake" is "inspected"', '"Fulmar" is "inspected"']],
  ["some of them", { ...both, Fulmar: "due" }, undefined],
  ["more than them", { ...both, Gannet: "inspected" }, undefined],
  ["none of them", due, undefined],
])("on a fresh load %s say it, and their boxes tell nothing", (_, states, told) => {
  const pump: Entered = {
    kind: "element_value",
    element: { role: "textbox", name: "Remark" },
    value: "Pump",
  };
  const page = fleet(states);
  expect(withoutPicked([...meant, pump], { picked }, page)).toEqual({
    entered: [pump],
    ...(told ? { picked: told } : {}),
  });
  expect(withoutPicked([...meant, pump], {}, page)).toEqual({ entered: [...meant, pump], picked: [] });
});

it("the entries that were picked are kept, to be read again, with all else that came of the deed", () => {
  const [before, after] = [fleet(due), fleet(both)];
  const target = { id: "b", role: "button" as const, name: "Mark inspected", path: "" };
  const kept = keptAfter(anAction({ target, urlAtAction: before.url }), {
    goal,
    before,
    after,
    entered: meant,
  });
  expect(kept.picked?.names).toEqual(["Kittiwake", "Fulmar"]);
});
