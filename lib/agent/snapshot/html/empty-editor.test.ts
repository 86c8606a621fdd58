import { expect, it } from "vitest";
import { nodesFromHtml } from "./from-html";

it.each<[string, string, string]>([
  [
    "shows what may be written in it",
    "<div contenteditable aria-placeholder='A note'><i>A  note</i></div>",
    "",
  ],
  ["holds more", "<div contenteditable aria-placeholder='A note'>A note on kale</div>", "A note on kale"],
  ["is a field by its role", "<div role=textbox aria-placeholder='A note'>A note</div>", ""],
])("an editor without native fields that %s", (_, markup, value) => {
  const [node] = nodesFromHtml(markup, "https://garden.test/").drafts;
  expect(node).toMatchObject({ name: "A note", placeholder: "A note", value });
});
