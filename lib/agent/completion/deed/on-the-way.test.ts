import { describe, expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { Evidence } from "@/lib/contracts/verdict";
import { aPage } from "@/tests/support/a-page";
import { anAction, aReport, aTask } from "@/tests/support/a-task";
import { askedBefore, cameUpOnTheWay, namelessValues } from "./on-the-way";

const url = "https://quay.test/berths";
const deed = anAction({
  actionId: "deed",
  action: { name: "click", args: ["9"] },
  target: { id: "9", role: "button", name: "Mark as paid", path: "" },
  urlAtAction: url,
});
const entry = { id: "3", role: "option" as const, name: "Berth 12", path: "list" };
const bringing = {
  ...anAction().verdict,
  outcome: "verified",
  observations: ['button "Mark as paid" appeared'],
} as ActionRecord["verdict"];
const ground = (...history: ActionRecord[]) => ({
  task: aTask({ goal: "Mark berth 12 as paid", history: [...history, deed] }),
  snapshot: aPage('heading "Berths"', { url }),
  report: aReport(),
  before: undefined,
  verdict: undefined,
  load: "none" as const,
  evidence: (item: Omit<Evidence, "id">): Evidence => ({ ...item, id: "e" }),
});
const earlier = (more: Partial<ActionRecord>) => anAction({ actionId: "earlier", urlAtAction: url, ...more });

describe("what was done on the way to a deed", () => {
  it.each([
    ["nothing", [], false],
    [
      "a part was opened for it",
      [earlier({ purpose: "recover", action: { name: "click", args: ["3"] } })],
      true,
    ],
    [
      "a value was entered",
      [earlier({ purpose: "step", action: { name: "setValue", args: ["4", "12"] } })],
      true,
    ],
    [
      "a value was entered on another page",
      [earlier({ action: { name: "setValue", args: ["4", "12"] }, urlAtAction: "https://quay.test/boats" })],
      false,
    ],
    [
      "the thing was pressed, and shows what can be done to it",
      [earlier({ purpose: "step", action: { name: "click", args: ["3"] }, target: entry })],
      true,
    ],
    [
      "another press brought it up",
      [earlier({ purpose: "step", action: { name: "click", args: ["3"] }, verdict: bringing })],
      true,
    ],
    ["the step's own click", [earlier({ purpose: "step", action: { name: "click", args: ["3"] } })], false],
  ])("tells whether the control of the deed came up with it: %s", (_, history, expected) => {
    expect(cameUpOnTheWay(deed, ground(...history))).toBe(expected);
  });
});

it.each([
  ["only asked", { onlyAsked: true }, 1],
  ["did more", {}, 0],
  ["only asked on another page", { onlyAsked: true, urlAtAction: "https://quay.test/boats" }, 0],
])("knows of what %s before the deed", (_, record, count) => {
  expect(askedBefore(deed, ground(earlier(record)))).toHaveLength(count);
});

describe("values in fields without a name", () => {
  const target = { id: "4", role: "textbox" as const, name: "", path: "" };
  const verdict = (outcome: "verified" | "refuted") =>
    ({ ...anAction().verdict, outcome }) as ActionRecord["verdict"];
  it.each([
    ["verified", "", ["12"]],
    ["refuted", "", []],
    ["verified", "Berth", []],
  ] as const)("counts what is %s in a field called %j", (outcome, name, expected) => {
    const record = earlier({
      action: { name: "setValue", args: ["4", "12"] },
      target: { ...target, name },
      verdict: verdict(outcome),
    });
    expect(namelessValues(deed, ground(record))).toEqual(expected);
  });
});
