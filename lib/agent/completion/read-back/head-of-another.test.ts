import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask, aTypedValue, aVerdict } from "@/tests/support/a-task";
import { isToldOfOtherHead } from "./head-of-another";

const heads = (...names: string[]) => names.map((name) => `button "${name}" [collapsed]`).join("\n");
const told = (page: string, value = "cash", goal = "Mark Ida Falk's fee as paid in cash"): boolean =>
  isToldOfOtherHead(
    undefined,
    [{ kind: "element_value", element: { role: "combobox", name: "Paid by" }, value }],
    {
      snapshot: aPage(page),
      task: aTask({ goal }),
    },
  );

it.each<[string, boolean, boolean]>([
  [
    "another's head says it, and the own one does not",
    told(heads("Ida Falk open", "Bo Ek paid (cash)")),
    true,
  ],
  ["both say it", told(heads("Ida Falk paid (cash)", "Bo Ek paid (cash)")), false],
  ["the own one alone says it", told(heads("Ida Falk paid (cash)", "Bo Ek open")), false],
  ["no head says it", told(heads("Ida Falk paid", "Bo Ek open")), false],
  ["there is no head of that name", told(heads("Ole Holm open", "Bo Ek paid (cash)")), false],
  ["a menu says it", told(`${heads("Ida Falk open")}\nbutton "Pay by cash" [popup collapsed]`), false],
  [
    "a head in another part says it",
    told(`${heads("Ida Falk open")}\nform\n  button "Bo Ek cash" [collapsed]`),
    false,
  ],
])("what was entered is told of another head: %s", (_, is, expected) => {
  expect(is).toBe(expected);
});

it("is told of another head as well where what was entered is looked for by its deed", () => {
  const chosen = aTypedValue("Paid by", "cash", { actionId: "chosen", verdict: aVerdict() });
  const deed = anAction({ actionId: "paid", target: { id: "pay", role: "button", name: "Pay", path: "" } });
  const goal = "Mark Ida Falk's fee as paid in cash";
  const ground = {
    snapshot: aPage(heads("Ida Falk open", "Bo Ek paid (cash)")),
    task: aTask({ goal, history: [chosen, deed] }),
  };
  expect(isToldOfOtherHead(deed, [], ground)).toBe(true);
  expect(isToldOfOtherHead(undefined, [], ground)).toBe(false);
});
