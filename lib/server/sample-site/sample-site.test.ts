import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aSampleSite } from "@/lib/server/sample-site/ask-sample-site";

const json = { "content-type": "application/json" };

describe("what is refused before a clinic is opened", () => {
  it.each([
    ["an unknown path", "GET", "/nowhere", {}, 404, "not_found"],
    ["a path that only begins like a known one", "GET", "/patients/1/notes", {}, 404, "not_found"],
    ["an id that is no number", "GET", "/patients/x", {}, 404, "not_found"],
    ["a method the path does not have", "PUT", "/patients", {}, 405, "method_not_allowed"],
    ["a body of another type", "POST", "/patients", { headers: {}, body: "{}" }, 415, "not_json"],
    ["a form's body", "POST", "/queue/next", { headers: { "content-type": "text/plain" } }, 415, "not_json"],
    ["broken JSON", "POST", "/patients", { body: "{" }, 400, "invalid_json"],
    ["no body", "POST", "/patients", { body: "" }, 400, "invalid_json"],
    ["JSON that is no object", "POST", "/patients", { body: "7" }, 400, "invalid_json"],
    ["a body over 64 KB", "POST", "/patients", { body: " ".repeat(65_537) }, 413, "too_large"],
    ["a clinic id with odd characters", "GET", "/patients", { query: "clinic=a;b" }, 400, "invalid_clinic"],
    ["an empty clinic id", "GET", "/patients", { query: "clinic=" }, 400, "invalid_clinic"],
  ])("%s", async (_, method, path, extras, status, code) => {
    const { ask } = aSampleSite();
    const reply = await ask(method, path, undefined, extras);
    expect(reply).toMatchObject({ status, data: { error: { code } } });
  });

  it("counts the limit in bytes, and lets a body of just that size through", async () => {
    const { ask } = aSampleSite();
    expect((await ask("POST", "/patients", undefined, { body: " ".repeat(65_536) })).status).toBe(400);
    expect((await ask("POST", "/patients", undefined, { body: "é".repeat(40_000) })).status).toBe(413);
  });

  it("answers anything at all with JSON that no cache may keep", async () => {
    const { ask } = aSampleSite();
    const paths = fc.constantFrom("/patients", "/appointments", "/settings", "/intake", "/room-bookings");
    await fc.assert(
      fc.asyncProperty(paths, fc.jsonValue(), fc.constantFrom("POST", "PUT"), async (path, input, method) => {
        const { status, headers } = await ask(method, path, input);
        expect([200, 201, 202, 400, 405, 409, 422, 500]).toContain(status);
        expect(headers["content-type"]).toBe("application/json; charset=utf-8");
        expect(headers["cache-control"]).toBe("no-store");
      }),
    );
  });
});

describe("whose clinic it is", () => {
  const visit = (cookie?: string) => ({ query: "", headers: cookie ? { ...json, cookie } : json });

  it("gives a first visitor a cookie that scripts and other sites cannot use", async () => {
    const { ask } = aSampleSite();
    const { headers } = await ask("GET", "/patients", undefined, visit());
    expect(headers["set-cookie"]).toMatch(/^clinic=[\w-]{36}; Path=\/sample; HttpOnly; SameSite=Lax$/);
  });

  it("knows the visitor again and sets no second cookie", async () => {
    const { ask, site } = aSampleSite();
    const first = await ask("POST", "/patients", { name: "Jas" }, visit());
    const cookie = first.headers["set-cookie"]?.split(";")[0] ?? "";
    const second = await ask("GET", "/patients", undefined, visit(`other=1; ${cookie}; last=2`));
    expect(second.headers["set-cookie"]).toBeUndefined();
    expect(second.data).toMatchObject({ total: 13 });
    expect(site.stateOf(cookie.replace("clinic=", "")).patients.at(-1)?.name).toBe("Jas");
  });

  it("gives a visitor with an unusable cookie a new one", async () => {
    const { ask } = aSampleSite();
    const { headers } = await ask("GET", "/patients", undefined, visit("clinic=<script>"));
    expect(headers["set-cookie"]).toMatch(/^clinic=[\w-]{36};/);
  });

  it("pins a visitor to the clinic that the address names, over the cookie", async () => {
    const { ask, site } = aSampleSite();
    const named = { query: "clinic=bench-7", headers: { ...json, cookie: "clinic=mine" } };
    const reply = await ask("POST", "/patients", { name: "Jas" }, named);
    expect(reply.headers["set-cookie"]).toMatch(/^clinic=bench-7;/);
    expect(site.stateOf("bench-7").patients).toHaveLength(13);
    expect(site.stateOf("mine").patients).toHaveLength(12);
  });

  it("keeps visitors apart", async () => {
    const { ask, site } = aSampleSite();
    await ask("DELETE", "/patients/1", undefined, { query: "clinic=a" });
    expect(site.stateOf("a").patients).toHaveLength(11);
    expect(site.stateOf("b").patients).toHaveLength(12);
  });

  it("hands out copies: changing one changes no clinic", async () => {
    const { ask, site } = aSampleSite();
    await ask("GET", "/patients");
    site.stateOf("desk").patients.length = 0;
    expect(site.stateOf("desk").patients).toHaveLength(12);
  });

  it("forgets the clinic that was unused for longest when there are more than 200", async () => {
    const { ask, site } = aSampleSite();
    const open = (id: string) => ask("DELETE", "/patients/1", undefined, { query: `clinic=${id}` });
    for (let index = 0; index < 200; index += 1) await open(`c${index}`);
    await ask("GET", "/patients", undefined, { query: "clinic=c0" });
    await open("one-more");
    expect(site.stateOf("c0").patients).toHaveLength(11);
    expect(site.stateOf("c1").patients).toHaveLength(12);
    expect(site.stateOf("one-more").patients).toHaveLength(11);
  });
});
