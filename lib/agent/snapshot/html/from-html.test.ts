import { describe, expect, it } from "vitest";
import { nodesFromHtml } from "./from-html";

const url = "https://garden.test/beds/list";
const drafts = (markup: string) => nodesFromHtml(markup, url).drafts;
const last = (markup: string) => drafts(markup).at(-1);

it("ends a link where another one begins in it, as browsers do", () => {
  const names = drafts("<a href=/1>Old <a href=/2>Beds</a></a>").map(({ name, href }) => [name, href]);
  expect(names).toEqual([
    ["Old", "https://garden.test/1"],
    ["Beds", "https://garden.test/2"],
  ]);
});

describe("the name of an element in markup", () => {
  it.each<[string, string]>([
    ["<i id=a>Pick</i> <i id=b>kale</i><button aria-labelledby='a b'>x</button>", "Pick kale"],
    ["<button aria-labelledby=nowhere aria-label=' Pick  all '>x</button>", "Pick all"],
    ["<p role=alert aria-label=Error>It is full</p>", "It is full"],
    ["<p role=status aria-label=Saved></p>", "Saved"],
    ["<label for=n>Name</label><input id=n title=T>", "Name"],
    ["<label>Name <span><input></span></label>", "Name"],
    ["<div><label>Height</label><input placeholder=cm></div>", "Height"],
    ["<div><label>Height</label><div><input placeholder=cm></div></div>", "Height"],
    ["<div><label>Height</label><label>Width</label><input placeholder=cm></div>", "cm"],
    ["<div><label>Height</label><input placeholder=cm><input></div>", "cm"],
    ["<div><label for=h>Height</label><input placeholder=cm></div>", "cm"],
    ["<label for=n></label><input id=n title=T placeholder=P>", "T"],
    ["<input placeholder=' Find  a bed '>", "Find a bed"],
    ["<input>", ""],
    ["<input type=checkbox value=on>", ""],
    ["<p><input type=checkbox> With lid<br>and more</p>", "With lid"],
    ["<p><input type=checkbox><b>With</b> lid</p>", ""],
    ["<p><input type=text> With lid</p>", ""],
    ["<label for=w>Lid</label><div id=w><span><input type=checkbox></span></div>", "Lid"],
    ["<label for=w>Lid</label><div id=w><input type=checkbox><input></div>", ""],
    ["<div role=checkbox>Frost</div>", "Frost"],
    ["<div role=radio title=T></div>", "T"],
    ["<li><b>Ida Berg<a href=/x>delete</a></b></li>", "Ida Berg delete"],
    ["<li><i class=garden-icons>delete</i>Ida Berg</li>", "delete Ida Berg"],
    ["<li><span>Ida Berg</span><span class='ui-tag dark'>New</span></li>", "Ida Berg New"],
    ["<li><b>Ida</b><span class=tagged>Berg</span></li>", "IdaBerg"],
    ["<li>See (<a href=/x>beds</a>), please</li>", "See (beds), please"],
    ["<li>Be<b>d</b>s</li>", "Beds"],
    ["<fieldset><legend>Soil</legend>x</fieldset>", "Soil"],
    ["<table><caption>Beds</caption></table>", "Beds"],
    ["<form title='New bed'><b>x</b></form>", "New bed"],
    ["<form><b>x</b></form>", ""],
    ["<ul><li>Kale <button>Pick</button></li></ul>", "Kale"],
    ["<ul><li><button>Pick</button></li></ul>", "Pick"],
    ["<img alt=' A  leaf '>", "A leaf"],
    ["<input type=submit value=Send>", "Send"],
    ["<input type=image alt=Find>", "Find"],
    ["<input type=reset title=Clear>", "Clear"],
    ["<input type=button>", ""],
    ["<label for=c>Box</label><div id=c tabindex=0></div>", "Box"],
    ["<div tabindex=0 title=Box></div>", "Box"],
    ["<div tabindex=0></div>", ""],
    ["<button><img alt=Close></button>", "Close"],
    ["<button>Sa<!-- never -->ve</button>", "Save"],
    ["<button>Sow\u00ad ing &amp; pick\u200bing\u2003now</button>", "Sow ing & picking now"],
    ["<a href=/><input type=submit value=Go>now<input type=text value=kale></a>", "Go now"],
    [`<button>${"long ".repeat(30)}</button>`, "long ".repeat(16).trim()],
    [`<button>${"x".repeat(79)}🌱 leaf</button>`, "x".repeat(79)],
  ])("%s is %j", (markup, name) => {
    expect(drafts(markup).find(({ role }) => role !== "list")?.name).toBe(name);
  });

  it("takes the first of two elements of one id and of two labels for one field", () => {
    expect(last("<i id=a>One</i><i id=a>Two</i><button aria-labelledby=a>x</button>")?.name).toBe("One");
    expect(last("<label for=n>One</label><label for=n>Two</label><input id=n>")?.name).toBe("One");
  });

  it("keeps what stands near a control without a name", () => {
    expect(last("<p>Soil <b><input type=button></b></p>")?.nearText).toBe("Soil");
    expect(last("<p>Soil <i><i><i><input type=button></i></i></i></p>")?.nearText).toBeUndefined();
    expect(last("<p>Soil <input type=button value=Mix></p>")?.nearText).toBeUndefined();
  });
});

