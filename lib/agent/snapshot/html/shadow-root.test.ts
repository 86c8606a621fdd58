import { describe, expect, it } from "vitest";
import { nodesFromHtml } from "./from-html";

const drafts = (html: string) => nodesFromHtml(html, "https://garden.test/").drafts;

describe("an element with a shadow root as markup", () => {
  const root = (inner: string): string => `<template shadowrootmode=open>${inner}</template>`;
  it.each([
    [
      "a light child in the slot without a name",
      `<x-a>${root("<div><slot></slot></div>")}<button>x</button></x-a>`,
      ["x"],
    ],
    [
      "in the slot of its name",
      `<x-a>${root("<slot name=b></slot><slot></slot>")}<button>x</button><a href=/ slot=b>y</a></x-a>`,
      ["y", "x"],
    ],
    ["none where no slot is for it", `<x-a>${root("<slot name=b></slot>")}<button>x</button></x-a>`, []],
    [
      "what a slot holds itself where nothing is meant for it",
      `<x-a>${root("<slot><button>own</button></slot>")} </x-a>`,
      ["own"],
    ],
    ["nothing of a slot that is hidden", `<x-a>${root("<slot hidden></slot>")}<button>x</button></x-a>`, []],
    [
      "a slot handed on to an element inside",
      `<x-a>${root(`<x-b>${root("<i><slot></slot></i>")}<slot name=c></slot></x-b>`)}<button slot=c>x</button></x-a>`,
      ["x"],
    ],
    [
      "an element with a root of its own",
      `<x-a>${root("<slot></slot>")}<x-b>${root("<button><slot></slot></button>")}deep</x-b></x-a>`,
      ["deep"],
    ],
    [
      "the control in a shell, and not the shell as well",
      `<x-a tabindex=0 aria-label=New>${root("<button aria-label=New></button>")}</x-a>`,
      ["New"],
    ],
    [
      "a shell with two controls, and both",
      `<x-a tabindex=0 aria-label=All>${root("<button>x</button><button>y</button>")}</x-a>`,
      ["All", "x", "y"],
    ],
    ["each child once", `<x-a>${root("<slot></slot><slot></slot>")}<button>x</button></x-a>`, ["x"]],
  ])("shows %s", (_, markup, names) => {
    expect(drafts(markup).map(({ name }) => name)).toEqual(names);
  });

  const field = (id: string, said: string): string =>
    `<x-f>${root(`<span id=label>${said}</span><input id="${id}" aria-labelledby=label>`)}</x-f>`;
  it.each([
    ["an id of its own root", field("a", "Door") + field("b", "Gate"), ["Door", "Gate"]],
    [
      "a label of its own root",
      `<label for=a>Page</label><x-f>${root("<label for=a>Own</label><input id=a>")}</x-f>`,
      ["Own"],
    ],
    ["nothing of another root", `<p id=far>Page</p><x-f>${root("<input aria-labelledby=far>")}</x-f>`, [""]],
    [
      "its own words where another root has the same reference",
      `<x-f>${root("<i id=l>Drag</i><button aria-labelledby=l>x</button>")}</x-f><x-f>${root("<i id=l>Drag</i><button aria-labelledby=l>y</button>")}</x-f>`,
      ["Drag", "Drag"],
    ],
  ])("names by %s", (_, markup, names) => {
    expect(drafts(markup).map(({ name }) => name)).toEqual(names);
  });

  const box = `<x-s>${root("<div><div><div><input type=checkbox></div></div></div>")}</x-s>`;
  const titled = `<x-r>${root(`<b><slot name=h></slot></b><slot></slot>`)}`;
  it.each([
    ["beside the shell that it draws", `<section><p>Guest mode</p>${box}</section>`, "Guest mode"],
    ["in the row that the shell is put in", `${titled}<i slot=h>Guests</i><div>${box}</div></x-r>`, "Guests"],
    ["in the shell itself", `<p>Page</p><x-s>${root("<p>Own</p><input type=checkbox>")}</x-s>`, "Own"],
    ["not far above", `<p>Page</p><div><div><div><div>${box}</div></div></div></div>`, undefined],
  ])("tells a control in a shell by the text %s", (_, markup, near) => {
    expect(drafts(markup).find(({ role }) => role === "checkbox")?.nearText).toBe(near);
  });
});
