import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { endpoints } from "@/lib/contracts/endpoints";
import { type Answered, type InProcessApi, inProcessApi } from "@/tests/support/in-process-api";

let api: InProcessApi;
let admin: string;

beforeAll(async () => {
  api = await inProcessApi({ SUREFOOT_ALLOWED_ORIGINS: "https://ops.example.org" });
  admin = await api.keyOf("acme");
}, 120_000);
afterAll(() => api?.close());

const dataOf = <S extends z.ZodType>(schema: S, { body }: Answered): z.output<S> =>
  schema.parse(z.object({ data: z.unknown() }).parse(body).data);
const cookieOf = (headers: Headers): string => headers.get("set-cookie")?.split(";")[0] ?? "";
const openLink = (link: string) => {
  const { pathname, search } = new URL(link);
  return api.raw("app/api/sign-in/route.ts", "GET", `${pathname}${search}`);
};
const invite = async (role: string) =>
  dataOf(endpoints.createUser.data, await api.call("createUser", admin, { body: { name: "Ada", role } }));
const as = (cookie: string) => ({ headers: { cookie } });

describe("people", () => {
  it("sign in by their link, once, and may do what their role may", async () => {
    const { link, user } = await invite("member");
    const first = await openLink(link);
    expect([first.status, first.headers.get("location")]).toEqual([303, "/"]);
    expect((await openLink(link)).headers.get("location")).toBe("/sign-in?link=used");
    const cookie = cookieOf(first.headers);
    expect((await api.call("latestSession", undefined, as(cookie))).status).toBe(404);
    expect((await api.call("initSession", undefined, as(cookie))).status).toBe(200);
    expect((await api.call("keys", undefined, as(cookie))).status).toBe(403);
    const users = dataOf(endpoints.users.data, await api.call("users", admin));
    expect(users.find(({ id }) => id === user.id)?.lastSignInAt).toBeDefined();
  });

  it("only look, where that is their role", async () => {
    const cookie = cookieOf((await openLink((await invite("viewer")).link)).headers);
    expect((await api.call("usage", undefined, as(cookie))).status).toBe(200);
    expect((await api.call("initSession", undefined, as(cookie))).status).toBe(403);
  });

  it("are out at once when they are disabled, with their unused links", async () => {
    const { link, user } = await invite("owner");
    const cookie = cookieOf((await openLink(link)).headers);
    const again = await api.call("linkUser", admin, { params: { id: user.id } });
    expect((await api.call("keys", undefined, as(cookie))).status).toBe(200);
    await api.call("disableUser", admin, { params: { id: user.id } });
    expect((await api.call("keys", undefined, as(cookie))).status).toBe(401);
    const late = await openLink(dataOf(endpoints.linkUser.data, again).link);
    expect(late.headers.get("location")).toBe("/sign-in?link=used");
  });

  it("signed in by a key are out when the key is revoked", async () => {
    const made = dataOf(
      endpoints.createKey.data,
      await api.call("createKey", admin, { body: { name: "k" } }),
    );
    const cookie = cookieOf((await api.call("signIn", undefined, { body: { key: made.key } })).headers);
    expect((await api.call("usage", undefined, as(cookie))).status).toBe(200);
    await api.call("revokeKey", admin, { query: { id: made.record.id } });
    expect((await api.call("usage", undefined, as(cookie))).status).toBe(401);
  });

  it("sign out", async () => {
    const cookie = cookieOf((await openLink((await invite("member")).link)).headers);
    const { headers } = await api.call("signOut", undefined, as(cookie));
    expect(headers.get("set-cookie")).toMatch(/^surefoot_session=; .*Max-Age=0/);
  });
});

describe("an extension", () => {
  const one = "chrome-extension://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
  const two = "chrome-extension://bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb";
  const from = (origin: string) => ({ headers: { origin } });

  it("has the key that it used first for itself, and alone may read answers", async () => {
    const key = await api.keyOf("acme");
    const own = await api.call("usage", key, from(one));
    expect([own.status, own.headers.get("access-control-allow-origin")]).toEqual([200, one]);
    const other = await api.call("usage", key, from(two));
    expect([other.status, other.headers.get("access-control-allow-origin")]).toEqual([403, null]);
    expect((await api.call("usage", key)).headers.get("access-control-allow-origin")).toBeNull();
  });

  it("is no web page", async () => {
    const key = await api.keyOf("acme");
    expect((await api.call("usage", key, from("https://evil.example"))).status).toBe(403);
    const listed = await api.call("usage", key, from("https://ops.example.org"));
    expect(listed.headers.get("access-control-allow-origin")).toBe("https://ops.example.org");
  });
});

describe("a signed-in browser", () => {
  it.each(["https://evil.example", "null", "http://127.0.0.1:4000", "chrome-extension://abc"])(
    "does nothing that a page of %s asks it to",
    async (origin) => {
      const cookie = cookieOf((await openLink((await invite("owner")).link)).headers);
      const asked = { body: { name: "stolen" }, headers: { cookie, origin } };
      expect((await api.call("createKey", undefined, asked)).status).toBe(403);
    },
  );

  it("does nothing for a page that hides where it is", async () => {
    const cookie = cookieOf((await openLink((await invite("owner")).link)).headers);
    const asked = { body: { name: "stolen" }, headers: { cookie, "sec-fetch-site": "cross-site" } };
    expect((await api.call("createKey", undefined, asked)).status).toBe(403);
  });
});

describe("the audit log", () => {
  it("says who did what, for the tenant's admins only", async () => {
    const made = dataOf(
      endpoints.createKey.data,
      await api.call("createKey", admin, { body: { name: "log" } }),
    );
    await api.call("revokeKey", admin, { query: { id: made.record.id } });
    await api.call("setPolicy", admin, { body: { denyDomains: ["bad.example"] } });
    const entries = dataOf(endpoints.audit.data, await api.call("audit", admin));
    expect(entries.slice(0, 3).map(({ action }) => action)).toEqual([
      "changed the policy",
      "revoked a key",
      "created a key",
    ]);
    expect(entries.slice(1, 3).map(({ subject }) => subject)).toEqual([made.record.id, made.record.id]);
    expect(JSON.stringify(entries)).not.toContain(made.key);
    const stranger = await api.keyOf("other");
    expect(dataOf(endpoints.audit.data, await api.call("audit", stranger))).toEqual([]);
  });
});
