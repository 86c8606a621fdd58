import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { closeActions, overlayOver, uncoverActions } from "./overlay";

const ways = (...controls: string[]): string[] => {
  const page = aPage(`\n  dialog "News" #d${controls.map((line, at) => `\n    ${line} #c${at}`).join("")}`);
  const overlay = overlayOver(page, undefined);
  if (!overlay) throw new Error("nothing lies over the page");
  return closeActions(page, overlay).map(({ name, args }) => `${name} ${args[0]}`);
};
const pressEscape = "press Escape";

describe("how what lies over the page is closed", () => {
  it.each<[string, string[], string[]]>([
    ["the mildest way first", ['button "OK"', 'button "Not now"', 'button "Close"'], ["c2", "c1", "c0"]],
    ["by a sign", ['button "Subscribe"', 'button "×"'], ["c1"]],
    ["in another language", ['button "Nein danke"', 'button "Ja"'], ["c0"]],
    ["not by agreeing", ['button "Accept all"'], []],
    ["not by what cannot be pressed", ['button "Close" [disabled]', 'heading "Later"'], []],
    ["not by a box or a menu", ['checkbox "No thanks"', 'button "Later" [popup]'], []],
  ])("%s", (_, controls, ids) => {
    expect(ways(...controls)).toEqual([...ids.map((id) => `click ${id}`), pressEscape]);
  });
});

describe("what lies over an element", () => {
  const page = aPage(`
  button "Save" #save
  dialog "First" #a
    button "Go" #go
  dialog "Second" #b
  dialog "Gone" [hidden] #c`);
  it.each([
    ["save", "b"],
    ["go", "b"],
    [undefined, "b"],
  ])("of %s is the dialog that came last", (target, dialog) => {
    expect(overlayOver(page, target)?.id).toBe(dialog);
  });

  it("is none that holds it, and none where there is none", () => {
    const one = aPage('\n  dialog "First" #a\n    button "Go" #go');
    expect(overlayOver(one, "go")).toBeUndefined();
    expect(overlayOver(aPage('button "Save" #save'), "save")).toBeUndefined();
  });
});

describe("what covers an element without being a dialog", () => {
  const page = aPage(
    'button "Save" #save !bar\nbutton "Free" #free\nbutton "Close" #other\nbutton "Accept cookies" #yes @bar\nbutton "Reject" #no @bar\nbutton "Close" #shut @bar',
  );
  it.each([
    ["save", ["no", "shut", "yes"]],
    ["free", []],
    [undefined, []],
  ])("is closed by what lies on it: %s", (target, ids) => {
    expect(uncoverActions(page, target).map(({ args }) => args[0])).toEqual(ids);
  });
});
