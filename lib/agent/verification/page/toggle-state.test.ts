import { describe, expect, it } from "vitest";
import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { appReacted, isOn, toggleChange, wantedToggle } from "./toggle-state";

const node = (states: string[], name = "Star"): SkeletonNode => ({
  id: "x",
  role: "button",
  name,
  states,
  parent: -1,
  path: "",
  frame: "",
});

const onStates =
  "checked pressed on enabled toggled active selected starred favourited favorited favorite liked pinned muted bookmarked saved followed following " +
  "subscribed flagged locked joined upvoted completed complete done";

describe("whether something is on", () => {
  it.each([
    ...onStates.split(" "),
    ".checked",
    ".is-on",
    ".has-pinned",
    "is-active",
    ".btn--active",
    ".tab_selected",
    ".nav-item-enabled",
    ".row2__done",
  ])("it is by %s", (state) => {
    expect(isOn(node([state]))).toBe(true);
  });

  it.each(["unchecked", "unpressed", "off", ".is-off", ".unchecked"])("it is not by %s", (state) => {
    expect(isOn(node([state]))).toBe(false);
  });

  it.each([
    "disabled",
    "interactive",
    ".inactive",
    ".unstarred",
    ".active-tab",
    "btn-active",
    ".is-offline",
    "checkedness",
    ".btn--liked",
  ])("%s says nothing", (state) => {
    expect(isOn(node([state]))).toBeUndefined();
  });

  it.each<[string, boolean | undefined]>([
    ["★", true],
    ["Like ♥", true],
    ["☑ Done", true],
    ["🔔", true],
    ["☆", false],
    ["♡ Like", false],
    ["🤍", false],
    ["☐ Done", false],
    ["🔕", false],
    ["Star", undefined],
  ])("the sign of %j says %s", (name, on) => {
    expect(isOn(node([], name))).toBe(on);
  });

  it("is not known where it is mixed or there is nothing", () => {
    expect(isOn(node(["mixed", "checked"]))).toBeUndefined();
    expect(isOn(node([".clear-completed"], "Clear completed"))).toBeUndefined();
    expect(isOn(node([".task-completed"], "Clear completed"))).toBe(true);
    expect(isOn(undefined)).toBeUndefined();
  });

  it("is said by the state before the sign", () => {
    expect(isOn(node(["pressed"], "☆"))).toBe(true);
    expect(isOn(node(["unpressed"], "★"))).toBe(false);
  });
});

const jobs = (row: string, box: string) => `
  list "Jobs"
    item "Mow the lawn" ${row} #mow
      button "Mark" ${box} #mark
    item "Rake" #rake
`;
const change = (parts: Partial<CaseParts> & { before: string }) =>
  toggleChange(groundOf(aVerificationCase({ step: "Mark Mow the lawn as done", on: "#mark", ...parts })));

