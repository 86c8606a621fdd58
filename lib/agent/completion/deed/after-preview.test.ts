import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { keptAfter } from "@/tests/support/kept-after";

const url = "http://pier.test/";
const page = (...lines: string[]) =>
  aPage('form ""\n  textbox "Rower" #r ="Ann Lee"\n  button "Enrol" #e', { url, text: lines.join("\n") });

it.each<[string, string[], string[], boolean]>([
  ["is gone, and the value stands alone", ["Ready: Ann Lee, 5 km"], ["Ole Brandt", "Ann Lee"], true],
  ["is there still", ["Ready: Ann Lee, 5 km"], ["Ready: Ann Lee, 5 km", "Ann Lee"], false],
  ["only reads otherwise", ["Ready: Ann Lee, 5 km"], ["Sent: Ann Lee, 5 km"], false],
  ["is gone, and the value stood alone before", ["Ready: Ann Lee", "Ann Lee"], ["Ann Lee"], false],
])("what the page told of a value while it was typed %s", (_, then, now, isNew) => {
  const deed = anAction({
    target: { id: "e", role: "button", name: "Enrol", path: "form" },
    urlAtAction: url,
  });
  const kept = keptAfter(deed, {
    goal: "Enrol Ann Lee for the race",
    before: page(...then),
    after: page(...now),
    entered: [{ kind: "element_value", element: { role: "textbox", name: "Rower" }, value: "Ann Lee" }],
  });
  expect(kept.shown).toEqual(isNew ? [{ kind: "text", text: "Ann Lee", present: true }] : []);
});
