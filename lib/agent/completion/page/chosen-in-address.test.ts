import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { anAction } from "@/tests/support/a-task";
import { carriesChoice, tellsItsAddress } from "./carried-choice";

const site = "https://vet.test";
const deed = anAction({ actionId: "sent", urlAtAction: `${site}/review?pet=rex-4` });
const before = (name: ActionRecord["action"]["name"], role: "radio" | "link" = "radio") =>
  anAction({
    actionId: "before",
    action: { name, args: ["1"] },
    target: { id: "1", role, name: "Rex", path: "" },
    urlAtAction: `${site}/pets`,
  });
const carries = (history: ActionRecord[], landed = "/thanks?pet=rex-4") =>
  carriesChoice(`${site}${landed}`, deed, history);

it.each<[string, boolean, boolean]>([
  ["was chosen before the deed", carries([before("check"), deed]), true],
  ["was pressed as one of a group", carries([before("click"), deed]), true],
  ["was chosen after the deed", carries([deed, before("check")]), false],
  ["came by a link", carries([before("click", "link"), deed]), false],
  ["was typed key by key", carries([before("type"), deed]), false],
  ["is carried on under another name", carries([before("check"), deed], "/thanks?owner=rex-4"), false],
])("what %s is in the address: %s", (_, is, expected) => {
  expect(is).toBe(expected);
});

const done = (...history: ActionRecord[]) => ({ history, goal: "Book the bath for Rex with Ida" });
const tells = (address: string, ...entered: Entered[]) =>
  tellsItsAddress(`${site}${address}`, deed, entered, done());
const typed: Entered = { kind: "element_value", element: { role: "textbox", name: "Pet" }, value: "Rex" };

it.each<[string, string, boolean]>([
  ["all of several values that were entered", "/thanks?pet=Rex&owner=Ida", true],
  ["one of them", "/thanks?pet=Rex", false],
])("an address may tell %s: %s", (_, address, is) => {
  const owner: Entered = { kind: "element_value", element: { role: "textbox", name: "Owner" }, value: "Ida" };
  expect(tells(address, typed, owner)).toBe(is);
});

it.each<[string, string, boolean]>([
  ["the one value that was entered with all that the goal names", "/moved?pet=Rex&owner=Ida", true],
  ["all that the goal names, and another value", "/moved?pet=Max&owner=Ida", false],
  ["the value and no more", "/moved?owner=Ida", false],
  ["the value and a part of the names", "/moved?owner=Ida&to=bath", false],
])("an address may tell %s: %s", (_, address, is) => {
  const owner: Entered = {
    kind: "element_value",
    element: { role: "combobox", name: "Owner" },
    value: "Ida",
  };
  expect(tells(address, owner)).toBe(is);
  expect(tells(address)).toBe(false);
});

it("an address tells what was chosen on the way, too", () => {
  expect(tellsItsAddress(`${site}/thanks?pet=rex-4`, deed, [], done(before("check"), deed))).toBe(true);
});

it.each<[string, boolean]>([
  ["the name of a field", tells("/thanks?by=Pet", typed)],
  [
    "something beside a choice without a name",
    tells("/thanks?by=Pet", { kind: "element", element: { role: "radio" }, state: "checked" }),
  ],
  [
    "what was chosen, and belongs to no deed",
    tellsItsAddress(`${site}/thanks?by=Rex`, undefined, [radio("Rex")], done()),
  ],
])("an address does not tell a choice that says %s", (_, is) => {
  expect(is).toBe(false);
});

function radio(name: string): Entered {
  return { kind: "element", element: { role: "radio", name }, state: "checked" };
}
