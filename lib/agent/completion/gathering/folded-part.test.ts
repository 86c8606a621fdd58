import { expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask, aVerdict } from "@/tests/support/a-task";
import { foldedPart } from "./folded-part";

const url = "http://club.test/courses";
const target = { id: "p", role: "radio" as const, name: "Thursday", path: "form" };
const chosen = anAction({
  actionId: "day",
  action: { name: "check", args: ["p"] },
  target,
  urlAtAction: url,
  verdict: aVerdict(),
  expectedOutcome: {
    description: "",
    domChanges: {},
    assertions: [{ kind: "element", element: { role: "radio", name: "Thursday" }, state: "checked" }],
  },
});
const deed = anAction({
  actionId: "deed",
  urlAtAction: url,
  target: { ...target, role: "button", name: "Add" },
});
const load = anAction({
  actionId: "load",
  purpose: "gather_evidence",
  action: { name: "navigate", args: [url] },
  urlAtAction: url,
});
const look = (name: string, path: string) =>
  anAction({
    actionId: "look",
    purpose: "gather_evidence",
    action: { name: "click", args: ["b"] },
    target: { id: "b", role: "button", name, path },
    urlAtAction: url,
  });

const card = (day: string, fold: string, more = "") =>
  `item "${day} 4 of 5"\n  heading:2 "${day}"\n  button:summary "${fold}" #${day} [collapsed]${more}`;
const page = (...cards: string[]) => aPage(cards.join("\n"), { url });
const opened = (
  outline: ReturnType<typeof page>,
  history: ActionRecord[] = [chosen, deed, load],
  goal = "Add Ida Falk to Thursday",
) => foldedPart(deed, { task: aTask({ goal, history }), snapshot: outline })?.node.id;

it.each<[string, string[], string | undefined]>([
  ["headed by what was chosen", [card("Tuesday", "Names"), card("Thursday", "Names")], "Thursday"],
  ["that is to be shown", [card("Thursday", "Show names")], "Thursday"],
  ["headed by something else", [card("Tuesday", "Names"), card("Friday", "Names")], undefined],
  ["that does something", [card("Thursday", "Remove all")], undefined],
  ["that opens a menu", [card("Thursday", "Names").replace("collapsed", "collapsed popup")], undefined],
  ["that is open", [card("Thursday", "Names").replace("collapsed", "expanded")], undefined],
  ["beside a list that is shown", [card("Thursday", "Names", '\n  item "Bo Lind"')], undefined],
  ["beside another one", [card("Thursday", "Names", '\n  button:summary "Times" [collapsed]')], undefined],
])("a folded part %s", (_, cards, expected) => {
  expect(opened(page(...cards))).toBe(expected);
});

it("is unfolded once, on a fresh load, and not for what is to be taken away", () => {
  const outline = page(card("Thursday", "Names"));
  const path = outline.nodes.find(({ id }) => id === "Thursday")?.path ?? "";
  expect(opened(outline, [chosen, deed])).toBeUndefined();
  expect(opened(outline, [chosen, deed, load, look("Names", path)])).toBeUndefined();
  expect(opened(outline, undefined, "Remove Ida Falk from Thursday")).toBeUndefined();
});
