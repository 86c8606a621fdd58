import { describe, expect, it } from "vitest";
import { nodesFromTree, readRole } from "./from-tree";

describe("the role of an element as a client posts it", () => {
  it.each([
    ["btn", "button"],
    [" Textbox ", "textbox"],
    ["listbox", "combobox"],
    ["card", "clickable"],
    ["__proto__", "clickable"],
    ["constructor", "clickable"],
  ])("is read from %s", (word, role) => {
    expect(readRole(word)).toBe(role);
  });
});

it.each([
  ["Storage Fridge 4", "Fridge 4", "sel", "Storage"],
  ["Fridge 4", "Fridge 4", "sel", "Fridge 4"],
  ["Storage", "Fridge 4", "sel", "Storage"],
  ["Storage Fridge 4", "Fridge 4", "inp", "Storage Fridge 4"],
])("what %j is called that holds %j (%s): %j", (n, v, r, name) => {
  expect(nodesFromTree([{ i: "1", n, v, r }])[0]?.name).toBe(name);
});
