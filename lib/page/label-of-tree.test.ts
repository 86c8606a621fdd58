import { afterAll, beforeAll, expect, it } from "vitest";
import { onPage } from "@/tests/support/on-page";
import { openTestBrowser, type TestBrowser } from "@/tests/support/test-browser";

let tests: TestBrowser;
beforeAll(async () => {
  tests = await openTestBrowser();
});
afterAll(() => tests.close());

const entry = (role: string): string => `
  <style>div { width: 400px; font: 16px/24px monospace } span { display: inline-block; height: 24px }</style>
  <div role="${role === "treeitem" ? "tree" : "list"}"><div role="${role}" aria-label="Greens" tabindex="0" style="height:24px"><span>Greens</span></div></div>
  <p id="out"></p>
  <script>
    const say = (text) => { document.querySelector("#out").textContent += text };
    document.querySelector("[aria-label]").addEventListener("click", ({ target }) => say(target.localName));
  </script>`;

it.each([
  ["treeitem", "span"],
  ["button", "div"],
])("a %s is clicked on its %s", async (role, met) => {
  const { act, id, text } = await onPage(tests, entry(role));
  await act("click", id("Greens"));
  expect(await text()).toBe(met);
});

it("an entry of a tree that is open is clicked on its label, and not on the entries under it", async () => {
  const { act, id, text } = await onPage(
    tests,
    `<div role="tree"><div role="treeitem" aria-expanded="true" aria-label="Greens" tabindex="0">
       <span>Greens</span>
       <div role="group"><div role="treeitem" aria-label="Dulse" tabindex="-1" style="height:120px"><span>Dulse</span></div></div>
     </div></div><p id="out"></p>
     <script>for (const one of document.querySelectorAll("span"))
       one.addEventListener("click", () => { document.querySelector("#out").textContent += one.textContent })</script>`,
  );
  await act("click", id("Greens"));
  expect(await text()).toBe("Greens");
});

it.each([
  ["a button that is all of it", "<button>▸ Greens</button>", false, "button"],
  ["a button that is all of it, over others", "<button>▾ Greens</button>", true, "button"],
  ["not a button that only unfolds it, beside its label", "<button>▸</button> Greens", false, "li"],
])("an entry of a tree is clicked on what it is called by: %s", async (_, inner, isOpen, met) => {
  const under = `<ul role="group"><li role="treeitem" aria-label="Dulse" style="height:120px"><button>Dulse</button></li></ul>`;
  const { act, id, text } = await onPage(
    tests,
    `<ul role="tree"><li role="treeitem" aria-expanded="${isOpen}" aria-label="Greens">${inner}${isOpen ? under : ""}</li></ul>
     <p id="out"></p>
     <script>document.querySelector("ul").addEventListener("click", ({ target }) => {
       document.querySelector("#out").textContent += target.localName;
     })</script>`,
  );
  await act("click", id("Greens"));
  expect(await text()).toBe(met);
});
