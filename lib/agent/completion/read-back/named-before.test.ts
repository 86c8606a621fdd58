import { expect, it } from "vitest";
import { stepProofOf } from "@/lib/agent/completion/step-proof";
import type { Evidence } from "@/lib/contracts/verdict";
import { node } from "@/tests/support/a-claim-case";
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
import { storedProofOf } from "./stored-proof";

const site = "http://gym.test";
const nodes = [node({ id: "i", role: "item", name: "Morning yoga, Friday 07:00" })];

/** What a page that names the thing proves of a booking on the thing's own page, loaded where it led after the work began at `began`. */
function proven(began: string): string | undefined {
  const open = anAction({ actionId: "open", urlAtAction: `${site}${began}`, purpose: "recover" });
  const book = anAction({
    actionId: "book",
    stepId: "s1",
    urlAtAction: `${site}/classes/4`,
    target: { id: "b", role: "button", name: "Book my spot", path: "" },
    verdict: aVerdict(),
  });
  const look = anAction({
    actionId: "look",
    purpose: "gather_evidence",
    urlAtAction: `${site}/`,
    action: { name: "navigate", args: [`${site}/`] },
  });
  const task = aTask({
    goal: "Book me a spot in the Friday 07:00 class",
    history: [open, book, look],
    evidenceGathered: true,
    plan: aPlan(aStep({ id: "s1", mutating: true, status: "completed" })),
  });
  const criterion = aCriterion({ kind: "change", persistence: true, stepId: "s1", assertions: [] });
  const document = { method: "GET", urlPath: "/", resourceType: "document", status: 200, startedAt: 1 };
  const ground = {
    task,
    snapshot: aSnapshot({ url: `${site}/`, nodes, lines: ["Morning yoga, Friday 07:00"] }),
    report: aReport({ networkEvents: [document] }),
    before: undefined,
    verdict: undefined,
    load: "in_place" as const,
    evidence: (item: Omit<Evidence, "id">) => ({ ...item, id: "e" }),
  };
  return storedProofOf(criterion, ground, stepProofOf(criterion, task, undefined), {
    says: "silent",
    texts: [],
    content: false,
  }).persisted?.text;
}

it("a list that names the thing proves that it came there where the work did not pass it before", () => {
  expect(proven("/offers")).toMatch(/Friday/);
});

it("a list that the work came from named the thing all along", () => {
  expect(proven("/")).toBeUndefined();
});
