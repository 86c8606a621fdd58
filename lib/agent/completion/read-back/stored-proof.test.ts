import { describe, expect, it } from "vitest";
import { stepProofOf } from "@/lib/agent/completion/step-proof";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { assertionText } from "@/lib/agent/snapshot/assertion-text";
import type { Assertion } from "@/lib/contracts/assertion";
import { aGround, list, node } from "@/tests/support/a-claim-case";
import {
  aCriterion,
  anAction,
  aPlan,
  aReport,
  aSnapshot,
  aStep,
  aTask,
  aVerdict,
} from "@/tests/support/a-task";
import { storedProofOf } from "./stored-proof";

const url = "http://desk.test/cases/7";
const done = (actionId: string, parts: Partial<ActionRecord>): ActionRecord =>
  anAction({ actionId, stepId: "s1", urlAtAction: url, verdict: aVerdict(), ...parts });
const look = (actionId: string, parts: Partial<ActionRecord>): ActionRecord =>
  anAction({ actionId, purpose: "gather_evidence", urlAtAction: url, ...parts });
const load = look("load", { action: { name: "navigate", args: [url] } });
const chosen = { id: "f", role: "combobox" as const, name: "Status", path: "" };
const holds = (value: string) => ({
  description: "",
  domChanges: {},
  assertions: [
    {
      kind: "element_value" as const,
      element: { id: "f", role: "combobox" as const, name: "Status" },
      value,
    },
  ],
});

type Shown = {
  goal: string;
  history: ActionRecord[];
  nodes: SnapshotNode[];
  lines?: string[];
  assertions?: Assertion[];
  /** What came up with the deed. */
  came?: Assertion[];
  at?: string;
  /** How the site answered the look. */
  status?: number;
  /** Where the document was asked for, if not at the page's own address. */
  document?: string;
};

const readBackOf = (came: Assertion[]) =>
  came.length > 0 ? { readBack: { shown: came, awaited: [], lines: [] } } : {};

/** What the page, loaded anew where it was done, proves of the step's deed. */
function proofOf({
  goal,
  history,
  nodes,
  lines = [],
  assertions = [],
  came = [],
  at = url,
  status = 200,
  document: asked = new URL(at).pathname,
}: Shown) {
  const task = aTask({
    goal,
    history,
    evidenceGathered: true,
    plan: aPlan(aStep({ id: "s1", mutating: true, status: "completed" })),
  });
  const criterion = aCriterion({
    kind: "change",
    persistence: true,
    stepId: "s1",
    assertions,
    ...readBackOf(came),
  });
  const document = { method: "GET", urlPath: asked, resourceType: "document", status, startedAt: 1 };
  const { persisted, lost, unread } = storedProofOf(
    criterion,
    aGround({
      task,
      snapshot: aSnapshot({ url: at, nodes, lines }),
      report: aReport({ networkEvents: [document] }),
      load: "in_place",
    }),
    stepProofOf(criterion, task, undefined),
    assertions.length > 0
      ? { says: "holds", texts: assertions.map(assertionText), content: true }
      : { says: "silent", texts: [], content: false },
  );
  return { persisted: persisted?.text, lost: lost?.text, unread };
}

describe("a list that holds what was chosen in it", () => {
  const deeds = [
    done("choose", {
      action: { name: "select", args: ["f", "Closed"] },
      target: chosen,
      expectedOutcome: holds("Closed"),
    }),
    done("save", { target: { id: "b", role: "button", name: "Save", path: "" } }),
  ];
  const shown = {
    goal: "Set the status to Closed",
    nodes: [node({ id: "f", role: "combobox", name: "Status", value: "Closed" })],
  };

  it("proves that it is stored, once the page was loaded anew", () => {
    expect(proofOf({ ...shown, history: [...deeds, load] }).persisted).toMatch(/Closed/);
  });

  it("proves nothing where the site has no such page, as one that only answers a form", () => {
    const { persisted, unread } = proofOf({ ...shown, history: [...deeds, load], status: 404 });
    expect([persisted, unread]).toEqual([undefined, true]);
  });

  it("proves it all the same where only a frame on the page is not found", () => {
    const frame = { status: 404, document: "/frame" };
    expect(proofOf({ ...shown, history: [...deeds, load], ...frame }).persisted).toMatch(/Closed/);
  });

  it("proves nothing where it was chosen again to look", () => {
    const again = look("look", { action: { name: "select", args: ["f", "Closed"] }, target: chosen });
    expect(proofOf({ ...shown, history: [...deeds, load, again] }).persisted).toBeUndefined();
  });
});

