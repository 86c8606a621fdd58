import { expect, it } from "vitest";
import { judge, lookedAgain, network, node, saved } from "@/tests/support/a-claim-case";
import { aCriterion, anAction, aReport, aSnapshot, aVerdict } from "@/tests/support/a-task";
import { codesUnshown } from "./codes-unshown";

const press = (name: string, turns = true) =>
  anAction({
    action: { name: "click", args: [name] },
    target: { id: name, role: "button", name, path: "" },
    ...(turns
      ? {
          expectedOutcome: {
            description: "",
            domChanges: {},
            assertions: [{ kind: "element" as const, element: { id: name }, state: "checked" as const }],
          },
        }
      : {}),
  });
const item = (name: string) => node({ id: name, role: "item", name });
const berth = (name: string, state: "unpressed" | "pressed" | "disabled") =>
  node({ id: name, role: "button", name, states: [state] });

const goal = "Reserve the berths F7 and F8 for the Petrel";
const both = [press("Berth F7"), press("Berth F8"), press("Reserve", false)];
type Page = { nodes?: ReturnType<typeof node>[]; lines?: string[]; told?: string[]; goal?: string };

it.each<[string, ReturnType<typeof press>[], Page, number]>([
  ["both in the list", both, { nodes: [item("Petrel: berth F7"), item("Petrel: berth F8")] }, 0],
  ["one of them", both, { nodes: [item("Petrel: berth F7")] }, 1],
  ["none", both, { nodes: [item("Petrel: a berth")] }, 2],
  ["a longer code", both, { nodes: [item("Petrel: berths F7 and F81")] }, 1],
  ["both in a line", both, { lines: ["Petrel, berths F7, F8"] }, 0],
  ["both in what proves the goal", both, { told: ['"Petrel, F7 + F8" is shown'] }, 0],
  ["a plan that offers both", both, { nodes: [berth("F7", "unpressed"), berth("F8", "unpressed")] }, 2],
  [
    "a plan whose lines name both",
    both,
    { nodes: [berth("F7", "disabled"), berth("F8", "unpressed")], lines: ["F7 F8"] },
    1,
  ],
  ["a plan that keeps both", both, { nodes: [berth("F7", "disabled"), berth("F8", "pressed")] }, 0],
  ["nothing of what was pressed as the deed itself", both.slice(0, 2), {}, 0],
  ["nothing of what does not stay pressed", [press("Berth F7", false), press("Reserve", false)], {}, 0],
  ["nothing of what the goal does not say", both, { goal: "Reserve berths for the Petrel" }, 0],
])("of two places that were chosen the page tells %s", (_, done, page, expected) => {
  const snapshot = aSnapshot({ nodes: page.nodes ?? [], lines: page.lines ?? [] });
  expect(codesUnshown(page.goal ?? goal, done, page.told ?? [], snapshot)).toHaveLength(expected);
});

it("a place that was chosen and that nothing shows keeps the goal open", async () => {
  const ends = async (list: string) => {
    const task = saved({
      evidence: [network],
      criteria: [aCriterion({ kind: "change", assertions: [], stepId: "s1" })],
    });
    const url = "http://harbour.test/";
    const own = { ...task.history[0], urlAtAction: url };
    const chosen = ["F7", "F8"].map((name) =>
      anAction({
        ...own,
        ...press(`Berth ${name}`),
        actionId: name,
        urlAtAction: url,
        verdict: aVerdict({ evidence: [] }),
      }),
    );
    const deed = anAction({ ...own, verdict: aVerdict({ evidence: [network] }) });
    const done = lookedAgain({ ...task, goal: "Reserve berths F7 and F8", history: [...chosen, deed] });
    return (
      await judge(done, {
        snapshot: aSnapshot({ url, nodes: [item(list)], lines: [list] }),
        report: aReport(),
      })
    ).kind;
  };
  expect(await ends("Berths F7 and F8")).toBe("achieved");
  expect(await ends("Berth F7, reserved")).toBe("unverified");
});
