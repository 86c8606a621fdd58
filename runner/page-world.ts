import type { CDPSession, Page } from "playwright-core";
import type { PageApi } from "@/lib/page/page-api";
import { pageBundle } from "./page-bundle";

/** A world of its own: it shares the page's DOM, but nothing that the page's scripts can see or change. */
const worldName = "surefoot";

type AsyncReturn<F> = F extends (...args: never[]) => infer R ? Awaited<R> : never;
type Method = Exclude<keyof PageApi, "fileField">;

/** The document that the call was meant for is gone: the page navigated. */
export class PageGone extends Error {}

export type PageWorld = {
  /** Calls a method of the page's API in the top frame. Throws `PageGone` when the page navigates meanwhile. */
  call: <M extends Method>(method: M, ...args: Parameters<PageApi[M]>) => Promise<AsyncReturn<PageApi[M]>>;
  /** Puts files into the file field that an element leads to. False when it leads to none. */
  setFiles: (id: string, paths: string[]) => Promise<boolean>;
  /** Counts the documents that this tab has shown. */
  documents: () => number;
  /** Counts the windows that this tab's page asked for, whether or not they have come up yet. */
  windowsAsked: () => number;
  close: () => Promise<void>;
};

const contextWaitMs = 5_000;
/** A page that is busy for longer than this does not answer. */
const answerMs = 20_000;

/** Puts the page bundle into a tab, now and after each navigation. Frames of the same origin are read from the top one. */
export async function openPageWorld(page: Page): Promise<PageWorld> {
  const session = await page.context().newCDPSession(page);
  const bundle = await pageBundle();
  const { frameTree } = await session.send("Page.getFrameTree");
  const mainFrame = frameTree.frame.id;
  const contexts = watchContexts(session, mainFrame);
  let windowsAsked = 0;
  session.on("Page.windowOpen", () => {
    windowsAsked += 1;
  });
  await session.send("Page.enable");
  await session.send("Runtime.enable");
  await session.send("Page.addScriptToEvaluateOnNewDocument", {
    source: bundle,
    worldName,
    runImmediately: true,
  });
  await contexts.current();
  return {
    call: async (method, ...args) => {
      const contextId = await contexts.current();
      return callIn(session, contextId, method, args);
    },
    setFiles: async (id, paths) => setFiles(session, await contexts.current(), id, paths),
    documents: contexts.count,
    windowsAsked: () => windowsAsked,
    close: async () => {
      await session.detach().catch(() => undefined);
    },
  };
}

/** Follows which execution context is the world's in the main frame. */
function watchContexts(session: CDPSession, mainFrame: string) {
  let current: number | undefined;
  let count = 0;
  let waiting: ((id: number) => void)[] = [];
  session.on("Runtime.executionContextCreated", ({ context }) => {
    if (context.name !== worldName || context.auxData?.frameId !== mainFrame) return;
    current = context.id;
    count += 1;
    for (const resolve of waiting) resolve(context.id);
    waiting = [];
  });
  session.on("Runtime.executionContextDestroyed", ({ executionContextId }) => {
    if (executionContextId === current) current = undefined;
  });
  session.on("Runtime.executionContextsCleared", () => {
    current = undefined;
  });
  return {
    count: () => count,
    current: async (): Promise<number> => {
      if (current !== undefined) return current;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new PageGone("the tab shows no page")), contextWaitMs);
        waiting.push((id) => {
          clearTimeout(timer);
          resolve(id);
        });
      });
    },
  };
}

/** The page's bundle is built with this code: what it gives back is what its API says. */
async function callIn<M extends Method>(
  session: CDPSession,
  contextId: number,
  method: M,
  args: Parameters<PageApi[M]>,
): Promise<AsyncReturn<PageApi[M]>> {
  const call = session
    .send("Runtime.callFunctionOn", {
      functionDeclaration: "function (method, args) { return globalThis.__surefootPage[method](...args); }",
      executionContextId: contextId,
      arguments: [{ value: method }, { value: args.map((arg) => (arg === undefined ? null : arg)) }],
      returnByValue: true,
      awaitPromise: true,
    })
    .catch((error: unknown) => {
      throw isGone(error) ? new PageGone(String(error)) : error;
    });
  const answer = await inTime(call);
  if (answer.exceptionDetails)
    throw new Error(
      `${method} in the page: ${answer.exceptionDetails.exception?.description ?? answer.exceptionDetails.text}`,
    );
  return answer.result.value;
}

/** The answer, or `PageGone` when the time is over. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PageGone("the page does not answer")), answerMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** The protocol has no code of its own for a context that went away. */
const isGone = (error: unknown): boolean =>
  /context was destroyed|Cannot find context|Inspected target navigated|Target closed|session closed|has been closed|crashed/i.test(
    String(error),
  );

async function setFiles(
  session: CDPSession,
  contextId: number,
  id: string,
  paths: string[],
): Promise<boolean> {
  const { result } = await session.send("Runtime.callFunctionOn", {
    functionDeclaration: "function (id) { return globalThis.__surefootPage.fileField(id); }",
    executionContextId: contextId,
    arguments: [{ value: id }],
  });
  if (!result.objectId) return false;
  await session.send("DOM.setFileInputFiles", { objectId: result.objectId, files: paths });
  return true;
}
