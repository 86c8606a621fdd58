import { describe, expect, it } from "vitest";
import type { InteractResponse, ResponseStatus } from "@/lib/contracts/interact-response";
import { actionOf, answer, common, completion, executing, setUp } from "@/tests/support/client-loop";
import type { Transport, TransportAnswer } from "./transport";

const question = { questionId: "q1", text: "Which?" };
const blocker = {
  type: "login_required" as const,
  description: "",
  userMessage: "Log in",
  resolutionMethods: ["user_action_in_browser" as const],
  confidence: 1,
};
const approvalRequest = {
  actionId: "a5",
  action: 'click("1")',
  risk: "delete" as const,
  description: "",
  values: [],
  expiresAt: "",
};
const asks = answer({
  status: "needs_user_input",
  ...common,
  userQuestion: question,
  missingInformation: [],
});
const wantsApproval = answer({
  status: "awaiting_approval",
  ...common,
  ...actionOf('click("1")', "a5"),
  approvalRequest,
});
const isBlocked = answer({ status: "awaiting_user", ...common, blocker });

describe("statuses that are no action", () => {
  const ends: [ResponseStatus, object, "ended" | "waiting"][] = [
    ["completed", { ...actionOf("finish()"), completion }, "ended"],
    ["partial", { ...actionOf('fail("x")'), completion }, "ended"],
    ["unverified", { ...actionOf('fail("x")'), completion }, "ended"],
    ["failed", { ...actionOf('fail("x")'), completion, reason: "r" }, "ended"],
    ["cancelled", { reason: "r" }, "ended"],
    ["needs_user_input", { userQuestion: question, missingInformation: [] }, "waiting"],
    ["awaiting_user", { blocker }, "waiting"],
    ["awaiting_approval", { ...actionOf('click("1")'), approvalRequest }, "waiting"],
    ["awaiting_plan_approval", {}, "waiting"],
    ["paused", { reason: "r" }, "waiting"],
  ];
  for (const [status, fields, kind] of ends)
    it(`${status} without anybody to ask: ${kind}`, async () => {
      const { run, sent, ran } = setUp([answer({ status, ...common, ...fields } as InteractResponse)]);
      expect(await run()).toMatchObject({ kind, status });
      expect(sent).toHaveLength(1);
      expect(ran).toEqual([]);
    });

  it("passes the user's answer on", async () => {
    const { run, sent } = setUp([asks]);
    await run({}, { onQuestion: async ({ text }) => `${text} that` });
    expect(sent[1]).toMatchObject({ answer: { questionId: "q1", text: "Which? that" } });
    expect(sent[1]).not.toHaveProperty("lastActionId");
  });

  it("passes a decision on, and lets the page's own question pass only when it was approved", async () => {
    const approved = setUp([wantsApproval]);
    await approved.run({}, { onApproval: async () => "approve" });
    expect(approved.sent[1]).toMatchObject({ approval: { actionId: "a5", decision: "approve" } });
    expect(approved.approvals()).toBe(1);
    const rejected = setUp([wantsApproval]);
    await rejected.run({}, { onApproval: async () => "reject" });
    expect(rejected.sent[1]).toMatchObject({ approval: { decision: "reject" } });
    expect(rejected.approvals()).toBe(0);
  });

  it("goes on after a blocker once the server was told", async () => {
    const told: unknown[] = [];
    const resume: Transport["resume"] = async (...args) => told.push(args.slice(0, 3)) > 0;
    const { run } = setUp([isBlocked], { transport: { resume } });
    expect(
      (await run({}, { onBlocker: async () => ({ resolutionMethod: "user_action_in_browser" }) })).kind,
    ).toBe("ended");
    expect(told).toEqual([["s", "task-1", { resolutionMethod: "user_action_in_browser" }]]);
    const deaf = setUp([isBlocked], { transport: { resume: async () => false } });
    expect((await deaf.run({}, { onBlocker: async () => ({ resolutionMethod: "retry" }) })).kind).toBe(
      "waiting",
    );
  });

  it("gives HTML, full text and a screenshot only when asked, once, and repeats the last report with them", async () => {
    const wants = (more: object): TransportAnswer =>
      answer({ status: "needs_context", ...common, requestedDomMode: "semantic", reason: "r", ...more });
    const full = answer({ status: "needs_full_dom", ...common, requestedDomMode: "full", reason: "r" });
    const { run, looks, sent } = setUp([
      executing("wait(1)"),
      wants({ needsScreenshot: true }),
      full,
      executing("wait(1)"),
    ]);
    await run();
    expect(looks).toEqual([
      { dom: false, screenshot: false, fullText: false },
      { dom: false, screenshot: false, fullText: false },
      { dom: false, screenshot: true, fullText: true },
      { dom: true, screenshot: false, fullText: true },
      { dom: false, screenshot: false, fullText: false },
    ]);
    expect(sent[2]).toMatchObject({ lastActionId: "a1", lastActionStatus: "success" });
    expect(new Set(sent.map((body) => body.turnId)).size).toBe(5);
  });
});
