import { readAttachment } from "@/extension/attachments";
import { elementOf } from "@/lib/client/execution-report";
import { done, type Performed, refuse } from "@/lib/client/performed";
import { isWebPage } from "@/lib/client/web-address";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import { limits } from "@/lib/contracts/limits";
import type { Need } from "@/lib/page/action-target";
import type { Extras } from "@/lib/page/in-page-actions";
import type { Prepared } from "@/lib/page/page-api";
import { goInHistory, navigate, reload } from "./open-page";
import { callPage, PageGone, urlOf } from "./page-world";
import type { RecordHandle } from "./records";
import { revealSecrets } from "./reveal-secrets";
import { frameOf, type Tab, traceIn } from "./tab";
import { closeTab, openTab, switchTab } from "./task-tabs";
import { performTrusted } from "./trusted-input";

const needs: Partial<Record<BrowserAction["name"], Need>> = {
  hover: "point",
  setValue: "edit",
  uploadFile: "exist",
  scroll: "exist",
};

export async function performAction(
  action: BrowserAction,
  tab: Tab,
  { handle, signal }: { handle: RecordHandle; signal: AbortSignal },
): Promise<Performed> {
  const first = String(action.args[0] ?? "");
  switch (action.name) {
    case "navigate":
      return navigate(tab, first);
    case "goBack":
      return goInHistory(tab, "back");
    case "goForward":
      return goInHistory(tab, "forward");
    case "reload":
      return reload(tab);
    case "newTab":
      return openTab(handle, first);
    case "switchTab":
      return switchTab(handle, first);
    case "closeTab":
      return closeTab(handle, first);
    case "search":
      return search(first, tab);
    case "wait":
      return wait(Number(action.args[0]), signal);
    // The server reads the rows from the page that the next turn shows.
    case "extract":
      return done;
    default:
      return isWebPage((await urlOf(tab.tabId)) ?? "")
        ? inPage(action, tab)
        : refuse("NO_PAGE", "the tab shows no web page");
  }
}

/** The engine that the browser itself searches with. */
async function search(text: string, tab: Tab): Promise<Performed> {
  if (!chrome.search) return refuse("ACTION_UNSUPPORTED", "no search engine is configured");
  await chrome.search.query({ text, tabId: tab.tabId });
  return done;
}

const waitPieceMs = 500;

/** In short pieces with a call of the browser between: a worker that only waits is put to sleep. */
async function wait(seconds: number, signal: AbortSignal): Promise<Performed> {
  const until = Date.now() + Math.min(seconds, limits.waitSeconds) * 1_000;
  while (Date.now() < until && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(waitPieceMs, until - Date.now())));
    await chrome.runtime.getPlatformInfo();
  }
  return done;
}

type PreparedTarget = { extras: Extras; target: Prepared | undefined };
const nothingPrepared: PreparedTarget = { extras: { traces: {} }, target: undefined };

async function inPage(action: BrowserAction, tab: Tab): Promise<Performed> {
  const id = elementOf(action);
  const frame = frameOf(id ?? "");
  const prepared = id === undefined ? nothingPrepared : await prepare(action, tab, id, frame);
  if ("ok" in prepared) return prepared;
  const extras = await filledIn(action, prepared.extras, tab);
  if ("ok" in extras) return extras;
  // The debugger's points are the page's own; a frame of another origin tells of its points alone.
  const { target } = prepared;
  const trusted = frame === 0 ? await performTrusted(tab, { action, extras, target }) : undefined;
  if (trusted) return trusted;
  return callPage(tab.tabId, frame, "perform", action, extras).then(
    ({ value }) => value,
    (error: unknown) => {
      // The action was begun, and the page made way for another: what came of it the next page tells.
      if (error instanceof PageGone) return done;
      throw error;
    },
  );
}

/** Brings the target into reach and shows it, before anything is done to it. */
async function prepare(
  action: BrowserAction,
  tab: Tab,
  id: string,
  frame: number,
): Promise<PreparedTarget | (Performed & { ok: false })> {
  const gone = refuse("ELEMENT_STALE", "the page changed before the action could be carried out");
  const page = await callPage(tab.tabId, 0, "quiet").catch(orGone);
  if (!page) return gone;
  const traces = Object.fromEntries(
    action.args.flatMap((arg) =>
      typeof arg === "string" ? [[arg, traceIn(tab, arg, page.document)] as const] : [],
    ),
  );
  const prepared = await callPage(
    tab.tabId,
    frame,
    "prepare",
    id,
    traces[id],
    needs[action.name] ?? "reach",
  ).catch(orGone);
  if (!prepared) return gone;
  if (!prepared.value.ok) return prepared.value;
  await callPage(tab.tabId, frame, "highlight", id).catch(orGone);
  return { extras: { traces }, target: prepared.value };
}

function orGone(error: unknown): undefined {
  if (error instanceof PageGone) return undefined;
  throw error;
}

/** What the action needs beside its arguments: a secret in place of its name, the bytes of a file. */
async function filledIn(
  action: BrowserAction,
  extras: Extras,
  tab: Tab,
): Promise<Extras | (Performed & { ok: false })> {
  if (action.name === "setValue" || action.name === "type") {
    const text = String(action.args[action.name === "type" ? 0 : 1] ?? "");
    const revealed = await revealSecrets(text, (await urlOf(tab.tabId)) ?? "");
    if (!revealed)
      return refuse("SECRET_UNAVAILABLE", "the vault is locked, or holds no such secret for this site");
    return revealed.secret ? { ...extras, secret: revealed.text } : extras;
  }
  if (action.name === "uploadFile") {
    const file = await readAttachment(String(action.args[1] ?? ""));
    return file ? { ...extras, file } : refuse("ATTACHMENT_NOT_FOUND", "no such file was given");
  }
  return extras;
}
