import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import { InteractRequest } from "@/lib/contracts/interact-request";
import type { InteractiveElement } from "@/lib/contracts/page-element";
import { type OpenOptions, openTestBrowser, type TestBrowser } from "@/tests/support/test-browser";

let tests: TestBrowser;
beforeAll(async () => {
  tests = await openTestBrowser();
});
afterAll(() => tests.close());

const nothingMore = { dom: false, screenshot: false, fullText: false };

/** A page on which elements are named instead of numbered. */
async function onPage(html: string, options?: OpenOptions) {
  const { driver, url, requests } = await tests.open(html, options);
  const look = () => driver.snapshot(nothingMore);
  let tree: readonly InteractiveElement[] = (await look()).interactiveTree ?? [];
  const id = (name: string): string => {
    const found = tree.filter((one) => one.n === name && !["item", "row", "reg", "head"].includes(one.r));
    const [only] = found;
    if (!only)
      throw new Error(`no element named ${name} in ${tree.map((one) => `${one.r}:${one.n}`).join(", ")}`);
    return only.i;
  };
  const act = async (name: BrowserAction["name"], ...args: unknown[]) => {
    const report = await driver.execute({ name, args }, undefined);
    InteractRequest.parse(report);
    return report;
  };
  const refresh = async () => {
    const page = await look();
    InteractRequest.parse(page);
    tree = page.interactiveTree ?? [];
    return page;
  };
  const text = () => driver.page().evaluate(() => document.querySelector("#out")?.textContent ?? "");
  return { driver, url, requests, id, act, refresh, text };
}

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

describe("tabs and addresses", () => {
  it("navigates, goes back and forward, reloads, and takes no address but http and https", async () => {
    const { act, url } = await onPage("<h1>One</h1>", { pages: { "/two": "<h1>Two</h1>" } });
    expect((await act("goBack")).lastActionError?.code).toBe("NO_HISTORY");
    expect((await act("navigate", `${url}two`)).clientObservations?.didUrlChange).toBe(true);
    expect((await act("goBack")).lastActionStatus).toBe("success");
    expect((await act("goForward")).previousUrl).toBe(url);
    expect((await act("reload")).lastActionStatus).toBe("success");
    expect((await act("navigate", "javascript:alert(1)")).lastActionError?.code).toBe("INVALID_URL");
    expect((await act("navigate", "http://127.0.0.1:1/")).lastActionError?.code).toBe("NAVIGATION_FAILED");
    expect((await act("search", "x")).lastActionError?.code).toBe("ACTION_UNSUPPORTED");
  });

  it("takes in a tab that the page opens, and switches and closes tabs", async () => {
    const { act, id, refresh, driver } = await onPage('<a href="/two" target="_blank">Two</a>', {
      pages: { "/two": "<h1>Two</h1>" },
    });
    const report = await act("click", id("Two"));
    expect(report.recentEvents?.join()).toContain("New tab:");
    const page = await refresh();
    expect(page.tabs).toHaveLength(2);
    expect(page.tabs?.find((tab) => tab.active)?.id).toBe("t2");
    expect(driver.currentUrl()).toContain("/two");
    await act("switchTab", "t1");
    expect(driver.currentUrl()).not.toContain("/two");
    await act("closeTab", "t2");
    expect((await refresh()).tabs).toHaveLength(1);
    expect((await act("switchTab", "t9")).lastActionError?.code).toBe("TAB_NOT_FOUND");
  });

  it("refuses downloads and says so", async () => {
    const { act, id } = await onPage('<a href="/f" download="list.csv">Export</a>', {
      pages: { "/f": "a,b" },
    });
    expect((await act("click", id("Export"))).recentEvents?.join()).toContain("Download refused: 'list.csv'");
  });
});

