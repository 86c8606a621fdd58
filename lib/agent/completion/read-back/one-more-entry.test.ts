import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { listedOn } from "@/lib/agent/snapshot/listed";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { oneMoreEntry } from "./one-more-entry";

const url = "http://town.test/baths";
const pageOf = (entries: readonly string[], end = "", over: readonly string[] = []) =>
  aPage([...over, "list", ...entries.map((name) => `  item "${name}"`), end].join("\n"), { url });
const day: Entered = {
  kind: "element_value",
  element: { role: "textbox", name: "Day" },
  value: "2026-06-04",
  was: "",
};
const plan = "Note that the North Bath is hired on 4 June 2026";
type Case = { goal?: string; entered?: Entered[]; control?: string; over?: string[] };
function found(
  now: string[],
  { goal = plan, entered = [day], control = "Add hire day of North Bath", over = [] }: Case = {},
) {
  const then = pageOf(["Monday 1 June", "Tuesday 2 June"]);
  const deed = anAction({
    urlAtAction: url,
    target: { id: "b", role: "button", name: control, path: "form" },
    ...listedOn(then.nodes, "b"),
  });
  return oneMoreEntry(deed, entered, {
    snapshot: pageOf(now, `button "${control}"`, over),
    task: aTask({ goal, history: [deed] }),
    load: "in_place",
  });
}
const stood = ["Monday 1 June", "Tuesday 2 June"];

it.each<[string, string[], Case]>([
  ["at the end", [...stood, "Thursday 4 June"], {}],
  ["in its place", ["Thursday 4 June 2026", ...stood], {}],
  ["with what the goal says of it", [...stood, "4 June: hired"], {}],
  ["under its heading", [...stood, "Thu 4 Jun"], { control: "Add", over: ['heading:2 "North Bath"'] }],
  [
    "in the part that was unfolded for it",
    [...stood, "Thursday 4 June"],
    { control: "Add", over: ['heading:1 "Baths"', 'button "North Bath" [expanded]'] },
  ],
  ["with its name", [...stood, "North Bath, 4 June"], { control: "Add" }],
])("the list says it in one entry more %s", (_, now, given) => {
  expect(found(now, given)).toHaveLength(1);
});

it.each<[string, string[], Case]>([
  ["nothing came", stood, {}],
  ["another day came", [...stood, "Friday 5 June"], {}],
  ["it is another weekday", [...stood, "Friday 4 June"], {}],
  ["two came", [...stood, "Thursday 4 June", "Friday 5 June"], {}],
  ["another one went", ["Monday 1 June", "Thursday 4 June"], {}],
  ["another one reads otherwise", ["Monday 1 June", "Wednesday 3 June", "Thursday 4 June"], {}],
  ["it says what nobody entered", [...stood, "Thursday 4 June, sauna only"], {}],
  ["it waits", [...stood, "Thursday 4 June (pending)"], {}],
  ["it is at another thing", [...stood, "Thursday 4 June"], { control: "Add hire day of South Bath" }],
  ["it is under another heading", [...stood, "Thursday 4 June"], { over: ['heading:2 "South Bath"'] }],
  ["nothing says at which thing", [...stood, "Thursday 4 June"], { control: "Add" }],
  [
    "something was to be changed",
    [...stood, "Thursday 4 June"],
    { goal: "Change the hire day of North Bath to 4 June 2026" },
  ],
  [
    "a box was ticked as well",
    [...stood, "Thursday 4 June"],
    { entered: [day, { kind: "element", element: { role: "checkbox", name: "All day" }, state: "checked" }] },
  ],
])("it proves nothing where %s", (_, now, given) => {
  expect(found(now, given)).toEqual([]);
});
