import { expect, it } from "vitest";
import { node } from "@/tests/support/a-claim-case";
import { aSnapshot } from "@/tests/support/a-task";
import { type Entered, readEntered } from "./entered";

const hours: Entered = { kind: "element_value", element: { role: "textbox", name: "Hours" }, value: "2" };

it("a box that is as it was in a form that has the rest as it was put leaves a change open", () => {
  const lights: Entered = {
    kind: "element",
    element: { role: "checkbox", name: "Lights out" },
    state: "checked",
  };
  const page = (value: string, states: ("checked" | "unchecked")[]) =>
    aSnapshot({
      url: "http://rooms.test/",
      nodes: [
        node({ id: "h", role: "textbox", name: "Hours", value }),
        node({ id: "l", role: "checkbox", name: "Lights out", states }),
      ],
    });
  const unread = (goal: string, value: string, states: ("checked" | "unchecked")[]) =>
    readEntered([hours, lights], [], page(value, states), goal).unread;
  expect(unread("Change the hours to 2 with the lights out", "2", ["unchecked"])).toEqual([
    'checkbox "Lights out" is checked',
  ]);
  expect(unread("Change the hours to 2 with the lights out", "2", ["checked"])).toEqual([]);
  expect(unread("Change the hours to 2", "2", ["unchecked"])).toEqual([]);
  expect(unread("Reserve a room for 2 hours", "2", ["unchecked"])).toEqual([]);
});
