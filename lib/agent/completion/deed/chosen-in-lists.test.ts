import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { chosenBeside, chosenLost } from "./chosen-beside";

const toppings = `list "Toppings" [multiple]
  option "Basil" [selected]
  option "Capers"
  button "Capers"
  button "All" [pressed]`;
const page = aPage(`${toppings}\nlist "Sizes"\n  option "Large" [selected]`);

function keptOf(role: string, name: string) {
  const node = page.nodes.find((one) => one.role === role && one.name === name);
  return node ? chosenBeside(anAction({ target: node }), page) : undefined;
}

it("of what stands chosen, only the options of the same list are kept", () => {
  expect(keptOf("option", "Capers")).toEqual({ chosen: ["Basil", "Capers"] });
});

it("nothing is kept of a button that is called as an option is", () => {
  expect(keptOf("button", "Capers")).toEqual({});
});

it("nothing is kept of an option that the page had not", () => {
  const target = { id: "x", role: "option", name: "Olives", path: "list:Toppings" } as const;
  expect(chosenBeside(anAction({ target }), page)).toEqual({});
});

const chosen = ["Basil", "Capers"];
it.each<[string, string, string, string[]]>([
  [
    "an option that is chosen no more is lost, though a line is called so",
    'list "Toppings"\n  option "Basil"\n  option "Capers" [selected]',
    "Basil\nCapers",
    ["Basil"],
  ],
  ["a box that is called so is no option", 'checkbox "Basil"', "Basil\nCapers", []],
  ["lines are read in any case", "", "CAPERS", ["Basil"]],
])("on a fresh load, %s", (_, outline, text, lost) => {
  expect(chosenLost({ chosen }, aPage(outline, { text }))).toEqual(
    lost.map((name) => `"${name}" is chosen as before`),
  );
});

it("on a fresh load, nothing is lost where nothing was kept", () => {
  expect(chosenLost({}, page)).toEqual([]);
});
