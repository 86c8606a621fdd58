import { describe, expect, it } from "vitest";
import type { ActionRecord, ActionTarget } from "./action-record";
import { isEntering, isPressing, isSwitch } from "./deeds";

const record = (name: string, role?: ActionTarget["role"]): ActionRecord => ({
  actionId: "a",
  turn: 1,
  purpose: "step",
  action: { name, args: [] } as ActionRecord["action"],
  actionType: "generic",
  ...(role && { target: { id: "#x", role, name: "Wind", path: "form:Sail" } }),
  thought: "",
  urlAtAction: "https://quay.example/",
  certainty: 1,
});

describe("what an action does by itself", () => {
  it.each<[string, boolean, boolean]>([
    ["setValue", true, false],
    ["type", true, false],
    ["select", true, false],
    ["check", true, false],
    ["uncheck", true, false],
    ["click", false, true],
    ["doubleClick", false, true],
    ["press", false, true],
    ["clickAt", false, true],
    ["dragAndDrop", false, true],
    ["uploadFile", false, true],
    ["navigate", false, false],
    ["scroll", false, false],
    ["wait", false, false],
  ])("%s enters: %s, presses: %s", (name, enters, presses) => {
    expect(isEntering(record(name, "button"))).toBe(enters);
    expect(isPressing(record(name, "button"))).toBe(presses);
  });

  it.each<[ActionTarget["role"], boolean]>([
    ["checkbox", true],
    ["switch", true],
    ["radio", true],
    ["button", false],
    ["textbox", false],
  ])("a click on a %s switches it: %s", (role, switches) => {
    expect(isSwitch(role)).toBe(switches);
    expect(isEntering(record("click", role))).toBe(switches);
    expect(isEntering(record("hover", role))).toBe(false);
  });

  it("switches nothing where the target is not known", () => {
    expect(isSwitch(undefined)).toBe(false);
    expect(isEntering(record("click"))).toBe(false);
  });
});
