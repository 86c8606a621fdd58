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

describe("the semantic tree", () => {
  it("lists each kind of widget with name, value and states, in document order", async () => {
    const { tree } = await capture(`
      <button aria-pressed="true">Bold</button><a href="/x">Next</a><label>Name <input value="Jas" required></label>
      <span role="spinbutton" aria-label="Oven" aria-valuenow="180" tabindex="0">180 °C</span>
      <div role="spinbutton" aria-label="Trays" aria-valuenow="2"><input type="text" value="2" aria-label="Count"></div>
      <textarea aria-label="Note" readonly>hi</textarea><label><input type="checkbox" checked> Agree</label>
      <input type="radio" aria-label="One"><div role="switch" aria-checked="true" aria-label="Mail" tabindex="0">x</div>
      <select aria-label="Ward"><option>A</option><option selected>B</option></select>
      <input role="combobox" aria-label="City" aria-expanded="false" aria-haspopup="listbox">
      <input role="combobox" aria-label="Pier" aria-expanded="false" readonly>
      <div role="tablist"><div role="tab" aria-selected="true">First</div><div role="tab">Second</div></div>
      <div role="menu"><div role="menuitem">Copy</div></div><input type="range" value="7" max="9" aria-label="Dose">
      <div role="tree"><div role="treeitem" aria-expanded="true">Root</div></div><input type="file" aria-label="Scan">
      <div contenteditable aria-label="Text">words</div><details><summary>More</summary><p>hidden text</p></details>
      <button disabled>Off</button><input type="submit" value="Send"><div style="cursor:pointer">Card</div>`);
    expect(brief(tree)).toEqual([
      "btn Bold pressed",
      "link Next",
      "inp Name Jas required",
      "inp Oven 180 readonly",
      "inp Trays 2",
      "inp Count 2",
      "inp Note hi readonly",
      "chk Agree checked",
      "rad One unchecked",
      "sw Mail checked",
      "sel Ward B",
      "sel City  collapsed editable popup",
      "sel Pier  collapsed readonly",
      "list  2",
      "tab First selected",
      "tab Second",
      "list  1",
      "menu Copy",
      "sld Dose 7",
      "list  1",
      "tree Root expanded",
      "file Scan ",
      "inp Text words editable",
      "btn More collapsed",
      "btn Off disabled",
      "btn Send",
      "gen Card",
    ]);
  });

  it("lists what surrounds them, and which context each lies in", async () => {
    const { tree, only, named } = await capture(`
      <nav><ul><li class="active"><a href="/a">Home</a></li><li><a href="/b">Patients</a></li></ul></nav>
      <main><h1>Patients</h1><div role="alert">Not saved</div><div role="status">3 found</div><div aria-live="polite"></div>
        <div aria-live="polite"><div role="dialog" aria-label="Move"><p>Where to?</p></div></div>
        <form aria-label="Add"><button>Save</button></form><progress value="3" max="10"></progress>
        <table><caption>All</caption><thead><tr><th>Name</th></tr></thead><tbody><tr><td>Jas</td><td><button>Edit</button></td></tr><tr><td>Mia</td></tr></tbody></table>
        <dialog open aria-label="Sure?"><button>Yes</button></dialog></main>`);
    expect(brief(tree)).toEqual([
      "reg ",
      "list  2",
      "item Home .active",
      "link Home",
      "item Patients",
      "link Patients",
      "reg ",
      "head Patients",
      "alert Not saved",
      "stat 3 found",
      "dlg Move",
      "form Add",
      "btn Save",
      "prog  3",
      "tbl All 2",
      "row Name",
      "row Jas Edit",
      "btn Edit",
      "row Mia",
      "dlg Sure?",
      "btn Yes",
    ]);
    const idOf = (name: string): string | undefined => named(name)[0]?.i;
    expect(only("alert").c).toBe(tree.find((one) => one.k === "main")?.i);
    expect(named("Save")[0]?.c).toBe(idOf("Add"));
    expect(named("Edit")[0]?.c).toBe(idOf("Jas Edit"));
    expect(named("Edit")[0]?.near).toBe("Jas");
    expect(named("Yes")[0]?.c).toBe(idOf("Sure?"));
    expect(only("head").k).toBe("1");
  });

  it("names fields by what labels them", async () => {
    const cases: [string, string][] = [
      ['<span id="a">First</span> <span id="b">name</span><input aria-labelledby="a b">', "First name"],
      ['<input aria-label="Age" title="t">', "Age"],
      ['<label for="x">City</label><input id="x">', "City"],
      ["<label>Ward <select><option>A</option></select></label>", "Ward"],
      ['<input placeholder="Search…">', "Search…"],
      ['<input title="Room">', "Room"],
      ['<label hidden for="y">Hidden label</label><input id="y">', "Hidden label"],
      ["<button><svg><title>Close</title></svg></button>", "Close"],
      ['<button><img alt="Print"></button>', "Print"],
      ['<a href="/"><span style="display:none">no</span><b>Go</b> on</a>', "Go on"],
      [`<button>${"long ".repeat(40)}</button>`, `${"long ".repeat(16)}`.trim()],
    ];
    const { tree } = await capture(cases.map(([html]) => `<div>${html}</div>`).join(""));
    expect(tree.map((one) => one.n)).toEqual(cases.map(([, name]) => name));
  });

  it("tells links apart whose one label says how all of them work", async () => {
    const { tree } = await capture(`
      <a href="/1" aria-labelledby="how">Kale</a><a href="/2" aria-labelledby="how">×</a><p id="how">Lift</p>
      <a href="/3" aria-labelledby="one">Leek</a><b id="one">The leek</b>
      <input aria-labelledby="bed" value="7"><input aria-labelledby="bed" value="8"><b id="bed">Bed</b>`);
    expect(tree.map((one) => one.n)).toEqual(["Kale", "Lift", "The leek", "Bed", "Bed"]);
  });

  it("says what is wrong with a field, what it controls, and what stands beside it", async () => {
    const { only, tree, script, refresh } = await capture(`
      <p id="hint">At least 3 letters</p><input aria-label="Login" aria-describedby="hint" aria-invalid="true" aria-errormessage="e"><p id="e">Too short</p>
      <button aria-controls="panel" aria-expanded="true">Filter</button><div id="panel"><label>From <input type="date"></label></div>
      <div><span>Quantity</span><select><option>1</option></select></div><b>Frost <i style="cursor:pointer" onclick="">×</i></b><button class="row-edit"></button><button><i class="fa fa-trash-can"></i></button>`);
    const login = tree.find((one) => one.n === "Login");
    expect(login).toMatchObject({ d: "Too short; At least 3 letters", s: ["invalid"] });
    const panel = tree.find((one) => one.k === "controlled");
    expect(tree.find((one) => one.n === "Filter")?.ctl).toEqual([panel?.i]);
    expect(tree.find((one) => one.n === "From")?.c).toBe(panel?.i);
    expect(only("sel").near).toBe("Quantity");
    expect(tree.find((one) => one.n === "×")?.near).toBe("Frost");
    expect(tree.slice(-2).map((one) => one.d)).toEqual(["icon edit", "icon trash-can"]);
    await script("document.querySelector('#e').textContent = 'Still too short'");
    expect((await refresh()).interactiveTree?.find((one) => one.n === "Login")?.d).toContain(
      "Still too short",
    );
  });

  it("tells fields under one legend from the same fields under another, and what a click makes a field", async () => {
    const { tree } = await capture(`
      <style>.n { cursor: text }</style>
      <fieldset><legend>Ida</legend><label><input type="radio" name="a">vegan</label></fieldset>
      <div role="group" aria-label="Theo"><label><input type="radio" name="b">vegan</label></div>
      <fieldset><label><input type="checkbox">plain</label></fieldset><p>12 pieces: <span class="n">350</span></p>`);
    expect(brief(tree)).toEqual([
      "reg Ida",
      "rad vegan unchecked",
      "reg Theo",
      "rad vegan unchecked",
      "chk plain unchecked",
      "gen 350",
    ]);
    expect(new Set(tree.filter(({ r }) => r === "rad").map(({ c }) => c)).size).toBe(2);
  });

  it("finds elements by their pointer cursor, once, and no wrapper of a control", async () => {
    const { tree } = await capture(`
      <style>.p { cursor: pointer }</style>
      <div class="p">Outer <span>inner</span></div>
      <div class="p"><a href="/x" style="display:block">Only a link</a></div>
      <label class="p"><input type="checkbox"> Box</label>
      <ul class="p"><li>Red</li><li>Blue</li></ul>
      <div class="p" style="width:400px;height:90px">Card <button>Like</button></div>
      <table style="width:600px"><tr class="p"><td style="width:500px">Row</td><td><button>Del</button></td></tr></table>`);
    expect(brief(tree.filter((one) => !["list", "tbl"].includes(one.r)))).toEqual([
      "gen Outer inner",
      "link Only a link",
      "chk Box unchecked",
      "item Red",
      "gen Red",
      "item Blue",
      "gen Blue",
      "gen Card Like",
      "btn Like",
      "row Row Del",
      "gen Row Del",
      "btn Del",
    ]);
  });

  it("takes rows and cards of plain elements for items, and neither rows of a form nor bare columns", async () => {
    const { tree, named } = await capture(`
      <div><div class="mail unread"><b>Ann</b> <button>Delete</button></div><div class="mail"><b>Bob</b> <button>Delete</button></div></div>
      <form><div><label>Name</label><input></div><div><label>Age</label><input></div></form><div><div>left</div><div>right</div></div>`);
    expect(brief(tree)).toEqual([
      "item Ann Delete .unread",
      "btn Delete",
      "item Bob Delete",
      "btn Delete",
      "form ",
      "inp  ",
      "inp  ",
    ]);
    expect(named("Delete")[1]?.c).toBe(named("Bob Delete")[0]?.i);
  });

  it("leaves out what is not shown, keeps what has no opacity or is aria-hidden but can be clicked, and marks what only the keyboard reaches", async () => {
    const { tree } = await capture(`
      <button style="display:none">a</button><button style="visibility:hidden">b</button><button style="width:0;height:0;padding:0;border:0;overflow:hidden">c</button>
      <div style="height:0;overflow:hidden"><button>d</button></div><div hidden><button>e</button></div><button style="position:absolute;left:-9999px">f</button>
      <details><summary>More</summary><button>g</button></details>
      <button style="opacity:0">Hover me</button><div aria-hidden="true"><button>Close</button><h2>no heading</h2></div>`);
    expect(brief(tree)).toEqual(["btn f hidden", "btn More collapsed", "btn Hover me", "btn Close"]);
  });

  it("says what is covered and what is out of view, and takes neither for the other", async () => {
    const { named } = await capture(`
      <button style="position:absolute;left:10px;top:10px;width:90px;height:30px">Covered</button><div style="position:absolute;left:0;top:0;width:200px;height:60px;background:#fff"></div>
      <button style="position:absolute;left:300px;top:10px">Free <b>bold</b></button>
      <button style="position:absolute;left:10px;top:3000px">Below</button>
      <div style="position:absolute;left:10px;top:100px;height:60px;width:200px;overflow:auto"><div style="height:300px"></div><button>Inside</button></div>`);
    expect(named("Covered")[0]).toMatchObject({ occ: true });
    expect(named("Free bold")[0]).not.toHaveProperty("occ");
    expect(named("Below")[0]).toMatchObject({ s: ["offscreen"] });
    expect(named("Inside")[0]).toMatchObject({ s: ["offscreen"] });
    expect(named("Inside")[0]).not.toHaveProperty("occ");
  });

  it("walks open shadow roots, slots and frames of the same origin, and counts the others", async () => {
    const { tree, page } = await capture(
      `<x-card><span slot="title">Slotted</span></x-card><iframe src="/inner" width="400" height="200"></iframe><iframe src="http://localhost:1/other" title="Ads"></iframe>
       <script>customElements.define("x-card", class extends HTMLElement { connectedCallback() {
         this.attachShadow({ mode: "open" }).innerHTML = '<h2><slot name="title"></slot></h2><button>In shadow</button>' } })</script>`,
      {
        pages: {
          "/inner": '<button>In frame</button><iframe src="/deep"></iframe>',
          "/deep": "<button>Deep</button>",
        },
      },
    );
    expect(brief(tree)).toEqual(["head Slotted", "btn In shadow", "btn In frame", "btn Deep", "reg Ads"]);
    expect(tree[2]).toMatchObject({ f: 1, i: expect.stringMatching(/^f1:\d+$/) });
    expect(tree[3]).toMatchObject({ f: 2 });
    expect(tree[2]).not.toHaveProperty("occ");
    expect(page.pageText).toContain("In frame");
    expect(page.pageText).toContain("cannot be read: localhost:1");
  });

  it("masks secrets wherever they stand, also after the field was turned into plain text", async () => {
    const { page, script, refresh } = await capture(`
      <input type="password" value="hunter2" aria-label="Password"><input aria-label="a" autocomplete="cc-number" value="123">
      <input aria-label="b" autocomplete="one-time-code" value="778899"><input name="cardNumber" value="42"><input aria-label="free" value="4111 1111 1111 1111">
      <input aria-label="empty" type="password"><input aria-label="Shopping" name="shipping" value="plain">`);
    const values = (tree: typeof page.interactiveTree) => tree?.map((one) => one.v);
    const masked = ["••••", "••••", "••••", "••••", "••••", "", "plain"];
    expect(values(page.interactiveTree)).toEqual(masked);
    await script("document.querySelector('input').type = 'text'");
    const later = await refresh();
    expect(values(later.interactiveTree)).toEqual(masked);
    expect(JSON.stringify(later)).not.toMatch(/hunter2|778899|4111/);
  });

  it("keeps right-to-left text and emoji whole", async () => {
    const long = `${"x".repeat(79)}👩‍⚕️`;
    const { tree, page } = await capture(
      `<div dir="rtl"><button>حفظ المريض</button><a href="/">شكرا 👋🏽</a></div><button>👩‍⚕️ Doctor</button><button>${long}</button>`,
    );
    expect(tree.map((one) => one.n)).toEqual(["حفظ المريض", "شكرا 👋🏽", "👩‍⚕️ Doctor", "x".repeat(79)]);
    expect(page.pageText).toContain("حفظ المريض");
  });

  it("tells the lines that a form or row holds, and what of the text moves by itself", async () => {
    const { page, only } = await capture(
      `<p>News: <b id="news">0</b> today</p><form aria-label="New"><p>Costs nothing</p><p>Ends never</p><button>Save</button></form>
      <table><tr><td>Jas</td><td><button>Delete</button></td></tr></table>
      <script>let n = 0; setInterval(() => { news.firstChild.data = "item " + ++n; }, 150)</script>`,
      { driver: { ambientLookMs: 900 } },
    );
    const lines = page.pageText?.split("\n") ?? [];
    const held = (role: string) => lines.slice(...(only(role).ln ?? [0, 0]));
    expect(held("form")).toEqual(["Costs nothing", "Ends never", "Save"]);
    expect(held("row")).toEqual(["Jas | Delete"]);
    expect(page.ambientText).toEqual([{ line: 0, steady: "News: · today" }]);
    expect(lines[0]).toMatch(/^News: item \d+ today$/);
  });
});
