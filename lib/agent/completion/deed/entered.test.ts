import { describe, expect, it } from "vitest";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { node } from "@/tests/support/a-claim-case";
import { anAction, aSnapshot, aTask, aVerdict } from "@/tests/support/a-task";
import { type Entered, enteredFor, inOneEntry, readEntered, valuesOf } from "./entered";

const hours: Entered = { kind: "element_value", element: { role: "textbox", name: "Hours" }, value: "2" };
const loaded = (value: string) =>
  aSnapshot({
    url: "http://rooms.test/",
    nodes: [node({ id: "h", role: "textbox", name: "Hours", value })],
    lines: ["Treatment room, 2 h"],
  });
const told = ["Treatment room, 2 h"];

describe("what a fresh load holds of what was entered", () => {
  it.each<[string, string, string, string[], string]>([
    [
      "a form to make things is back at its default, and what was made is told",
      "Reserve a room for 2 hours",
      "1",
      told,
      "",
    ],
    ["… and nothing is told of it", "Reserve a room for 2 hours", "1", [], "lost"],
    [
      "a form to change things shows the old value, whatever else is told",
      "Change the hours to 2",
      "1",
      told,
      "lost",
    ],
    ["the field holds the value", "Change the hours to 2", "2", [], "held"],
    ["the field is empty, and what was made is told", "Reserve a room for 2 hours", "", told, ""],
    ["the field is empty, and nothing is told of it", "Reserve a room for 3 hours", "", [], ""],
  ])("%s", (_, goal, value, sentences, expected) => {
    const reading = readEntered([hours], [], loaded(value), goal, sentences);
    const found = Object.entries(reading).flatMap(([kind, texts]) => (texts.length > 0 ? [kind] : []));
    expect(found.join()).toBe(expected);
  });
});

it("a field that proposes again what it held before loses nothing of what was made with it", () => {
  const kinds = (goal: string, was: string) => {
    const reading = readEntered([{ ...hours, was }], [], loaded("1"), goal);
    return Object.entries(reading).flatMap(([kind, texts]) => (texts.length > 0 ? [kind] : []));
  };
  expect(kinds("Reserve a room for 2 hours", "1")).toEqual(["unread"]);
  expect(kinds("Reserve a room for 2 hours", "4")).toEqual(["lost"]);
  expect(kinds("Change the hours to 2", "1")).toEqual(["lost"]);
});

it("a group of buttons that is back at what it proposes loses nothing where the page tells the choice", () => {
  const seat: Entered = { kind: "element", element: { role: "radio", name: "14C" }, state: "checked" };
  const nodes = [node({ id: "r", role: "radio", name: "14C", states: ["unchecked"] })];
  const lost = (lines: string[]) =>
    readEntered([seat], [], aSnapshot({ nodes, lines }), "Choose seat 14C and confirm it").lost;
  expect(lost(["Seat on your booking: 14C"])).toEqual([]);
  expect(lost(["Seat on your booking: none", "14C"])).toEqual(['radio "14C" is checked']);
});

describe("a number that was entered for a thing", () => {
  const quantity: Entered = {
    kind: "element_value",
    element: { role: "textbox", name: "Quantity of Chicory seed" },
    value: "3",
  };
  it.each<[string, string, string[]]>([
    ["is told by the entry of it", "3 × Chicory seed 7.20 €", []],
    [
      "is not told by another number",
      "6 × Chicory seed 14.40 €",
      ['textbox "Quantity of Chicory seed" holds "3"'],
    ],
    [
      "is not told by another thing",
      "3 × Chard seed 8.70 €",
      ['textbox "Quantity of Chicory seed" holds "3"'],
    ],
  ])("%s", (_, line, lost) => {
    const field = node({ id: "q", role: "textbox", name: "Quantity of Chicory seed", value: "1" });
    const page = aSnapshot({ nodes: [field], lines: [line] });
    expect(readEntered([quantity], [], page, "Add 3 bags of chicory seed to our order").lost).toEqual(lost);
  });
});

