import { describe, expect, it } from "vitest";
import { nodesFromHtml } from "./from-html";

const roles = (markup: string): string[] =>
  nodesFromHtml(markup, "").drafts.map(({ role, inputType }) =>
    inputType === undefined ? role : `${role} ${inputType}`,
  );

describe("the role of an element in markup", () => {
  it.each<[string, string | undefined]>([
    ["<div role=spinbutton></div>", "textbox number"],
    ["<div role='none BUTTON'>Save</div>", "button"],
    ["<div role=heading aria-level=3>Beds</div>", "heading 3"],
    ["<div role=presentation>Beds</div>", undefined],
    ["<ul role=presentation></ul>", "list"],
    ["<h2>Beds</h2>", "heading 2"],
    ["<button role=constructor>Save</button>", "button"],
    ["<input type=constructor>", "textbox constructor"],
    ["<input>", "textbox text"],
    ["<input type=EMAIL>", "textbox email"],
    ["<input type=submit>", "button submit"],
    ["<input type=range>", "slider range"],
    ["<input type=file>", "file file"],
    ["<input type=text list=soils>", "combobox text"],
    ["<input type=hidden>", undefined],
    ["<a href=/x>Beds</a>", "link"],
    ["<a>Beds</a>", "link"],
    ["<a name=top>Beds</a>", undefined],
    ["<a name=top href=/x>Beds</a>", "link"],
    ["<img alt=Kale>", "image"],
    ["<img>", undefined],
    ["<section aria-label=Beds>…</section>", "region region"],
    ["<section>…</section>", undefined],
    ["<details><summary>More</summary></details>", "button summary"],
    ["<div aria-live=assertive>Lost</div>", "alert"],
    ["<div aria-live=polite>Saved</div>", "status"],
    ["<div aria-live=polite tabindex=0><div><p role=dialog>Move the bed</p></div></div>", "clickable"],
    ["<div aria-live=assertive><dialog open>Move the bed</dialog></div>", "dialog"],
    ["<div aria-live=off>Saved</div>", undefined],
    ["<div contenteditable>Note</div>", "textbox richtext"],
    ["<div contenteditable=false>Note</div>", undefined],
    ["<div onclick=go()>Note</div>", "clickable"],
    ["<div tabindex=0>Note</div>", "clickable"],
    ["<div tabindex=-1>Note</div>", undefined],
    ["<div aria-haspopup=menu>Soil</div>", "clickable"],
    ["<div aria-haspopup=false>Soil</div>", undefined],
    ["<div aria-expanded=false>Soil</div>", "clickable"],
    ["<div class='toast-message'>Saved</div>", "alert named"],
    ["<div class='field-error'>Too long</div>", "alert named"],
    ["<div class='v-snackbar'>Saved</div>", "alert named"],
    ["<div class='bp5-toast'>Saved</div>", "alert named"],
    ["<div class='job-alert'>Saved</div>", undefined],
    ["<div class='error'></div>", undefined],
    ["<div class='modal'><button>Close</button></div>", "dialog named"],
    ["<div class='soil-dialog'><button>Close</button></div>", "dialog named"],
    ["<div class='modal' tabindex=0><button>Close</button></div>", "dialog named"],
    ["<div class='modal-opener' tabindex=0>More</div>", "clickable"],
    ["<a class='modal' href=/x>More</a>", "link"],
    ["<div class='modal'>Only words</div>", undefined],
    ["<div>Only words</div>", undefined],
  ])("%s is %s", (markup, role) => {
    expect(roles(markup)[0]).toBe(role);
  });

  it.each<[string, string[]]>([
    ["<ul class='messagelist'><li class='success'>Saved</li></ul>", ["list", "alert named"]],
    ["<ul class='flash-messages'><li class='note error'>Lost</li></ul>", ["list", "alert named"]],
    ["<ul class='messages'><li class='own'>Hello</li></ul>", ["list", "item"]],
    ["<ul class='flashes'><li class='Danger'>Lost</li></ul>", ["list", "alert named"]],
    ["<ul class='notifications'><li class='error'>Job 12 broke off</li></ul>", ["list", "item"]],
    ["<ul class='messages'><li class='error'>Job 12 broke off</li></ul>", ["list", "item"]],
    ["<ul class='builds'><li class='success'>Build 12</li></ul>", ["list", "item"]],
  ])("takes a line with a tone for a message only in a list of messages: %s", (markup, expected) => {
    expect(roles(markup)).toEqual(expected);
  });

  it("takes a named box for a message only where it is short and no wrapper of other things to do", () => {
    expect(roles(`<div class=alert>${"word ".repeat(80)}</div>`)).toEqual([]);
    const button = "<button>Go</button>";
    expect(roles(`<div class=alert>Lost ${button}</div>`)).toEqual(["alert named", "button"]);
    expect(roles(`<div class=alert>Lost ${button.repeat(3)}</div>`)).toEqual(["button", "button", "button"]);
  });

  it.each<[number, number, boolean]>([
    [0, 1, true],
    [0, 3, true],
    [0, 4, false],
    [2, 0, true],
    [2, 3, true],
    [3, 0, false],
    [3, 1, false],
    [1, 4, false],
  ])("takes a named box with %i buttons and %i links for a message: %s", (buttons, links, is) => {
    const inside = "<button>Go</button>".repeat(buttons) + "<b><a href=/x>Kettle</a></b>".repeat(links);
    const [first] = roles(`<div class=alert>In your cart: ${inside}</div>`);
    expect(first === "alert named").toBe(is);
  });

  it("takes no long text with a link for a message, and a named dialog with links for one", () => {
    const link = "<a href=/x>Kettle</a>";
    expect(roles(`<div class=alert>${"word ".repeat(80)}${link}</div>`)).toEqual(["link"]);
    expect(roles(`<div class=modal>${link.repeat(5)}</div>`)[0]).toBe("dialog named");
  });

  it("reads a message in a message once, and a message in a dialog by itself", () => {
    expect(roles("<div role=alert><p class=error>Lost</p></div>")).toEqual(["alert"]);
    expect(roles("<div role=status><p class=error>Lost</p></div>")).toEqual(["status"]);
    expect(roles("<div role=dialog><p class=error>Lost</p></div>")).toEqual(["dialog", "alert named"]);
  });

  it("reads in a control only what can be acted on and headings", () => {
    expect(
      roles("<button><ul><li>A</li></ul><h3>B</h3><p class=active>C</p><a href=/>D</a></button>"),
    ).toEqual(["button", "heading 3", "link"]);
  });

  it("keeps what carries a state in its classes, as a leaf", () => {
    const { drafts } = nodesFromHtml("<p class='is-done'>Water <a href=/kale>Kale</a></p>", "");
    expect(drafts).toMatchObject([
      { role: "region", inputType: "stateful", name: "Water Kale", states: [".is-done"] },
      { role: "link", parent: -1 },
    ]);
    expect(nodesFromHtml("<body class='loading'>Water</body>", "").drafts).toMatchObject([{ name: "body" }]);
  });

  it("takes what is put around all of a dialog for nothing to press", () => {
    const all = "<div tabindex=0><h2>Move the bed</h2><button>Move</button></div>";
    expect(roles(`<div role=dialog>${all}</div>`)).toEqual(["dialog", "heading 2", "button"]);
    expect(roles(`<div role=dialog>${all}<p> </p></div>`)).not.toContain("clickable");
    expect(roles(`<div role=dialog>${all}<button>Back</button></div>`)).toContain("clickable");
    expect(roles("<div role=dialog><div tabindex=0>Move the bed</div></div>")).toContain("clickable");
    expect(roles(all)).toContain("clickable");
  });
});
