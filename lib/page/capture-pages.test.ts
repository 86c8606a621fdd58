import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { InteractiveElement } from "@/lib/contracts/page-element";
import { onPage } from "@/tests/support/on-page";
import { type OpenOptions, openTestBrowser, type TestBrowser } from "@/tests/support/test-browser";

let tests: TestBrowser;
beforeAll(async () => {
  tests = await openTestBrowser();
});
afterAll(() => tests.close());

async function capture(html: string, options?: OpenOptions) {
  const { refresh, driver } = await onPage(tests, html, options);
  const page = await refresh();
  const tree = page.interactiveTree ?? [];
  const named = (name: string): InteractiveElement[] => tree.filter((one) => one.n === name);
  const only = (role: string): InteractiveElement => {
    const found = tree.filter((one) => one.r === role);
    if (found.length !== 1 || !found[0])
      throw new Error(`${found.length} of ${role} in ${JSON.stringify(tree)}`);
    return found[0];
  };
  return { page, tree, named, only, refresh, driver, script: (code: string) => driver.page().evaluate(code) };
}

const brief = (tree: readonly InteractiveElement[]): string[] =>
  tree.map(({ r, n, v, s }) =>
    [r, n, v, ...(Array.isArray(s) ? s : [])].filter((part) => part !== undefined).join(" "),
  );

it.each([
  ["a number", '<output aria-labelledby="l">3</output>', "stat Goats 3"],
  ["a number, as a status", '<span role="status" aria-label="Goats">3</span>', "stat Goats 3"],
  ["a sentence", '<output aria-labelledby="l">3 goats are out</output>', "stat Goats"],
])("an output that is labelled has as its value %s, or nothing", async (_, html, line) => {
  const { tree } = await capture(`<p id="l">Goats</p>${html}`);
  expect(brief(tree)).toEqual([line]);
});

describe("message boxes without a role", () => {
  it("takes the rows of a list for items beside the one that folds their group", async () => {
    const row = '<div class="row"><div><b>Kale</b> <a href="/kale">more</a></div></div>';
    const { tree } = await capture(
      `<div><div class="row"><div><button>Herbs</button></div></div>${row.repeat(4)}</div>`,
    );
    expect(brief(tree).filter((line) => line.startsWith("item"))).toHaveLength(4);
  });

  it.each<[string, number]>([
    ['<div class="group" role="rowgroup"><div role="row">$</div></div>', 0],
    ['<div class="group"><div role="row">$</div></div>', 0],
    ['<div class="group"><div>$</div></div>', 3],
  ])("takes a box around a row for no item beside it: %s", async (box, count) => {
    const boxes = box.replace("$", "<b>Kale</b> <a href=/kale>more</a>").repeat(3);
    const { tree } = await capture(`<div>${boxes}</div>`);
    expect(brief(tree).filter((line) => line.startsWith("item"))).toHaveLength(count);
  });

  it.each([
    ['<ul class="messagelist"><li class="success">Saved</li></ul>', "stat Saved .success"],
    ['<ul class="flash-messages"><li class="note danger">Lost</li></ul>', "alert Lost .error"],
    ['<ul class="messages"><li class="own">Hello</li></ul>', "item Hello"],
    ['<ul class="flashes"><li class="Danger">Lost</li></ul>', "alert Lost .error"],
    ['<ul class="notifications"><li class="error">Job 12 broke off</li></ul>', "item Job 12 broke off"],
    ['<ul class="messages"><li class="error">Job 12 broke off</li></ul>', "item Job 12 broke off"],
    ['<ul class="builds"><li class="success">Build 12</li></ul>', "item Build 12"],
  ])("are lines with a tone only in a list of messages: %s", async (list, line) => {
    const { tree } = await capture(list);
    expect(brief(tree).filter((one) => !one.startsWith("list"))).toEqual([line]);
  });

  it("are told by their class and carry its tone", async () => {
    const { tree } = await capture(`
      <div class="toast toast--error">Could not save</div><div class="alert alert-success">Saved</div><div class="MuiAlert-root Alert_error__x1y2z">Broken</div>
      <div class="toast"><div role="status">Inner</div></div><div class="message">Dear Bob, no error here</div><button class="btn-error">Delete</button>`);
    expect(brief(tree)).toEqual([
      "alert Could not save .error",
      "stat Saved .success",
      "alert Broken .error",
      "stat Inner",
      "btn Delete",
    ]);
  });
});

describe("an element with one attribute that tells of it", () => {
  it("is asked for it, whatever the attribute", async () => {
    const { tree } = await capture(`
      <div role="button">A</div><button title="B"></button><input placeholder="C"><div contenteditable>D</div>
      <div popover="manual" id="po">E</div><script>document.querySelector("#po").showPopover()</script>
      <select required></select><span tabindex="0">F</span><span onclick="1">G</span><i aria-label="H" class="p"></i>
      <button data-testid="t1">I</button><button data-test-id="t2">J</button><button data-test="t3">K</button>
      <button data-cy="t4">L</button><button data-qa="t5">M</button><a href="/n" aria-disabled="true">N</a>
      <style>.p { cursor: pointer; display: inline-block; width: 9px; height: 9px }</style>`);
    const told = tree.map(({ r, n, k, s, t, p }) =>
      [r, n, k, t, p, ...(Array.isArray(s) ? s : [])].filter(Boolean).join(" "),
    );
    expect(told).toEqual([
      "btn A",
      "btn B",
      "inp C text C",
      "inp richtext editable",
      "dlg popover po",
      "sel required",
      "gen F",
      "gen G",
      "gen H",
      ...["btn I t1", "btn J t2", "btn K t3", "btn L t4", "btn M t5"],
      "link N disabled",
    ]);
  });
});

