import { describe, expect, it } from "vitest";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { skeletonOf } from "@/lib/agent/snapshot/skeleton";
import { judge, list, lookedAgain, node, saved } from "@/tests/support/a-claim-case";
import { aCriterion, anAction, aReport, aSnapshot, aVerdict } from "@/tests/support/a-task";

const asks = "http://clinic.test/patients/7/delete";
const gone = aCriterion({
  kind: "change",
  assertions: [{ kind: "element", element: { role: "row", name: "Jas 34" }, state: "absent" }],
});
const yes = { id: "yes", role: "button", name: "Yes, delete", path: "form" } as const;

/** How a deletion ends that was confirmed on a page of its own, by what is read again there. */
async function ended(nodes: ReturnType<typeof list>, lines: string[] = []): Promise<string> {
  const task = saved({ criteria: [gone], task: { goal: 'Delete the patient "Jas"' } });
  const deed = anAction({
    ...task.history[0],
    urlAtAction: asks,
    target: yes,
    verdict: aVerdict({ evidence: task.evidence }),
  });
  const again = lookedAgain(
    { ...task, history: [deed] },
    { urlAtAction: asks, action: { name: "navigate", args: [asks] } },
  );
  return (await judge(again, { snapshot: aSnapshot({ url: asks, nodes, lines }) })).kind;
}

describe("that an entry is gone", () => {
  it("is said by a page that lists such entries", async () => {
    expect(await ended(list("Bo 51"))).toBe("achieved");
  });

  it("is not said by a page that never listed any, nor by one that asks again", async () => {
    expect(await ended([node({ id: "h", role: "heading", name: "Thank you" })])).not.toBe("achieved");
    const question = [node({ id: "h", role: "heading", name: "Delete?" }), node({ ...yes, path: "form" })];
    expect(await ended(question, ["Do you really want to delete Jas?"])).not.toBe("achieved");
  });
});

describe("that an entry is gone from a list that was searched for it", () => {
  const found = "http://clinic.test/patients?search=Jas";
  const row = (name: string, inRow: SnapshotNode[] = []): SnapshotNode[] => [
    ...list(name),
    ...inRow.map((inner) => ({ ...inner, parent: 1 })),
  ];
  const remove = node({ id: "b1", role: "button", name: "Delete" });
  const confirm = { id: "b2", role: "button", name: "Delete", path: "dialog" } as const;
  const asked = [
    ...row("Jas 34", [remove]),
    node({ id: "d", role: "dialog", name: "Delete?" }),
    node(confirm),
  ];
  const deletion = (status: number) => ({
    method: "DELETE",
    urlPath: "/api/patients/3",
    status,
    startedAt: 1,
  });

  /** The words that the dialog wanted typed before its button could be pressed. */
  const typing = (value: string) =>
    anAction({
      actionId: "typed",
      urlAtAction: found,
      action: { name: "setValue", args: ["f", value] },
      target: { id: "f", role: "textbox", name: "Type the name to confirm", path: "dialog" },
      expectedOutcome: {
        description: "",
        domChanges: {},
        assertions: [
          {
            kind: "element_value",
            element: { role: "textbox", name: "Type the name to confirm" },
            value,
          },
        ],
      },
      verdict: aVerdict({ evidence: [] }),
    });

  /** How a deletion ends that nobody could judge by itself: what the page shows then, and what it shows when it is loaded again. */
  async function ended(
    after: SnapshotNode[],
    again: SnapshotNode[],
    { status = 200, typed }: { status?: number; typed?: string } = {},
  ): Promise<string> {
    const started = saved({
      criteria: [aCriterion({ kind: "change", stepId: "s1" })],
      evidence: [],
      task: { goal: 'Delete the patient "Jas"' },
    });
    const deed = anAction({
      ...started.history[0],
      urlAtAction: found,
      target: confirm,
      verdict: aVerdict({ outcome: "undecided", evidence: [] }),
    });
    const plan = started.plan && {
      ...started.plan,
      steps: started.plan.steps.map((step) => ({ ...step, status: "active" as const })),
    };
    const task = { ...started, plan, history: [...(typed === undefined ? [] : [typing(typed)]), deed] };
    const before = {
      url: found,
      domHash: "",
      semanticSkeleton: skeletonOf(aSnapshot({ url: found, nodes: asked })),
    };
    const report = aReport({ networkEvents: [deletion(status)] });
    const first = await judge(task, { snapshot: aSnapshot({ url: found, nodes: after }), before, report });
    if (first.kind !== "gather" || first.how.kind !== "act") return first.kind;
    const { action } = first.how.choice;
    const look = lookedAgain(
      { ...task, criteria: first.criteria, evidence: first.evidence },
      { action, urlAtAction: found },
    );
    const [url = ""] = action.args.map(String);
    return (await judge(look, { snapshot: aSnapshot({ url, nodes: again }) })).kind;
  }
  const none = row("No patient matches “Jas”.");

  it("is proven by the search that finds nothing any more, though it repeats what was looked for", async () => {
    expect(await ended(none, none)).toBe("achieved");
  });

  it("is proven though its name was typed to confirm it, and by no other name", async () => {
    const others = list("Bo 51");
    expect(await ended(others, others, { typed: "Jas" })).toBe("achieved");
    expect(await ended(others, list("Jas 34"), { typed: "Jas" })).toBe("partial");
    expect(await ended(others, others, { typed: "Kim" })).not.toBe("achieved");
  });

  it("is disproven where a fresh search finds it again, whatever the page said", async () => {
    expect(await ended(none, row("Jas 34", [remove]))).toBe("partial");
  });

  it.each([
    ["can be used, whatever its words", row("Jas: no match found yet", [remove])],
    ["is still there", row("Jas 34")],
  ])("is not proven by an entry that %s", async (_, nodes) => {
    expect(await ended(nodes, nodes)).not.toBe("achieved");
  });

  it("is not proven where the server refused", async () => {
    expect(await ended(none, row("Jas 34", [remove]), { status: 500 })).not.toBe("achieved");
  });
});
