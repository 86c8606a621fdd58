import { describe, expect, it } from "vitest";
import { judge, list, lookedAgain, node, saved } from "@/tests/support/a-claim-case";
import { aCriterion, anAction, aSnapshot, aVerdict } from "@/tests/support/a-task";

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
