import { describe, expect, it } from "vitest";
import { stepProofOf } from "@/lib/agent/completion/step-proof";
import type { NetworkEvent } from "@/lib/contracts/interact-request";
import {
  aGround,
  judge,
  list,
  lookedAgain,
  post,
  redirected,
  saved,
  seen,
} from "@/tests/support/a-claim-case";
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

const url = "http://desk.test/cases";
const target = { id: "b", role: "button" as const, name: "Save", path: "" };
const deed = anAction({ actionId: "a1", stepId: "s1", urlAtAction: url, target, verdict: aVerdict() });
const plan = aPlan(aStep({ id: "s1", mutating: true, status: "completed" }));
const task = aTask({ goal: "Add a case named Jas", history: [deed], plan });
const bare = { shown: [], awaited: [], lines: [] };
const silent = { says: "silent" as const, texts: [], content: false };

function proofOf(networkEvents: NetworkEvent[], readBack: Record<string, unknown> = {}) {
  const criterion = {
    ...aCriterion({ kind: "change", persistence: true, stepId: "s1", assertions: [] }),
    readBack: { ...bare, ...readBack },
  };
  const snapshot = aSnapshot({ url, nodes: list("Jas"), lines: ["Jas"] });
  const ground = aGround({ task, snapshot, report: aReport({ networkEvents }) });
  const proof = storedProofOf(criterion, ground, stepProofOf(criterion, task, undefined), silent);
  const { promised, posted, answered, network, keep } = proof;
  return [promised, keep?.promised, posted, keep?.posted, answered, network.length];
}

describe("what the site takes and has yet to do", () => {
  it.each<[string, NetworkEvent[], Record<string, unknown>, unknown[]]>([
    ["is promised", [post(202)], {}, [true, true, false, undefined, true, 0]],
    ["is no promise where it is done", [post(201)], {}, [false, undefined, false, undefined, true, 1]],
    [
      "is promised beside what is done",
      [post(202), post(201, "/log2")],
      {},
      [true, true, false, undefined, true, 1],
    ],
    [
      "is promised where another one broke",
      [post(202), post(500, "/api/b")],
      {},
      [true, true, false, undefined, true, 0],
    ],
    ["was promised before", [], { promised: true }, [true, true, false, undefined, true, 0]],
    ["was posted by a form before", [], { posted: true }, [false, undefined, true, true, true, 0]],
    ["was posted before and is promised", [post(202)], { posted: true }, [true, true, true, true, true, 0]],
    [
      "is posted by a form",
      [{ ...post(202), resourceType: "Document" }],
      {},
      [true, true, true, true, true, 0],
    ],
    ["is nothing where nothing was sent", [], {}, [false, undefined, false, undefined, true, 0]],
  ])("%s", (_, events, readBack, expected) => {
    expect(proofOf(events, readBack)).toEqual(expected);
  });
});

/** How a move ends of which the page that was loaded anew for it says nothing. */
async function ended(readBack: Record<string, unknown>): Promise<string> {
  const criterion = {
    ...aCriterion({ kind: "change", persistence: false, stepId: "s1", assertions: [] }),
    readBack: { ...bare, ...readBack },
  };
  const moved = saved({
    criteria: [criterion],
    evidence: [redirected, seen],
    task: { goal: "Move Jas to bay 4" },
  });
  const snapshot = aSnapshot({ nodes: list("Jas, bay 2"), lines: ["Jas, bay 2"] });
  return (await judge(lookedAgain(moved), { snapshot, report: aReport() })).kind;
}

it("what was promised stays unproven on a page that says nothing of it", async () => {
  expect(await ended({ promised: true })).not.toBe("achieved");
  expect(await ended({})).toBe("achieved");
});
