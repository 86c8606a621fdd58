/** Whether this build may use Chrome's debugger. */
export const hasDebugger = (): boolean => chrome.debugger !== undefined;

const attached = new Set<number>();
let listens = false;

/** Sends a command of Chrome's DevTools protocol to a tab, attaching to it first. Undefined when Chrome refuses. */
export async function sendToTab(
  tabId: number,
  method: string,
  params: object = {},
): Promise<object | undefined> {
  if (!(await attach(tabId))) return undefined;
  return chrome.debugger.sendCommand({ tabId }, method, { ...params }).then(
    (answer) => answer ?? {},
    () => undefined,
  );
}

/** The worker may have been ended while it was attached; Chrome then says that somebody is attached already, and that is us. */
async function attach(tabId: number): Promise<boolean> {
  if (!hasDebugger()) return false;
  listen();
  if (attached.has(tabId)) return true;
  const fault = await chrome.debugger.attach({ tabId }, "1.3").then(
    () => undefined,
    (error: unknown) => String(error),
  );
  const isOurs = fault !== undefined && (await isAttachedByUs(tabId));
  if (fault !== undefined && !isOurs) return false;
  attached.add(tabId);
  return true;
}

async function isAttachedByUs(tabId: number): Promise<boolean> {
  const answer = await chrome.debugger.sendCommand({ tabId }, "Page.getLayoutMetrics").catch(() => undefined);
  return answer !== undefined;
}

function listen(): void {
  if (listens) return;
  listens = true;
  chrome.debugger.onDetach.addListener(({ tabId }) => {
    if (tabId !== undefined) attached.delete(tabId);
  });
}

export async function detachFrom(tabId: number): Promise<void> {
  if (!attached.delete(tabId)) return;
  await chrome.debugger.detach({ tabId }).catch(() => undefined);
}
