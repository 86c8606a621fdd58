import { describe, expect, it } from "vitest";
import { createSessionCookies } from "./session-cookie";
import { createSignInLink } from "./sign-in-link";

const start = new Date("2026-01-01T00:00:00Z");
const days = (count: number) => new Date(start.getTime() + count * 24 * 60 * 60 * 1000);
const who = { tenantId: "local", userId: "u1", as: "user" } as const;
const cookies = createSessionCookies("s".repeat(32), { secure: false });
const pairOf = (setCookie: string) => setCookie.split(";")[0] ?? "";

describe("session cookies", () => {
  it("are read back among others", () => {
    expect(cookies.read(`a=b; ${pairOf(cookies.issue(who, start))}; c=d`, days(1))).toEqual(who);
  });

  it("end after 30 days", () => {
    const pair = pairOf(cookies.issue(who, start));
    expect([cookies.read(pair, days(29.9)), cookies.read(pair, days(30.1))]).toEqual([who, null]);
  });

  it("are refused when altered or signed by another secret", () => {
    const [payload = "", signature = ""] = pairOf(cookies.issue(who, start))
      .slice("surefoot_session=".length)
      .split(".");
    const other = Buffer.from(
      JSON.stringify({ tenantId: "else", userId: "u1", as: "user", expires: 9e15 }),
    ).toString("base64url");
    const foreign = createSessionCookies("x".repeat(32), { secure: false });
    expect(cookies.read(`surefoot_session=${other}.${signature}`, start)).toBeNull();
    expect(cookies.read(`surefoot_session=${payload}.${signature.slice(1)}`, start)).toBeNull();
    expect(foreign.read(`surefoot_session=${payload}.${signature}`, start)).toBeNull();
  });

  it("cannot be read by scripts, and go over https alone where the server has it", () => {
    expect(cookies.issue(who, start)).toMatch(/HttpOnly; SameSite=Lax/);
    expect(createSessionCookies("s".repeat(32), { secure: true }).issue(who, start)).toMatch(/; Secure$/);
    expect(cookies.issue(who, start)).not.toMatch(/Secure/);
  });
});

describe("the sign-in link", () => {
  it("works once, and only with its token", () => {
    const link = createSignInLink("right");
    expect([link.redeem("wrong"), link.redeem("right"), link.redeem("right")]).toEqual([false, true, false]);
  });
});