describe("what became of a toggle", () => {
  it.each<[string, Partial<CaseParts> & { before: string }, ReturnType<typeof change>]>([
    [
      "a native one that flips",
      { before: '\n  checkbox "A" [unchecked] #mark', after: '\n  checkbox "A" [checked] #mark' },
      { before: false, after: true, native: true },
    ],
    [
      "a switch",
      { before: '\n  switch "A" [checked] #mark', after: '\n  switch "A" [unchecked] #mark' },
      { before: true, after: false, native: true },
    ],
    [
      "a radio button",
      { before: '\n  radio "A" [unchecked] #mark', after: '\n  radio "A" [checked] #mark' },
      { before: false, after: true, native: true },
    ],
    [
      "a button that shows being on by a class only",
      { before: jobs("", ""), after: jobs("", "[.active]") },
      { before: false, after: true, native: false },
    ],
    [
      "a star that is drawn full always and bears a state besides now",
      { before: '\n  clickable "★" #mark', after: '\n  clickable "★" [.starred] #mark' },
      { before: false, after: true, native: false },
    ],
    [
      "a button that was on by a class only",
      { before: jobs("", "[.active]"), after: jobs("", "") },
      { before: true, after: false, native: false },
    ],
    [
      "the row of a plain button",
      { before: jobs("", ""), after: jobs("[.done]", "") },
      { before: false, after: true, native: false },
    ],
    [
      "a row that is picked, by a step that selects it",
      { step: "Select Mow the lawn", before: jobs("", ""), after: jobs("[.is-selected]", "") },
      { before: false, after: true, native: false },
    ],
    ["a plain button in a plain row", { before: jobs("", "") }, undefined],
    [
      "a row that is merely under the pointer",
      { before: jobs("", ""), after: jobs("[.active]", "") },
      undefined,
    ],
    [
      "a row that is picked, by a step that picks",
      { step: "Tick Mow the lawn", before: jobs("", ""), after: jobs("[.is-selected]", "") },
      { before: false, after: true, native: false },
    ],
    [
      "a row that is picked, by a step that marks it as something",
      { step: "Mark Mow the lawn as done", before: jobs("", ""), after: jobs("[.is-selected]", "") },
      undefined,
    ],
    [
      "a row, by a step that does something else",
      { step: "Open Mow the lawn", before: jobs("", ""), after: jobs("[.done]", "") },
      undefined,
    ],
    [
      "a control that is gone",
      { before: jobs("", "[pressed]"), after: '\n  list "Jobs"\n    item "Rake" #rake' },
      undefined,
    ],
  ])("%s", (_, parts, expected) => {
    expect(change(parts)).toEqual(expected);
  });

  const alerts = (frost: string, storm: string, label = "Frost") => `
  list "Alerts"
    item "Frost alerts"
      checkbox "Frost" ${frost} #frost
      clickable "${label}" #mark
    item "Storm alerts"
      checkbox "Storm" ${storm} #storm
      clickable "Storm" #storm-label
`;
  const row = (frost: string, storm: string, drawn = "") => `
  region "Alerts"
    checkbox "Frost" ${frost} #frost
    clickable "${drawn}" #mark
    checkbox "Storm" ${storm} #storm
`;
  const bare = (...toggles: string[]) =>
    `\n  clickable "Frost" #mark\n${toggles.map((state, at) => `  checkbox "" ${state} #t${at}`).join("\n")}\n`;
  const around = (frost: string, name: string) => `
  clickable "${name}" #mark
    checkbox "Frost" ${frost} #frost
`;
  const [off, on] = ["[unchecked]", "[checked]"];
  const went = { before: false, after: true, native: true };
  it.each<[string, Partial<CaseParts> & { before: string }, ReturnType<typeof change>]>([
    ["by its label", { before: alerts(off, off), after: alerts(on, off) }, went],
    ["by what is drawn beside it", { before: alerts(off, off, ""), after: alerts(on, off, "") }, went],
    ["by what is around it", { before: around(off, ""), after: around(on, "") }, went],
    [
      "by its label, away",
      { before: around(on, "Frost"), after: around(off, "Frost") },
      { before: true, after: false, native: true },
    ],
    [
      "by something of another name",
      { before: alerts(off, off, "More"), after: alerts(on, off, "More") },
      undefined,
    ],
    ["in another entry", { before: alerts(off, off), after: alerts(off, on) }, undefined],
    ["together with another one", { before: alerts(off, off), after: alerts(on, on) }, undefined],
    ["not at all", { before: alerts(off, off) }, undefined],
    [
      "beside another one, by what is drawn for either",
      { before: row(off, off), after: row(off, on) },
      undefined,
    ],
    [
      "beside another one without a name, by a label",
      { before: bare(off, off), after: bare(off, on) },
      undefined,
    ],
    ["without a name, by the label of its own", { before: bare(off), after: bare(on) }, went],
    [
      "by one of two of its name",
      {
        before: row(off, off, "Frost").replace("Storm", "Frost"),
        after: row(off, on, "Frost").replace("Storm", "Frost"),
      },
      undefined,
    ],
    [
      "beside another one, by its label",
      { before: row(off, off, "Frost"), after: row(on, off, "Frost") },
      went,
    ],
    ["beside another one, by what is drawn behind it", { before: row(off, off), after: row(on, off) }, went],
  ])("a toggle that goes %s", (_, parts, expected) => {
    expect(change({ step: "Frost", ...parts })).toEqual(expected);
  });

  it.each<[string, Partial<CaseParts>, boolean | undefined]>([
    ["Tick the box", {}, true],
    ["Untick the box", {}, false],
    ["Click the box", { does: "check" }, true],
    ["Click the box", { does: "uncheck" }, false],
    ["Click the box", {}, undefined],
    ["Select the box", {}, true],
    ["Select the box", { does: "select", value: "Box" }, undefined],
  ])("%s by %j wants it to be %s", (step, more, wanted) => {
    const before = '\n  checkbox "Box" [unchecked] #box';
    expect(wantedToggle(groundOf(aVerificationCase({ step, before, on: "#box", ...more })))).toBe(wanted);
  });
});

describe("whether the application reacted to a toggle", () => {
  const page = (box: string, ...more: string[]) =>
    `\n  form "Printing"\n    checkbox "Labels" ${box} #box\n${more.map((line) => `  ${line}`).join("\n")}`;
  const reacted = (parts: Partial<CaseParts>) =>
    appReacted(
      groundOf(
        aVerificationCase({
          step: "Tick Labels",
          before: page("[unchecked]"),
          on: "#box",
          again: true,
          ...parts,
        }),
      ),
    );
  const flipped = page("[checked]");
  it.each<[string, Partial<CaseParts>, boolean]>([
    ["only the box flipped", { after: flipped }, false],
    ["a request was answered", { after: flipped, requests: ["PUT /labels 200"] }, true],
    ["a request was refused", { after: flipped, requests: ["PUT /labels 500"] }, false],
    ["something came up in its form", { after: page("[checked]", '  textbox "Size"') }, true],
    [
      "a state changed farther away",
      {
        before: page("[unchecked]", 'button "Print"'),
        after: page("[checked]", 'button "Print" [disabled]'),
      },
      true,
    ],
    [
      "a number changed farther away",
      { before: page("[unchecked]", 'heading "0 chosen"'), after: page("[checked]", 'heading "1 chosen"') },
      true,
    ],
    [
      "words changed farther away",
      { before: page("[unchecked]", 'heading "None"'), after: page("[checked]", 'heading "Some"') },
      false,
    ],
    ["a banner with a number came up farther away", { after: page("[checked]", 'link "5 offers"') }, false],
    [
      "a state changed farther away, at the first look",
      {
        before: page("[unchecked]", 'button "Print"'),
        after: page("[checked]", 'button "Print" [disabled]'),
        again: false,
      },
      false,
    ],
  ])("%s", (_, parts, expected) => {
    expect(reacted(parts)).toBe(expected);
  });
});
