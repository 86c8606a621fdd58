import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright-core";
import { parseAction } from "@/lib/contracts/action-text";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import { successBody } from "@/lib/contracts/error";
import { InteractResponse, isEndStatus } from "@/lib/contracts/interact-response";

const maxTurns = 40;
const restMs = 700;

/**
 * A client from before versions: it sends `url`, `query`, `dom`, `taskId` and `sessionId`, knows no other field and no header, and reads
 * of an answer `taskId`, `status` and `action`. Elements are named by the attribute that it writes into its own HTML.
 */
export async function runOldClient(
  server: { url: string; key: string },
  page: Page,
  goal: { query: string; sessionId: string },
): Promise<InteractResponse> {
  let taskId: string | undefined;
  for (let turn = 0; turn < maxTurns; turn++) {
    await wait(restMs);
    const body = { ...goal, url: page.url(), dom: await numberedHtml(page), ...(taskId && { taskId }) };
    const response = await post(server, body);
    taskId = response.taskId ?? taskId;
    if (isEndStatus(response.status) || !("action" in response)) {
      if (response.status === "needs_context" || response.status === "needs_full_dom") continue;
      return response;
    }
    const parsed = parseAction(response.action);
    if (!parsed.ok) throw new Error(`cannot read ${response.action}`);
    await act(page, parsed.action);
  }
  throw new Error("the turns ran out");
}

/** Without the header that names a protocol. */
async function post({ url, key }: { url: string; key: string }, body: object): Promise<InteractResponse> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const reply = await fetch(`${url}/api/agent/interact`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return successBody(InteractResponse).parse(await reply.json()).data;
}

/** The page's HTML with a number on each element, as such clients send it. */
const numberedHtml = (page: Page): Promise<string> =>
  page.evaluate(() => {
    for (const [at, element] of [...document.body.querySelectorAll("*")].entries())
      element.setAttribute("id", element.id || `n${at}`);
    for (const field of document.querySelectorAll("input")) field.setAttribute("value", field.value);
    return document.documentElement.outerHTML;
  });

async function act(page: Page, { name, args }: BrowserAction): Promise<void> {
  const [first, second] = args.map(String);
  const target = page.locator(`[id="${first}"]`);
  switch (name) {
    case "click":
      return target.click();
    case "setValue":
      return target.fill(second ?? "");
    case "navigate":
      return void (await page.goto(new URL(first ?? "", page.url()).href));
    case "reload":
      return void (await page.reload());
    case "wait":
      return wait(Number(first) * 1_000);
    case "goBack":
      return void (await page.goBack());
    default:
      return undefined;
  }
}
