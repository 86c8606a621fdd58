import { expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { assertionText } from "@/lib/agent/snapshot/assertion-text";
import { aGround, judge, lookedAgain, network, saved } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aReport, aTask, aVerdict } from "@/tests/support/a-task";
import { isAsBegun, isAskedAgain } from "./asked-again";

const site = "http://gym.test";
const goal = "Cancel my booking for Aqua Spin on Tuesday";
const list = (tuesday: string) =>
  aPage(
    `table ""\n  row "Aqua Spin Tuesday ${tuesday}"\n    link "Cancel" #c\n  row "Aqua Spin Thursday Booked"\n    link "Cancel" #d`,
    { url: `${site}/classes` },
  );
const asking = aPage('heading:1 "Cancel booking"\ntext "Aqua Spin, Tuesday"\nbutton "Yes, cancel it" #y', {
  url: `${site}/classes/41/cancel`,
  text: "Cancel booking\nAqua Spin, Tuesday",
});
const on = (page: typeof asking, id: string, parts: Partial<ActionRecord> = {}): ActionRecord => {
  const node = page.nodes.find((one) => one.id === id);
  if (!node) throw new Error("a control");
  const { role, name, path } = node;
  return anAction({
    actionId: id,
    target: { id, role, name, path },
    urlAtAction: page.url,
    verdict: aVerdict(),
    ...parts,
  });
};
const began = on(list("Booked"), "c");
const answered = on(asking, "y", { stepId: "s1", verdict: aVerdict({ evidence: [network] }) });

it.each<[string, Parameters<typeof aGround>[0], boolean]>([
  ["in place", { snapshot: asking, load: "in_place" }, true],
  ["under another title than the answer had", { snapshot: asking, load: "elsewhere" }, true],
  ["not where nothing was loaded", { snapshot: asking, load: "none" }, false],
  ["not on another page", { snapshot: { ...asking, url: `${site}/help` }, load: "elsewhere" }, false],
])("a page that asked asks once more: %s", (_, parts, expected) => {
  const held = { entered: [], fields: [], shown: [] };
  expect(isAskedAgain(answered, held, aGround({ task: aTask({ goal }), ...parts }))).toBe(expected);
});

it.each<[string, "checked" | "unchecked", string, boolean, boolean, string?]>([
  ["of what is to be deleted", "unchecked", "Weekly deals", true, true, "Delete 'Weekly deals'"],
  ["of the thing that is off", "unchecked", "Weekly deals", true, false],
  ["of the thing that is on", "checked", "Weekly deals", true, true],
  ["of another thing that is off", "unchecked", "Garden letter", true, true],
  ["of which nothing is read", "unchecked", "Weekly deals", false, true],
])("a form with a box %s asks nothing once more, or does", (_, state, name, isRead, expected, asked) => {
  const form = aPage(`checkbox "Weekly deals"\ncheckbox "Garden letter"\nbutton "Save" #s`, {
    url: `${site}/mails`,
    text: "Weekly deals\nGarden letter",
  });
  const entered = [{ kind: "element" as const, element: { role: "checkbox", name }, state }];
  const fields = isRead ? entered.map(assertionText) : [];
  const wish = aTask({ goal: asked ?? "Unsubscribe me from 'Weekly deals'" });
  const ground = aGround({ task: wish, snapshot: form, load: "in_place" });
  expect(isAskedAgain(on(form, "s"), { entered, fields, shown: [] }, ground)).toBe(expected);
});

it.each<[string, string, boolean]>([
  ["the goal says it too", "Unsubscribe me from 'Weekly deals' and subscribe to 'Hut news'", false],
  ["the goal says nothing of it", "Unsubscribe me from 'Weekly deals'", true],
])("a form with another box that was ticked asks once more or not where %s", (_, asked, expected) => {
  const form = aPage(`checkbox "Weekly deals"\ncheckbox "Hut news"\nbutton "Save" #s`, {
    url: `${site}/mails`,
    text: "Weekly deals\nHut news",
  });
  const entered = (["unchecked", "checked"] as const).map((state, at) => ({
    kind: "element" as const,
    element: { role: "checkbox", name: ["Weekly deals", "Hut news"][at] ?? "" },
    state,
  }));
  const ground = aGround({ task: aTask({ goal: asked }), snapshot: form, load: "in_place" });
  const held = { entered, fields: entered.map(assertionText), shown: [] };
  expect(isAskedAgain(on(form, "s"), held, ground)).toBe(expected);
});

