import { describe, expect, it } from "vitest";
import { anAction } from "@/tests/support/a-task";
import type { ActionRecord } from "./action-record";
import { isBareClick } from "./bare-click";

const button = (name: string): Partial<ActionRecord> => ({
  target: { id: "1", role: "button", name, path: "" },
});
const asked = (wording: string, ...promises: string[]) => ({ wording, promises, mutating: false });

describe("a click that is all that was asked for", () => {
  it.each<[string, ReturnType<typeof asked>, Partial<ActionRecord>, boolean]>([
    ["names only the button", asked('Click "Blue"'), button("Blue"), true],
    [
      "promises no more than the click",
      asked('Click "Blue"', '"Blue" has taken effect'),
      button("Blue"),
      true,
    ],
    [
      "says again that it was clicked",
      asked("Press the Blue button", "the Blue button has been clicked"),
      button("Blue"),
      true,
    ],
    ["puts the focus somewhere", asked("Focus into the textbox"), button(""), true],
    [
      "promises that something is shown",
      asked('Click "Blue"', "The blue panel is shown"),
      button("Blue"),
      false,
    ],
    ["opens something", asked('Open "Blue"'), button("Blue"), false],
    ["presses a control that removes", asked('Click "Remove"'), button("Remove"), false],
    ["stores something", { ...asked('Click "Blue"'), mutating: true }, button("Blue"), false],
    [
      "sends a form",
      asked('Click "Blue"'),
      { target: { id: "1", role: "button", name: "Blue", path: "", inputType: "submit" } },
      false,
    ],
    [
      "follows a link",
      asked('Click "Blue"'),
      { target: { id: "1", role: "link", name: "Blue", path: "", href: "/blue" } },
      false,
    ],
    [
      "opens a menu",
      asked('Click "Blue"'),
      { target: { id: "1", role: "button", name: "Blue", path: "", popup: true } },
      false,
    ],
    [
      "has an expected outcome",
      asked('Click "Blue"'),
      {
        ...button("Blue"),
        expectedOutcome: {
          description: "",
          domChanges: {},
          assertions: [{ kind: "text", text: "Hello", present: true }],
        },
      },
      false,
    ],
    [
      "types",
      asked("Click the field"),
      { ...button("Blue"), action: { name: "setValue", args: ["1", "x"] } },
      false,
    ],
  ])("%s", (_name, wanted, record, expected) => {
    expect(isBareClick(anAction(record), wanted)).toBe(expected);
  });
});
