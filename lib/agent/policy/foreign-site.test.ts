import { describe, expect, it } from "vitest";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { form, judge, node, page, planOf } from "@/tests/support/a-policy-case";
import { anAction } from "@/tests/support/a-task";

const chosen = "https://shop.example/start";
const foreign = { url: "https://deals.other-site.example/" };
const field = (parts: Partial<SnapshotNode> = {}) =>
  page(node({ id: "x", role: "textbox", name: "Your e-mail", ...parts }));
const typing = (value: string) => ({ action: { name: "setValue" as const, args: ["x", value] } });
const goal = "Order the blue lamp for jane@home.example, password {{secret:shop}}";
const task = { goal, startUrl: chosen, ...planOf("Fill in the form") };

const kindOf = async (parts: Parameters<typeof judge>[0]): Promise<string> => (await judge(parts)).kind;

describe("a site that only pages led to", () => {
  it("is given the user's words with approval only", async () => {
    const record = typing("jane@home.example");
    expect(await kindOf({ task, record, snapshot: { ...field(), ...foreign } })).toBe("approval");
    expect(await kindOf({ task, record, snapshot: { ...field(), url: chosen } })).toBe("pass");
  });

  it("is pasted into with approval only", async () => {
    const record = { action: { name: "press" as const, args: ["Control+V"] } };
    expect(await kindOf({ task, record, snapshot: { ...field(), ...foreign } })).toBe("approval");
    expect(await kindOf({ task, record, snapshot: { ...field(), url: chosen } })).toBe("pass");
  });

  it("may be searched, with words that tell of nobody", async () => {
    const search = { ...field({ inputType: "search", name: "Search" }), ...foreign };
    expect(await kindOf({ task, record: typing("blue lamp"), snapshot: search })).toBe("pass");
    expect(await kindOf({ task, record: typing("jane@home.example"), snapshot: search })).toBe("approval");
  });

  it("is trusted when the task went there before it had seen any page", async () => {
    const action = { name: "navigate" as const, args: [foreign.url] };
    const history = [anAction({ action, urlAtAction: "about:blank" })];
    const record = typing("jane@home.example");
    expect(await kindOf({ task: { ...task, history }, record, snapshot: { ...field(), ...foreign } })).toBe(
      "pass",
    );
  });

  it("gets forms with approval only, even those that the plan sends", async () => {
    const sends = { startUrl: chosen, ...planOf("Submit the form", true) };
    expect(await kindOf({ task: sends, snapshot: { ...form("Save"), ...foreign } })).toBe("approval");
    expect(await kindOf({ task: sends, snapshot: { ...form("Save"), url: chosen } })).toBe("pass");
  });
});

describe("a secret", () => {
  const record = typing("{{secret:shop}}");
  const password = (url: string) => ({ ...field({ inputType: "password", name: "Password" }), url });

  it("goes to sites that the user chose", async () => {
    expect(await kindOf({ task, record, snapshot: password(chosen) })).toBe("pass");
    expect(await kindOf({ task, record, snapshot: password("https://evil.example/") })).toBe("refuse");
  });

  it("goes where the tenant bound it to, and not even to a chosen site elsewhere", async () => {
    const rules = { secrets: [{ name: "shop", domains: ["*.pay.example"] }] };
    expect(await kindOf({ task, rules, record, snapshot: password(chosen) })).toBe("refuse");
    const bound = { ...task, startUrl: "https://my.pay.example/" };
    expect(await kindOf({ task: bound, rules, record, snapshot: password("https://my.pay.example/") })).toBe(
      "pass",
    );
  });
});

describe("a rule of a site", () => {
  const snapshot = { ...form("Delete account"), url: "https://sandbox.shop.example/" };
  it("stands in for the tenant's, the most exact one first", async () => {
    const sites = [
      { domain: "*.shop.example", askFor: ["delete" as const] },
      { domain: "sandbox.shop.example", askFor: [] },
    ];
    const own = { startUrl: snapshot.url };
    expect(await kindOf({ task: own, snapshot })).toBe("approval");
    expect(await kindOf({ task: own, snapshot, rules: { sites } })).toBe("pass");
    expect(await kindOf({ task: own, snapshot, rules: { sites: sites.slice(0, 1) } })).toBe("approval");
  });
});

describe("a program", () => {
  it.each([
    ["https://cdn.example/flash-update.exe", "approval"],
    ["/files/setup.dmg?v=2", "approval"],
    ["https://cdn.example/report.pdf", "pass"],
    ["/readme", "pass"],
  ])("is fetched with approval only: %s", async (href, kind) => {
    const link = page(node({ id: "x", role: "link", name: "Update now", href }));
    expect(await kindOf({ task: { startUrl: chosen }, snapshot: { ...link, url: chosen } })).toBe(kind);
  });
});