describe("the page's text", () => {
  it("is an outline without what the user typed, and says where it was cut", async () => {
    const { page } = await capture(
      `<h1>Patients</h1><p>Two <b>wards</b></p><ul><li>Ann<ul><li>Inner</li></ul></li></ul><table><tr><td>a</td><td>b</td></tr></table>
       <input value="typed"><textarea>typed too</textarea><div contenteditable>typed three</div><p hidden>not shown</p>${"<p>filler words</p>".repeat(2_000)}`,
    );
    const lines = page.pageText?.split("\n") ?? [];
    expect(lines.slice(0, 5)).toEqual(["# Patients", "Two wards", "- Ann", "  - Inner", "a | b"]);
    expect(page.pageText).not.toMatch(/typed|not shown/);
    expect(lines.at(-1)).toMatch(/cut here, after 12000 characters/);
  });
});

describe("an editor without native fields", () => {
  it.each([
    ["holds nothing where it shows what may be written in it", "<i>A  note</i>", ""],
    ["holds what was written", "A note on kale", "A note on kale"],
  ])("%s", async (_, html, value) => {
    const { tree } = await capture(`<div contenteditable aria-placeholder="A note">${html}</div>`);
    expect(tree.find(({ r }) => r === "inp")).toMatchObject({ n: "A note", v: value });
  });
});

describe("texts that only room keeps apart", () => {
  it.each([
    ["a badge as a box", "<b>Fence</b><i style='display:inline-block'>Draft</i>", "Fence Draft"],
    ["a badge with a margin", "<b>Fence</b><i style='margin-left:6px'>Draft</i>", "Fence Draft"],
    ["a badge with room in it", "<b>Fence</b><i style='padding:0 4px'>Draft</i>now", "Fence Draft now"],
    [
      "a term and what it says",
      "<dl><dt>Colour</dt><dd>Red</dd></dl><style>dt,dd{display:inline}</style>",
      "Colour Red",
    ],
    ["a highlighted part of a word", "gar<mark style='padding:.1em .2em'>den</mark>", "garden"],
    ["a word in bold letters", "<b>Gar</b><b>den</b>", "Garden"],
    ["a sign before its number", "<i style='margin:6px'>$</i><b>12</b>", "$12"],
  ])("are read apart: %s", async (_, html, text) => {
    const { page, tree } = await capture(`<p>${html}</p><button>${html}</button>`);
    expect(page.pageText?.split("\n")[0]).toBe(text);
    expect(tree.find(({ r }) => r === "btn")?.n).toBe(text);
  });
});

describe("ids and hash", () => {
  it("stay while an element lives, and are not given again after the page was left", async () => {
    const { tree, refresh, script, driver } = await capture("<button>A</button><button>B</button>", {
      pages: { "/two": "<button>C</button>" },
    });
    const [a, b] = tree;
    await script(
      "document.body.prepend(Object.assign(document.createElement('button'), { textContent: 'New' }))",
    );
    const later = (await refresh()).interactiveTree ?? [];
    expect(later.map((one) => one.n)).toEqual(["New", "A", "B"]);
    expect(later.slice(1).map((one) => one.i)).toEqual([a?.i, b?.i]);
    await driver.execute({ name: "navigate", args: ["/two"] }, undefined);
    const [c] = (await refresh()).interactiveTree ?? [];
    expect(Number(c?.i)).toBeGreaterThan(Number(later[0]?.i));
  });

  it("hash what the page says, not where it stands, who has the focus or which node says it", async () => {
    const { page, refresh, script } = await capture('<button>A</button><label>N <input value="1"></label>');
    await script("document.body.style.paddingTop = '50px'; document.querySelector('input').focus()");
    expect((await refresh()).domHash).toBe(page.domHash);
    await script("document.querySelector('button').outerHTML = '<button>A</button>'");
    expect((await refresh()).domHash).toBe(page.domHash);
    await script("document.querySelector('input').value = '2'");
    expect((await refresh()).domHash).not.toBe(page.domHash);
  });
});

describe("large and odd pages", () => {
  it("cuts 20,000 elements to the 5,000 that matter most and counts the rest", async () => {
    const { page, tree } = await capture(
      `<div>${Array.from({ length: 19_990 }, (_, at) => `<button>b${at}</button>`).join("")}</div><div role="alert">Important</div><dialog open>Ask</dialog>`,
    );
    expect(tree).toHaveLength(5_000);
    expect(page.treeTruncated).toBe(14_992);
    expect(tree.map((one) => one.r).filter((role) => role !== "btn")).toEqual(["alert", "dlg"]);
    expect(tree[0]?.n).toBe("b0");
  }, 60_000);

  it("reads a page without anything, and one whose HTML is broken", async () => {
    expect((await capture("")).tree).toEqual([]);
    const { tree } = await capture("<div><p><button>A<li></p></b></table><td><button>B");
    expect(tree.filter((one) => one.r === "btn").map((one) => one.n)).toContain("B");
  });
});
