import { describe, expect, it } from "vitest";
import type { Judgement } from "@/lib/agent/completion/ground";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Assertion } from "@/lib/contracts/assertion";
import { aGround, node } from "@/tests/support/a-claim-case";
import { aCriterion, anAction, aReport, aSnapshot, aTask, aTypedValue } from "@/tests/support/a-task";
import { chooseGathering } from "./gather-evidence";

const here = "http://clinic.test/new";
type Parts = {
  assertions?: Assertion[];
  nodes?: SnapshotNode[];
  at?: string;
  result?: Judgement["result"];
  readBack?: boolean;
  snapshot?: Parameters<typeof aSnapshot>[0];
  vision?: boolean;
  gathered?: boolean;
  goal?: string;
  history?: ReturnType<typeof anAction>[];
  /** How the document that was looked at was answered. */
  status?: number;
};
function gathered(parts: Parts) {
  const deed = parts.history?.at(-1) ?? anAction({ urlAtAction: parts.at ?? here });
  const judged: Judgement = {
    criterion: aCriterion({ text: "It is stored", assertions: parts.assertions ?? [] }),
    result: parts.result ?? "unverifiable",
    evidence: [],
    readBack: parts.readBack ?? true,
    mayBeStored: true,
    proof: { state: "verified", evidence: [], records: [deed] },
  };
  const task = aTask({
    goal: parts.goal ?? "Add a patient named Jas",
    history: parts.history ?? [deed],
    evidenceGathered: parts.gathered ?? false,
  });
  const snapshot = aSnapshot({ url: here, nodes: parts.nodes ?? [], ...parts.snapshot });
  const document = { method: "GET", urlPath: new URL(here).pathname, startedAt: 1, resourceType: "document" };
  const networkEvents = parts.status === undefined ? undefined : [{ ...document, status: parts.status }];
  const found = chooseGathering(
    [judged],
    aGround({
      task,
      snapshot,
      report: aReport(networkEvents ? { networkEvents } : {}),
      load: networkEvents ? "in_place" : "none",
    }),
    parts.vision ?? false,
  );
  if (!found) return "nothing";
  return found.how.kind === "act"
    ? `${found.how.choice.action.name} ${found.how.choice.action.args.join()}`.trim()
    : found.how.kind;
}

const link = (name: string, href: string, parts: Partial<SnapshotNode> = {}) =>
  node({ id: name, role: "link", name, href, ...parts });
