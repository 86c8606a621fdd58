import { describe, expect, it } from "vitest";
import { judgeClaim } from "@/lib/agent/completion/judge-claim";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { ids, node, silent } from "@/tests/support/a-claim-case";
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
import { isDoubled, isShownOnce, isWholeEntry } from "./read-kept";

const goal = 'Open a ticket "Projector flickers" for the Facilities team';
const entered = { Title: "Projector flickers", Team: "Facilities" };
const place = "http://desk.test/";
const row = (name: string): SnapshotNode => node({ id: name, role: "row", name, path: "table:Tickets" });
const old = row("#3 Heating too warm Facilities");
const made = row("#4 Projector flickers Facilities");
const again = row("#5 Projector flickers Facilities");

describe("one entry of several", () => {
  it.each<[string, SnapshotNode[], boolean]>([
    ["holds it", [old, made], true],
    ["holds it, and another one too", [old, made, again], false],
    ["does not hold it", [old], false],
    ["is no list: it stands alone", [made], false],
    ["holds it, the other is hidden", [old, made, { ...again, states: ["hidden"] }], true],
  ])("%s", (_, nodes, isOnce) => {
    expect(isShownOnce(Object.values(entered), aSnapshot({ nodes }))).toBe(isOnce);
  });
});

it.each<[string, SnapshotNode[], boolean]>([
  ["one holds all of it", [old, made], true],
  ["each holds a part", [old, row("#5 Projector flickers Kitchen")], false],
  ["the one is hidden", [old, { ...made, states: ["hidden"] }], false],
])("of the entries %s", (_, nodes, isWhole) => {
  expect(isWholeEntry(Object.values(entered), aSnapshot({ nodes }))).toBe(isWhole);
});

it.each<[string, string[], boolean]>([
  ["another number of its own", ["No. 8140: Projector flickers", "No. 8141: Projector flickers"], true],
  ["another number in a row", ["#4 Projector flickers", "#5 Projector flickers"], true],
  ["another reference", ["Projector flickers, ref: DS-0041", "Projector flickers, ref: DS-0042"], true],
  ["another code before it", ["O-3318: 1 × Projector flickers", "O-3319: 1 × Projector flickers"], true],
  ["another long number before it", ["33180 Projector flickers", "33181 Projector flickers"], true],
  ["another code, and another room", ["T-18: Projector flickers, room 4", "T-19: Projector flickers"], false],
  ["another amount before it", ["200 g Projector flickers", "500 g Projector flickers"], false],
  ["another code behind it", ["Projector flickers in B12", "Projector flickers in B13"], false],
  ["the same words", ["Projector flickers", "projector flickers"], true],
  ["another room", ["Projector flickers, room 4", "Projector flickers, room 5"], false],
  ["other words behind its number", ["#4 Projector flickers", "#5 Projector flickers again"], false],
  ["another thing", ["No. 4: Projector flickers", "No. 5: Heating too warm"], false],
])("an entry stands there twice where the other has %s: %s", (_, entries, expected) => {
  expect(isDoubled(["Projector flickers"], aSnapshot({ nodes: entries.map(row) }))).toBe(expected);
});

const typed = ([name, value]: [string, string]): ActionRecord =>
  anAction({
    actionId: `type-${name}`,
    stepId: "s1",
    action: { name: "setValue", args: [name, value] },
    target: { id: name, role: "textbox", name, path: "" },
    urlAtAction: `${place}#/new`,
    verdict: aVerdict(),
    expectedOutcome: {
      description: "",
      domChanges: {},
      assertions: [{ kind: "element_value", element: { id: name, role: "textbox", name }, value }],
    },
  });
const look = (name: "reload" | "click", urlAtAction: string): ActionRecord =>
  anAction({
    actionId: `look-${name}`,
    purpose: "gather_evidence",
    action: { name, args: name === "click" ? ["all"] : [] },
    urlAtAction,
    beforeState: { url: urlAtAction, title: "Desk", domHash: "" },
  });

/** The claim after the ticket's own page was loaded anew, or, with `listed`, on the list that was opened after that. */
function judgedOn(nodes: SnapshotNode[], sentTwice: boolean, listed: boolean) {
  const sent = anAction({
    actionId: "send",
    stepId: "s1",
    target: { id: "b", role: "button", name: "Create ticket", path: "" },
    urlAtAction: `${place}#/new`,
    verdict: aVerdict({ outcome: "undecided" }),
    ...(sentTwice ? { sentTwice: true } : {}),
  });
  const own = `${place}#/tickets/4`;
  const claim = { source: "plan_ended" as const, summary: "Sent.", originalRequestSummary: goal };
  const task = aTask({
    goal,
    plan: aPlan(aStep({ id: "s1", mutating: true })),
    criteria: [
      aCriterion({
        text: "It is opened",
        kind: "change",
        persistence: true,
        stepId: "s1",
        readBack: { shown: [], awaited: [], lines: [] },
      }),
    ],
    history: [
      ...Object.entries(entered).map(typed),
      sent,
      look("reload", own),
      ...(listed ? [look("click", own)] : []),
    ],
    evidenceGathered: true,
    claim,
  });
  return judgeClaim(
    {
      task,
      claim,
      snapshot: aSnapshot({
        url: listed ? `${place}#/tickets` : own,
        title: "Desk",
        nodes: [node({ id: "all", role: "link", name: "All tickets", href: `${place}#/tickets` }), ...nodes],
        lines: nodes.map(({ name }) => name),
      }),
      report: aReport(),
      budgetLeft: true,
      canSeeScreenshots: false,
    },
    { model: silent, ids },
  );
}

describe("what was sent twice", () => {
  it("is looked up in the list, though its own page shows it", async () => {
    const decision = await judgedOn(
      [node({ id: "h", role: "heading", name: "Projector flickers, Facilities" })],
      true,
      false,
    );
    expect(decision).toMatchObject({
      kind: "gather",
      how: { choice: { action: { name: "click", args: ["all"] } } },
    });
  });
  it.each<[string, SnapshotNode[], boolean, string]>([
    ["is done where the list has it once", [old, made], true, "achieved"],
    ["is not proven where the list has it twice", [old, made, again], true, "unverified"],
    ["is not proven where nothing is beside it", [made], true, "unverified"],
  ])("%s", async (_, nodes, sentTwice, kind) => {
    expect((await judgedOn(nodes, sentTwice, true)).kind).toBe(kind);
  });
});