it.each<[string, string, Parameters<typeof aGround>[0], boolean]>([
  ["its entry reads as it did", goal, { snapshot: list("Booked"), load: "elsewhere" }, true],
  [
    "its own link is there",
    "Take the thing called 'Cancel' away, remove it",
    { snapshot: list("Booked"), load: "elsewhere" },
    false,
  ],
  ["its entry reads otherwise", goal, { snapshot: list("Cancelled"), load: "elsewhere" }, false],
  [
    "its control only led there",
    "Turn off the reminders for Aqua Spin on Tuesday",
    { snapshot: list("Booked"), load: "elsewhere" },
    false,
  ],
  ["nothing was loaded", goal, { snapshot: list("Booked"), load: "none" }, false],
  ["nothing is to go", "Book Aqua Spin on Tuesday", { snapshot: list("Booked"), load: "elsewhere" }, false],
  [
    "it is another page",
    goal,
    { snapshot: { ...list("Booked"), url: `${site}/all` }, load: "elsewhere" },
    false,
  ],
])("where the work began, %s", (_, asked, parts, expected) => {
  const task = aTask({ goal: asked, history: [began, answered] });
  expect(isAsBegun(answered, aGround({ task, ...parts }))).toBe(expected);
});

const task = (() => {
  const criteria = [aCriterion({ kind: "change", persistence: true, text: "It is cancelled", stepId: "s1" })];
  return { ...saved({ criteria, evidence: [network] }), goal, history: [began, answered] };
})();

/** Where it is looked whether the booking is gone, once the question was answered. */
async function lookedAt(history: ActionRecord[], snapshot: typeof asking): Promise<unknown[]> {
  const answer = { method: "POST", urlPath: "/classes/41/cancel", status: 200, startedAt: 1 };
  const report = aReport({ networkEvents: [{ ...answer, resourceType: "document" }] });
  const decided = await judge({ ...task, history }, { snapshot, report });
  return decided.kind === "gather" && decided.how.kind === "act" ? decided.how.choice.action.args : [];
}

it("where the work began is looked at, and not the page that only asks", async () => {
  const snapshot = { ...asking, title: "Well, that was a stretch" };
  expect(await lookedAt(task.history, snapshot)).toEqual([`${site}/classes`]);
});

it("where the work began is not looked at for a question in a dialog of the thing's own page", async () => {
  const target = { id: "y", role: "button" as const, name: "Yes, cancel it", path: "dialog:Sure?" };
  expect(await lookedAt([began, { ...answered, target }], asking)).toEqual([]);
});

it.each([
  ["Booked", "unverified"],
  ["Cancelled", "achieved"],
])("an entry that says %s there is %s", async (state, expected) => {
  const looked = lookedAgain(task, {
    action: { name: "navigate", args: [`${site}/classes`] },
    urlAtAction: asking.url,
  });
  const decided = await judge(looked, { snapshot: list(state) });
  expect(decided.kind).toBe(expected);
});

const closing = "Close the report about the broken pump in Dock Road";
const goneOf = '"broken pump in Dock Road" is gone';
it.each<[string, string, string[], boolean]>([
  ["of another entry with a part of its name", "Leak in Dock Road", [goneOf], false],
  ["of the thing itself", "Close the broken pump in Dock Road?", [goneOf], true],
  ["of a thing that is not known to be gone", "Leak in Dock Road", [], true],
  ["of a thing whose whole name is gone", "Leak in Dock Road", ['"Dock Road" is gone'], true],
])(
  "the button for all that are picked, asks again beside the words %s, or not",
  (_, text, shown, expected) => {
    const page = aPage('button "Close" #x', { url: `${site}/reports`, text });
    const ground = aGround({ task: aTask({ goal: closing }), snapshot: page, load: "in_place" });
    expect(isAskedAgain(on(page, "x"), { entered: [], fields: [], shown }, ground)).toBe(expected);
  },
);