describe("what an element in markup holds", () => {
  it.each<[string, string | undefined]>([
    ["<input value=kale>", "kale"],
    ["<input>", ""],
    ["<input type=password value=secret>", "••••"],
    ["<input type=password>", ""],
    ["<textarea>two\nlines</textarea>", "two\nlines"],
    ["<textarea value=said>other</textarea>", "said"],
    ["<div contenteditable>A <b>note</b></div>", "A note"],
    ["<select><option>Clay<option selected>Loam</select>", "Loam"],
    ["<select><option>Clay<option>Loam</select>", "Clay"],
    ["<select><optgroup><option>Clay<option selected>Loam</optgroup></select>", "Loam"],
    ["<select multiple><option selected>Clay<option selected>Loam</select>", "Clay, Loam"],
    ["<select multiple><option>Clay</select>", ""],
    ["<div role=slider aria-valuenow=7></div>", "7"],
    ["<progress value=0.4></progress>", "0.4"],
    ["<div role=combobox></div>", undefined],
    ["<div role=combobox>Loam</div>", "Loam"],
    ["<input role=combobox value=Clay>", "Clay"],
    ["<input type=checkbox value=on>", undefined],
    ["<button value=1>Save</button>", undefined],
  ])("%s holds %j", (markup, value) => {
    expect(drafts(markup)[0]?.value).toBe(value);
  });

  it("counts the entries of lists and tables, without headings and pictures in them", () => {
    const markup =
      "<ul><li>A</li><li>B</li></ul><table><tr><td>1</td></tr></table><ol><h2>T</h2><img alt=x></ol>";
    const counts = drafts(markup).filter(({ role }) => role === "list" || role === "table");
    expect(counts.map(({ value }) => value)).toEqual(["2", "1", "0"]);
  });

  it("offers the options of a select and of nothing else", () => {
    expect(last("<select><option>Clay<optgroup><option>Loam</optgroup></select>")?.options).toEqual([
      "Clay",
      "Loam",
    ]);
    expect(last("<input>")?.options).toBeUndefined();
  });
});

describe("the facts of an element in markup", () => {
  it.each<[string, string | undefined]>([
    ["<a href=../kale>x</a>", "https://garden.test/kale"],
    ["<a href='http://['>x</a>", "http://["],
    ["<base href=/shop/><a href=kale>x</a>", "https://garden.test/shop/kale"],
    ["<base href='http://['><a href=kale>x</a>", "https://garden.test/beds/kale"],
    ["<base target=_top><a href=kale>x</a>", "https://garden.test/beds/kale"],
    ["<a>x</a>", undefined],
  ])("%s leads to %s", (markup, href) => {
    expect(last(markup)?.href).toBe(href);
  });

  it.each<[string, string | undefined]>([
    ["<button data-testid=save id=b>x</button>", "save"],
    ["<button data-qa=save>x</button>", "save"],
    ["<button data-testid='' data-cy=save>x</button>", "save"],
    ["<button id=save-bed>x</button>", "save-bed"],
    ["<button id=input-10482>x</button>", undefined],
    ["<button id=b-0a1b2c3d>x</button>", undefined],
    ["<button id=:r1:>x</button>", undefined],
    ["<button id=_b>x</button>", undefined],
    ["<button id=r1f>x</button>", undefined],
    [`<button id=${"long-".repeat(13)}>x</button>`, undefined],
    ["<button>x</button>", undefined],
  ])("%s is known to tests as %s", (markup, testId) => {
    expect(last(markup)?.testId).toBe(testId);
  });

  it.each<[string, string | undefined]>([
    ["<p id=h>Too  low</p><input aria-describedby='h none'>", "Too low"],
    ["<p id=h>Too low</p><input aria-errormessage=h>", "Too low"],
    ["<input placeholder=Bed title=Number>", undefined],
    ["<button title='By post'>Send</button>", "By post"],
    ["<button title=Send>Send</button>", undefined],
    ["<input aria-describedby=none>", undefined],
  ])("%s is described by %j", (markup, description) => {
    expect(last(markup)?.description).toBe(description);
  });

  it("knows what a control opens, and what a switched-off fieldset switches off", () => {
    expect(last("<button aria-controls=' menu  list '>x</button>")?.controls).toEqual(["menu", "list"]);
    const off = drafts("<fieldset disabled><p><button>x</button></p></fieldset><button>y</button>");
    expect(off.map(({ name, states }) => [name, ...states])).toEqual([
      ["", "disabled"],
      ["x", "disabled"],
      ["y"],
    ]);
  });
});

