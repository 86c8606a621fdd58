import { type WorldDialog, type WorldRequest, worldEvents } from "./world-events";

/** Entry of the script that runs in the page's own world: it tells of requests and dialogs, which are hidden from the other world. */

declare global {
  var __surefootMainWorld: true | undefined;
}

if (!globalThis.__surefootMainWorld) {
  Object.defineProperty(globalThis, "__surefootMainWorld", { value: true });
  watchFetch();
  watchXhr();
  answerDialogs();
  watchWindows();
  window.addEventListener("beforeunload", (event) => {
    if (isPrevented(worldEvents.leaving)) event.stopImmediatePropagation();
  });
}

/** True when the other world prevented the event. */
function isPrevented(name: string, detail?: string): boolean {
  return !document.dispatchEvent(
    new CustomEvent(name, { cancelable: true, ...(detail !== undefined && { detail }) }),
  );
}

const tell = (request: WorldRequest): void =>
  void document.dispatchEvent(new CustomEvent(worldEvents.request, { detail: JSON.stringify(request) }));

let requests = 0;
function nextId(): string {
  requests += 1;
  return `${performance.timeOrigin}:${requests}`;
}

function watchFetch(): void {
  const original = window.fetch;
  window.fetch = new Proxy(original, {
    apply: (target, self, args: Parameters<typeof fetch>) => {
      const [input, init] = args;
      const asked = input instanceof Request ? input : undefined;
      const request = {
        id: nextId(),
        method: (init?.method ?? asked?.method ?? "GET").toUpperCase(),
        url: resolved(asked?.url ?? String(input)),
        type: "fetch" as const,
      };
      tell({ ...request, phase: "begins" });
      const answer: ReturnType<typeof fetch> = Reflect.apply(target, self, args);
      answer.then(
        ({ status }) => tell({ ...request, phase: "ends", status }),
        () => tell({ ...request, phase: "ends", failed: true }),
      );
      return answer;
    },
  });
}

function watchXhr(): void {
  const known = new WeakMap<XMLHttpRequest, { method: string; url: string }>();
  const { prototype } = XMLHttpRequest;
  prototype.open = new Proxy(prototype.open, {
    apply: (target, self: XMLHttpRequest, args: [string, string | URL]) => {
      known.set(self, { method: String(args[0]).toUpperCase(), url: resolved(String(args[1])) });
      return Reflect.apply(target, self, args);
    },
  });
  prototype.send = new Proxy(prototype.send, {
    apply: (target, self: XMLHttpRequest, args: [XMLHttpRequestBodyInit?]) => {
      const opened = known.get(self);
      if (opened) tellOfXhr(self, opened);
      return Reflect.apply(target, self, args);
    },
  });
}

function tellOfXhr(xhr: XMLHttpRequest, opened: { method: string; url: string }): void {
  const request = { ...opened, id: nextId(), type: "xhr" as const };
  tell({ ...request, phase: "begins" });
  xhr.addEventListener(
    "loadend",
    () =>
      tell({ ...request, phase: "ends", ...(xhr.status > 0 ? { status: xhr.status } : { failed: true }) }),
    { once: true },
  );
}

const resolved = (url: string): string =>
  URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).href : url;

/** Only while a task works here the dialog is answered for the user; else the browser's own opens. */
function answerDialogs(): void {
  const answered = (dialog: WorldDialog): boolean => isPrevented(worldEvents.dialog, JSON.stringify(dialog));
  const message = (args: unknown[]): string => String(args[0] ?? "").slice(0, 300);
  window.alert = new Proxy(window.alert, {
    apply: (target, self, args: [unknown?]) =>
      answered({ type: "alert", message: message(args) }) ? undefined : Reflect.apply(target, self, args),
  });
  window.confirm = new Proxy(window.confirm, {
    apply: (target, self, args: [string?]) =>
      answered({ type: "confirm", message: message(args) })
        ? isPrevented(worldEvents.accepted)
        : Reflect.apply(target, self, args),
  });
  window.prompt = new Proxy(window.prompt, {
    apply: (target, self, args: [string?, string?]) =>
      answered({ type: "prompt", message: message(args) }) ? null : Reflect.apply(target, self, args),
  });
}

/** A window that the browser refused, for want of a real click, is opened by the extension. */
function watchWindows(): void {
  window.open = new Proxy(window.open, {
    apply: (target, self, args: [(string | URL)?, string?, string?]) => {
      const opened = Reflect.apply(target, self, args);
      if (!opened && args[0] !== undefined && isPrevented(worldEvents.leaving))
        document.dispatchEvent(
          new CustomEvent(worldEvents.blockedWindow, { detail: resolved(String(args[0])) }),
        );
      return opened;
    },
  });
}
