import { expect, it } from "vitest";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Outcome } from "@/lib/contracts/verdict";
import { network, node, seen } from "@/tests/support/a-claim-case";
import { anAction, aSnapshot, aVerdict } from "@/tests/support/a-task";
import { pressedBack } from "./pressed-back";

type Press = {
  name: string;
  id?: string;
  role?: SnapshotNode["role"];
  sent?: boolean;
  outcome?: Outcome;
  at?: string;
  /** What was expected of its own state. */
  turns?: "checked" | "unchecked" | "disabled";
};

const pressed = ({
  name,
  id = "f",
  role = "button",
  sent = true,
  outcome = "verified",
  at = "/shows",
  turns,
}: Press) =>
  anAction({
    action: { name: "click", args: [id] },
    target: { id, role, name, path: "" },
    urlAtAction: `http://radio.test${at}`,
    ...(turns
      ? {
          expectedOutcome: {
            description: "",
            domChanges: {},
            assertions: [{ kind: "element" as const, element: { id }, state: turns }],
          },
        }
      : {}),
    verdict: aVerdict({ outcome, evidence: [sent ? network : seen] }),
  });
const on: Press = { name: "Follow Tide" };
const off: Press = { name: "Following Tide" };
const box: Press = { name: "News", role: "switch" };
const save: Press = { name: "Save Tide" };
const goal = "Please follow Tide";

it.each<[string, Press[], number, string, string]>([
  ["turned on and off again", [on, off], 1, goal, "Follow Tide"],
  ["turned on, off and on", [on, off, on], 0, goal, "Following Tide"],
  ["turned on once", [on], 0, goal, "Following Tide"],
  ["pressed again, and called as it was to be in the end", [on, off], 0, goal, "Following Tide"],
  [
    "told by the goal with both names",
    [{ name: "Start" }, { name: "Stop" }],
    0,
    "Start it, then stop it",
    "Start",
  ],
  ["pressed for each one more", [{ name: "More" }, { name: "More" }], 0, "Add two", "More"],
  ["that sent nothing the first time", [{ name: "Edit", sent: false }, { name: "Save" }], 0, goal, "Edit"],
  ["of which the first press was not taken", [{ ...on, outcome: "refuted" }, off], 0, goal, "Follow Tide"],
  ["beside another one", [on, { ...off, id: "g" }], 0, goal, "Follow Tide"],
  ["of another page", [on, { ...off, at: "/library" }], 0, goal, "Follow Tide"],
  ["that is a switch", [box, box], 1, goal, "News"],
  ["that is a switch, and stands on in the end", [box, box, box], 0, goal, "News"],
  ["that shows being on", [{ ...save, turns: "checked" }, save], 1, goal, "Save Tide"],
  ["that shuts once it is pressed", [{ ...save, turns: "disabled" }, save], 0, goal, "Save Tide"],
  ["that shows being on, pressed once", [{ ...save, turns: "checked" }], 0, goal, "Save Tide"],
  [
    "that is one of a group",
    [
      { ...box, role: "radio" },
      { ...box, role: "radio" },
    ],
    0,
    goal,
    "News",
  ],
])("a control %s", (_, presses, count, wish, shown) => {
  const page = aSnapshot({ nodes: [node({ id: "f", role: "button", name: shown })] });
  expect(pressedBack(wish, presses.map(pressed), page)).toHaveLength(count);
});
