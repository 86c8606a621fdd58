import { describe, expect, it } from "vitest";
import { beforeStateOf } from "@/lib/agent/snapshot/skeleton";
import { judge, lookedAgain, post, saved } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aReport, aVerdict } from "@/tests/support/a-task";

const url = "http://quay.test/board";
const board = (berth: string) =>
  aPage(
    ["Afloat", "Ashore"]
      .map((name) => `region "${name}"\n${name === berth ? '  item "Alba"\n' : ""}  item "Other ${name}"`)
      .join("\n"),
    { url },
  );
const afloat = board("Afloat");
const ashore = board("Ashore");

/** How a move ends that was seen on the page: first what is done with it, then what a fresh load makes of it. */
async function ended(again: typeof ashore, events = [post(202, "/moves")]): Promise<string> {
  const task = saved({
    criteria: [aCriterion({ kind: "change", persistence: false, stepId: "s1" })],
    task: { goal: "Move 'Alba' to Ashore" },
  });
  const [deed] = task.history;
  const done = anAction({
    ...deed,
    urlAtAction: url,
    target: { id: "m", role: "menuitem", name: "Ashore", path: "" },
    verdict: aVerdict({ evidence: task.evidence }),
  });
  const own = { ...task, history: [done] };
  const first = await judge(own, {
    snapshot: ashore,
    before: beforeStateOf(afloat),
    report: aReport({ networkEvents: events }),
  });
  if (first.kind !== "gather" || first.how.kind !== "act") return first.kind;
  const look = lookedAgain(
    { ...own, criteria: first.criteria, evidence: [...task.evidence, ...first.evidence] },
    { urlAtAction: url, action: first.how.choice.action },
  );
  return `read again: ${(await judge(look, { snapshot: again })).kind}`;
}

describe("an entry that came to stand elsewhere, for which a request went out", () => {
  it("is read again, and stands there", async () => {
    expect(await ended(ashore)).toBe("read again: achieved");
  });

  it("is read again, and stands where it stood: it was not stored", async () => {
    expect(await ended(afloat)).toBe("read again: partial");
  });

  it("is not read again where the page keeps it by itself", async () => {
    expect(await ended(ashore, [])).toBe("achieved");
  });
});
