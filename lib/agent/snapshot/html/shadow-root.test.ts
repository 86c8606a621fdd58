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
});