describe("what is seen while an action runs", () => {
  it("names requests with status, and those of other hosts with their host", async () => {
    const { act, id } = await onPage(
      `<button onclick="fetch('/api/save?token=1', { method: 'POST' }).catch(() => {}); fetch('http://127.0.0.1:1/x').catch(() => {})">Save</button>`,
      {
        respond: (request, response) => {
          if (!request.url?.startsWith("/api/")) return undefined;
          response.writeHead(500).end("no");
          return true;
        },
      },
    );
    const report = await act("click", id("Save"));
    expect(report.networkEvents).toEqual([
      expect.objectContaining({ method: "POST", urlPath: "/api/save", status: 500, resourceType: "fetch" }),
      expect.objectContaining({ host: "127.0.0.1:1", failed: true }),
    ]);
    expect(report.networkEvents?.[0]).not.toHaveProperty("host");
    expect(report.clientObservations?.didNetworkOccur).toBe(true);
  });

  it("catches a toast that came and went, and tells success from error", async () => {
    const toast = (cls: string, words: string): string =>
      `const t = Object.assign(document.createElement('div'), { className: '${cls}', textContent: '${words}' }); document.body.append(t); setTimeout(() => t.remove(), 200)`;
    const { act, id, refresh } = await onPage(
      `<button onclick="${toast("toast toast--success", "Patient saved")}">Save</button><button onclick="${toast("toast", "Could not save")}">Break</button>`,
    );
    const good = await act("click", id("Save"));
    expect(good.success_messages).toEqual(["Patient saved"]);
    expect(good.recentEvents?.join("|")).toMatch(
      /\[\d\.\ds ago\] Added: 'Patient saved'\|.*Removed: 'Patient saved'/,
    );
    expect(good).toMatchObject({ hasSuccess: true, hasErrors: false });
    const bad = await act("click", id("Break"));
    expect(bad.errors_detected).toEqual(["Could not save"]);
    expect((await refresh()).pageText).not.toContain("saved");
  });

  it("reports the browser's own validation messages", async () => {
    const { act, id } = await onPage(
      '<form><label>Email <input type="email" required></label><button>Send</button></form>',
    );
    const report = await act("click", id("Send"));
    expect(report.errors_detected?.[0]).toMatch(/^Email: /);
  });

  it("settles although a ticker runs, and counts nothing that the ticker does", async () => {
    const { act, id, refresh } = await onPage(
      `<button>Nothing</button><div role="status" id="t">tick 0</div><script>let n = 0; setInterval(() => { t.textContent = 'tick ' + ++n }, 150)</script>`,
      { driver: { ambientLookMs: 500 } },
    );
    const page = await refresh();
    const ticker = page.interactiveTree?.find((one) => one.r === "stat");
    expect(page.ambientIds).toContain(ticker?.i);
    const startedAt = performance.now();
    const report = await act("click", id("Nothing"));
    expect(performance.now() - startedAt).toBeLessThan(2_500);
    expect(report.clientObservations).toEqual({
      didNetworkOccur: false,
      didDomMutate: false,
      didUrlChange: false,
    });
    expect(report.recentEvents).toEqual([]);
    expect((await refresh()).domHash).toBe(report.beforeDomHash);
  });

  it("answers confirm only after an approved action, and tells what was asked", async () => {
    const html = `${out}<button onclick="say(confirm('Really delete?'))">Delete</button><button onclick="alert('Hello')">Greet</button>`;
    const { act, driver, id, text } = await onPage(html);
    const dismissed = await act("click", id("Delete"));
    expect(dismissed.recentEvents?.join()).toContain("Dialog (confirm, dismissed): 'Really delete?'");
    driver.approveNext();
    await act("click", id("Delete"));
    await act("click", id("Delete"));
    expect(await text()).toBe("false;true;false;");
    expect((await act("click", id("Greet"))).recentEvents?.join()).toContain("alert, accepted");
  });

  it("fills in a secret only on its own host, and never shows it", async () => {
    const html = "<label>Login <input></label>";
    const bound = (host: string) => ({
      driver: { secrets: [{ name: "pw", value: "hunter2", hosts: [host] }] },
    });
    const other = await onPage(html, bound("example.org"));
    expect((await other.act("setValue", other.id("Login"), "{{secret:pw}}")).lastActionError?.code).toBe(
      "SECRET_UNAVAILABLE",
    );
    const own = await onPage(html, bound("127.0.0.1"));
    const report = await own.act("setValue", own.id("Login"), "{{secret:pw}}");
    expect(report.lastActionResult?.actualState).toEqual({ value: "••••" });
    const held = await own.driver.page().evaluate(() => document.querySelector("input")?.value);
    expect(held).toBe("hunter2");
    expect(JSON.stringify(await own.refresh())).not.toContain("hunter2");
  });
});
