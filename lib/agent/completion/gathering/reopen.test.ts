import { describe, expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { aGround, answering, claim, judge, network, node } from "@/tests/support/a-claim-case";
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
import { closedPlace, isTabOfSuch, openersOf, tabOfSuch } from "./reopen";

const url = "http://site.test/documents/7";
let made = 0;
const act = (parts: Partial<ActionRecord>, name: string, check = "part-opened"): ActionRecord => ({
  ...anAction({ actionId: `a${++made}`, verdict: aVerdict({ check, evidence: [] }) }),
  action: { name: "click", args: [name] },
  urlAtAction: url,
  target: { id: name, role: "button", name, path: "" },
  ...parts,
});
const opener = act({}, "Share");
const send = act({ verdict: aVerdict({ evidence: [network] }) }, "Send invitation");
const load = act({ purpose: "gather_evidence", action: { name: "navigate", args: [url] } }, "load");
const again = act({ purpose: "gather_evidence" }, "Share");
const closed = [node({ id: "9", role: "button", name: "Share" })];
const invited = [
  ...closed,
  node({ id: "d", role: "dialog", name: "Share this document" }),
  node({ id: "p", role: "item", name: "dana@north.example", parent: 1, path: "dialog:Share this document" }),
  node({ id: "Send invitation", role: "button", name: "Send invitation", parent: 1 }),
];

/** How a goal ends whose page was loaded anew; what was shared is read in a dialog. */
async function decide(history: readonly ActionRecord[], nodes: SnapshotNode[]) {
  const readBack = { shown: [], awaited: ["dana@north.example"], lines: [] };
  const criterion = { ...aCriterion({ kind: "change", persistence: true, assertions: [] }), readBack };
  const goal = "Share the document with dana@north.example";
  const task = {
    ...aTask({ goal, criteria: [criterion], claim, evidenceGathered: true }),
    history: [...history],
  };
  return judge(
    task,
    { snapshot: aSnapshot({ url, nodes, lines: [] }), report: aReport() },
    answering({ result: "unverifiable" }),
  );
}

describe("a part of the page that a fresh load closed", () => {
  it("is opened again by what opened it before", async () => {
    const decided = await decide([opener, send, load], closed);
    expect(decided).toMatchObject({
      kind: "gather",
      how: { kind: "act", choice: { action: { name: "click", args: ["9"] } } },
    });
  });

  it.each([
    ["current", "gather"],
    ["", "unverified"],
  ])("is opened again where its control is there for another one (%s)", async (state, kind) => {
    const thing = (id: string, states: string[]) => node({ id, role: "button", name: id, states });
    const nodes = [thing("Document", []), thing("Other", [state]), thing("Send invitation", [])];
    expect((await decide([act({}, "Document", "item-appeared"), send, load], nodes)).kind).toBe(kind);
  });

  it("is read as what the fresh load shows", async () => {
    expect((await decide([opener, send, load, again], invited)).kind).toBe("achieved");
    expect((await decide([opener, send, load, again], closed)).kind).toBe("unverified");
  });

  it.each<[string, ActionRecord[], SnapshotNode[]]>([
    ["there is nothing that opened it", [send, load], closed],
    ["what was pressed sent something", [{ ...opener, verdict: send.verdict }, send, load], closed],
    ["a button made something appear", [act({}, "Share", "item-appeared"), send, load], closed],
    ["it is gone from the page", [opener, send, load], []],
    [
      "several may be it",
      [opener, send, load],
      [...closed, node({ id: "10", role: "button", name: "Share" })],
    ],
    [
      "nobody saw it open",
      [{ ...opener, verdict: aVerdict({ outcome: "undecided", check: "part-opened" }) }, send, load],
      closed,
    ],
    [
      "it is open as it is",
      [opener, send, load],
      [...closed, node({ id: "s", role: "button", name: "Send invitation" })],
    ],
    ["it was opened on another page", [{ ...opener, urlAtAction: "http://site.test/" }, send, load], closed],
  ])("stays closed when %s", async (_, history, nodes) => {
    const decided = await decide(history, nodes);
    expect(decided.kind).toBe("unverified");
  });
});

describe("the control of the deed in the part that was opened again", () => {
  const entry = act(
    {
      target: { id: "c", role: "clickable", name: "Aunt Rosalind", path: "" },
      verdict: aVerdict({ outcome: "undecided", evidence: [] }),
    },
    "Aunt Rosalind",
  );
  const seated = act(
    {
      action: { name: "select", args: ["t", "5"] },
      target: { id: "t", role: "combobox", name: "Table", path: "" },
      verdict: aVerdict({ check: "choice-read-back", evidence: [network] }),
    },
    "Table",
  );
  const chip = node({ id: "c", role: "clickable", name: "Aunt Rosalind" });
  const reads = async (history: ActionRecord[], nodes: SnapshotNode[]) => {
    const criterion = aCriterion({ kind: "change", persistence: true, assertions: [], stepId: "s1" });
    const task = {
      ...aTask({
        goal: "Seat Aunt Rosalind at table 5",
        criteria: [criterion],
        claim,
        evidenceGathered: true,
      }),
      plan: aPlan(aStep({ id: "s1", mutating: true, status: "completed", verifiedBy: [network.id] })),
      evidence: [network],
      history: history.map((record) => ({
        ...record,
        stepId: record === seated ? "s1" : record.stepId,
      })),
    };
    return (
      await judge(
        task,
        { snapshot: aSnapshot({ url, nodes, lines: [] }), report: aReport() },
        answering({ result: "unverifiable" }),
      )
    ).kind;
  };
  const list = (value: string) => node({ id: "t2", role: "combobox", name: "Table", value });
  const opened = act({ purpose: "gather_evidence" }, "Aunt Rosalind");

  it("is opened before the server's word is taken, and says what is stored", async () => {
    expect(await reads([entry, seated, load], [chip])).toBe("gather");
    expect(await reads([entry, seated, load, opened], [chip, list("Not seated")])).toBe("partial");
    expect(await reads([entry, seated, load, opened], [chip, list("5")])).toBe("achieved");
  });
});

describe("what was pressed to come to the deed", () => {
  const pressed = (parts: Partial<ActionRecord>, name: string, check?: string) =>
    act({ ...parts, target: { id: name, role: "button", name, path: "" } }, name, check);
  const goal = "Change the phone number of Cabinet Moreau";
  it.each<[string, ActionRecord, boolean]>([
    ["a button that only made room", pressed({ purpose: "recover" }, "Edit contact", "room-made"), true],
    ["the thing itself, in a sidebar", pressed({}, "Cabinet Moreau", "item-appeared"), true],
    ["one that takes something away", pressed({ purpose: "recover" }, "Delete contact", "room-made"), false],
    ["one that only counted", pressed({ purpose: "recover" }, "More contacts", "number-counted"), false],
    ["one that opens more", pressed({ purpose: "recover" }, "More contacts", "part-opened"), true],
    ["another thing", pressed({}, "Boulangerie Moreau", "item-appeared"), false],
    ["a button that says what it does", pressed({}, "Change phone number", "item-appeared"), false],
    ["one that sent something", pressed({ verdict: send.verdict }, "Cabinet Moreau"), false],
    [
      "one that was refuted",
      pressed({ verdict: aVerdict({ outcome: "refuted", evidence: [] }) }, "Cabinet Moreau"),
      false,
    ],
  ])("%s", (_, record, isOpener) => {
    expect(openersOf(send, [record, send], goal)).toHaveLength(isOpener ? 1 : 0);
  });
});

it("a thing that reads like a command leads to the deed", () => {
  const history = [act({}, "Checkout", "item-appeared"), send];
  expect(openersOf(send, history, "Change the German for 'Checkout'")).toHaveLength(1);
});

it("what a menu offers to take a thing away is no opener, though the goal says its words", () => {
  const target = { id: "d", role: "menuitem", name: "Delete", path: "" } as const;
  const asked = act({ target, verdict: aVerdict({ check: "assertions-hold", evidence: [] }) }, "d");
  expect(openersOf(send, [asked, send], "Delete the contact Moreau")).toHaveLength(0);
});

it("what led to the next part of a form that was begun is no opener: it would be empty there", () => {
  const typed = anAction({ ...send, actionId: "typed", action: { name: "setValue", args: ["f", "Ann"] } });
  const next = act(
    { purpose: "recover", target: { id: "n", role: "button", name: "Next", path: "" } },
    "next",
    "room-made",
  );
  expect(openersOf(send, [next, send])).toHaveLength(1);
  expect(openersOf(send, [typed, next, send])).toHaveLength(0);
});

describe("the tab that lists what was made", () => {
  const tab = (name: string, states: string[] = []) => node({ id: name, role: "tab", name, states });
  const shown = (history: ActionRecord[], nodes: SnapshotNode[]) =>
    tabOfSuch(
      aGround({
        task: aTask({ goal: "Set an alert on Nordwind", history }),
        snapshot: aSnapshot({ url, nodes }),
        load: "in_place",
      }),
    )?.node.name;
  const tabs = [tab("Watchlist", ["selected"]), tab("Alerts (2)")];
  it.each<[string, ActionRecord[], SnapshotNode[], string | undefined]>([
    ["is called after it", [send, load], tabs, "Alerts (2)"],
    ["is none that is open", [send, load], [tab("Alerts", ["selected"])], undefined],
    ["is none of another name", [send, load], [tab("News")], undefined],
    ["is shown once", [send, load, again], tabs, undefined],
    ["is left alone before a fresh load", [send], tabs, undefined],
    [
      "is left alone where a tab was chosen",
      [act({ target: { id: "n", role: "tab", name: "News", path: "" } }, "n"), send, load],
      tabs,
      undefined,
    ],
  ])("%s", (_, history, nodes, name) => {
    expect(shown(history, nodes)).toBe(name);
  });
});

describe("a look at the tab that lists it", () => {
  const tab = { id: "t", role: "tab" as const, name: "Alerts", path: "" };
  const look = act({ purpose: "gather_evidence", target: tab }, "t");
  it.each<[string, ActionRecord[], boolean]>([
    ["is the last one", [send, load, look], true],
    ["is no look at something else", [send, load, again], false],
    ["is none at the tab that was worked on", [act({ target: tab }, "t"), send, load, look], false],
    ["comes after a fresh load", [send, look], false],
  ])("%s", (_, history, isIt) => {
    expect(isTabOfSuch({ history, criteria: [] })).toBe(isIt);
  });

  it("is none at the tab that the page turned to by itself", () => {
    const readBack = { shown: [], awaited: [], lines: [], tab: { name: "Alerts (1)", path: "" } };
    const criteria = [{ ...aCriterion({}), readBack }];
    expect(isTabOfSuch({ history: [send, load, look], criteria })).toBe(false);
  });
});

describe("the place that was worked in", () => {
  const places = (open: string) => [
    node({ id: "w", role: "clickable", name: "Work (2)", states: open === "Work" ? [".on"] : [] }),
    node({ id: "h", role: "clickable", name: "Home (2)", states: open === "Home" ? [".on"] : [] }),
  ];
  const home = act({ target: { id: "h", role: "clickable", name: "Home (1)", path: "" } }, "h");
  const staging = act(
    {
      purpose: "recover",
      action: { name: "select", args: ["e", "staging"] },
      target: { id: "e", role: "combobox", name: "Environment", path: "" },
    },
    "e",
    "choice-read-back",
  );
  const environment = (value: string) => [node({ id: "e2", role: "combobox", name: "Environment", value })];

  it.each<[string, ActionRecord[], SnapshotNode[], unknown]>([
    [
      "a list beside others, however many it counts now",
      [home],
      places("Work"),
      { name: "click", args: ["h"] },
    ],
    ["nothing where it is open", [home], places("Home"), undefined],
    ["nothing where none of them is open", [home], places(""), undefined],
    [
      "an option of a list",
      [staging],
      environment("production"),
      { name: "select", args: ["e2", "staging"] },
    ],
    [
      "nothing where it was a value of a form",
      [{ ...staging, target: { id: "e", role: "combobox", name: "Environment", path: "form" } }],
      environment("production"),
      undefined,
    ],
    [
      "nothing where the goal says it as no place",
      [{ ...staging, action: { name: "select", args: ["e", "urgent"] } }],
      environment("production"),
      undefined,
    ],
    ["nothing where that is chosen", [staging], environment("staging"), undefined],
    ["nothing where no place was opened", [send], places("Work"), undefined],
  ])("is opened again by %s", (_, history, nodes, action) => {
    const goal = "In staging, call the plumber for my Home list";
    expect(closedPlace({ history, goal, criteria: [] }, { nodes })?.action).toEqual(action);
  });
});
