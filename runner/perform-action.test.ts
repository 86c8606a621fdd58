import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { onPage as openPage } from "@/tests/support/on-page";
import { type OpenOptions, openTestBrowser, type TestBrowser } from "@/tests/support/test-browser";

let tests: TestBrowser;
beforeAll(async () => {
  tests = await openTestBrowser();
});
afterAll(() => tests.close());
const onPage = (html: string, options?: OpenOptions) => openPage(tests, html, options);

const out =
  '<p id="out"></p><script>const say = (t) => { document.querySelector("#out").textContent += t + ";" }</script>';

describe("acting on a page with trusted input", () => {
  it("clicks, double-clicks, right-clicks and hovers, and the page's handlers get trusted events", async () => {
    const { act, id, text } = await onPage(
      `<button id="b">Go</button>${out}<script>
        for (const type of ["click", "dblclick", "contextmenu", "mouseenter"])
          document.querySelector("#b").addEventListener(type, (e) => say(type + e.isTrusted));
      </script>`,
    );
    expect((await act("click", id("Go"))).lastActionStatus).toBe("success");
    await act("doubleClick", id("Go"));
    await act("rightClick", id("Go"));
    expect(await text()).toBe("mouseentertrue;clicktrue;clicktrue;clicktrue;dblclicktrue;contextmenutrue;");
  });

  it("replaces the value of a field by keys and reads it back", async () => {
    const { act, id, text } = await onPage(
      `${out}<label>Name <input value="old" oninput="say(this.value)"></label><label>Note <textarea>before</textarea></label>`,
    );
    const report = await act("setValue", id("Name"), "Jas");
    expect(report.lastActionResult).toEqual({ success: true, actualState: { value: "Jas" } });
    expect(await text()).toBe("J;Ja;Jas;");
    const note = await act("setValue", id("Note"), "two\nlines");
    expect(note.lastActionResult?.actualState).toEqual({ value: "two\nlines" });
    const empty = await act("setValue", id("Name"), "");
    expect(empty.lastActionResult?.actualState).toEqual({ value: "" });
  });

  it("puts a number in at once where the page cancels every key, and nothing where it took one, asks for text or for a choice", async () => {
    const { act, id, text } = await onPage(
      `${out}<label>Deaf <input type="number" onkeydown="return event.key === 'Enter'" oninput="say('deaf' + this.value)"></label>
       <label>Quick <input type="number" oninput="say('quick' + this.value); this.value = ''"></label>
       <label>Picked <input onkeydown="return false" oninput="say('picked')"></label>
       <label>Mark <input onkeydown="return event.key === 'Enter'" oninput="say('mark' + this.value)"></label>
       <label>Listed <input role="combobox" onkeydown="return false" oninput="say('listed')"></label>`,
    );
    const entered = async (name: string, value: string) =>
      (await act("setValue", id(name), value)).lastActionResult?.actualState;
    expect(await entered("Deaf", "45")).toEqual({ value: "45" });
    expect(await entered("Quick", "7")).toEqual({ value: "" });
    expect(await entered("Picked", "12 June")).toEqual({ value: "" });
    expect(await entered("Mark", "2,5")).toEqual({ value: "2,5" });
    expect(await entered("Listed", "12")).toEqual({ value: "" });
    expect(await text()).toBe("deaf45;quick7;mark2,5;");
  });

  it("sets dates, times, ranges and rich text", async () => {
    const { act, id } = await onPage(
      `<label>Day <input type="date"></label><label>At <input type="time"></label><label>Dose <input type="range" max="50"></label>
       <div contenteditable aria-label="Text"><p>old words</p></div>`,
    );
    const entered = async (name: string, value: string) =>
      (await act("setValue", id(name), value)).lastActionResult?.actualState;
    expect(await entered("Day", "31 December 2026")).toEqual({ value: "2026-12-31" });
    expect(await entered("At", "2:05 pm")).toEqual({ value: "14:05" });
    expect(await entered("Dose", "40")).toEqual({ value: "40" });
    expect(await entered("Text", "new words")).toEqual({ value: "new words" });
    expect((await act("setValue", id("Day"), "soon")).lastActionError?.code).toBe("VALUE_REFUSED");
  });

  it("turns toggles on and off once, also when the real box hides behind its label", async () => {
    const { act, id, text } = await onPage(
      `${out}<label>Plain <input type="checkbox" onchange="say('p' + this.checked)"></label>
       <input type="checkbox" id="h" style="position:absolute;opacity:0;width:0;height:0" onchange="say('h' + this.checked)"><label for="h">Hidden</label>
       <div role="switch" tabindex="0" aria-checked="false" onclick="this.setAttribute('aria-checked', this.getAttribute('aria-checked') !== 'true');say('s')">Switch</div>
       <label>One <input type="radio" name="r"></label><button>No toggle</button>`,
    );
    expect((await act("check", id("Plain"))).lastActionResult?.actualState).toEqual({ checked: true });
    await act("check", id("Plain"));
    await act("check", id("Hidden"));
    await act("check", id("Switch"));
    expect((await act("uncheck", id("Switch"))).lastActionResult?.actualState).toEqual({ checked: false });
    expect(await text()).toBe("ptrue;htrue;s;s;");
    await act("check", id("One"));
    expect((await act("uncheck", id("One"))).lastActionError?.code).toBe("NOT_CHECKABLE");
    expect((await act("check", id("No toggle"))).lastActionError?.code).toBe("NOT_CHECKABLE");
  });

  it("chooses an option by label, else by value, and says which there are", async () => {
    const { act, id, text } = await onPage(
      `${out}<select aria-label="Ward" onchange="say(this.value)"><option value="a">Ward A</option><option value="b">Ward B</option><option value="c" disabled>Ward C</option></select>
       <button aria-haspopup="listbox">Menu</button>`,
    );
    expect((await act("select", id("Ward"), "ward b")).lastActionResult?.actualState).toEqual({
      value: "Ward B",
      selected: ["Ward B"],
    });
    await act("select", id("Ward"), "a");
    expect(await text()).toBe("b;a;");
    const missing = await act("select", id("Ward"), "Ward Z");
    expect(missing.lastActionError).toMatchObject({ code: "OPTION_NOT_FOUND" });
    expect(missing.lastActionError?.message).toContain("Ward B");
    expect((await act("select", id("Ward"), "Ward C")).lastActionError?.code).toBe("OPTION_DISABLED");
    expect((await act("select", id("Menu"), "x")).lastActionError?.code).toBe("NOT_A_SELECT");
  });

  it("types into the focus and presses keys", async () => {
    const { act, id, text } = await onPage(
      `${out}<form onsubmit="event.preventDefault();say('sent')"><label>Find <input id="f"></label></form>`,
    );
    expect((await act("type", "x")).lastActionError?.code).toBe("NOT_EDITABLE");
    await act("click", id("Find"));
    await act("type", "abc");
    await act("press", "Enter");
    expect(await text()).toBe("sent;");
    await act("press", "Control+A");
    await act("press", "Delete");
    expect((await act("press", "Hyper+Q")).lastActionError?.code).toBe("INVALID_KEY");
  });

  it("drags one element onto another with the browser's own drag and drop", async () => {
    const { act, id, text } = await onPage(
      `${out}<div draggable="true" role="button" aria-label="Card" style="width:80px;height:40px">c</div>
       <div role="button" aria-label="Done" style="width:200px;height:80px;margin-top:60px" ondragover="event.preventDefault()" ondrop="say('dropped')">d</div>`,
    );
    await act("dragAndDrop", id("Card"), id("Done"));
    expect(await text()).toBe("dropped;");
  });

  it("puts a given file into a file field, also one behind a styled label", async () => {
    const folder = mkdtempSync(join(tmpdir(), "upload-"));
    const path = join(folder, "scan.pdf");
    writeFileSync(path, "%PDF-1.4");
    const { act, id, text } = await onPage(
      `${out}<label>Attach <input type="file" style="display:none" onchange="say(this.files[0].name)"></label><button>Other</button>`,
      { driver: { files: new Map([["file-1", path]]) } },
    );
    expect((await act("uploadFile", id("Attach"), "file-2")).lastActionError?.code).toBe(
      "ATTACHMENT_NOT_FOUND",
    );
    expect((await act("uploadFile", id("Attach"), "file-1")).lastActionStatus).toBe("success");
    expect(await text()).toBe("scan.pdf;");
  });

  it("scrolls the page and finds text", async () => {
    const { act, driver } = await onPage(
      `<div style="height:4000px">top</div><p>The <b>needle</b> in the hay</p><div style="height:3000px"></div>`,
    );
    const top = () => driver.page().evaluate(() => Math.round(scrollY));
    await act("scroll", "down");
    expect(await top()).toBeGreaterThan(500);
    await act("scroll", "top");
    expect(await top()).toBe(0);
    await act("findText", "the needle IN the hay");
    expect(await top()).toBeGreaterThan(3_000);
    expect((await act("findText", "no such words")).lastActionError?.code).toBe("TEXT_NOT_FOUND");
  });

  it("clicks a point of a canvas", async () => {
    const { act, text } = await onPage(
      `<canvas width="300" height="200" onclick="say(event.offsetX + ',' + event.offsetY)" style="position:absolute;left:0;top:100px"></canvas>${out}`,
    );
    await act("clickAt", 40, 130);
    expect(await text()).toBe("40,30;");
    expect((await act("clickAt", 5_000, 5)).lastActionError?.code).toBe("ELEMENT_NOT_VISIBLE");
  });
});