describe("the ids of elements in markup", () => {
  const ids = (markup: string) => drafts(markup).map(({ id }) => id);

  it("are their own, told apart where two are the same", () => {
    expect(ids("<button id=go>a</button><button id=go>b</button>")).toEqual(["go", "go~1"]);
  });

  it("do not change with what stands before them", () => {
    const [one] = ids("<button>Save</button>");
    const [, two] = ids("<button>Other</button><button>Save</button>");
    expect(two).toBe(one);
    expect(one).toMatch(/^h[0-9a-f]{10}$/);
  });

  it("tell apart what has another tag, role, name, test id, neighbour or parent", () => {
    const found = [
      "<button>Save</button>",
      "<a>Save</a>",
      "<div role=button>Save</div>",
      "<button>Send</button>",
      "<button data-qa=s>Save</button>",
      "<p>Bed <button></button></p>",
      "<p>Soil <button></button></p>",
      "<nav><button>Save</button></nav>",
    ].map((markup) => ids(markup).at(-1));
    expect(new Set(found).size).toBe(found.length);
  });

  it("are made where the own one is too long", () => {
    expect(ids(`<button id=${"i".repeat(64)}>x</button>`)).toEqual(["i".repeat(64)]);
    expect(ids(`<button id=${"i".repeat(65)}>x</button>`)[0]).toMatch(/^h[0-9a-f]{10}$/);
  });
});

describe("what of markup is read", () => {
  it.each([
    ["<div hidden><button>x</button></div>", 0],
    ["<div hidden=false><button>x</button></div>", 1],
    ["<div style='color:red; DISPLAY : none'><button>x</button></div>", 0],
    ["<div style='visibility:hidden'><button>x</button></div>", 0],
    ["<div style='visibility:visible'><button>x</button></div>", 1],
    ["<dialog><button>x</button></dialog>", 0],
    ["<dialog open><button>x</button></dialog>", 2],
    ["<template><button>x</button></template>", 0],
    ["<div><template shadowrootmode=open><button>x</button></template><a href=/>y</a></div>", 1],
    ["<select><option>x</option></select>", 1],
  ])("%s: %i elements", (markup, count) => {
    expect(drafts(markup)).toHaveLength(count);
  });

  it("does not go deeper than any real page does", () => {
    expect(drafts(`${"<div>".repeat(601)}<button>x</button>`)).toHaveLength(0);
    expect(drafts(`${"<div>".repeat(590)}<button>x</button>`)).toHaveLength(1);
  });

  it("reads a text as one line, however it is written", () => {
    const said = [
      "<p>salt &amp;\n   pepper&nbsp; &nbsp;<b>mill</b></p>",
      "<p>salt\u200b &amp;\u2003pepper<!-- or --> mill</p>",
      "<p> salt &#38; <span>\u200b</span>pepper<br>mill</p>",
    ];
    for (const markup of said.slice(0, 2))
      expect(nodesFromHtml(markup, url).lines).toEqual(["salt & pepper mill"]);
    expect(nodesFromHtml(said[2] ?? "", url).lines).toEqual(["salt & pepper", "mill"]);
    expect(drafts("<button>one\u200btwo</button>")[0]?.name).toBe("onetwo");
  });

  it("keeps what stands in a text area as it was written", () => {
    expect(drafts("<textarea> one\n  two &amp; three</textarea>")[0]?.value).toBe(" one\n  two & three");
  });

  it("reads the title and the visible lines", () => {
    expect(
      nodesFromHtml(
        "<title> My  beds </title><p>One<b> two</b><img alt=three></p>four<button>five</button><input value=six>" +
          "<p hidden>seven</p>soft\u00adly",
        url,
      ),
    ).toMatchObject({ title: "My beds", lines: ["One two three", "four", "five", "softly"] });
    expect(nodesFromHtml("<p>One</p>", url)).not.toHaveProperty("title");
  });
});

