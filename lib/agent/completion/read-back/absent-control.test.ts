import { expect, it } from "vitest";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aTask, aVerdict } from "@/tests/support/a-task";
import { keptHere } from "./read-kept";

const url = "https://depot.test/gates";
const press = (name: string, parts: Partial<ReturnType<typeof anAction>> = {}, popup = false) =>
  anAction({
    actionId: name,
    urlAtAction: url,
    target: { id: name, role: "button", name, path: "row:Gate 4", ...(popup ? { popup } : {}) },
    ...parts,
  });
const load = press("load", { purpose: "gather_evidence", action: { name: "navigate", args: [url] } });
const open = press(
  "More for Gate 4",
  { purpose: "recover", verdict: aVerdict({ outcome: "undecided" }) },
  true,
);
const deed = press("Restart");
const used: NonNullable<ReadBack["used"]> = [{ role: "button", name: "Restart", place: "Gate 4" }];
const shown: ReadBack["shown"] = [
  { kind: "element", element: { role: "button", name: "Restart" }, state: "absent" },
  { kind: "text", text: "Gate 4", present: true },
];
const gate = (...controls: string[]) =>
  aPage(`table\n  row "Gate 4 Idle"${controls.map((name) => `\n    button "${name}"`).join("")}`, { url });

const held = (
  readBack: Partial<ReadBack>,
  history: ReturnType<typeof press>[],
  page = gate("More for Gate 4"),
) => {
  const task = aTask({ goal: "Restart gate 4", history, evidenceGathered: true });
  const ground = aGround({ task, snapshot: page, load: "in_place" });
  const criterion = {
    ...aCriterion(),
    readBack: { shown, used, awaited: [], lines: [], ...readBack },
  };
  return keptHere(criterion, { deed, isForm: true }, ground).held.length;
};

it.each<[string, Partial<ReadBack>, ReturnType<typeof press>[], number]>([
  ["was on the page itself", {}, [deed, load], 3],
  ["was in a menu that is closed", {}, [open, deed, load], 1],
  ["was pressed for what the site only promised", { promised: true }, [deed, load], 1],
])("that a control is gone which %s", (_, readBack, history, count) => {
  expect(held(readBack, history)).toBe(count);
});
