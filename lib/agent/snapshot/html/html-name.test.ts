import { describe, expect, it } from "vitest";
import { nodesFromHtml } from "./from-html";

const rows = (cells: string): string[] =>
  nodesFromHtml(`<table><tr>${cells}<td><button>Edit</button></td></tr></table>`, "https://garden.test/beds")
    .drafts.filter(({ role }) => role === "row")
    .map(({ name }) => name);

describe("what an entry is called that shows its text in fields", () => {
  it.each<[string, string, string]>([
    ["nobody can write in them", "<td><input readonly value=fern></td>", "fern"],
    ["two of them", "<td><input readonly value=fern></td><td><input readonly value=12></td>", "fern 12"],
    ["one can be written in", "<td><input value=fern></td>", "Edit"],
    ["one is hidden", "<td><input type=hidden readonly value=fern></td>", "Edit"],
    ["it holds a password", "<td><input type=password readonly value=fern></td>", "Edit"],
    ["it has a text as well", "<td>Bed 4</td><td><input readonly value=fern></td>", "Bed 4"],
  ])("%s", (_, cells, name) => {
    expect(rows(cells)).toEqual([name]);
  });
});

describe("what tells a control that is but a sign", () => {
  it.each<[string, string | undefined]>([
    ["<p><b>Frost <i tabindex=0>×</i></b><b>Shade <i tabindex=0>×</i></b></p>", "Shade"],
    ["<p>Frost <i tabindex=0>×</i> Shade <i tabindex=0>×</i></p>", undefined],
    ["<p>Frost <i><i tabindex=0>×</i></i></p>", undefined],
    ["<p>12 <i tabindex=0>▲</i></p>", undefined],
    ["<p>Frost <i tabindex=0>Remove</i></p>", undefined],
  ])("%s", (markup, near) => {
    expect(nodesFromHtml(markup, "https://garden.test/beds").drafts.at(-1)?.nearText).toBe(near);
  });
});

describe("a label that is for several elements", () => {
  it.each<[string, string, string]>([
    [
      "they say something",
      "<a href=/1 aria-labelledby=a>Kale</a><a href=/2 aria-labelledby=a>Leek</a>",
      "Kale",
    ],
    [
      "one is but a sign",
      "<a href=/1 aria-labelledby=a>×</a><a href=/2 aria-labelledby=a>Kale</a>",
      "Space lifts it",
    ],
    ["it is for one alone", "<a href=/2 aria-labelledby=a>Leek</a>", "Space lifts it"],
    ["they are fields", "<input aria-labelledby=a value=Kale><input aria-labelledby=a>", "Space lifts it"],
  ])("where %s", (_, markup, name) => {
    const { drafts } = nodesFromHtml(`<i id=a>Space lifts it</i>${markup}`, "https://garden.test/beds");
    expect(drafts[0]?.name).toBe(name);
  });
});

describe("a control that shows nothing but a picture", () => {
  it.each<[string, string, string]>([
    [
      "the picture has a label",
      '<a href=# role=button><i role=img aria-label="unwatered"></i></a>',
      "unwatered",
    ],
    ["the picture has a title", "<button title=Bed><i><i title=Water></i></i></button>", "Water"],
    ["it has a label itself", "<button aria-label=Prune><i aria-label=shears></i></button>", "Prune"],
    ["it says something itself", "<button><i aria-label=shears></i>Prune</button>", "Prune"],
    ["nobody sees the picture", "<button title=Prune><i hidden aria-label=shears></i></button>", "Prune"],
    ["the picture has none", "<button title=Prune><i></i></button>", "Prune"],
  ])("where %s", (_, markup, name) => {
    expect(nodesFromHtml(markup, "https://garden.test/beds").drafts.at(-1)?.name).toBe(name);
  });
});
