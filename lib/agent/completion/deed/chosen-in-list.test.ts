import { expect, it } from "vitest";
import { anAction, aTask, aVerdict } from "@/tests/support/a-task";
import { chosenIn } from "./chosen-in-list";
import { enteredFor } from "./entered";

const list = { id: "1", role: "combobox", name: "Storage", value: "Fridge", path: "" } as const;
const option = { id: "2", role: "option", name: "Freezer", path: "" } as const;
const click = (actionId: string, target: typeof list | typeof option) =>
  anAction({ actionId, action: { name: "click", args: [target.id] }, target });
const wait = anAction({ actionId: "w", action: { name: "wait", args: [1] } });
const chosen = click("chosen", option);

it.each([
  ["in the list that was opened for it", [click("open", list), wait, chosen], "Storage: Freezer, was Fridge"],
  ["in no list that was opened", [wait, chosen], "none"],
  ["after another option", [click("open", list), click("other", option), chosen], "none"],
])("an option that was pressed %s", (_, history, expected) => {
  const one = chosenIn(chosen, { history });
  const told = one?.kind === "element_value" ? `${one.element.name}: ${one.value}, was ${one.was}` : "none";
  expect(told).toBe(expected);
});

it("is no option that was never pressed", () => {
  expect(chosenIn(click("open", list), { history: [] })).toBeUndefined();
});

it("is part of what was entered for the deed", () => {
  const done = [click("open", list), chosen].map((one) => ({
    ...one,
    verdict: aVerdict({ outcome: "verified" }),
  }));
  const save = anAction({ actionId: "save", action: { name: "click", args: ["3"] } });
  const entered = enteredFor(save, aTask({ history: [...done, save] }));
  expect(entered.map((one) => one.kind === "element_value" && one.value)).toEqual(["Freezer"]);
});
