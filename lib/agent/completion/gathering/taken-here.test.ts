import { expect, it } from "vitest";
import { judge, node, post, saved } from "@/tests/support/a-claim-case";
import { aCriterion, anAction, aPlan, aReport, aSnapshot, aStep, aVerdict } from "@/tests/support/a-task";

const url = "http://gallery.test/";

/** What is asked for once `Approve` was pressed on the page of all works, and a request may have gone out. */
async function next(
  status: number | undefined,
  path = "region:Loan request",
  posts = false,
): Promise<string> {
  const task = {
    ...saved({ criteria: [aCriterion({ kind: "change", assertions: [], stepId: "s1" })] }),
    plan: aPlan(aStep({ id: "s1", status: "active", mutating: true })),
  };
  const target = { id: "a", role: "button" as const, name: "Approve", path };
  const deed = anAction({
    ...task.history[0],
    target,
    urlAtAction: url,
    verdict: aVerdict({ outcome: "undecided", evidence: [] }),
  });
  const snapshot = aSnapshot({
    url,
    nodes: [node({ id: "q", role: "button", name: "Quay" })],
    lines: ["Quay"],
  });
  const report = aReport({
    networkEvents:
      status === undefined
        ? []
        : [{ ...post(status, "/loans/4"), ...(posts ? { resourceType: "document" } : {}) }],
  });
  const decided = await judge(
    { ...task, goal: "Approve the loan of 'Quay'", history: [deed] },
    { snapshot, report },
  );
  return decided.kind === "gather" && decided.how.kind === "act"
    ? `${decided.how.choice.action.name} ${decided.how.choice.action.args[0]}`
    : decided.kind;
}

it.each<[string, number | undefined, string | undefined, string]>([
  ["was taken", 200, undefined, `navigate ${url}`],
  ["was refused", 500, undefined, "unverified"],
  ["did not go out", undefined, undefined, "unverified"],
  ["was taken in a dialog", 200, "dialog:Approve?", "navigate http://gallery.test/"],
])("where the request of the deed %s", async (_, status, path, expected) => {
  expect(await next(status, path)).toBe(expected);
});

it("where a form was posted and answered with another page, too", async () => {
  expect(await next(303, "form", true)).toBe(`navigate ${url}`);
  expect(await next(303, "form")).toBe("unverified");
});
