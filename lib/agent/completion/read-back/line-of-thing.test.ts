import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { lineOfThing } from "./line-of-thing";

const goal = "Rent garage 12 to Olaf Brenner";
const url = "https://garages.test/garages";
const typed: Entered = {
  kind: "element_value",
  element: { role: "textbox", name: "Tenant" },
  value: "Olaf Brenner",
};
const known = [anAction({ urlAtAction: url, action: { name: "click", args: ["1"] } })];
const page = (...lines: string[]) => aPage("", { url, text: ["Garages", ...lines].join("\n") });
const rented = ["Garage 11", "Free", "Garage 12", "Rented to Olaf Brenner", "Garage 13", "Free"];
const told = (snapshot = page(...rented), entered = [typed], history = known, asked = goal) =>
  lineOfThing(entered, { snapshot, task: { ...aTask(), goal: asked, history } });

it("what was entered stands under the label that the goal says", () => {
  expect(told()).toEqual(['"Garage 12" is "Olaf Brenner"']);
});

it.each<[string, string[]]>([
  ["under another label", told(page("Garage 11", "Rented to Olaf Brenner", "Garage 12", "Free"))],
  ["under two of them", told(page(...rented, "Garage 14", "Rented to Olaf Brenner"))],
  ["under the only label", told(page("Garage 12", "Rented to Olaf Brenner"))],
  ["where that label stands twice", told(page(...rented, "Garage 12", "Free"))],
  ["too far below it", told(page("Garage 11", "Garage 12", "a", "b", "c", "d", "Olaf Brenner"))],
  ["as something that waits", told(page("Garage 11", "Free", "Garage 12", "Pending: Olaf Brenner"))],
  ["on a page that the task was never on", told(undefined, undefined, [])],
  ["in the address", told({ ...page(...rented), url: `${url}?tenant=Olaf Brenner` })],
  ["where the goal says no number", told(undefined, undefined, undefined, "Rent a garage to Olaf Brenner")],
  ["as one of several things", told(undefined, [typed, { ...typed, value: "12 May" }])],
  [
    "as something that the goal does not say",
    told(page("Garage 11", "Free", "Garage 12", "Rented to Ida Holm"), [{ ...typed, value: "Ida Holm" }]),
  ],
])("nothing is told by it %s", (_, found) => {
  expect(found).toEqual([]);
});
