import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { InteractRequest } from "@/lib/contracts/interact-request";
import { buildSnapshot, type PostedPage } from "./build-snapshot";

const url = "https://garden.test/beds/";
const build = (page: Omit<PostedPage, "url">) => buildSnapshot({ url, ...page });
const shown = (page: Omit<PostedPage, "url">) =>
  build(page).nodes.map(({ role, name, states }) => [role, name, ...states].join(" ").trim());
const html = `<!doctype html><title>Beds</title>
  <main><h1>Beds</h1>
    <form aria-label="New bed">
      <label for="n">Name</label><input id="n" value="Kale" required>
      <label><input type="checkbox" checked> Raised</label>
      <select aria-label="Soil"><option>Clay<option selected>Loam</select>
      <button disabled>Add</button>
    </form>
    <ul><li>Chard <a href="../chard">More</a></li><li>Leek</li></ul>
    <p role="alert" class="error">The name is taken</p>
  </main>`;
const fromHtml = [
  "region",
  "heading Beds",
  "form New bed",
  "textbox Name required",
  "checkbox Raised checked",
  "combobox Soil",
  "button Add disabled",
  "list",
  "item Chard More",
  "link More",
  "item Leek",
  "alert The name is taken .error",
];

describe("the forms of a page", () => {
  it("reads rows of plain boxes by their text, however far it is indented", () => {
    const deep = "\n".padEnd(90);
    const row = (name: string) =>
      `<div class="card">${deep}<i></i>${deep}<div>${deep}<span>${name}</span>${deep}</div>${deep}<button>Star</button>${deep}</div>`;
    const dom = `<main>${deep}<div>${deep}${row("Chard")}${deep}${row("Leek")}${deep}</div></main>`;
    expect(shown({ dom })).toEqual(["region", "item Chard", "button Star", "item Leek", "button Star"]);
  });

  it("reads the tree, with parents, values and frames", () => {
    const { form, nodes } = build({
      interactiveTree: [
        { i: "1", r: "dlg", n: " Soil " },
        { i: "2", r: "inp", n: "pH", v: "6", s: "required invalid", c: "1", d: "Too low", p: "0-14" },
        { i: "3", r: "gen", n: "Ad", f: 2, c: "9" },
        { i: "4", r: "whatever", n: "Odd", f: 0 },
      ],
    });
    expect(form).toBe("tree");
    expect(nodes).toMatchObject([
      { id: "1", role: "dialog", name: "Soil", parent: -1, path: "", frame: "" },
      {
        id: "2",
        role: "textbox",
        value: "6",
        states: ["invalid", "required"],
        parent: 0,
        path: "dialog:Soil",
        description: "Too low",
        placeholder: "0-14",
      },
      { id: "3", role: "clickable", parent: -1, frame: "2" },
      { id: "4", role: "clickable", frame: "" },
    ]);
  });

  it("reads the nodes under long keys", () => {
    const { form, nodes } = build({
      semanticNodes: [
        {
          id: 7,
          role: "searchbox",
          name: "Find",
          value: "kale",
          state: { focused: true, disabled: "false" },
        },
        { id: "b", role: "button", state: { expanded: false, checked: "false" }, href: "/x" },
        { id: "c", role: "navigation", name: "Site", state: "busy, hidden" },
      ],
    });
    expect(form).toBe("semantic");
    expect(nodes).toMatchObject([
      { id: "7", role: "textbox", value: "kale", states: ["focused"] },
      { id: "b", role: "button", name: "", states: ["collapsed", "unchecked"], href: "/x" },
      { id: "c", role: "region", states: ["busy", "hidden"] },
    ]);
  });

  it("reads markup, whole or as a skeleton, alike", () => {
    expect(shown({ dom: html })).toEqual(fromHtml);
    expect(shown({ skeletonDom: html })).toEqual(fromHtml);
    expect([build({ dom: html }).form, build({ skeletonDom: html }).form]).toEqual(["html", "skeleton"]);
    const { title, nodes, lines } = build({ dom: html });
    expect(title).toBe("Beds");
    expect(nodes.find(({ role }) => role === "link")?.href).toBe("https://garden.test/chard");
    expect(nodes.find(({ role }) => role === "textbox")).toMatchObject({ id: "n", value: "Kale" });
    expect(nodes.find(({ role }) => role === "combobox")).toMatchObject({
      value: "Loam",
      options: ["Clay", "Loam"],
    });
    expect(nodes.find(({ role }) => role === "list")?.value).toBe("2");
    expect(lines).toContain("The name is taken");
  });

  it("is none where nothing was posted", () => {
    expect(build({})).toMatchObject({ form: "none", nodes: [], lines: [], truncated: 0 });
    expect(buildSnapshot({}).url).toBe("");
  });

  it("takes the richest form of several", () => {
    const tree = [{ i: "1", r: "btn", n: "Tree" }];
    const semanticNodes = [{ id: "1", role: "button", name: "Semantic" }];
    expect(shown({ interactiveTree: tree, semanticNodes, dom: html })).toEqual(["button Tree"]);
    expect(shown({ semanticNodes, skeletonDom: html, dom: html })).toEqual(["button Semantic"]);
    expect(build({ skeletonDom: "<button>S</button>", dom: html }).form).toBe("skeleton");
  });
});

