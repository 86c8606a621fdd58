import { expect, it } from "vitest";
import type { Entry } from "@/lib/adapters/offline/matching/choices-from-goal";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { aPageContext } from "@/tests/support/a-page-context";
import { isChip, takenFirst } from "./as-chip";

const past = (...actions: string[]): PastAction[] =>
  actions.map((action) => ({ action, outcome: "verified", summary: "" }));
const typed = 'setValue("tags", "reef")';
const form = (field = 'textbox "Tags" ="reef" [focused] #tags', chip = ""): string => `
  form "Photo"
    ${field}
    button "Save" [disabled] #save
${chip}`;

it.each<[string, string, PastAction[], string | undefined]>([
  ["waited once after it was entered", form(), past(typed), "wait(2)"],
  ["taken with Enter after that", form(), past(typed, "wait(2)"), 'press("Enter")'],
  ["not taken twice", form(), past(typed, "wait(2)", 'press("Enter")'), undefined],
  ["not taken after a second wait", form(), past(typed, "wait(2)", "wait(2)"), undefined],
  ["left after something else was done", form(), past(typed, 'click("x")'), undefined],
  ["left where nothing was entered", form(), past('click("x")', "wait(2)"), undefined],
  [
    "left where the field has lost the focus",
    form('textbox "Tags" ="reef" #tags'),
    past(typed, "wait(2)"),
    undefined,
  ],
  [
    "left where the field is empty",
    form('textbox "Tags" ="" [focused] #tags'),
    past(typed, "wait(2)"),
    undefined,
  ],
  [
    "left where Enter makes a new line",
    form('textbox:textarea "Tags" ="reef" [focused] #tags'),
    past(typed, "wait(2)"),
    undefined,
  ],
  [
    "left where it is no text",
    form('combobox "Tags" ="reef" [focused] #tags'),
    past(typed, "wait(2)"),
    undefined,
  ],
  [
    "left where the field is gone",
    form('textbox "Tags" ="reef" [focused] #others'),
    past(typed, "wait(2)"),
    undefined,
  ],
])("with a button that cannot be pressed yet, it is %s", (_, outline, history, action) => {
  const context = aPageContext(outline, history);
  const submit = context.nodes.find(({ id }) => id === "save");
  const answer = submit && takenFirst(submit, context);
  expect(answer?.action).toBe(action);
  expect(answer?.prepares).toBe(action === undefined ? undefined : true);
});

const taken = past(typed, "wait(2)", 'press("Enter")');
const empty = 'textbox "Tags" ="" #tags';

it.each<[string, boolean, string, PastAction[], Partial<Entry>]>([
  ["it stands beside its field", true, form(empty, '    clickable "reef ×"'), taken, {}],
  ["it stands there without a cross", true, form(empty, '    item "Reef"'), taken, {}],
  ["it stands nowhere", false, form(empty), taken, {}],
  ["something that says more stands there", false, form(empty, '    item "reef walk"'), taken, {}],
  ["it was not taken", false, form(empty, '    clickable "reef ×"'), past(typed), {}],
  ["Enter came before it", false, form(empty, '    clickable "reef ×"'), past('press("Enter")', typed), {}],
  [
    "another one was taken",
    false,
    form(empty, '    clickable "reef ×"'),
    past('setValue("tags", "cove")', 'press("Enter")'),
    {},
  ],
  [
    "another field took it",
    false,
    form(empty, '    clickable "reef ×"'),
    past('setValue("name", "reef")', 'press("Enter")'),
    {},
  ],
  ["the field holds something still", false, form(undefined, '    clickable "reef ×"'), taken, {}],
  ["it is no text", false, form(empty, '    clickable "reef ×"'), taken, { kind: "option" }],
])("what was entered is a chip where %s: %s", (_, expected, outline, history, parts) => {
  const context = aPageContext(outline, history);
  const node = context.nodes.find(({ id }) => id === "tags");
  expect(node && isChip({ node, value: "reef", kind: "text", ...parts }, context)).toBe(expected);
});

it("a chip of the page's text alone is one too", () => {
  const context = aPageContext(form(empty), taken);
  const node = context.nodes.find(({ id }) => id === "tags");
  const told = { ...context, digest: { ...context.digest, lines: ["- reef x"] } };
  expect(node && isChip({ node, value: "reef", kind: "text" }, told)).toBe(true);
});