describe("a hidden box", () => {
  it.each([
    ["<input type=checkbox id=c hidden checked><label for=c>Work</label>", 1],
    ["<input type=checkbox id=c hidden><label for=c></label>", 0],
    ["<input type=checkbox id=c hidden><label for=d>Work</label>", 0],
    ["<input type=checkbox id=c hidden><p hidden><label for=c>Work</label></p>", 0],
    ["<input type=text id=c hidden><label for=c>Work</label>", 0],
    ["<p hidden><input type=checkbox id=c></p><label for=c>Work</label>", 0],
  ])("%s is there %i times, as its label is drawn", (markup, times) => {
    expect(drafts(markup).filter(({ role, name }) => role === "checkbox" && name === "Work")).toHaveLength(
      times,
    );
  });
});

describe("rows of plain boxes", () => {
  const items = (markup: string) => drafts(markup).filter(({ role }) => role === "item").length;
  const row = "<div class=row><b>Kale</b><i>3</i></div>";
  it.each<[string, string, number]>([
    ["two alike", `<main>${row.repeat(2)}</main>`, 2],
    ["one", `<main>${row}</main>`, 0],
    ["alike but for their state", `<main>${row}<div class="active row"><b>Leek</b><i>1</i></div></main>`, 2],
    ["fewer than half", `<main>${row.repeat(2)}${"<p>x</p>".repeat(3)}</main>`, 0],
    ["half", `<main>${row.repeat(2)}${"<p>x</p>".repeat(2)}</main>`, 2],
    ["of another class each", "<main><div class=a><b>A</b>a</div><div class=b><b>B</b>b</div></main>", 0],
    ["with words only", "<main><div>Kale</div><div>Leek</div></main>", 0],
    ["without words", "<main><div><i></i><b></b></div><div><i></i><b></b></div></main>", 0],
    ["with one control inside", `<main>${"<div><p><a href=/>Kale</a></p></div>".repeat(2)}</main>`, 2],
    ["of a form", `<form>${"<div><label>Name</label><input></div>".repeat(2)}</form>`, 0],
    ["that are buttons", `<main>${"<div role=button><b>A</b><i>b</i></div>".repeat(2)}</main>`, 0],
    ["that are links with parts", `<main>${"<a href=/><b>Kale</b></a>".repeat(2)}</main>`, 0],
    ["that are links with a heading", `<main>${"<a href=/><h5>Kale</h5><b>3</b></a>".repeat(2)}</main>`, 2],
    ["of a name and its number", `<main>${"<div class=r><b>Kale</b> 3</div>".repeat(3)}</main>`, 3],
    ["of a name and its number, two", `<main>${"<div class=r><b>Kale</b> 3</div>".repeat(2)}</main>`, 0],
    ["of long words", `<main>${`<div class=r><b>Kale</b> ${"grows ".repeat(20)}</div>`.repeat(3)}</main>`, 0],
    ["of a name without a class", `<main>${"<div><b>Kale</b> 3</div>".repeat(3)}</main>`, 0],
    ["in a box each", `<main>${`<div>${row}</div>`.repeat(2)}</main>`, 2],
    ["that can be clicked", `<main>${"<div tabindex=0><b>Kale</b></div>".repeat(2)}</main>`, 2],
    ["in a list", `<ul>${row.repeat(2)}</ul>`, 0],
    ["in a button", `<button>${row.repeat(2)}</button>`, 0],
  ])("%s", (_, markup, count) => {
    expect(items(markup)).toBe(count);
  });
});