const saying = (text: string): Assertion => ({ kind: "text", text, present: true });
const jas = saying("Jas");
describe("where to read again", () => {
  it.each<[string, Parts, string]>([
    [
      "this page, where it shows the thing",
      { assertions: [jas], nodes: [node({ id: "i", role: "item", name: "Jas" })] },
      `navigate ${here}`,
    ],
    [
      "this page, where a text was put in place of another, before a place that is called like it",
      {
        goal: 'Go to "Settings", type "North quay" into "Quay name", then click "Save name"',
        nodes: [
          link("South quay", "http://clinic.test/"),
          node({ id: "q", role: "textbox", name: "Quay name", value: "North quay" }),
        ],
        history: [
          aTypedValue("Quay name", "North quay", {
            urlAtAction: here,
            target: { id: "q", role: "textbox", name: "Quay name", path: "", value: "South quay" },
          }),
          anAction({ urlAtAction: here }),
        ],
      },
      `navigate ${here}`,
    ],
    [
      "a list of one's own before another place that the goal speaks of",
      {
        goal: "Order 40 chairs from the hire shop",
        nodes: [link("Hire", "http://clinic.test/"), link("My orders", "http://clinic.test/my-orders")],
      },
      "navigate http://clinic.test/my-orders",
    ],
    [
      "this page by a reload, where its address has a fragment",
      {
        at: `${here}#/a`,
        snapshot: { url: `${here}#/a` },
        assertions: [jas],
        nodes: [node({ id: "i", role: "item", name: "Jas" })],
      },
      "reload",
    ],
    ...["http://clinic.test/new?done=4", "http://clinic.test/new?id=4", "http://clinic.test/all?saved=1"].map(
      (url): [string, Parts, string] => [
        `without what the address carries only since the deed: ${url}`,
        { snapshot: { url }, assertions: [jas], nodes: [node({ id: "i", role: "item", name: "Jas" })] },
        `navigate ${url.replace(/\?.*/, "")}`,
      ],
    ),
    [
      "with what names the thing at a place not known before",
      {
        snapshot: { url: "http://clinic.test/patient?id=4" },
        assertions: [jas],
        nodes: [node({ id: "i", role: "item", name: "Jas" })],
      },
      "navigate http://clinic.test/patient?id=4",
    ],
    [
      "this page, for what is to be gone",
      { assertions: [{ kind: "text", text: "Jas", present: false }] },
      `navigate ${here}`,
    ],
    [
      "this page, for a switch that is on it",
      {
        assertions: [{ kind: "element", element: { role: "switch", name: "Digest" }, state: "checked" }],
        nodes: [node({ id: "s", role: "switch", name: "Digest" })],
      },
      `navigate ${here}`,
    ],
    [
      "this page, for a field that holds it",
      {
        assertions: [{ kind: "element_value", element: { name: "Name" }, value: "Jas" }],
        nodes: [node({ id: "f", role: "textbox", name: "Name", value: "Jas " })],
      },
      `navigate ${here}`,
    ],
    [
      "the list that is named after such things",
      { assertions: [jas], nodes: [link("All patients", "/patients"), link("Rooms", "/rooms")] },
      "navigate http://clinic.test/patients",
    ],
    [
      "such a list behind a link that says to go there, before one that is just a list",
      {
        goal: "Add Jas to the Errands list",
        assertions: [jas],
        nodes: [link("All lists", "/all"), link("Go to Errands", "/errands")],
      },
      "navigate http://clinic.test/errands",
    ],
    [
      "not this page, where it says only what its address carries",
      {
        at: "http://clinic.test/desk",
        snapshot: { url: "http://clinic.test/added?item=Jas", lines: ["Jas is on the list"] },
        assertions: [jas],
      },
      "navigate http://clinic.test/desk",
    ],
    [
      "not a command, though it is named so",
      {
        nodes: [
          link("Add patient", "/patients/add"),
          link("Patient", "/patients/new"),
          link("Delete patient", "/x"),
        ],
      },
      "nothing",
    ],
    ["not what tells how it is done", { nodes: [link("Patient rules", "/rules")] }, "nothing"],
    ["not a place of what is not done yet", { nodes: [link("Patient drafts", "/drafts")] }, "nothing"],
    ["not another site", { nodes: [link("Patients", "http://other.test/patients")] }, "nothing"],
    [
      "not a list that is hidden",
      { nodes: [link("Patients", "/patients", { states: ["hidden"] })] },
      "nothing",
    ],
    ["not a link to this very page", { nodes: [link("Patients", here)] }, "nothing"],
    [
      "not a sentence that mentions it",
      { nodes: [link("What every patient should know about us", "/about")] },
      "nothing",
    ],
    [
      "not a link of which most is about something else",
      { nodes: [link("Patient rights office", "/rights")] },
      "nothing",
    ],
    [
      "the page where it was done, where nothing else is left",
      { assertions: [jas], at: "http://clinic.test/desk" },
      "navigate http://clinic.test/desk",
    ],
    ["nowhere, where nothing could be seen", {}, "nothing"],
  ])("%s", (_, parts, expected) => {
    expect(gathered(parts)).toBe(expected);
  });
});

