import { setTimeout as sleep } from "node:timers/promises";
import type { Page, Request } from "playwright-core";
import { done, type Performed, refuse } from "@/lib/client/performed";
import { isWebPage, webAddress } from "@/lib/client/web-address";

const navigationMs = 20_000;

export async function navigate(page: Page, said: string): Promise<Performed> {
  const url = webAddress(said, page.url());
  if (url === undefined) return refuse("INVALID_URL", `not an http or https address: ${said.slice(0, 200)}`);
  await leaveField(page);
  return loaded(page.goto(url, { waitUntil: "commit", timeout: navigationMs }));
}

export async function reload(page: Page): Promise<Performed> {
  await leaveField(page);
  return loaded(page.reload({ waitUntil: "commit", timeout: navigationMs }));
}

/**
 * One step in the tab's history. The empty page that each tab begins with is no page of the task: it is looked for
 * before moving, since the way forward from it can fail while the browser changes processes.
 */
export async function goInHistory(page: Page, by: "back" | "forward"): Promise<Performed> {
  const before = page.url();
  if (isWebPage(before) && !isWebPage(await neighbour(page, by)))
    return refuse("NO_HISTORY", `there is no page to go ${by} to`);
  await leaveField(page);
  const options = { waitUntil: "commit", timeout: navigationMs } as const;
  return (by === "back" ? page.goBack(options) : page.goForward(options)).then(
    (response) =>
      response !== null || page.url() !== before
        ? done
        : refuse("NO_HISTORY", `there is no page to go ${by} to`),
    (error: unknown) => refuse("NAVIGATION_FAILED", firstLine(String(error))),
  );
}

const heardMs = 200;
const answeredMs = 3_000;

/**
 * Whoever goes elsewhere by hand leaves the field first, and the page hears of its new value only then. One that stores it at once gets the time to be
 * answered. A page that cannot be asked has no field to leave.
 */
async function leaveField(page: Page): Promise<void> {
  if (!isWebPage(page.url())) return;
  const sent: Request[] = [];
  const note = (request: Request): number => sent.push(request);
  page.on("request", note);
  const isLeft = await Promise.race([
    page.evaluate<boolean>(leaving).catch(() => false),
    sleep(answeredMs, false, { ref: false }),
  ]);
  if (isLeft) await sleep(heardMs);
  page.off("request", note);
  if (isLeft)
    await Promise.race([
      Promise.allSettled(sent.map((one) => one.response())),
      sleep(answeredMs, undefined, { ref: false }),
    ]);
}

const leaving = `(() => {
  const at = document.activeElement;
  if (!at || !at.matches("input, textarea, select, [contenteditable]")) return false;
  at.blur();
  return true;
})()`;

/** The address one step further in the tab's history; empty where the history ends. */
async function neighbour(page: Page, by: "back" | "forward"): Promise<string> {
  const session = await page.context().newCDPSession(page);
  try {
    const { currentIndex, entries } = await session.send("Page.getNavigationHistory");
    return entries[currentIndex + (by === "back" ? -1 : 1)]?.url ?? "";
  } finally {
    await session.detach();
  }
}

/** A page that answers with an error status did load; one that cannot be reached did not. A download is no page. */
async function loaded(navigation: Promise<unknown>): Promise<Performed> {
  return navigation.then(
    () => done,
    (error: unknown) => refuse("NAVIGATION_FAILED", whyNot(firstLine(String(error)))),
  );
}

/** `Error: page.goto: net::ERR_CONNECTION_REFUSED at http://a.test/` in the words of people. */
function whyNot(said: string): string {
  const [, code, address = "the page"] = /net::ERR_([A-Z_]+)(?: at (\S+))?/.exec(said) ?? [];
  return code === undefined
    ? said.replace(/^Error: page\.\w+: /, "")
    : `${address} could not be loaded: ${code.toLowerCase().replaceAll("_", " ")}`;
}

const firstLine = (text: string): string => (text.split("\n")[0] ?? "").slice(0, 300);
