import { describe, expect, it } from "vitest";
import { createScriptedModel } from "@/lib/adapters/scripted/scripted-model";
import type { PlanStep } from "@/lib/agent/domain/plan";
import { actionChoice } from "@/lib/agent/snapshot/read-choice";
import type { Assertion } from "@/lib/contracts/assertion";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import { aPage } from "@/tests/support/a-page";
import { aStep } from "@/tests/support/a-task";
import { predictOutcome } from "./predict-outcome";

const snapshot = aPage(
  `
  link "Home" #home >"https://a.org/home"
  link "Page 2" #two >"https://a.org/list?page=2"
  textbox "Name" #name ="Old"
  textbox:password "Password" #pass
  checkbox "News" #news [unchecked]
  switch "Dark" #dark [checked]
  button "Bold" #bold [unpressed]
  button "More" #more [collapsed]
  tab "Second" #tab
  combobox "Size" #size |"S|M" ="S"
  button "Open" #open [popup]
  button "Plain" #plain
  dialog "Notice" #dialog
    button "OK" #ok
  list "Tasks" #tasks ="2"
    item "milk"
      button "Delete" #delete`,
  { url: "https://a.org/list" },
);
const action = (name: BrowserAction["name"], ...args: unknown[]): BrowserAction => ({ name, args });

async function predicted(
  one: BrowserAction,
  step?: PlanStep,
  nextStep?: PlanStep,
  data: unknown = { description: "asked", assertions: [] },
) {
  const { actionType, target } = actionChoice(one, { snapshot }, { thought: "", certainty: 1 });
  const model = createScriptedModel({ predict_outcome: [{ data }] });
  const outcome = await predictOutcome(
    {
      action: one,
      actionType,
      goal: "g",
      snapshot,
      ...(target ? { target } : {}),
      ...(step ? { step } : {}),
      ...(nextStep ? { nextStep } : {}),
    },
    { model },
  );
  return { outcome, asked: model.asked.length };
}

const named = (id: string, role: string, name: string) => ({ id, role, name });
const table: [string, BrowserAction, Assertion[]][] = [
  [
    "typed text",
    action("setValue", "name", "Jas"),
    [{ kind: "element_value", element: named("name", "textbox", "Name"), value: "Jas" }],
  ],
  [
    "a chosen option",
    action("select", "size", "M"),
    [{ kind: "element_value", element: named("size", "combobox", "Size"), value: "M" }],
  ],
  [
    "a ticked box",
    action("check", "news"),
    [{ kind: "element", element: named("news", "checkbox", "News"), state: "checked" }],
  ],
  [
    "a clicked switch",
    action("click", "dark"),
    [{ kind: "element", element: named("dark", "switch", "Dark"), state: "unchecked" }],
  ],
  [
    "a pressed toggle",
    action("click", "bold"),
    [{ kind: "element", element: named("bold", "button", "Bold"), state: "checked" }],
  ],
  [
    "an unfolded part",
    action("click", "more"),
    [{ kind: "element", element: named("more", "button", "More"), state: "expanded" }],
  ],
  [
    "a tab",
    action("click", "tab"),
    [{ kind: "element", element: named("tab", "tab", "Second"), state: "selected" }],
  ],
  ["a link", action("click", "home"), [{ kind: "url", match: "path", value: "https://a.org/home" }]],
  [
    "a link to the same page with other fields",
    action("click", "two"),
    [{ kind: "url", match: "equals", value: "https://a.org/list?page=2" }],
  ],
  [
    "a navigation",
    action("navigate", "https://b.org/x"),
    [{ kind: "url", match: "path", value: "https://b.org/x" }],
  ],
  ["going back", action("goBack"), [{ kind: "url", match: "changed" }]],
];

