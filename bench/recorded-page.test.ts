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
  expect(ordinaryMarkup(twice, undefined).targetId).toBe("7__");
  expect(ordinaryMarkup(twice.replace('<select id="7">', "<select>"), undefined).targetId).toBe("7");
});

it("leaves the element its label where two share an id", () => {
  const field = (mark: string): string => `<label for="kind">Kind</label><input id="kind"${mark}>`;
  const { html } = ordinaryMarkup(field("") + field(' data-agent-target="1"'), undefined);
  expect(html.match(/ for="[^"]*"| id="[^"]*"/g)).toEqual([
    ' for="kind"',
    ' id="kind"',
    ' for="kind__"',
    ' id="kind__"',
  ]);
});

describe("a press recorded at what a client does not tell of", () => {
  const markedIn = (html: string): string =>
    /<(\w[\w-]*)[^<>]* id="__"/.exec(ordinaryMarkup(html, undefined).html)?.[1] ?? "";
  const mark = 'data-agent-target="1"';
  const root = (inner: string): string => `<template shadowrootmode="open">${inner}</template>`;
  it.each([
    [
      "a part of a button is the button",
      `<p><button class="a"><i></i><span ${mark}>Go</span></button></p>`,
      "button",
    ],
    ["a part of a menu item is the item", `<div role="menuitem"><b ${mark}>Go</b></div>`, "div"],
    ["a part of what holds no control is itself", `<p><button>Go</button><b ${mark}>On</b></p>`, "b"],
    ["a label is the one box in it", `<label ${mark}><input type="checkbox"><b>On</b></label>`, "input"],
    [
      "a label with two boxes is itself",
      `<label ${mark}><input type="radio"><input type="radio"></label>`,
      "label",
    ],
    ["a label with a field to write in is itself", `<label ${mark}><input type="text"></label>`, "label"],
    ["a label is not the box behind it", `<label ${mark}>On</label><input type="checkbox">`, "label"],
    ["a box in a label is itself", `<a href="/"><input ${mark}></a>`, "input"],
    [
      "a shell is the one control in its shadow root",
      `<x-a ${mark}>${root("<i><button>Go</button></i>")}</x-a>`,
      "button",
    ],
    [
      "a shell with two is itself",
      `<x-a ${mark}>${root("<button>Go</button><button>On</button>")}</x-a>`,
      "x-a",
    ],
    [
      "a shell is the one field in its shadow root, whatever it sends with its form",
      `<x-a ${mark}>${root("<label><input></label>")}<input type="hidden"></x-a>`,
      "input",
    ],
    [
      "what follows the shell is not in it",
      `<x-a ${mark}>${root("<i></i>")}</x-a><button>Go</button>`,
      "x-a",
    ],
    [
      "a wrapper that says no more than the only control in it is that control",
      `<div ${mark}><div><a href="/"><b>Go</b></a></div></div>`,
      "a",
    ],
    [
      "a wrapper that says more is itself",
      `<div ${mark}><b>Trees</b><div><a href="/">Go</a></div></div>`,
      "div",
    ],
    ["a wrapper of two is itself", `<div ${mark}><a href="/">Go</a><a href="/b"></a></div>`, "div"],
    ["a wrapper of a sign is itself", `<div ${mark}><button></button></div>`, "div"],
    ["what follows the wrapper is not in it", `<div ${mark}></div><a href="/">Go</a>`, "div"],
  ])("%s", (_, html, tag) => expect(markedIn(html)).toBe(tag));
});

it.each([
  [
    "open where a recording hides other things and not it",
    '<dialog><b>x</b></dialog><i data-live-hidden="1"></i>',
    true,
  ],
  ["shut where it is hidden", '<dialog data-live-hidden="1"><b>x</b></dialog>', false],
  ["shut where nothing is told of what is hidden", "<dialog><b>x</b></dialog>", false],
])("a dialog without a word of its own is %s", (_, html, isOpen) =>
  expect(/<dialog[^>]* open/.test(ordinaryMarkup(html, undefined).html)).toBe(isOpen),
);

it.each([
  ["is not hidden", "display: contents;", false],
  ["is hidden where it has one", "display: none;", true],
])("what has no box of its own %s", (_, style, hidden) =>
  expect(
    / hidden=""/.test(
      ordinaryMarkup(`<form style="${style}" data-live-hidden="1"><b>x</b></form>`, undefined).html,
    ),
  ).toBe(hidden),
);

describe("what takes clicks though its markup does not say so", () => {
  const press = (role: string): boolean => {
    const html = `<div class="th" ${role} data-agent-target="1">Soil</div><div class="th" ${role}>Price</div>`;
    return pointerKindOf(html)?.clickable === true;
  };
  it.each<[string, boolean]>([
    ["", true],
    ['role="columnheader" tabindex="-1"', true],
    ['role="gridcell"', true],
    ['role="columnheader" tabindex="0"', false],
    ['role="button"', false],
    ['role="tab" tabindex="-1"', false],
  ])("%s: %s", (role, is) => expect(press(role)).toBe(is));
  it("is told of all that are like it", () => {
    const html =
      '<p class="th" role="columnheader" tabindex="-1" data-agent-target="1">Soil</p><p class="th" role="columnheader" tabindex="-1">Price</p>';
    expect(ordinaryMarkup(html, pointerKindOf(html)).html.match(/ tabindex="0"/g)).toHaveLength(2);
    expect(ordinaryMarkup(html, pointerKindOf(html)).html).not.toContain('tabindex="-1"');
  });
});
