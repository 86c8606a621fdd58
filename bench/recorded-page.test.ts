import { describe, expect, it } from "vitest";
import { ordinaryMarkup, pointerKindOf } from "@/bench/recorded-page";

const list = (around: string) =>
  `<ul><li><img src=a><p>Fig</p><div class="${around}" data-live-hidden="1"><button data-agent-target="1">Star</button></div></li>` +
  `<li><p>Yew</p><div class="${around}" data-live-hidden="1"><button>Star</button></div></li></ul><div class="help" data-live-hidden="1">Help</div>`;
const hiddenIn = (html: string): number =>
  (ordinaryMarkup(html, pointerKindOf(html)).html.match(/ hidden=""/g) ?? []).length;

describe("what shows only under the pointer", () => {
  it.each([
    ["is seen with the like of it, and nothing else is", "row-actions", 1],
    ["is no menu, which opens by a press", "row-menu", 3],
  ])("%s", (_, around, hidden) => expect(hiddenIn(list(around))).toBe(hidden));

  it("is nothing where the element is seen", () => {
    expect(pointerKindOf('<div data-live-hidden="1"></div><button data-agent-target="1">Star</button>')).toBe(
      undefined,
    );
  });
});

it("marks the element where the page gives its id to another one as well", () => {
  const twice = '<select id="7"></select><button id="7" data-agent-target="1">Delete</button>';
  expect(ordinaryMarkup(twice, undefined).targetId).toBe("__");
  expect(ordinaryMarkup(twice.replace('<select id="7">', "<select>"), undefined).targetId).toBe("7");
});
