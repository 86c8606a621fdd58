import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { keptAfter } from "@/tests/support/kept-after";
import type { Entered } from "./entered";

const url = "https://lodge.test/rooms/214";
const said = "Room 214 is now Clean";
const clean: Entered = { kind: "element", element: { role: "radio", name: "Clean" }, state: "checked" };
const room = (region: string, ...lines: string[]) =>
  aPage(`heading "Rooms"\nradio "Dirty"\nradio "Clean"\nbutton "Save" #save${region}`, {
    url,
    title: "Rooms",
    text: lines.join("\n"),
  });

/** The lines that are kept once `Clean` was chosen and saved. */
function linesKept(before: ReturnType<typeof room>, after: ReturnType<typeof room>): string[] {
  const deed = anAction({ urlAtAction: url, target: { id: "save", role: "button", name: "Save", path: "" } });
  const { shown } = keptAfter(deed, { goal: "Mark room 214 as clean", before, after, entered: [clean] });
  return shown.flatMap((one) => (one.kind === "text" ? [one.text] : []));
}

it.each<[string, string, string, string[]]>([
  ["a region that was empty before", '\nstatus ""', `\nstatus "${said}"`, []],
  ["a region that was not there", "", `\nstatus "${said}"`, []],
  ["an alert", '\nalert ""', `\nalert "${said}"`, []],
  ["a region that showed something before", '\nstatus "Room 214 is Dirty"', `\nstatus "${said}"`, [said]],
  ["no such region", "", "", [said]],
  ["a region in an entry", "", `\nlist ""\n  item "${said}"\n    status "${said}"`, [said]],
])("what was chosen is said in %s", (_, before, after, kept) => {
  expect(linesKept(room(before, "Rooms"), room(after, "Rooms", said))).toEqual(kept);
});
