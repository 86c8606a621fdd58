import { expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { keptAfter } from "@/tests/support/kept-after";
import { openedBy } from "./opened-by";

const url = "http://press.test/#/edit/4";
const press = (actionId: string, name: string, path: string, parts: Partial<ActionRecord> = {}) =>
  anAction({ actionId, target: { id: actionId, role: "button", name, path }, urlAtAction: url, ...parts });
const deed = press("yes", "Do it", "dialog:Sure");
const fill = anAction({
  actionId: "why",
  action: { name: "setValue", args: ["w", "Late"] },
  target: { id: "w", role: "textbox", name: "Reason", path: "dialog:Sure" },
  urlAtAction: url,
});
const opener = press("open", "Publish…", "main");

it.each<[string, ActionRecord[], ActionRecord, string | undefined]>([
  ["is the control that opened a dialog which only asked", [opener, deed], deed, "Publish…"],
  [
    "is none outside of a dialog",
    [opener, press("yes", "Do it", "main")],
    press("yes", "Do it", "main"),
    undefined,
  ],
  ["is none where something was entered in the dialog", [opener, fill, deed], deed, undefined],
  ["is none that says something else", [press("open", "More", "main"), deed], deed, undefined],
  ["is none on another page", [{ ...opener, urlAtAction: "http://press.test/list" }, deed], deed, undefined],
])("what tells whether it was done %s", (_, history, last, name) => {
  expect(openedBy(last, history, { url }, "Publish the article")?.name).toBe(name);
});

it.each([
  ["is to stay away where it went", 'heading "Harvest"', ["Publish…"]],
  ["says nothing where it is still there", 'heading "Harvest"\nbutton "Publish…"', []],
])("the control that opened the dialog %s", (_, outline, expected) => {
  const history = [{ ...opener, purpose: "recover" as const }, deed];
  const asked = aPage('button "Publish…"\ndialog "Sure"\n  button "Do it" #yes', { url });
  const now = aPage(outline, { url });
  const { shown } = keptAfter(deed, { goal: "Publish the article", before: asked, after: now, history });
  const absent = shown.flatMap((one) =>
    one.kind === "element" && one.state === "absent" ? (one.element.name ?? []) : [],
  );
  expect(absent).toEqual(expected);
});
