import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { listedOn } from "@/lib/agent/snapshot/listed";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { allInOneEntry, foundAgain } from "./at-destination";

const deed = anAction({ actionId: "deed", target: { id: "2", role: "button", name: "Add", path: "" } });

const bo = (told = "") => `Blue scooter, yard 7 → Bo Lund${told}`;
it.each<[string, string[], boolean]>([
  ["all of it", ["Red bicycle, yard 4, 2 May → Ida Falk", "Red bicycle, yard 7 → Bo Lund"], true],
  ["another thing of that name", ["Red bicycle, yard 7, 2 May → Ida Falk"], false],
  ["another person", ["Red bicycle, yard 4, 2 May → Ida Holm"], false],
  ["less than what tells it", ["Bicycle, yard 4 → Ida Falk"], false],
  ["all of it twice", ["Red bicycle, yard 4 → Ida Falk", "Red bicycle, yard 4, 2 May → Ida Falk"], false],
  ["what waits", ["Red bicycle, yard 4 → Ida Falk (pending)"], false],
  ["what failed", ["Red bicycle, yard 4 → Ida Falk: failed"], false],
  ["what is no more, as all", ["Red bicycle, yard 4 → Ida Falk: expired", bo(": expired")], false],
  ["the contrary", ["Red bicycle, yard 4: not assigned to Ida Falk"], false],
  ["the contrary, as all", ["Not assigned: red bicycle, yard 4, Ida Falk", `Not assigned: ${bo()}`], false],
  ["what came back", ["Red bicycle, yard 4: returned by Ida Falk"], false],
  ["what came back, as all", ["Red bicycle, yard 4: returned, Ida Falk", bo(": returned")], false],
  ["what was taken", ["Red bicycle, yard 4: taken back from Ida Falk"], false],
  ["what went the other way", ["Red bicycle, yard 4, from Ida Falk"], false],
  ["what is kept for one", ["Red bicycle, yard 4: reserved for Ida Falk"], false],
  ["what was before", ["Red bicycle, yard 4: last lent to Ida Falk, 2024, free"], false],
  ["more than the thing", ["Red bicycle and trailer, yard 4, Ida Falk"], false],
  ["a word of all", ["Red bicycle, yard 4, 2 May: lent to Ida Falk", bo(": lent")], true],
  ["a word of its own", ["Red bicycle, yard 4: lent to Ida Falk", bo()], false],
  ["what can be done with it", ['Red bicycle, yard 4, Ida Falk Take back"\n    button "Take back'], true],
  ["the word of the deed", ["Red bicycle, yard 4: assigned to Ida Falk on Fri, 2 May 2026"], true],
])("of the words of the goal the list of what was done has %s", (_, items, isThere) => {
  const asked = "Assign the red bicycle from yard 4 to Ida Falk";
  const snapshot = aPage(`heading "Lent"\nlist\n${items.map((name) => `  item "${name}"`).join("\n")}`);
  const task = aTask({ goal: asked, history: [deed], evidenceGathered: true });
  const ground = aGround({ task, snapshot, load: "elsewhere" });
  const name: Entered = {
    kind: "element_value",
    element: { role: "textbox", name: "To" },
    value: "Ida Falk",
  };
  expect(allInOneEntry([name], ground).length > 0).toBe(isThere);
});

it("of a goal of few words an entry may be another thing's", () => {
  const snapshot = aPage('list\n  item "Bicycle 4 → Ida Falk"');
  const ground = aGround({ task: aTask({ goal: "Assign bicycle 4 to Ida Falk" }), snapshot });
  const name: Entered = {
    kind: "element_value",
    element: { role: "textbox", name: "To" },
    value: "Ida Falk",
  };
  expect(allInOneEntry([name], ground)).toEqual([]);
});

const lentTo = (...items: string[]) =>
  aPage(`heading "Lent"\nlist\n${items.map((name) => `  item "${name}"`).join("\n")}`, {
    url: "http://yard.test/lent",
  });
it.each<[string, string, string, boolean]>([
  ["is new", "http://yard.test/lent", "Blue scooter, yard 7 → Bo Lund", true],
  ["was there", "http://yard.test/lent", "Red bicycle, yard 4, 2 May → Ida Falk", false],
  ["was not asked for before", "http://yard.test/free", "Red bicycle, yard 4, 2 May → Ida Falk", true],
])("the entry with all words of the goal %s", (_, urlAtAction, before, isTold) => {
  const then = lentTo(before);
  const seen = anAction({ actionId: "seen", urlAtAction, ...listedOn(then.nodes, "none") });
  const goal = "Assign the red bicycle from yard 4 to Ida Falk";
  const task = aTask({ goal, history: [seen, deed], evidenceGathered: true });
  const snapshot = lentTo("Red bicycle, yard 4, 2 May → Ida Falk");
  const ground = aGround({ task, snapshot, load: "elsewhere" });
  const name: Entered = { kind: "element_value", element: { name: "To" }, value: "Ida Falk" };
  expect(foundAgain(deed, [name], ground, { isLookUp: true }).length > 0).toBe(isTold);
});