describe("a page that still names what was to leave, beside the control that was to do it", () => {
  const move = { id: "b", role: "button" as const, name: "Apply changes", path: "" };
  const deeds = [
    done("choose", {
      action: { name: "select", args: ["f", "Thursday"] },
      target: chosen,
      expectedOutcome: holds("Thursday"),
    }),
    done("move", { target: move }),
    load,
  ];
  const nodes = (value: string) => [
    node({ id: "h", role: "heading", name: "Budget review" }),
    node({ id: "f", role: "combobox", name: "Status", value }),
    node(move),
  ];
  it.each([
    ["proves a move by the new place that the list holds", "Move", "Thursday", true],
    ["proves no move where the list holds the old one", "Move", "Tuesday", false],
    ["proves no removal", "Remove", "Thursday", false],
  ])("%s", (_, verb, value, isProof) => {
    const goal = `${verb} the meeting "Budget review" to Thursday`;
    const { persisted } = proofOf({ goal, history: deeds, nodes: nodes(value) });
    expect(persisted !== undefined).toBe(isProof);
  });
});

describe("a text that the criterion speaks of", () => {
  const sent = done("send", { target: { id: "b", role: "button", name: "Add", path: "" } });
  const milk: Assertion = { kind: "text", text: "Oat milk", present: true };
  const page = { goal: 'Add "Oat milk"', history: [sent, load], assertions: [milk] };
  const item = node({ id: "i", role: "item", name: "Oat milk" });
  it.each<[string, string, SnapshotNode[], boolean]>([
    ["proves it", url, [], true],
    ["proves nothing where the address carries it", `${url}?item=Oat%20milk`, [], false],
    ["proves it in an entry all the same", `${url}?q=Oat+milk`, [item], true],
  ])("%s", (_, at, entries, isProof) => {
    const nodes = [node({ id: "h", role: "heading", name: "Added" }), ...entries];
    const { persisted } = proofOf({ ...page, at, nodes, lines: ["Oat milk is on your list"] });
    expect(persisted !== undefined).toBe(isProof);
  });
});

describe("a page of its own for what was to be published", () => {
  const milk: Assertion = { kind: "text", text: "Oat milk", present: true };
  const sent = done("send", { target: { id: "b", role: "button", name: "Publish", path: "" } });
  it.each<[string, string[], boolean]>([
    ["proves nothing where it may be a draft", ["Oat milk"], false],
    ["proves it where it says so", ["Oat milk", "Published"], true],
  ])("%s", (_, lines, isProof) => {
    const page = { goal: 'Publish the post "Oat milk"', history: [sent, load], assertions: [milk] };
    const nodes = [node({ id: "h", role: "heading", name: "Oat milk" })];
    const { persisted } = proofOf({ ...page, nodes, lines, at: `${url}/post` });
    expect(persisted !== undefined).toBe(isProof);
  });
});

describe("a page that has to be searched first", () => {
  const goal = 'Set the price of "Oak shelf" to 18';
  const typed = done("type", {
    action: { name: "setValue", args: ["p", "18"] },
    target: { id: "p", role: "textbox", name: "Price", path: "" },
    expectedOutcome: {
      description: "",
      domChanges: {},
      assertions: [{ kind: "element_value", element: { role: "textbox", name: "Price" }, value: "18" }],
    },
  });
  const save = done("save", { target: { id: "b", role: "button", name: "Save", path: "" } });
  const text: Assertion = { kind: "text", text: "18", present: true };
  const search = node({ id: "s", role: "textbox", name: "Find", inputType: "search" });
  const shelf = node({ id: "h", role: "heading", name: "Oak shelf" });
  const price = node({ id: "p", role: "textbox", name: "Price", value: "17" });
  it.each([
    ["says nothing of what it does not show", [search], false],
    ["says it where it shows the thing", [search, shelf, price], true],
  ])("%s", (_, nodes, isLost) => {
    const shown = { goal, history: [typed, save, load], nodes, came: [text] };
    expect(proofOf(shown).lost !== undefined).toBe(isLost);
  });
});