describe("refusing what cannot be acted on", () => {
  it("names the reason by a code of the closed list", async () => {
    const { act, id } = await onPage(
      `<button disabled>Off</button><label>Fixed <input readonly value="x"></label>
       <button style="position:absolute;left:0;top:200px;width:120px;height:40px">Under</button>
       <div style="position:absolute;left:0;top:180px;width:300px;height:100px;background:#eee">cover</div><button>Plain</button>`,
    );
    expect((await act("click", id("Off"))).lastActionError?.code).toBe("ELEMENT_DISABLED");
    expect((await act("setValue", id("Fixed"), "y")).lastActionError?.code).toBe("NOT_EDITABLE");
    expect((await act("setValue", id("Plain"), "y")).lastActionError?.code).toBe("NOT_EDITABLE");
    const covered = await act("click", id("Under"));
    expect(covered.lastActionError).toMatchObject({
      code: "ELEMENT_COVERED",
      action: `click("${id("Under")}")`,
    });
    expect((await act("click", "9999")).lastActionError?.code).toBe("ELEMENT_NOT_FOUND");
  });

  it("takes nothing in a frame that shows another page by now for what was there", async () => {
    const { act, driver, id } = await onPage('<iframe src="/one" width="300" height="90"></iframe>', {
      pages: { "/one": "<button>One</button>", "/two": "<button>Two</button>" },
    });
    const button = id("One");
    await driver.page().evaluate(() => {
      const frame = document.querySelector("iframe");
      if (frame) frame.src = "/two";
    });
    await driver.page().frameLocator("iframe").getByText("Two").waitFor();
    expect((await act("click", button)).lastActionError?.code).toBe("ELEMENT_STALE");
  });

  it("finds the successor of a replaced element, and takes no other row's button for it", async () => {
    const rows = (names: string[]): string =>
      names.map((name) => `<li>${name} <button onclick="say('${name}')">Delete</button></li>`).join("");
    const { act, driver, id, text, refresh } = await onPage(
      `${out}<ul id="list">${rows(["Ann", "Bob"])}</ul><button onclick="say('saved')">Save</button>`,
    );
    const page = await refresh();
    const first = page.interactiveTree?.find((one) => one.n === "Delete")?.i ?? "";
    const save = id("Save");
    await driver.page().evaluate(
      (html) => {
        for (const button of document.querySelectorAll("button")) button.outerHTML = String(button.outerHTML);
        document.querySelector("#list")?.replaceChildren();
        document.querySelector("#list")?.insertAdjacentHTML("beforeend", html);
      },
      rows(["Ann", "Bob"]),
    );
    expect((await act("click", save)).lastActionStatus).toBe("success");
    expect((await act("click", first)).lastActionStatus).toBe("success");
    expect(await text()).toBe("saved;Ann;");
    await driver.page().evaluate(
      (html) => {
        const list = document.querySelector("#list");
        if (list) list.innerHTML = html;
      },
      rows(["Bob"]),
    );
    expect((await act("click", first)).lastActionError?.code).toBe("ELEMENT_STALE");
  });
});
