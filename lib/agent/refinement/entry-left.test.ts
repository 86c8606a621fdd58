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
