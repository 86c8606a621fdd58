import { describe, expect, it } from "vitest";
import type { Ground } from "@/lib/agent/completion/ground";
import { stepProofOf } from "@/lib/agent/completion/step-proof";
import { assertionText } from "@/lib/agent/snapshot/assertion-text";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aPlan, aReport, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import { storedProofOf } from "./stored-proof";

const url = "https://ferry.test/crossings";
const crossings = (...items: string[]) =>
  aPage(`\nheading "Crossings"\nlist "Crossings"${items.map((one) => `\n  item "${one}"`).join("")}`, {
    url,
    title: "Crossings",
  });
const told = { kind: "text", text: "Mina Rud", present: true } as const;

type Kept = { entryAwaited?: string[]; entryHeld?: boolean };
const awaited = ["Mina Rud", "18:40"];

/** Whether the fresh load leaves it open, and whether it proves it. */
function readOn(
  page: ReturnType<typeof aPage>,
  kept: Kept,
  { load = "in_place", doneAt = url }: { load?: Ground["load"]; doneAt?: string } = {},
): { unread: boolean; persisted: boolean } {
  const deed = anAction({ actionId: "book", stepId: "s1", urlAtAction: doneAt, verdict: aVerdict() });
  const look = anAction({
    actionId: "look",
    purpose: "gather_evidence",
    urlAtAction: url,
    action: { name: "navigate", args: [url] },
  });
  const task = aTask({
    goal: "Put Mina Rud on the crossing at 18:40",
    history: [deed, look],
    evidenceGathered: true,
    plan: aPlan(aStep({ id: "s1", mutating: true, status: "completed" })),
  });
  const criterion = aCriterion({
    kind: "change",
    persistence: true,
    stepId: "s1",
    assertions: [told],
    readBack: { shown: [], awaited: [], lines: [], ...kept },
  });
  const document = {
    method: "GET",
    urlPath: "/crossings",
    resourceType: "document",
    status: 200,
    startedAt: 1,
  };
  const { unread, persisted } = storedProofOf(
    criterion,
    aGround({ task, snapshot: page, report: aReport({ networkEvents: [document] }), load }),
    stepProofOf(criterion, task, undefined),
    { says: "holds", texts: [assertionText(told)], content: true },
  );
  return { unread: unread === true, persisted: persisted !== undefined };
}

describe("an entry that held all of it after the deed", () => {
  const held = { entryAwaited: awaited, entryHeld: true };
  const dropped = crossings("Mina Rud 09:15", "Sol Berg 18:40");
  it.each<[string, boolean, ReturnType<typeof aPage>, Kept?, Parameters<typeof readOn>[2]?]>([
    ["holds it no more on a fresh load", true, dropped],
    ["is there twice", true, crossings("Mina Rud 18:40", "Mina Rud, 18:40")],
    ["is gone", true, crossings("Sol Berg 18:40")],
    ["holds it on a fresh load", false, crossings("Mina Rud 18:40", "Sol Berg 07:00")],
    ["is awaited only", false, dropped, { entryAwaited: awaited }],
    ["was there after another page", false, dropped, held, { doneAt: "https://ferry.test/new" }],
    ["is looked for on another page", false, dropped, held, { load: "elsewhere" }],
  ])("%s: left open: %s", (_, isOpen, page, kept = held, where = {}) => {
    expect(readOn(page, kept, where).unread).toBe(isOpen);
  });

  it("proves nothing where it holds it no more, whatever else is shown", () => {
    expect(readOn(dropped, held).persisted).toBe(false);
    expect(readOn(dropped, { entryAwaited: awaited }).persisted).toBe(true);
    expect(readOn(crossings("Mina Rud 18:40"), held).persisted).toBe(true);
  });
});
