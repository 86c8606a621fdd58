import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { readPageFolders } from "@/bench/page-folder";
import { type ServedPage, servePage } from "@/bench/serve-page";

const made: string[] = [];
const open: ServedPage[] = [];

afterEach(async () => {
  for (const served of open.splice(0)) await served.close();
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true });
});

/** A folder with one page of the given files, beside a shared style sheet. */
function aFolder(files: Record<string, string>): string {
  const dir = mkdtempSync(path.join(tmpdir(), "pages-"));
  made.push(dir);
  mkdirSync(path.join(dir, "shared"));
  writeFileSync(path.join(dir, "shared", "base.css"), "body { margin: 0 }");
  mkdirSync(path.join(dir, "one"));
  const card = { id: "one", kind: "ticker", honest: false, goal: "Add it", start: "/" };
  const all = { "page.json": JSON.stringify(card), "server.mjs": server("undefined"), ...files };
  for (const [name, content] of Object.entries(all)) writeFileSync(path.join(dir, "one", name), content);
  return dir;
}

const server = (answer: string): string =>
  `export const handle = (request, state) => { state.asked = (state.asked ?? 0) + 1; return ${answer}; };
export const isDone = (state) => state.asked > 1;`;

async function serve(
  files: Record<string, string>,
): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const [page] = readPageFolders(aFolder(files));
  if (!page) throw new Error("no page");
  const served = await servePage(page);
  open.push(served);
  return (asked, init) => fetch(new URL(asked, served.url), { redirect: "manual", ...init });
}

describe("a page's folder", () => {
  it.each([
    ["/", 200, "text/html; charset=utf-8"],
    ["/app.js", 200, "text/javascript; charset=utf-8"],
    ["/shared/base.css", 200, "text/css; charset=utf-8"],
    ["/missing.js", 404, "text/plain"],
    ["/server.mjs", 404, "text/plain"],
    ["/page.json", 404, "text/plain"],
    ["/%2e%2e/%2e%2e/etc/hostname", 404, "text/plain"],
  ])("answers %s with %i where the back end has no answer", async (asked, status, type) => {
    const ask = await serve({ "index.html": "<p>Hi</p>", "app.js": "1;" });
    const answer = await ask(asked);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([status, type]);
  });

  it("comes after the back end's own answer, and in place of its 404", async () => {
    const own = 'request.path === "/" ? { status: 200, body: "<b>own</b>" } : { status: 404 }';
    const ask = await serve({ "server.mjs": server(own), "index.html": "file", "app.js": "1;" });
    expect(await (await ask("/")).text()).toBe("<b>own</b>");
    expect(await (await ask("/app.js")).text()).toBe("1;");
  });
});

describe("a page's back end", () => {
  it.each([
    ["{ status: 201, body: { id: 1 } }", 201, "application/json", '{"id":1}'],
    ['{ body: "<p>" }', 200, "text/html; charset=utf-8", "<p>"],
    ['{ status: 200, headers: { "Content-Type": "text/csv" }, body: "a" }', 200, "text/csv", "a"],
    ["{ status: 204 }", 204, null, ""],
    ['Promise.resolve({ status: 303, headers: { location: "/x" } })', 303, null, ""],
    ["missing.thing", 500, "text/plain", "ReferenceError: missing is not defined"],
    ["{ status: 7 }", 500, "text/plain", expect.stringContaining("status")],
  ])("may answer %s", async (answer, status, type, body) => {
    const ask = await serve({ "server.mjs": server(answer) });
    const got = await ask("/save", { method: "POST", body: "x=1" });
    const seen = got.headers.get("content-type");
    expect(got.status).toBe(status);
    if (type !== null) expect(seen).toBe(type);
    expect(await got.text()).toEqual(body);
  });

  it("is given method, path, query, headers and body", async () => {
    const ask = await serve({
      "server.mjs": server("{ body: { ...request, headers: request.headers['x-a'] } }"),
    });
    const answer = await ask("/a/b?q=1%202", { method: "PUT", body: "z=1", headers: { "X-A": "y" } });
    expect(await answer.json()).toEqual({
      method: "PUT",
      path: "/a/b",
      url: "/a/b?q=1%202",
      query: { q: "1 2" },
      headers: "y",
      body: "z=1",
    });
  });

  it("starts each run with an empty state and is asked for the truth", async () => {
    const [page] = readPageFolders(aFolder({}));
    if (!page) throw new Error("no page");
    for (const _ of [1, 2]) {
      const served = await servePage(page);
      open.push(served);
      expect(await served.isDone()).toBe(false);
      await fetch(served.url);
      expect(await served.isDone()).toBe(false);
      await fetch(served.url);
      expect(await served.isDone()).toBe(true);
    }
  });

  it("may leave a request without an answer; closing does not wait for it", async () => {
    const ask = await serve({ "server.mjs": server("new Promise(() => {})") });
    const asked = ask("/").catch(() => "cut off");
    await new Promise((resolve) => setTimeout(resolve, 50));
    await open.pop()?.close();
    expect(await asked).toBe("cut off");
  });
});

describe("folders of pages", () => {
  it.each([
    [{ "page.json": '{"id":"one"}' }, /one\/page\.json/],
    [{ "page.json": "{}", "server.mjs": "" }, /one\/page\.json/],
  ])("are refused with the name of the malformed one: %j", (files, message) => {
    expect(() => readPageFolders(aFolder(files))).toThrow(message);
  });

  it("are refused when there are none", () => {
    const dir = mkdtempSync(path.join(tmpdir(), "pages-"));
    made.push(dir);
    expect(() => readPageFolders(dir)).toThrow("No folder with a page.json");
  });

  it("may give a start without a leading slash, or none", () => {
    const card = { id: "one", kind: "ticker", honest: true, goal: "Add it" };
    const starts = [{}, { start: "list.html?x=1" }].map(
      (start) => readPageFolders(aFolder({ "page.json": JSON.stringify({ ...card, ...start }) }))[0]?.start,
    );
    expect(starts).toEqual(["/", "/list.html?x=1"]);
  });
});