describe("what comes with a page", () => {
  it("is its text in lines, without the client's own remark that it cut it", () => {
    expect(build({ pageText: " One \n\n Two   words\n[text cut at 20000 characters]" })).toMatchObject({
      lines: ["One", "Two words"],
      textCut: true,
    });
    expect(build({ pageText: "One\nTwo" }).textCut).toBe(false);
  });

  it("is the focused element in whatever shape it was named, and how much was left out", () => {
    expect(build({ activeElement: "5" }).activeElement).toBe("5");
    expect(build({ activeElement: { id: 5 } }).activeElement).toBe("5");
    expect(build({ activeElement: "" })).not.toHaveProperty("activeElement");
    expect(build({ interactiveTree: [], treeTruncated: 40 }).truncated).toBe(40);
  });
});

describe("pages as they come", () => {
  it.each<[string, string, string[]]>([
    [
      "tags that are never closed",
      "<ul><li>One<li>Two<p><button>Go",
      ["list", "item One", "item Two", "button Go"],
    ],
    [
      "tags closed in the wrong order",
      "<b><button>Go</b></button><a href=/x>On</a>",
      ["button Go", "link On"],
    ],
    [
      "attributes without quotes or names",
      "<input value=a=b  ===><button disabled=>Go</button>",
      ["textbox", "button Go disabled"],
    ],
    ["a cut-off tag", '<button>Go</button><input value="', ["button Go"]],
    ["markup in text", "<button>2 < 3 &amp;&#x20;4 &gt; 1</button>", ["button 2 < 3 & 4 > 1"]],
    ["nothing but text", "just words", []],
    ["nothing", "", []],
    [
      "what is hidden",
      '<button hidden>A</button><button style="display: none">B</button><dialog><button>C</button></dialog><button>D</button>',
      ["button D"],
    ],
    [
      "text that runs from right to left",
      '<div dir="rtl"><button>حفظ\u200f</button><a href="/">עמוד ‏הבית</a></div>',
      ["button حفظ", "link עמוד הבית"],
    ],
    [
      "emoji and other signs beyond the first plane",
      "<button>👩‍🌾 Harvest 🥕</button><button aria-label='𝒜'></button>",
      ["button 👩‍🌾 Harvest 🥕", "button 𝒜"],
    ],
  ])("%s", (_, dom, expected) => {
    expect(shown({ dom })).toEqual(expected);
  });

  it("cuts no sign in two where a name is too long", () => {
    const [node] = build({ dom: `<button>a${"🥕".repeat(100)}</button>` }).nodes;
    expect(node?.name).not.toMatch(/[\ud800-\udfff]/u);
    expect(node?.name.length).toBeLessThanOrEqual(80);
  });

  it("never throws and never loses the order of parents, whatever the markup", () => {
    const piece = fc.constantFrom(
      "<ul>",
      "<li>",
      "</ul>",
      "<form>",
      "</form>",
      "<button>",
      "</",
      "<a href=",
      "'",
      '"',
      ">",
      "<!--",
      "-->",
      "<select><option>",
      "x",
      "&#0;",
      "\u0000",
      "<script>",
      "</script>",
      "<template>",
      "<tr>",
      "<dialog open>",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const { nodes } = build({ dom: pieces.join("") });
        nodes.forEach((node, at) => {
          expect(node.parent).toBeLessThan(at);
        });
        expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
      }),
      { seed: 17, numRuns: 300 },
    );
  });

  it("reads markup as deep as it likes to be", () => {
    const deep = `${"<div>".repeat(20_000)}<button>Deep</button>`;
    expect(() => build({ dom: deep })).not.toThrow();
    expect(shown({ dom: `${"<section>".repeat(300)}<button>Deep</button>` })).toEqual(["button Deep"]);
  });

  it("keeps a page of 20,000 elements to what a tree may have, with its beginning and end", () => {
    const many = Array.from({ length: 20_000 }, (_, at) => `<button>Bed ${at}</button>`).join("");
    const { nodes, truncated } = build({ dom: `${many}<div role="dialog" aria-label="Sure?"></div>` });
    expect(nodes).toHaveLength(5_000);
    expect(truncated).toBe(15_001);
    expect([nodes[0]?.name, nodes.at(-1)?.name]).toEqual(["Bed 0", "Sure?"]);
  });

  it("builds on whatever the wire lets through", () => {
    const posted = InteractRequest.parse({
      query: "Weed",
      url,
      interactiveTree: [{ i: "1", r: "chk", n: "Weeded", s: ["checked", ".done"] }],
      activeElement: "1",
    });
    expect(buildSnapshot(posted).nodes).toMatchObject([{ role: "checkbox", states: [".done", "checked"] }]);
  });
});
