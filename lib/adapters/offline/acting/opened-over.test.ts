import { expect, it } from "vitest";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { aPage } from "@/tests/support/a-page";
import { isFieldInstead, isOpenedOver } from "./opened-over";

const page = (dialog: string, inside: string) =>
  aPage(`row "Yoga, 6 May"\n  button "Change"\n  textbox "Note"\n${dialog}\n${inside}`).nodes;
const field = '  textbox:number "Places"\n  button "Save"';

it.each<[string, string, string, boolean]>([
  ["is called after the thing and has a field", 'dialog "Yoga, 6 May"', field, true],
  ["is called after another thing", 'dialog "Pilates, 6 May"', field, false],
  ["only asks", 'dialog "Yoga, 6 May"', '  button "Delete"', false],
  ["shows what cannot be changed", 'dialog "Yoga, 6 May"', '  textbox "Places" [readonly]', false],
  ["is a part of the page", 'region "Yoga, 6 May"', field, false],
])("what lies over the page %s: it was opened for it: %#", (_, dialog, inside, is) => {
  expect(isOpenedOver("Yoga", { nodes: page(dialog, inside), history: [] })).toBe(is);
});

const list = `row "Yoga, 6 May"
  button "Move" #y
row "Pilates, 7 May"
  button "Move Pilates" #p
`;
const moving = `${list}dialog "Move a class"
  combobox "Day" #d |"Monday|Friday"
  button "Yoga rooms" #r`;
const did = (...actions: string[]): PastAction[] =>
  actions.map((action) => ({ action, outcome: "verified", summary: "" }));

it.each<[string, string, PastAction[], string, boolean]>([
  ["a control in its row was pressed", moving, did('click("y")'), "Yoga", true],
  ["and then waited for", moving, did('click("y")', "wait(2)"), "Yoga", true],
  ["a control that bears its name was pressed", moving, did('click("p")'), "Pilates", true],
  ["a control of another one was pressed", moving, did('click("p")'), "Yoga", false],
  ["something else was done since", moving, did('click("y")', 'setValue("d", "x")'), "Yoga", false],
  ["what was pressed stands in the dialog", moving, did('click("r")'), "Yoga", false],
  ["nothing lies over the page", list, did('click("y")'), "Yoga", false],
])("a dialog without its name was opened for it: %s", (_, outline, history, name, is) => {
  expect(isOpenedOver(name, { nodes: aPage(outline).nodes, history })).toBe(is);
});

const change = 'button "Change weight of crate 12, 40 kg" #c';
const pressed: PastAction = {
  action: 'click("c")',
  target: 'button "Change weight of crate 12, 40 kg"',
  outcome: "verified",
  summary: "",
};
it.each<[string, string, PastAction[], boolean]>([
  ["came with the focus", 'textbox "Weight of crate 12" [focused]', [pressed], true],
  ["is one of another thing", 'textbox "Weight of crate 13" [focused]', [pressed], false],
  ["stood there before", 'textbox "Weight of crate 12"', [pressed], false],
  ["stands beside what was pressed", `textbox "Weight of crate 12" [focused]\n${change}`, [pressed], false],
  ["is there, and nothing was pressed for it", 'textbox "Weight of crate 12" [focused]', [], false],
])("a field of the thing in place of its control %s", (_, outline, history, is) => {
  expect(isFieldInstead("crate 12", { nodes: aPage(outline).nodes, history })).toBe(is);
});
