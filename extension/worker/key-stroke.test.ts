import { describe, expect, it } from "vitest";
import { keyStroke } from "./key-stroke";

describe("a key by its name", () => {
  it.each([
    ["Enter", { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13, modifiers: 0, text: "\r" }],
    ["a", { key: "a", code: "KeyA", windowsVirtualKeyCode: 65, modifiers: 0, text: "a" }],
    ["Control+A", { key: "A", code: "KeyA", windowsVirtualKeyCode: 65, modifiers: 2 }],
    ["Shift+Tab", { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9, modifiers: 8 }],
    [
      "Control+Shift+ArrowLeft",
      { key: "ArrowLeft", code: "ArrowLeft", windowsVirtualKeyCode: 37, modifiers: 10 },
    ],
    ["+", { key: "+", code: "Equal", windowsVirtualKeyCode: 187, modifiers: 0, text: "+" }],
    ["Control++", { key: "+", code: "Equal", windowsVirtualKeyCode: 187, modifiers: 2 }],
    ["F5", { key: "F5", code: "F5", windowsVirtualKeyCode: 116, modifiers: 0 }],
    ["7", { key: "7", code: "Digit7", windowsVirtualKeyCode: 55, modifiers: 0, text: "7" }],
  ])("%s", (name, stroke) => expect(keyStroke(name)).toEqual(stroke));

  it.each(["", "Foo", "Control+", "Hyper+A", "F13", "ab"])("is not made up for %j", (name) =>
    expect(keyStroke(name)).toBeUndefined(),
  );
});
