import { describe, expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ApprovalRisk } from "@/lib/contracts/policy-rules";
import type { Evidence } from "@/lib/contracts/verdict";
import { aCriterion, anAction, aPlan, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import { repeatProblem } from "./repeat-problem";

const target = { id: "1", role: "button", name: "Save", path: "form:Bed" } as const;
const save = (parts: Partial<ActionRecord> = {}): ActionRecord =>
  anAction({ stepId: "s1", target, ...parts });
const unsure = aVerdict({ outcome: "undecided" });
const said = "This may have been done already: it is not known how the first try ended.";
const problem = (
  earlier: Partial<ActionRecord>,
  now: Partial<ActionRecord> = {},
  risk: ApprovalRisk | "none" = "delete",
  mutating = false,
) =>
  repeatProblem(
    save(now),
    aTask({
      plan: aPlan(aStep({ id: "s0", mutating: true }), aStep({ id: "s1", mutating })),
      history: [save({ verdict: unsure, ...earlier })],
    }),
    risk === "none" ? undefined : risk,
  );
const evidence = (source: Evidence["source"]): Evidence => ({
  id: "e",
  source,
  polarity: "for",
  strength: 1,
  rank: "network",
  text: "x",
});
const past = { verdict: aVerdict() };

describe("what changes something and may have happened", () => {
  it.each<[string, Parameters<typeof problem>, string | undefined]>([
    ["is not done again", [{}], said],
    ["is done again where it is known how it ended", [past], undefined],
    ["is not done again where it may be done in part", [{ ...past, maybeDone: true }], said],
    ["is done again where it changes nothing", [{}, {}, "none"], undefined],
    ["is not done again where the plan says that it does", [{}, {}, "none", true], said],
    ["is done again where it only leads on to the next part", [{}, {}, "submit"], undefined],
    ["is not done again where its step stores that", [{}, {}, "submit", true], said],
    ["is not done again where no step is known", [{}, { stepId: "s9" }, "submit"], said],
    ["is done again where it only counted on", [{ counted: true }, {}, "submit", true], undefined],
    ["is done again on another page", [{ urlAtAction: "http://clinic.test/other" }], undefined],
    ["is not done again by another id of the control", [{ action: { name: "click", args: ["9"] } }], said],
    [
      "is done again by another control",
      [{ action: { name: "click", args: ["9"] }, target: { ...target, name: "Send" } }],
      undefined,
    ],
    [
      "is done again by a control of another role",
      [{ action: { name: "click", args: ["9"] }, target: { ...target, role: "link" } }],
      undefined,
    ],
    [
      "is done again by a control elsewhere",
      [{ action: { name: "click", args: ["9"] }, target: { ...target, path: "form:Row" } }],
      undefined,
    ],
    ["is not what a look was", [{ action: { name: "hover", args: ["1"] } }], undefined],
    ["is not what a wait is", [{}, { action: { name: "wait", args: [1] } }], undefined],
    [
      "is pressed again to read what it opened",
      [{ purpose: "recover" }, { purpose: "gather_evidence" }],
      undefined,
    ],
    ["is done again where both only lead on", [{ purpose: "recover" }, { purpose: "recover" }], undefined],
    [
      "is not done again where the first one sent something",
      [
        { purpose: "recover", verdict: aVerdict({ outcome: "undecided", evidence: [evidence("network")] }) },
        { purpose: "contingency" },
      ],
      said,
    ],
    [
      "is done again where the first one only showed something",
      [
        { purpose: "recover", verdict: aVerdict({ outcome: "undecided", evidence: [evidence("alert")] }) },
        { purpose: "recover" },
      ],
      undefined,
    ],
    [
      "is not sent again for the same step",
      [{ verdict: aVerdict({ evidence: [evidence("network")] }) }, { purpose: "recover" }],
      "This was sent already for the same step, and nothing was entered since.",
    ],
    [
      "is done again for another step, also where the first one sent something",
      [{ stepId: "s0", verdict: aVerdict({ evidence: [evidence("network")] }) }],
      undefined,
    ],
    ["is not done again where the first was the step's own", [{}, { purpose: "recover" }], said],
  ])("%s", (_, parts, expected) => {
    expect(problem(...parts)).toBe(expected);
  });

  it("is sent again where something was entered since: a form in parts has one control to lead on", () => {
    const sent = save({ actionId: "sent", verdict: aVerdict({ evidence: [evidence("network")] }) });
    const entered = save({ actionId: "in", action: { name: "setValue", args: ["2", "Ida"] } });
    const plan = aPlan(aStep({ id: "s1", mutating: true }));
    expect(repeatProblem(save(), aTask({ plan, history: [sent, entered] }), "submit")).toBeUndefined();
    expect(repeatProblem(save(), aTask({ plan, history: [sent] }), "submit")).toContain("sent already");
  });

  it.each(["click", "doubleClick", "press", "clickAt", "dragAndDrop", "uploadFile"] as const)(
    "by %s",
    (name) => {
      const action = { name, args: ["1"] };
      expect(problem({ action }, { action })).toBe(said);
    },
  );
});

describe("what was done at the entry that the goal names", () => {
  const confirm = (name: string, parts: Partial<ActionRecord> = {}): ActionRecord =>
    anAction({
      stepId: "s1",
      target: { id: name, role: "button", name: "Confirm", path: `list/item:${name} Waiting` },
      verdict: unsure,
      ...parts,
    });
  const ida = confirm("Ida Falk");
  it.each<[string, ActionRecord[], ActionRecord, boolean]>([
    ["is not done to another one", [ida], confirm("Ida Falkner"), true],
    ["may be done to that one again, as far as this goes", [ida], { ...ida, actionId: "again" }, false],
    ["is done where another one came first", [confirm("Bo Lind")], ida, false],
    [
      "is done where the first try failed",
      [confirm("Ida Falk", { verdict: aVerdict({ outcome: "refuted" }) })],
      confirm("Bo Lind"),
      false,
    ],
    [
      "is done where it only made room",
      [confirm("Ida Falk", { purpose: "recover" })],
      confirm("Bo Lind"),
      false,
    ],
    [
      "is done outside of a list",
      [ida],
      confirm("Bo Lind", { target: { id: "c", role: "button", name: "Confirm", path: "dialog" } }),
      false,
    ],
  ])("%s", (_, history, record, isRefused) => {
    const task = aTask({ goal: "Confirm Ida Falk for Saturday", history });
    const said = repeatProblem(record, task, undefined) ?? "";
    expect(said.includes("entry that the goal names")).toBe(isRefused);
  });
});

describe("a form that is saved in parts by one button", () => {
  const read: Evidence = { ...evidence("read_back"), id: "read", rank: "persisted" };
  const met = aCriterion({ stepId: "s0", result: "met", evidenceIds: ["read"] });
  const enter = (actionId: string, value: string, stepId: string): ActionRecord =>
    save({ actionId, stepId, action: { name: "setValue", args: ["2", value] }, verdict: aVerdict() });
  const first = [enter("in", "7b", "s0"), save({ actionId: "sent", stepId: "s0", verdict: unsure })];
  const plan = aPlan(aStep({ id: "s1", mutating: true }));
  const known = { plan, criteria: [met], evidence: [read] };
  it.each<[string, Parameters<typeof aTask>[0], boolean]>([
    ["is sent for the next part", { ...known, history: [...first, enter("more", "12", "s1")] }, false],
    ["is not where nothing was entered since", { ...known, history: first }, true],
    ["is not with what was sent before", { ...known, history: [...first, enter("more", "7b", "s1")] }, true],
    [
      "is not with that and more",
      { ...known, history: [...first, enter("again", "7b", "s1"), enter("more", "12", "s1")] },
      true,
    ],
    [
      "is not where the first part was not read again",
      { ...known, evidence: [{ ...read, rank: "network" }], history: [...first, enter("more", "12", "s1")] },
      true,
    ],
    [
      "is not where another step was",
      { ...known, criteria: [{ ...met, stepId: "s9" }], history: [...first, enter("more", "12", "s1")] },
      true,
    ],
    [
      "is not for the same step",
      {
        ...known,
        criteria: [{ ...met, stepId: "s1" }],
        history: first.map((one) => ({ ...one, stepId: "s1" })),
      },
      true,
    ],
  ])("%s", (_, parts, isRefused) => {
    expect(repeatProblem(save(), aTask(parts), "submit")).toBe(isRefused ? said : undefined);
  });
});
