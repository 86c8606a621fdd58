import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LaunchedBrowser, launchBrowser } from "@/runner/launch-browser";
import { anApi, dataOf, type TestApi } from "@/tests/support/an-api";
import { openStreamed, reloadStreamed } from "@/tests/support/streamed-page";
import { layoutFaults, seriousFindings } from "./check-page";

const slow = 120_000;

describe.skipIf(!process.env.CHROMIUM_PATH)("the settings (skipped without CHROMIUM_PATH)", () => {
  let api: TestApi;
  let launched: LaunchedBrowser;
  let page: Page;
  const open = (path: string) => openStreamed(page, api.server.url + path);

  beforeAll(async () => {
    api = await anApi();
    launched = await launchBrowser();
    page = await launched.context.newPage();
    page.setDefaultTimeout(60_000);
    await openStreamed(page, api.server.signInUrl);
  }, 600_000);
  afterAll(async () => {
    await launched?.close();
    await api?.close();
  });

  /** A browser of its own that opens a link. */
  async function someoneElse(link: string): Promise<Page> {
    const context = await launched.browser.newContext();
    const other = await context.newPage();
    other.setDefaultTimeout(60_000);
    await openStreamed(other, link);
    return other;
  }

  it("set the rules that tasks run under, and say which word was not taken", { timeout: slow }, async () => {
    await open("/settings/rules");
    await page.getByText("as installed", { exact: true }).waitFor();
    await page.getByLabel("Never these domains").fill("mail.example.org\nno domain!");
    await page.getByLabel("A new plan").selectOption("is shown to a person before it runs");
    await page.getByLabel("Ask before actions that").selectOption("are chosen here");
    await page.getByLabel("pay", { exact: true }).uncheck();
    await page.getByRole("button", { name: "Add a site" }).click();
    await page.getByLabel("Domain of site 1").fill("shop.example.org");
    await page.getByRole("button", { name: "Save the rules" }).click();
    await page.getByText("“domain!” is not a host name").waitFor();
    await page.getByLabel("Never these domains").fill("mail.example.org");
    await page.getByRole("button", { name: "Save the rules" }).click();
    await page.getByText("Saved. Tasks run under these rules").waitFor();
    await page.getByText("Shown to a person first").waitFor();
    expect(dataOf(await api.client.get("/api/policy"))).toMatchObject({
      own: {
        denyDomains: ["mail.example.org"],
        approvePlans: true,
        askFor: ["submit", "delete", "send", "upload", "permission"],
        sites: [{ domain: "shop.example.org" }],
      },
    });
    await reloadStreamed(page);
    expect(await page.getByLabel("Domain of site 1").inputValue()).toBe("shop.example.org");
  });

  it("invite someone by a link that works once, and let them in no more", { timeout: slow }, async () => {
    await open("/settings/users");
    await page.getByText("Nobody was invited yet").waitFor();
    await page.getByLabel("Name").fill("Kofi Mensah");
    await page.getByLabel("Role").selectOption("viewer");
    await page.getByRole("button", { name: "Invite" }).click();
    const link = (await page.getByRole("status").locator("code").textContent()) ?? "";
    const kofi = await someoneElse(link);
    await kofi.getByText("Live", { exact: true }).first().waitFor();
    for (const [part, title] of [
      ["users", "Only owners see users"],
      ["keys", "Only owners see API keys"],
      ["audit", "Only owners see the audit log"],
    ]) {
      await openStreamed(kofi, `${api.server.url}/settings/${part}`);
      await kofi.getByText(title ?? "").waitFor();
    }
    await openStreamed(kofi, `${api.server.url}/settings/rules`);
    await kofi.getByText("Only owners change the rules.").waitFor();
    await (await someoneElse(link)).getByText("That link was used already").waitFor();
    await reloadStreamed(page);
    await page.getByText("signed in", { exact: false }).first().waitFor();
    await page.getByRole("button", { name: "Disable Kofi Mensah" }).click();
    // What the page shows is ahead of the server.
    const taken = page.waitForResponse(
      (response) => response.request().method() !== "GET" && response.url().includes("/api/users/"),
    );
    await page.getByRole("button", { name: "Disable the user" }).click();
    await page.getByText("Disabled", { exact: true }).waitFor();
    expect((await taken).status()).toBe(200);
    await reloadStreamed(kofi);
    await kofi.getByLabel("API key").waitFor();
  });

  it("take what an owner did back when the server did not do it", { timeout: slow }, async () => {
    await open("/settings/users");
    await page.getByLabel("Name").fill("Lena Vogel");
    await page.getByRole("button", { name: "Invite" }).click();
    await page.route("**/api/users/**", (route) => route.abort());
    await page.getByRole("button", { name: "Disable Lena Vogel" }).click();
    await page.getByRole("button", { name: "Disable the user" }).click();
    await page.getByText("The server does not answer. Nothing was changed").waitFor();
    await page.getByRole("button", { name: "Disable Lena Vogel" }).waitFor();
    await page.unroute("**/api/users/**");
  });

  it("tell who did all that, in words, page by page", { timeout: slow }, async () => {
    for (let made = 0; made < 50; made += 1) await api.client.post("/api/keys", { name: `Robot ${made}` });
    await open("/settings/audit");
    await page.getByText("created a key").first().waitFor();
    await page.getByRole("link", { name: "Older entries" }).click();
    await page.waitForURL(/before=/);
    await page.getByText("changed the policy").first().waitFor();
    await page.getByText("Kofi Mensah signed in", { exact: false }).waitFor();
    await page.getByText("disabled a user").waitFor();
    await page.goBack();
    await page.getByRole("link", { name: "Older entries" }).waitFor();
  });

  it("have no serious fault of access, light or dark, and fit a phone", { timeout: slow }, async () => {
    const problems: string[] = [];
    for (const part of ["rules", "keys", "users", "audit"]) {
      await open(`/settings/${part}`);
      await page.getByRole("heading", { level: 2 }).first().waitFor();
      for (const finding of await seriousFindings(page)) problems.push(`${part} ${finding}`);
      for (const fault of await layoutFaults(page)) problems.push(`${part}: ${fault}`);
    }
    expect(problems).toEqual([]);
  });

  it("sign this browser out, with all its windows", { timeout: slow }, async () => {
    const other = await launched.context.newPage();
    await openStreamed(other, `${api.server.url}/settings`);
    await open("/settings");
    await page.getByText("Live", { exact: true }).first().waitFor();
    await page.getByRole("button", { name: "Sign out" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
    await page.getByLabel("API key").waitFor();
    await reloadStreamed(other);
    await other.getByLabel("API key").waitFor();
  });
});