describe("boxes that were ticked together", () => {
  const box = (name: string): Entered => ({
    kind: "element",
    element: { role: "checkbox", name },
    state: "checked",
  });
  const page = (urgent: string, hardware: string) =>
    aSnapshot({
      nodes: [
        node({ id: "u", role: "checkbox", name: "urgent", states: [urgent] }),
        node({ id: "h", role: "checkbox", name: "hardware", states: [hardware] }),
      ],
    });
  it.each<[string, ReturnType<typeof page>, string, string[]]>([
    ["one of them is off again", page("unchecked", "checked"), "urgent", ['checkbox "urgent" is checked']],
    ["all of them are off again", page("unchecked", "unchecked"), "urgent", []],
    ["one is off that the goal does not name", page("unchecked", "checked"), "important", []],
  ])("%s", (_, snapshot, label, lost) => {
    const goal = `Add the labels '${label}' and 'hardware' to the issue`;
    expect(readEntered([box("urgent"), box("hardware")], [], snapshot, goal).lost).toEqual(lost);
  });
});

describe("what was only chosen", () => {
  const box = (role: "radio" | "checkbox", name: string): Entered => ({
    kind: "element",
    element: { role, name },
    state: "checked",
  });
  it.each<[string, string, Entered, string]>([
    ["to make something is back at its default", "Put a jacket in size M into my bag", box("radio", "M"), ""],
    [
      "to select an entry is selected no more",
      "Mark the order as shipped",
      box("checkbox", "Select order 7"),
      "",
    ],
    ["to be so, and is not", "Set the size to M", box("radio", "M"), "lost"],
    ["to be on, and is off", "Turn on the alerts", box("checkbox", "Alerts"), "lost"],
  ])("%s", (_, goal, one, expected) => {
    const role = one.element.role === "checkbox" ? "checkbox" : "radio";
    const nodes = [node({ id: "b", role, name: one.element.name ?? "", states: ["unchecked"] })];
    const { held, lost } = readEntered([one], [], aSnapshot({ nodes }), goal);
    expect([held, lost.length > 0 ? "lost" : ""]).toEqual([[], expected]);
  });
});

describe("what a chain entered", () => {
  it("is set aside where its own field takes long texts", () => {
    const target = (name: string, inputType: string) =>
      ({ id: name, role: "textbox", name, path: "form", inputType }) as const;
    const value = (name: string) =>
      ({
        kind: "element_value",
        element: { id: name, role: "textbox", name },
        value: `${name} text`,
      }) as const;
    const chain = anAction({
      actionId: "chain",
      target: target("Subject", "text"),
      chainTargets: [{ ...target("Subject", "text"), value: "Old" }, target("Message", "textarea")],
      verdict: aVerdict(),
      expectedOutcome: {
        description: "",
        domChanges: {},
        assertions: [value("Subject"), value("Message")],
      },
    });
    const send = anAction({ actionId: "send" });
    const entered = enteredFor(send, { ...aTask(), history: [chain, send] });
    expect(
      entered.map(({ element, aside, was }) => `${element.name}${aside ? " aside" : ""} ${was}`),
    ).toEqual(["Subject Old", "Message aside undefined"]);
  });
});

it.each([
  ["what a deed was for where it is typed over another one, and alone", "Old text", undefined],
  ["set aside where the field was empty", "", true],
])("a long text is %s", (_, value, aside) => {
  const element = { id: "t", role: "textbox", name: "Text" };
  const typed = anAction({
    actionId: "typed",
    target: { ...element, role: "textbox", path: "form", inputType: "textarea", value },
    verdict: aVerdict(),
    expectedOutcome: {
      description: "",
      domChanges: {},
      assertions: [{ kind: "element_value", element, value: "New text" }],
    },
  });
  const send = anAction({ actionId: "send" });
  expect(enteredFor(send, { ...aTask(), history: [typed, send] })[0]?.aside).toBe(aside);
});

