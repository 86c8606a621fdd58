import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { withEntryLeft } from "./entry-left";

const { nodes } = aPage(`list
  item "Rye loaf 1 kg Order"
    button "Order" #rye
  item "Spelt loaf 750 g Order"
    button "Order" #spelt
  item "Milk buns"
    button "Order" #buns`);
const pressed = (id: string) => {
  const target = nodes.find((node) => node.id === id);
  if (!target) throw new Error("a button");
  const { role, name, path } = target;
  return anAction({ action: { name: "click", args: [id] }, target: { id, role, name, path } });
};

it.each<[string, string, string[] | undefined]>([
  ["Order 2 rye loaves", "spelt", ["Rye loaf 1 kg Order"]],
  ["Order 2 rye loaves", "rye", undefined],
  ["Order something with spelt", "rye", ["Spelt loaf 750 g Order"]],
  ["Order milk for the rye", "buns", undefined],
  ["Change the order of buns to a spelt loaf", "rye", undefined],
  ["Is there a rye loaf?", "spelt", undefined],
])("%s, pressed at %s: the entry that says more of it is %s", (goal, id, left) => {
  expect(withEntryLeft(pressed(id), goal, nodes).unchosen).toEqual(left);
});

const houses = aPage(`textbox "Target for House A" #a ="19"
button "Apply to House A" #aa
textbox "Target for House B" #b ="18"
button "Apply to House B" #bb
textbox "Name of House B" #n
button "Save" #s
button "Save House B as PDF" #pdf`).nodes;
const done = (name: "setValue" | "click", id: string) => {
  const node = houses.find((one) => one.id === id);
  if (!node) throw new Error("a control");
  const { role, name: called, path } = node;
  const action =
    name === "click" ? { name, args: [id] as [string] } : { name, args: [id, "21"] as [string, string] };
  return anAction({ action, target: { id, role, name: called, path } });
};

it.each<[string, "setValue" | "click", string, string[] | undefined]>([
  ["Set the target of House B to 21", "setValue", "a", ["Target for House B"]],
  ["Set the target of House B to 21", "setValue", "b", undefined],
  ["Set the target of House B to 21", "click", "aa", ["Apply to House B"]],
  ["Set the target to 21 as in House B", "setValue", "a", undefined],
  ["Save House B for later", "click", "s", undefined],
  ["Set the target to 21", "setValue", "a", undefined],
  ["What is the target of House B?", "setValue", "a", undefined],
])("%s, %s at %s: the control of its kind that is called after more of it is %s", (goal, name, id, left) => {
  expect(withEntryLeft(done(name, id), goal, houses).unchosen).toEqual(left);
});

const times = aPage('form\n  textbox:time "Opens" #o ="10:00"\n  textbox:time "Closes" #c ="17:00"').nodes;
it.each<[string, "o" | "c", string[] | undefined]>([
  ["Set the closing time to 17:30", "o", ["Closes"]],
  ["Set the closing time to 17:30", "c", undefined],
  ["Set the time to 17:30", "o", undefined],
])("%s, at %s: the field for the other end that is left is %s", (goal, id, left) => {
  const name = id === "o" ? "Opens" : "Closes";
  const record = anAction({
    action: { name: "setValue", args: [id, "17:30"] },
    target: { id, role: "textbox", name, path: "form", inputType: "time" },
  });
  expect(withEntryLeft(record, goal, times).unchosen).toEqual(left);
});