describe("what was made with a form", () => {
  const typed = aTypedValue("Quantity", "2", { urlAtAction: here });
  const deed = anAction({ actionId: "deed", urlAtAction: here });
  const field = node({ id: "f", role: "textbox", name: "Quantity", value: "2" });
  it.each<[string, string, string[], string]>([
    [
      "in the place that it was to go to",
      "Put 2 jars in the basket",
      ["Basket (2)"],
      "navigate http://clinic.test/p0",
    ],
    ["in the list of such things", "Add 2 jars", ["Shop", "All jars"], "navigate http://clinic.test/p1"],
    ["where it was made, where nothing leads to such", "Add 2 jars", ["Shop"], `navigate ${here}`],
  ])("is looked up %s", (_, goal, links, expected) => {
    const nodes = [field, ...links.map((name, at) => link(name, `/p${at}`))];
    expect(gathered({ goal, history: [typed, deed], nodes })).toBe(expected);
  });

  it("is looked up in its list where only an answer is left of the form, and no list shows it", () => {
    const made = { goal: "Add 2 jars", history: [typed, deed], assertions: [saying("2")] };
    const look = (shown: SnapshotNode) => gathered({ ...made, nodes: [shown, link("All jars", "/p1")] });
    expect(look(node({ id: "a", role: "status", name: "2" }))).toBe("navigate http://clinic.test/p1");
    expect(look(node({ id: "i", role: "item", name: "2 jars" }))).toBe(`navigate ${here}`);
  });
});

it.each([
  [
    "a place that is called after a deed",
    "Move plan.xlsx to the Archive folder",
    "navigate http://clinic.test/archive",
  ],
  ["no place that the goal does not speak of", "Move plan.xlsx to the Work folder", "nothing"],
])("what is moved is looked up in %s", (_, goal, expected) => {
  expect(gathered({ goal, nodes: [link("Archive", "/archive"), link("Spam", "/spam")] })).toBe(expected);
});

describe("what was entered before a page that only asked", () => {
  const there = "http://clinic.test/all";
  const typed = (name: string, value: string) => aTypedValue(name, value, { urlAtAction: here });
  it.each([
    ["is read again where one entry shows it", "Jas Rao North new", `navigate ${there}`],
    ["is looked for where it was done otherwise", "Bo Lind", "nothing"],
  ])("%s", (_, entry, expected) => {
    const deed = anAction({ actionId: "deed", urlAtAction: "about:blank" });
    expect(
      gathered({
        history: [typed("Name", "Jas Rao"), typed("Ward", "North"), deed],
        snapshot: { url: there, nodes: [node({ id: "i", role: "row", name: entry })] },
      }),
    ).toBe(expected);
  });
});

describe("what else to fetch", () => {
  it.each<[string, Parts, string]>([
    ["the rest of a cut text", { readBack: false, snapshot: { textCut: true } }, "full_text"],
    ["elements that the client left out", { readBack: false, snapshot: { truncated: 3 } }, "full_text"],
    ["a picture, where it can be seen", { readBack: false, vision: true }, "screenshot"],
    ["no picture before a model was asked", { readBack: false, vision: true, result: "unknown" }, "nothing"],
    [
      "nothing where all is clear",
      { readBack: false, vision: true, result: "met", snapshot: { textCut: true } },
      "nothing",
    ],
    ["nothing a second time", { gathered: true, snapshot: { textCut: true }, vision: true }, "nothing"],
  ])("%s", (_, parts, expected) => {
    expect(gathered(parts)).toBe(expected);
  });
});

describe("a page that only answers a form", () => {
  const begun = anAction({ actionId: "a1", urlAtAction: "http://clinic.test/account" });
  const deed = anAction({ actionId: "a2", urlAtAction: here });
  const lookAt = (url: string) =>
    anAction({ actionId: url, purpose: "gather_evidence", action: { name: "navigate", args: [url] } });
  it.each<[string, Parts, string]>([
    ["where the work began", { status: 404 }, "navigate http://clinic.test/account"],
    ["nothing more where it is there", { status: 200 }, "nothing"],
    [
      "that only once",
      { status: 404, history: [begun, deed, lookAt(here), lookAt(begun.urlAtAction)] },
      "nothing",
    ],
    ["nothing more where it is proven", { status: 404, result: "met" }, "nothing"],
  ])("is left for %s", (_, parts, expected) => {
    expect(gathered({ gathered: true, history: [begun, deed, lookAt(here)], ...parts })).toBe(expected);
  });
});