describe("a page that shows all that was entered", () => {
  const amount: Entered = {
    kind: "element_value",
    element: { role: "textbox", name: "Amount" },
    value: "74",
  };
  const from: Entered = {
    kind: "element",
    element: { role: "radio", name: "1 January 2027" },
    state: "checked",
  };
  const box: Entered = { kind: "element", element: { role: "checkbox", name: "By mail" }, state: "checked" };
  const shown = (...lines: string[]) =>
    inOneEntry(
      valuesOf([amount, from, box]),
      aSnapshot({ url: "http://power.test/account", nodes: [], lines }),
      "Lower the payment for power to 74 euros from 1 January 2027",
    ).length > 0;

  it("asks for what was typed and for the radio buttons that were chosen", () => {
    expect(valuesOf([amount, from, box, { ...amount, value: "long", aside: true }])).toEqual([
      "74",
      "1 January 2027",
    ]);
  });
  it.each<[string, string[], boolean]>([
    ["in one line", ["74 € a month, from 01.01.2027"], true],
    ["in two lines that may be about two things", ["74 € a month", "from 01.01.2027"], false],
    [
      "under a heading beside others",
      ["## Water", "20 € a month", "from 01.01.2026", "## Power", "74 € a month", "from 01.01.2027"],
      true,
    ],
    ["a part of it", ["74 € a month, from 01.03.2026"], false],
    ["under the heading of another thing", ["## Power", "91 €", "## Gas", "74 €, from 01.01.2027"], false],
  ])("%s", (_, lines, isThere) => {
    expect(shown(...lines)).toBe(isThere);
  });
});

it.each([
  ["with the long text that came with it", "Lift, B: the door is stuck", true],
  ["with that text for another letter", "Lift, A: the door is stuck", false],
  ["by itself", "Lift, B: no light", false],
])("takes an entry for the one that was made by a single value %s", (_, line, isIt) => {
  const page = aSnapshot({ url: "http://house.test/mine", nodes: [], lines: [line] });
  const held = inOneEntry(["Lift", "B"], page, "Report the lift", ["the door is stuck"]);
  expect(held.length > 0).toBe(isIt);
});

it("what a list completed is what was entered", () => {
  const typed = anAction({
    actionId: "type",
    action: { name: "setValue", args: ["z", "Lisbon"] },
    target: { id: "z", role: "combobox", name: "Time zone", path: "" },
    urlAtAction: "http://desk.test/",
    verdict: aVerdict(),
    expectedOutcome: {
      description: "",
      domChanges: {},
      assertions: [
        { kind: "element_value", element: { role: "combobox", name: "Time zone" }, value: "Lisbon" },
      ],
    },
  });
  const click = (id: string, role: "option" | "button", name: string) =>
    anAction({
      actionId: id,
      action: { name: "click", args: [id] },
      target: { id, role, name, path: "" },
      urlAtAction: "http://desk.test/",
      verdict: aVerdict({ outcome: "undecided" }),
    });
  const save = click("save", "button", "Save");
  const valueAfter = (name: string) =>
    enteredFor(save, aTask({ history: [typed, click("o", "option", name), save] })).map((one) =>
      one.kind === "element_value" ? one.value : "",
    );
  expect(valueAfter("Europe/Lisbon")).toEqual(["Europe/Lisbon"]);
  expect(valueAfter("Europe/London")).toEqual(["Lisbon"]);
});

describe("a goal that changes what is there", () => {
  it.each([
    ["Raise the monthly rent of flat 12B to 985", true],
    ["Change the rent to 985", true],
    ["Senke die Miete auf 985", true],
    ["Assign the case to Lena Vogt", true],
    ["Assign a new task to Lena Vogt", false],
    ["Raise a ticket for flat 12B", false],
    ["Put one jacket into my bag", false],
    ["Put in for a parking place", false],
    ["Put in 12 for the number of guests", true],
    ["Add flat 12B", false],
    ["Set a price alert for barley at 215", false],
    ["Set a new price for barley", true],
  ])("%s: %s", (goal, expected) => expect(isChanging(goal)).toBe(expected));
});