describe("what is turned off in a form that stays", () => {
  const off: Assertion = {
    kind: "element",
    element: { id: "f", role: "switch", name: "Tide mail" },
    state: "unchecked",
  };
  const turn = done("turn", {
    action: { name: "uncheck", args: ["f"] },
    target: { id: "f", role: "switch", name: "Tide mail", path: "" },
    expectedOutcome: { description: "", domChanges: {}, assertions: [off] },
  });
  const button = { id: "b", role: "button", name: "Save", path: "" } as const;
  const shown = (goal: string, state: "checked" | "unchecked") =>
    proofOf({
      goal,
      history: [turn, done("save", { target: button }), load],
      nodes: [node({ id: "f", role: "switch", name: "Tide mail", states: [state] }), node(button)],
    });

  it("is proven by its switch, though it is still named beside the button", () => {
    expect(shown("Turn off 'Tide mail' and save it", "unchecked").persisted).toMatch(/unchecked/);
  });

  it("is not proven by a switch that is on again, nor where the thing was to be taken away", () => {
    expect(shown("Turn off 'Tide mail' and save it", "checked").persisted).toBeUndefined();
    expect(shown("Delete 'Tide mail'", "unchecked").persisted).toBeUndefined();
  });
});

describe("the row of a control that was pressed", () => {
  const press = done("press", {
    target: { id: "b", role: "button", name: "Elm 14:00, free", path: "table/row:14:00 Taken Free Free" },
  });
  const row = (name: string) => [node({ id: "r", role: "row", name, path: "table" })];
  const booked = (name: string) =>
    proofOf({ goal: "Book the room Elm at 14:00", history: [press, load], nodes: row(name) });

  it("says on a fresh load that somebody else has got it", () => {
    expect(booked("14:00 Taken Taken Free").lost).toMatch(/says "taken" now/);
    expect(booked("14:00 Taken Booked by you Free").lost).toBeUndefined();
  });
});

describe("a tab that lists such things", () => {
  const typed = done("type", {
    action: { name: "setValue", args: ["p", "30"] },
    target: { id: "p", role: "textbox", name: "Price", path: "" },
    expectedOutcome: {
      description: "",
      domChanges: {},
      assertions: [
        { kind: "element_value", element: { id: "p", role: "textbox", name: "Price" }, value: "30" },
      ],
    },
  });
  const set = done("set", { target: { id: "b", role: "button", name: "Set alert", path: "" } });
  const turned = look("turn", { target: { id: "t", role: "tab", name: "Alerts", path: "" } });
  const listed = (history: ActionRecord[], ...items: string[]) =>
    proofOf({
      goal: 'Set an alert on "Nordwind" at 30',
      history,
      nodes: [
        node({ id: "p", role: "textbox", name: "Price", value: "30" }),
        ...items.map((name, at) => node({ id: `i${at}`, role: "item", name, path: "list" })),
      ],
    });

  it("proves by an entry with all of it only", () => {
    const history = [typed, set, load, turned];
    expect(listed(history, "Nordwind at 30", "Ostwind at 12").persisted).toMatch(/30/);
    expect(listed(history, "Nordwind at 12", "Ostwind at 12")).toEqual({ unread: true });
    expect(listed([typed, set, load], "Nordwind at 12", "Ostwind at 12").persisted).toMatch(/30/);
  });
});

it("says that what was asked for waits with somebody", () => {
  const history = [done("press", { target: { id: "b", role: "button", name: "Cancel", path: "" } }), load];
  const lostOf = (row: string) =>
    proofOf({ goal: "Cancel the booking of 3 May", history, nodes: list(row), lines: [row] }).lost;
  expect(lostOf("3 May Skiff Booked, cancellation with the harbour master")).toMatch(/cancellation/);
  expect(lostOf("3 May Skiff Cancelled")).toBeUndefined();
});
