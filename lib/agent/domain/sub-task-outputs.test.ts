import { describe, expect, it } from "vitest";
import { anAction, aPlan, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import type { ActionRecord } from "./action-record";
import type { SubTask } from "./plan";
import { outputsOf, withOutputs } from "./sub-task-outputs";
import type { Task } from "./task";

const subTask = (...outputs: string[]): SubTask => ({
  id: "t",
  name: "t",
  objective: "t",
  inputs: [],
  outputs,
  stepIds: ["s0", "s1"],
  status: "active",
  result: {},
});
const reading = aPlan(aStep({ id: "s0", toolType: "extract" }), aStep({ id: "s1" }));
const ofNoStep = ({ stepId: _, ...record }: ActionRecord): ActionRecord => record;
const typed = (value: string, parts: Parameters<typeof anAction>[0] = {}) =>
  anAction({
    stepId: "s1",
    verdict: aVerdict(),
    expectedOutcome: {
      description: "",
      domChanges: {},
      assertions: [
        { kind: "url", match: "changed" },
        { kind: "element_value", element: { name: "Patient name" }, value },
      ],
    },
    ...parts,
  });

describe("what a sub-task hands on", () => {
  const fromData = (data: Task["data"], plan = reading) =>
    outputsOf(subTask("orderNumber"), aTask({ plan, data }), []);

  it("is what it read under that name, the last row that has it", () => {
    expect(fromData([{ "Order number": "1" }, { "order-number": 4711, total: 3 }, { total: 2 }])).toEqual({
      orderNumber: "4711",
    });
    expect(fromData([{ "Order number": ["x"] }])).toEqual({});
    expect(fromData([{ orderNumbers: "x" }])).toEqual({});
    expect(fromData([{ orderNumber: "" }])).toEqual({});
  });

  it("is not what another sub-task read", () => {
    const data = [{ orderNumber: "1" }];
    const elsewhere = aPlan(
      aStep({ id: "s0" }),
      aStep({ id: "s1" }),
      aStep({ id: "s2", toolType: "extract" }),
    );
    expect(fromData(data, elsewhere)).toEqual({});
    expect(outputsOf(subTask("orderNumber"), aTask({ data }), [])).toEqual({});
  });

  it.each([
    ["was verified", [typed("Ann"), typed("Jas")], "Jas"],
    ["stands in a chain of its steps", [typed("Jas", { stepId: "x", chainStepIds: ["x", "s0"] })], "Jas"],
    ["was refuted", [typed("Jas", { verdict: aVerdict({ outcome: "refuted" }) })], undefined],
    ["was not judged", [anAction({ stepId: "s1" })], undefined],
    ["is of another sub-task", [typed("Jas", { stepId: "s9" })], undefined],
    ["is of a chain of another", [typed("Jas", { chainStepIds: ["s9"] })], undefined],
    ["is of no step", [ofNoStep(typed("Jas"))], undefined],
  ])("is what was typed under that name when it %s", (_, history, value) => {
    expect(outputsOf(subTask("patient_name"), aTask({ plan: reading, history }), []).patient_name).toBe(
      value,
    );
  });

  it.each([
    ["Order number: 4711", "4711"],
    ["Order number：4711.", "4711"],
    ["Order number | 4711!", "4711"],
    ["# Your order number is 4711", "4711"],
    ["- Order number # 4711", "4711"],
    ["Order number", "next line"],
    ["## Order number", "next line"],
    ["Order number of Jas: 4711", undefined],
    ["The order: 4711", undefined],
    ["Order numbers", undefined],
  ])("is what the page shows as %s", (line, value) => {
    const found = outputsOf(subTask("orderNumber"), aTask(), ["Thanks", line, "- next line "]);
    expect(found.orderNumber).toBe(value);
  });

  it("is nothing without a name, or a line after it, and at most 200 characters", () => {
    expect(outputsOf(subTask("?"), aTask(), [":x", "a: b"])).toEqual({});
    expect(outputsOf(subTask("total"), aTask(), ["Total"])).toEqual({});
    expect(outputsOf(subTask("total"), aTask(), [`Total: ${"9".repeat(300)}`])).toEqual({
      total: "9".repeat(200),
    });
  });
});

describe("later steps", () => {
  const steps = (status: "pending" | "completed" | "skipped") =>
    withOutputs(
      aPlan(
        aStep({
          id: "s",
          status,
          description: 'Open "{order number}"',
          verify: "{Order-Number} and {other} show",
        }),
      ),
      { orderNumber: "4711", total: "3" },
    ).steps[0];

  it("say the value for its name", () => {
    expect(steps("pending")).toMatchObject({ description: 'Open "4711"', verify: "4711 and {other} show" });
  });

  it("are left alone when they are behind, and secrets always", () => {
    for (const status of ["completed", "skipped"] as const)
      expect(steps(status)?.description).toBe('Open "{order number}"');
    const secret = aPlan(aStep({ id: "s", description: "Type {{total}}" }));
    expect(withOutputs(secret, { total: "3" }).steps[0]?.description).toBe("Type {{total}}");
  });
});
