import { expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import { listedOn } from "@/lib/agent/snapshot/listed";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { withoutUsed } from "./read-kept";
import { doneToOthers } from "./since-listed";

const url = "https://club.test/plan";
const tab = (purpose: ActionRecord["purpose"], actionId = "tab"): ActionRecord =>
  anAction({
    actionId,
    purpose,
    urlAtAction: url,
    target: { id: "t", role: "tab", name: "Mine", path: "" },
  });
const load = anAction({
  purpose: "gather_evidence",
  urlAtAction: url,
  action: { name: "navigate", args: [url] },
});
const plan = aPage(
  'table ""\n  row "Judo Monday Book"\n    button "Book" #b\n  row "Chess Friday Book"\n    button "Book" #c',
  { url },
);
const deed = anAction({ actionId: "deed", urlAtAction: url, ...listedOn(plan.nodes, "b") });
const goal = "Book the Judo course on Monday";
const mine = aPage('table ""\n  row "Judo Monday Booked"\n  row "Yoga Tuesday Booked"', { url });
const looked = (history: ActionRecord[]) =>
  aGround({ task: aTask({ goal, history, criteria: [] }), snapshot: mine, load: "in_place" });

it.each<[string, ActionRecord[], boolean]>([
  ["where another list came up behind a tab", [deed, load, tab("gather_evidence")], false],
  ["where that tab was worked in", [tab("step", "first"), deed, load, tab("gather_evidence")], true],
  ["on the page itself", [deed, load], true],
])("others came to say the same: %s", (_, history, isTold) => {
  expect(doneToOthers(deed, [], looked(history)).length > 0).toBe(isTold);
});

const courses = ["Judo Monday", "Chess Friday", "Yoga Tuesday", "Choir Sunday"];
const rowsOf = (names: string[]): string =>
  `table ""\n${names.map((name) => `  row "${name} Book"\n    button "Book" #${name.slice(0, 4)}`).join("\n")}`;
const list = aPage(rowsOf(courses), { url });
const pressed = anAction({ actionId: "deed", urlAtAction: url, ...listedOn(list.nodes, "Judo") });
const own = 'heading:1 "Judo"\ncheckbox "Places left"';
it.each<[string, string, string, boolean]>([
  ["not in the view of one entry, under the same address", own, "#judo", false],
  ["on the page itself, which lists none any more", own, "", true],
  ["in a view that lists what is left of them", rowsOf(courses.slice(3)), "#all", true],
  ["not in a view that lists the others", rowsOf(courses.slice(1)), "#all", false],
])("entries went along: %s", (_, outline, fragment, isTold) => {
  const snapshot = aPage(outline, { url: `${url}${fragment}` });
  const task = aTask({ goal, history: [pressed, load] });
  const ground = aGround({ task, snapshot, load: "in_place" });
  expect(doneToOthers(pressed, [], ground).length > 0).toBe(isTold);
});

const kept: ReadBack = {
  shown: [],
  awaited: [],
  lines: [],
  used: [{ role: "button", name: "Book", place: "Judo Monday" }],
  gone: ["Judo"],
  goneJust: ["Judo"],
};
it.each<[string, ActionRecord[], "in_place" | "elsewhere", number, number]>([
  ["behind a tab that was opened to look there", [deed, load, tab("gather_evidence")], "in_place", 0, 0],
  ["on the page itself", [deed, load], "in_place", 1, 2],
  ["on another page", [deed, load], "elsewhere", 0, 2],
])("a control or entry that is not there says nothing: %s", (_, history, where, used, gone) => {
  const left = withoutUsed(kept, { ...looked(history), load: where });
  expect(left.used).toHaveLength(used);
  expect([...(left.gone ?? []), ...(left.goneJust ?? [])]).toHaveLength(gone);
});
