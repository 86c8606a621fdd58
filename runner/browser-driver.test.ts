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

  it("leaves a field before it leaves the page, so that what is stored on leaving is stored", async () => {
    const { act, id, url } = await onPage(
      `<label>Count <input type="number" value="1" onchange="fetch('/api/count', { method: 'PATCH', body: this.value })"></label>`,
      {
        pages: { "/two": "<h1>Two</h1>" },
        respond: (request, response) => {
          if (!request.url?.startsWith("/api/")) return undefined;
          response.writeHead(200).end("{}");
          return true;
        },
      },
    );
    await act("setValue", id("Count"), "4");
    const report = await act("navigate", `${url}two`);
    expect(JSON.stringify(report.networkEvents)).toContain("PATCH");
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

  it("catches what is shown in a part that has no box of its own, and nothing that is hidden with one", async () => {
    const { act, id } = await onPage(
      `<style>.toast, .part { display: contents }</style><button onclick="say('<div class=toast role=status><p>Patient saved</p></div>')">Save</button>
       <button onclick="say('<section hidden><div class=toast role=status><p>Patient saved</p></div></section>')">Keep</button>
       <script>const say = (html) => { const part = Object.assign(document.createElement('div'), { className: 'part', innerHTML: html }); document.body.append(part) }</script>`,
    );
    const shown = await act("click", id("Save"));
    expect(shown.success_messages).toEqual(["Patient saved"]);
    expect(shown.recentEvents?.join("|")).toContain("Added: 'Patient saved'");
    const hidden = await act("click", id("Keep"));
    expect(hidden.success_messages ?? []).toEqual([]);
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
    // Where nothing settles, it looks after 5 s all the same.
    expect(performance.now() - startedAt).toBeLessThan(4_500);
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
