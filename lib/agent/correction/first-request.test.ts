import { describe, expect, it } from "vitest";
import type { ClientReport } from "@/lib/agent/domain/client-report";
import { printAction } from "@/lib/contracts/action-text";
import { choose, error, failedClick, node, offline, type Parts } from "@/tests/support/a-correction-case";
import { aReport, aSnapshot, aStep, aTask } from "@/tests/support/a-task";
import { chooseCorrection } from "./choose-correction";

describe("a request that may have done its work", () => {
  const saving: Parts = {
    step: { description: 'Click "Save patient"', mutating: true },
    failed: { target: { id: "x", role: "button", name: "Save patient", path: "" } },
    nodes: [node({ name: "Save patient" }), node({ id: "y", name: "Save patient" })],
  };
  const post = (parts: { status?: number; failed?: boolean; urlPath?: string }) => ({
    method: "POST",
    urlPath: "/api/patients",
    startedAt: 1,
    ...parts,
  });
  it.each<[string, Partial<ClientReport>, string]>([
    ["was answered well", { networkEvents: [post({ status: 201 })] }, "read_back"],
    ["is promised", { networkEvents: [post({ status: 202 })] }, "read_back"],
    ["broke on the server", { networkEvents: [post({ status: 500 })] }, "read_back"],
    ["was aborted", { networkEvents: [post({ failed: true })] }, "read_back"],
    ["has no answer yet", { networkEvents: [post({})] }, "read_back"],
    ["is not known to the client", { networkEvents: undefined, witness: { recentEvents: [] } }, "read_back"],
    ["was refused for what was entered", { networkEvents: [post({ status: 422 })] }, "replan"],
    ["was refused for good", { networkEvents: [post({ status: 403 })] }, "fail"],
    ["was never sent", { networkEvents: [] }, 'alternative_element click("y")'],
    [
      "was only a report of the page on itself",
      { networkEvents: [post({ status: 200, urlPath: "/telemetry" })] },
      'alternative_element click("y")',
    ],
    [
      "cannot have been sent: the element was covered",
      { ...error("ELEMENT_COVERED"), networkEvents: undefined },
      'alternative_element click("y")',
    ],
  ])("%s", async (_, report, expected) => {
    const { networkEvents, ...rest } = report;
    const failed = failedClick(saving.failed);
    const outcome = await chooseCorrection(
      {
        task: aTask({ history: [failed] }),
        step: aStep({ id: "s1", ...saving.step }),
        failed,
        snapshot: aSnapshot({ nodes: saving.nodes ?? [] }),
        report: { ...aReport(rest), ...(networkEvents ? { networkEvents } : {}) },
      },
      { model: offline },
    );
    expect(
      outcome.kind === "act" ? `${outcome.strategy} ${printAction(outcome.choice.action)}` : outcome.kind,
    ).toBe(expected);
  });

  it("is looked for where it was done, as the address was then", async () => {
    const { outcome } = await choose({
      ...saving,
      snapshot: { url: "http://clinic.test/patients?saved=1" },
      report: { networkEvents: [post({ status: 201 })] },
    });
    expect(outcome).toMatchObject({
      kind: "read_back",
      choice: { action: { name: "navigate", args: ["http://clinic.test/patients"] } },
    });
  });

  it("is looked for once", async () => {
    const task = { history: [failedClick(saving.failed)], evidenceGathered: true };
    expect((await choose({ ...saving, task, report: { networkEvents: [post({ status: 201 })] } })).what).toBe(
      "maybe_done",
    );
  });
});
