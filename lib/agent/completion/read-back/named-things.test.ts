import { describe, expect, it } from "vitest";
import type { NetworkEvent } from "@/lib/contracts/interact-request";
import { answering, judge, network, node, saved, seen } from "@/tests/support/a-claim-case";
import { aCriterion, anAction, aReport, aSnapshot, aVerdict } from "@/tests/support/a-task";

const document = (method: string, status: number, startedAt: number): NetworkEvent => ({
  method,
  status,
  startedAt,
  urlPath: "/taps/17B",
  resourceType: "document",
});
const opened = [document("GET", 200, 1)];
const answered = [document("POST", 303, 1), document("GET", 200, 2)];

/** How a goal ends after a press on the list led to the page of the thing. */
async function ended(
  check: string,
  networkEvents: NetworkEvent[],
  { sent = false, goal = "Report the tap at plot 17B as leaking" } = {},
) {
  const task = saved({
    criteria: [aCriterion({ kind: "change", persistence: true, assertions: [], stepId: "s1" })],
    task: { goal },
  });
  const [deed] = task.history;
  const press = anAction({
    ...deed,
    urlAtAction: "http://site.test/taps",
    target: { id: "l", role: "link", name: "Report on 17B", path: "" },
    verdict: aVerdict({ check, evidence: sent ? [network] : [seen] }),
  });
  return judge(
    { ...task, history: [press] },
    {
      snapshot: aSnapshot({
        url: "http://site.test/taps/17B",
        nodes: [node({ id: "h", role: "heading", name: "Tap at plot 17B" })],
        lines: ["Tap at plot 17B"],
      }),
      report: aReport({ networkEvents }),
    },
    answering({ result: "unverifiable" }),
  );
}

describe("the thing named on another page than that of the deed", () => {
  it("proves nothing where a link only led there", async () => {
    expect((await ended("known-destination", opened)).kind).not.toBe("achieved");
    expect((await ended("item-appeared", opened)).kind).toBe("achieved");
  });

  it("proves nothing where only the state of the thing was to change", async () => {
    expect((await ended("item-appeared", opened, { goal: "Approve the tap at plot 17B" })).kind).not.toBe(
      "achieved",
    );
  });

  it("is loaded again where it came in answer to what was sent", async () => {
    expect(await ended("assertions-hold", answered, { sent: true })).toMatchObject({
      kind: "gather",
      how: { choice: { action: { name: "navigate", args: ["http://site.test/taps/17B"] } } },
    });
  });
});
