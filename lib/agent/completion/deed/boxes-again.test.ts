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

it.each<[string, "checked" | "unchecked", "checked" | "unchecked", number]>([
  ["is as it was", "checked", "checked", 1],
  ["is as it was put", "unchecked", "checked", 0],
  ["is as it was in a form that is as it always begins", "checked", "unchecked", 0],
])(
  "of two boxes that were put by one press the one that %s, whatever the goal's words",
  (_, badge, badgeNow, open) => {
    const box = (name: string, state: "checked" | "unchecked"): Entered => ({
      kind: "element",
      element: { role: "checkbox", name },
      state,
    });
    const page = aSnapshot({
      url: "http://rooms.test/",
      nodes: [
        node({ id: "p", role: "checkbox", name: "Print my name on the door sign", states: [badge] }),
        node({ id: "k", role: "checkbox", name: "Key by courier", states: [badgeNow] }),
      ],
    });
    const put = [box("Print my name on the door sign", "unchecked"), box("Key by courier", "checked")];
    const goal = "I would rather have the key by courier, and no door sign with my name";
    expect(readEntered(put, [], page, goal).unread).toHaveLength(open);
  },
);

it.each<["checked" | "unchecked", number]>([
  ["checked", 0],
  ["unchecked", 1],
])("a choice of one that is %s beside a box that is as it was put", (state, open) => {
  const put: Entered[] = [
    { kind: "element", element: { role: "checkbox", name: "Parking" }, state: "checked" },
    { kind: "element", element: { role: "radio", name: "By the month" }, state: "checked" },
  ];
  const page = aSnapshot({
    url: "http://rooms.test/",
    nodes: [
      node({ id: "p", role: "checkbox", name: "Parking", states: ["checked"] }),
      node({ id: "m", role: "radio", name: "By the month", states: [state] }),
    ],
  });
  expect(readEntered(put, [], page, "I want parking, paid by the month").unread).toHaveLength(open);
});
