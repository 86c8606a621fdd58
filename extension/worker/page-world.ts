import { siteOf } from "@/extension/site-of";
import { isWebPage } from "@/lib/client/web-address";
import type { PageApi } from "@/lib/page/page-api";
import type { PageWitness } from "@/lib/page/page-witness";

type AsyncReturn<F> = F extends (...args: never[]) => infer R ? Awaited<R> : never;
type Method = Exclude<keyof PageApi, "fileField">;

/** The document that a call was meant for is gone, or shows nothing that an extension may look into. */
export class PageGone extends Error {}

/** An answer of a page, and which document gave it. */
export type PageAnswer<T> = { value: T; document: string };

/** A page that is busy for longer than this does not answer. */
const answerMs = 20_000;
const contentFile = "content.js";
const mainWorldFile = "main-world.js";
const scriptIds = ["surefoot-content", "surefoot-main-world"];

type Called = { missing: true } | { value: unknown } | { error: string };

/** Runs in the page, so it may use nothing of this file. */
function callInPage(method: string, args: unknown[]): Called | Promise<Called> {
  const page = globalThis.__surefootPage;
  if (!page) return { missing: true };
  return new Promise((resolve) => resolve(Reflect.apply(Reflect.get(page, method), page, args))).then(
    (value) => ({ value }),
    (error: unknown) => ({ error: String(error) }),
  );
}

/** Calls the page's API in one frame, and puts it there first where it is missing. Throws `PageGone` when the page goes away meanwhile. */
export async function callPage<M extends Method>(
  tabId: number,
  frameId: number,
  method: M,
  ...args: Parameters<PageApi[M]>
): Promise<PageAnswer<AsyncReturn<PageApi[M]>>> {
  const plain = args.map((arg) => (arg === undefined ? null : arg));
  const ask = () => inFrame(tabId, frameId, callInPage, [method, plain]);
  let answer = await ask();
  if ("missing" in answer.value) {
    await injectScripts(tabId);
    answer = await ask();
  }
  if ("error" in answer.value) throw new Error(`${method} in the page: ${answer.value.error}`);
  if ("missing" in answer.value) throw new PageGone("the page takes no script");
  return { value: answer.value.value as AsyncReturn<PageApi[M]>, document: answer.document };
}

/** The same, for what is worth nothing on a page that went away. */
export async function unlessGone<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((error: unknown) => {
    if (error instanceof PageGone) return undefined;
    throw error;
  });
}

async function inFrame<A extends unknown[], T>(
  tabId: number,
  frameId: number,
  func: (...args: A) => T | Promise<T>,
  args: A,
): Promise<PageAnswer<T>> {
  const target = { tabId, frameIds: [frameId] };
  const results = await inTime(
    chrome.scripting.executeScript({ target, injectImmediately: true, func, args }).catch(goneOf),
  );
  const [first] = results;
  if (!first || first.result === null || first.result === undefined) throw new PageGone("the page went away");
  return { value: first.result as T, document: first.documentId };
}

/** Runs a function in every frame that the extension may look into; what a frame that goes away would have said is left out. */
export async function inAllFrames<A extends unknown[], T>(
  tabId: number,
  func: (...args: A) => T,
  args: A,
): Promise<{ frameId: number; value: T }[]> {
  const target = { tabId, allFrames: true };
  const results = await inTime(
    chrome.scripting.executeScript({ target, injectImmediately: true, func, args }).catch(goneOf),
  );
  return results.flatMap(({ frameId, result }) =>
    result === null || result === undefined ? [] : [{ frameId, value: result as T }],
  );
}

/** Which frames of the page have an API of their own, and where they stand among the page's frames. */
export const framesOf = (tabId: number) =>
  inAllFrames(tabId, () => globalThis.__surefootPage?.path() ?? null, []);

type WitnessCall = { [M in keyof PageWitness]: Parameters<PageWitness[M]> };

/** Calls the witness of every frame. */
export async function callWitnesses<M extends keyof PageWitness>(
  tabId: number,
  method: M,
  ...args: WitnessCall[M]
): Promise<ReturnType<PageWitness[M]>[]> {
  const call = (name: string, given: unknown[]): unknown => {
    const witness = globalThis.__surefootWitness;
    return witness && Reflect.apply(Reflect.get(witness, name), witness, given);
  };
  const answers = await inAllFrames(tabId, call, [method, args]);
  return answers.map(({ value }) => value as ReturnType<PageWitness[M]>);
}

/** What the browser says of a document that went away; it has no code for it. Without permission a page is as absent as a closed one. */
function goneOf(error: unknown): never {
  throw new PageGone(String(error));
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PageGone("the page does not answer")), answerMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Puts the scripts into a page that was open before the task began. */
async function injectScripts(tabId: number): Promise<void> {
  const target = { tabId, allFrames: true };
  await chrome.scripting
    .executeScript({ target, files: [mainWorldFile], world: "MAIN", injectImmediately: true })
    .catch(goneOf);
  await chrome.scripting
    .executeScript({ target, files: [contentFile], injectImmediately: true })
    .catch(goneOf);
}

/** Has the browser put the scripts into each page of the permitted sites as it begins to load. Only while tasks run. */
export async function watchNewPages(): Promise<void> {
  const { origins = [] } = await chrome.permissions.getAll();
  await stopWatchingPages();
  const matches = origins.filter((origin) => /^(https?|\*):/.test(origin) || origin === "<all_urls>");
  if (matches.length === 0) return;
  const common = { matches, allFrames: true, runAt: "document_start", persistAcrossSessions: false } as const;
  await chrome.scripting.registerContentScripts([
    { ...common, id: "surefoot-content", js: [contentFile] },
    { ...common, id: "surefoot-main-world", js: [mainWorldFile], world: "MAIN" },
  ]);
}

export async function stopWatchingPages(): Promise<void> {
  const registered = await chrome.scripting.getRegisteredContentScripts({ ids: scriptIds });
  if (registered.length > 0)
    await chrome.scripting.unregisterContentScripts({ ids: registered.map(({ id }) => id) });
}

/** The address of a tab as far as the extension may know it. */
export async function urlOf(tabId: number): Promise<string | undefined> {
  const tab = await chrome.tabs.get(tabId).catch(() => undefined);
  return tab && (tab.url ?? "");
}

/** The pattern of the site that has to be permitted before this address can be worked on; none where it is, or is no web page. */
export async function missingPermission(url: string): Promise<string | undefined> {
  if (!isWebPage(url)) return undefined;
  const origin = siteOf(url);
  return (await chrome.permissions.contains({ origins: [origin] })) ? undefined : origin;
}
