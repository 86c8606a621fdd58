import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ServedSampleSite, serveSampleSite } from "@/lib/server/sample-site/serve";

const FOLDER = fileURLToPath(new URL("../../../public/sample/", import.meta.url));
const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((name) => name.includes("."));
const textOf = (name: string) => readFileSync(`${FOLDER}${name}`, "utf8");

let served: ServedSampleSite;
beforeAll(async () => {
  served = await serveSampleSite();
});
afterAll(() => served.close());

/** Sends the path as it is; fetch would tidy up its dots. */
const statusOfRaw = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const { port } = new URL(served.url);
    const sent = request({ host: "127.0.0.1", port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on("error", reject).end();
  });

describe("serving the sample site", () => {
  it("listens on loopback only", () => {
    expect(served.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it.each(files)("serves %s with its type", async (name) => {
    const response = await fetch(`${served.url}/sample/${name}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(
      /^(text\/(html|css|javascript); charset=utf-8|image\/svg\+xml)$/,
    );
    expect(await response.text()).toBe(textOf(name));
  });

  it.each(["/", "/sample", "/sample/"])("leads from %s to the home page", async (path) => {
    const response = await fetch(`${served.url}${path}`);
    expect(response.url).toBe(`${served.url}/sample/index.html`);
  });

  it.each([
    "/package.json",
    "/sample/../../package.json",
    "/sample/..%2f..%2fpackage.json",
    "/sample/js/../../../package.json",
    "/sample/nothing.html",
    "/sample/js",
    "//",
    "/sample/%00.html",
  ])("finds nothing at %s", async (path) => {
    expect(await statusOfRaw(path)).toBe(404);
  });

  it("passes method, query, cookie and body on to the clinic", async () => {
    const response = await fetch(`${served.url}/sample/api/patients?clinic=over-http`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Zoë" }),
    });
    expect(response.status).toBe(201);
    expect(response.headers.get("set-cookie")).toMatch(/^clinic=over-http;/);
    const again = await fetch(`${served.url}/sample/api/patients?search=zoë`, {
      headers: { cookie: "clinic=over-http" },
    });
    expect(await again.json()).toMatchObject({ total: 1 });
    expect(served.site.stateOf("over-http").patients.at(-1)?.name).toBe("Zoë");
  });

  it("refuses a body over the limit with an answer, and goes on", async () => {
    const big = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "x".repeat(2_000_000),
    };
    expect((await fetch(`${served.url}/sample/api/patients`, big)).status).toBe(413);
    expect((await fetch(`${served.url}/sample/api/patients`)).status).toBe(200);
  });
});

describe("the sample site's files", () => {
  const pages = files.filter((name) => name.endsWith(".html"));
  const scripts = files.filter((name) => name.endsWith(".js"));

  it.each(scripts)("%s never builds markup from text", (name) => {
    expect(textOf(name)).not.toMatch(
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function/,
    );
  });

  it.each(pages)("%s allows only its own scripts, and has nothing inline", (name) => {
    const html = textOf(name);
    expect(html).toContain(
      `content="default-src 'self'; base-uri 'self'; form-action 'self'; object-src 'none'"`,
    );
    expect(html).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=/);
  });

  it.each(pages)("%s links to nothing that is not there", (name) => {
    const targets = [...textOf(name).matchAll(/(?:href|src)="([^"#?]+)/g)].map(([, target]) => target);
    expect(targets.filter((target) => !files.includes(target ?? ""))).toEqual([]);
  });
});
