import { describe, expect, it } from "vitest";
import { readRole } from "./from-tree";

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
