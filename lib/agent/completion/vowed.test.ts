import { expect, it } from "vitest";
import { claim, judge, network } from "@/tests/support/a-claim-case";
import { aCriterion, anAction, aSnapshot, aTask, aVerdict } from "@/tests/support/a-task";

const url = "http://pier.test/race";
const goal = "Enrol Ann Lee for the race and accept the rules";

/** How the goal ends after a box was turned and the form was sent. */
async function endOf(box: string, name: "check" | "uncheck" = "check"): Promise<string> {
  const done = (target: string, role: "checkbox" | "button", action: "check" | "uncheck" | "click") =>
    anAction({
      actionId: target,
      action: { name: action, args: [target] },
      target: { id: target, role, name: target, path: "" },
      urlAtAction: url,
      verdict: aVerdict({ evidence: role === "button" ? [network] : [] }),
    });
  const met = aCriterion({
    kind: "state",
    persistence: false,
    assertions: [{ kind: "url", match: "path", value: "/race" }],
  });
  const task = {
    ...aTask({ goal, criteria: [met], claim, evidenceGathered: true }),
    history: [done(box, "checkbox", name), done("Enrol Ann Lee", "button", "click")],
  };
  return (await judge(task, { snapshot: aSnapshot({ url, nodes: [], lines: [] }) })).kind;
}

it.each<[string, string, ("check" | "uncheck")?]>([
  ["I accept the rules", "achieved"],
  ["I have read and accept the rules", "achieved"],
  ["I accept the terms", "unverified"],
  ["I accept", "unverified"],
  ["Rules", "unverified"],
  ["Accept the rules", "unverified"],
  ["I accept the rules", "unverified", "uncheck"],
])("the box %s: %s (%s)", async (box, end, name) => {
  expect(await endOf(box, name)).toBe(end);
});
