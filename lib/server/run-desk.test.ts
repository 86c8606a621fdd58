import { describe, expect, it } from "vitest";
import type { RunJob, RunReport } from "@/lib/contracts/run";
import type { Caller } from "@/lib/server/caller";
import { createRunDesk } from "./run-desk";

const caller: Caller = {
  tenantId: "local",
  userId: "owner",
  scopes: ["read", "act", "admin"],
  via: "cookie",
};
const wanted = { goal: "Add a patient", approve: "ask" as const, maxTurns: 10 };

function aDesk(atOnce = 1) {
  let ids = 0;
  const jobs: RunJob[] = [];
  const lines: { report: (report: RunReport) => void; exit: (said: string) => void }[] = [];
  const passingKeys = new Map<string, Caller>();
  const stopped: string[] = [];
  const tended: string[] = [];
  const desk = createRunDesk({
    startProcess: (job, on) => {
      jobs.push(job);
      lines.push(on);
      return { stop: () => stopped.push(job.sessionId) };
    },
    tender: {
      began: ({ view }) => void tended.push(`began ${view.runId}`),
      ended: async ({ view }) => void tended.push(`ended ${view.runId} ${view.result}`),
    },
    passingKeys,
    clock: { now: () => new Date("2026-01-01T00:00:00.000Z") },
    ids: { uuid: () => `id-${ids++}` },
    log: () => undefined,
    serverUrl: "http://127.0.0.1:3000",
    atOnce,
  });
  return { desk, jobs, lines, passingKeys, stopped, tended };
}

describe("the run desk", () => {
  it("starts a goal with a key that lives as long as its process, and cannot administer", () => {
    const { desk, jobs, lines, passingKeys } = aDesk();
    const { runId } = desk.start({ ...wanted, url: "/sample/patients.html" }, caller);
    expect(jobs[0]).toMatchObject({
      goal: "Add a patient",
      url: "http://127.0.0.1:3000/sample/patients.html",
      server: { key: expect.stringMatching(/^sf_/) },
    });
    expect([...passingKeys.values()]).toEqual([{ ...caller, scopes: ["read", "act"], via: "key" }]);
    lines[0]?.report({ kind: "ended", result: "completed", taskId: "t1" });
    lines[0]?.exit("");
    expect(passingKeys.size).toBe(0);
    expect(desk.find("local", runId)).toMatchObject({ state: "ended", result: "completed", taskId: "t1" });
  });

  it("keeps the last picture and counts them", () => {
    const { desk, lines } = aDesk();
    const { runId } = desk.start(wanted, caller);
    expect(desk.picture("local", runId)).toBeUndefined();
    for (const text of ["one", "two"])
      lines[0]?.report({ kind: "frame", jpeg: Buffer.from(text).toString("base64"), url: "http://a.test/" });
    expect(Buffer.from(desk.picture("local", runId) ?? []).toString()).toBe("two");
    expect(desk.find("local", runId)).toMatchObject({ frame: 2, pageUrl: "http://a.test/" });
  });

  it("ends in an error when its process goes away without a word of the end", () => {
    const { desk, lines } = aDesk();
    const { runId } = desk.start(wanted, caller);
    lines[0]?.exit("No Chromium or Chrome was found");
    expect(desk.find("local", runId)).toMatchObject({
      result: "error",
      reason: "No Chromium or Chrome was found",
    });
  });

  it("was cancelled, and not in error, however its process goes away after that; but not when its task was over by then", () => {
    const { desk, lines, tended } = aDesk(3);
    const ends: ((at: number) => void)[] = [
      (at) => lines[at]?.exit(""),
      (at) => lines[at]?.report({ kind: "ended", result: "stopped", reason: "stopped by the user" }),
      (at) => lines[at]?.report({ kind: "ended", result: "completed" }),
    ];
    const results = ends.map((endIt, at) => {
      const { runId } = desk.start(wanted, caller);
      desk.cancel("local", runId);
      endIt(at);
      return desk.find("local", runId).result;
    });
    expect(results).toEqual(["cancelled", "cancelled", "completed"]);
    expect(tended.filter((word) => word.startsWith("began"))).toHaveLength(3);
    expect(tended.filter((word) => word.endsWith("cancelled"))).toHaveLength(2);
  });

  it("does not say that it was cancelled when its process went away by itself", () => {
    const { desk, lines } = aDesk();
    const { runId } = desk.start(wanted, caller);
    lines[0]?.exit("");
    const { result, reason } = desk.find("local", runId);
    expect([result, reason]).toEqual(["error", "The process of its browser ended without a word."]);
  });

  it("takes no more than fit at once, and shows nobody another tenant's", () => {
    const { desk, lines, stopped } = aDesk();
    const { runId, sessionId } = desk.start(wanted, caller);
    expect(() => desk.start(wanted, caller)).toThrow("1 goals at once");
    expect(() => desk.find("foreign", runId)).toThrow("no such run");
    expect(() => desk.cancel("foreign", runId)).toThrow("no such run");
    expect(desk.list("foreign")).toEqual([]);
    desk.cancel("local", runId);
    expect(stopped).toEqual([sessionId]);
    lines[0]?.exit("");
    expect(desk.start(wanted, caller).state).toBe("starting");
  });
});