describe("predictOutcome", () => {
  it.each(table)("foresees %s without a model", async (_, one, assertions) => {
    const { outcome, asked } = await predicted(one);
    expect(outcome.assertions).toEqual(assertions);
    expect(asked).toBe(0);
  });

  it("drops what holds already: it would prove nothing", async () => {
    expect((await predicted(action("setValue", "name", "Old"))).outcome.assertions).toEqual([]);
    expect((await predicted(action("check", "dark"))).outcome.assertions).toEqual([]);
  });

  it("never holds up a password or a secret to be read back", async () => {
    expect((await predicted(action("setValue", "pass", "abc"))).outcome.assertions).toEqual([]);
    expect((await predicted(action("setValue", "name", "{{secret:x}}"))).outcome.assertions).toEqual([]);
  });

  it("takes a dialog's end and an entry's going from the step", async () => {
    const closing = await predicted(
      action("click", "ok"),
      aStep({ id: "s1", description: "Close the notice" }),
    );
    expect(closing.outcome.assertions).toContainEqual({
      kind: "element",
      element: named("dialog", "dialog", "Notice"),
      state: "absent",
    });
    const removing = await predicted(
      action("click", "delete"),
      aStep({ id: "s1", description: 'Delete "milk"' }),
    );
    expect(removing.outcome.assertions).toEqual([
      { kind: "text", text: "milk", present: false },
      { kind: "count", element: named("tasks", "list", "Tasks"), compare: "removed", count: 1 },
    ]);
  });

  it("expects to be asked first where the plan goes on to confirm", async () => {
    const { outcome } = await predicted(
      action("click", "delete"),
      aStep({ id: "s1", description: 'Delete "milk"' }),
      aStep({ id: "s2", description: "Confirm the deletion" }),
    );
    expect(outcome.assertions).toEqual([]);
    const bare = { ...snapshot, nodes: snapshot.nodes.filter(({ role }) => role !== "dialog") };
    const asked = await predictOutcome(
      {
        action: action("click", "delete"),
        actionType: "generic",
        goal: "g",
        snapshot: bare,
        step: aStep({ id: "s1", description: 'Delete "milk"' }),
        nextStep: aStep({ id: "s2", description: "Confirm the deletion" }),
      },
      { model: createScriptedModel({}) },
    );
    expect(asked.assertions).toEqual([{ kind: "element", element: { role: "dialog" }, state: "present" }]);
  });

  it("keeps the step's own assertions, once each, and says them in the old words too", async () => {
    const own: Assertion = { kind: "element", element: { role: "heading", name: "Saved" }, state: "present" };
    const { outcome, asked } = await predicted(
      action("click", "plain"),
      aStep({ id: "s1", assertions: [own, own], verify: "It is saved" }),
    );
    expect(outcome).toMatchObject({
      description: "It is saved",
      assertions: [own],
      domChanges: { elementShouldExist: "Saved" },
    });
    expect(asked).toBe(0);
  });

  it("asks a model only where rules foresee nothing of an action that promises something", async () => {
    const shown: Assertion = { kind: "text", text: "Done", present: true };
    const held: Assertion = { kind: "text", text: "Home", present: true };
    const { outcome, asked } = await predicted(action("click", "plain"), undefined, undefined, {
      description: "It is done",
      assertions: [shown, held],
    });
    expect(asked).toBe(1);
    expect(outcome).toMatchObject({ description: "It is done", assertions: [shown] });
    expect((await predicted(action("wait", 1))).asked).toBe(0);
  });

  it("looks ahead to the element that the next step names, never as a must", async () => {
    const { outcome } = await predicted(
      action("click", "plain"),
      aStep({ id: "s1" }),
      aStep({ id: "s1", description: 'Enter "Jas" in the Nickname field' }),
    );
    expect(outcome.nextGoal).toMatchObject({
      element: { name: "Nickname", role: "textbox" },
      required: false,
    });
    expect(
      (
        await predicted(
          action("click", "plain"),
          aStep({ id: "s1" }),
          aStep({ id: "s1", description: "Wait a moment" }),
        )
      ).outcome.nextGoal,
    ).toBeUndefined();
  });
});
