import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { orderTold } from "./order-told";

const list = (...items: string[]) =>
  aPage(`list\n${items.map((name) => `  item "${name} Up"\n    button "Up"`).join("\n")}`);
const start = list("Old Pines", "Night Bus", "Blue Harbor");
const wish = "Move the track Blue Harbor to the top of the playlist";
it.each<[string, ReturnType<typeof list>, string[] | undefined, string?]>([
  ["to the top", list("Blue Harbor", "Old Pines", "Night Bus"), ["Blue Harbor", "Old Pines"]],
  ["up, but not to the top", list("Old Pines", "Blue Harbor", "Night Bus"), undefined],
  ["nowhere", start, undefined],
  [
    "to the end",
    list("Night Bus", "Blue Harbor", "Old Pines"),
    ["Blue Harbor", "Old Pines"],
    "Put Old Pines last",
  ],
  [
    "above another one",
    list("Old Pines", "Blue Harbor", "Night Bus"),
    ["Blue Harbor", "Night Bus"],
    "Move 'Blue Harbor' above 'Night Bus'",
  ],
  [
    "below another one",
    list("Night Bus", "Old Pines", "Blue Harbor"),
    ["Night Bus", "Old Pines"],
    "Move 'Old Pines' below 'Night Bus'",
  ],
  [
    "to the top, where the goal asks for no order",
    list("Blue Harbor", "Old Pines", "Night Bus"),
    undefined,
    "Like Blue Harbor",
  ],
  [
    "below another one, for a goal that puts it into that",
    list("Night Bus", "Old Pines", "Blue Harbor"),
    undefined,
    "Move 'Old Pines' under 'Night Bus'",
  ],
  ["to the top in another list than before", list("Blue Harbor", "Coins", "Rain"), undefined],
])("an entry that came %s", (_, now, names, goal = wish) => {
  expect(orderTold(start, now, goal)).toEqual(
    names ? [{ kind: "order", element: { role: "list" }, names }] : [],
  );
});
