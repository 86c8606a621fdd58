import { type WorldDialog, type WorldRequest, worldEvents } from "./world-events";

/** A request that the page's own world told of: the page's word. */
export type SeenRequest = {
  method: string;
  url: string;
  type: WorldRequest["type"];
  /** Milliseconds since epoch. */
  startedAt: number;
  endedAt?: number;
  status?: number;
  failed?: boolean;
};

export type WitnessLog = {
  requests: SeenRequest[];
  /** Event lines of dialogs that were answered. */
  dialogs: string[];
  /** Addresses of windows that the browser refused to open. */
  blockedWindows: string[];
};

/** What answers the dialogs of a page. `accepts`: a `confirm` is answered with yes. */
export type Arming = { forMs: number; accepts: boolean };

export type PageWitness = {
  /** Answers dialogs for the user from now on, for that long. */
  arm: (arming: Arming) => void;
  disarm: () => void;
  /** A new action window begins. */
  begin: () => void;
  read: () => WitnessLog;
};

const maxRequests = 200;

/** Keeps what the page's own world tells in one frame. */
export function witnessPage(document: Document, now: () => number): PageWitness {
  const log = { requests: new Map<string, SeenRequest>(), dialogs: [] as { text: string; at: number }[] };
  let blockedWindows: string[] = [];
  let armedUntil = 0;
  let accepts = false;
  const isArmed = (): boolean => now() < armedUntil;

  listen(document, worldEvents.request, (event) => {
    const request = readDetail<WorldRequest>(event);
    if (request) noteRequest(log.requests, request, now());
  });
  listen(document, worldEvents.dialog, (event) => {
    const dialog = readDetail<WorldDialog>(event);
    if (!dialog || !isArmed()) return;
    event.preventDefault();
    const yes = dialog.type === "alert" || (dialog.type === "confirm" && accepts);
    const text = `Dialog (${dialog.type}, ${yes ? "accepted" : "dismissed"}): '${dialog.message}'`;
    log.dialogs.push({ text, at: now() });
  });
  listen(document, worldEvents.accepted, (event) => {
    if (isArmed() && accepts) event.preventDefault();
  });
  listen(document, worldEvents.leaving, (event) => {
    if (isArmed()) event.preventDefault();
  });
  listen(document, worldEvents.blockedWindow, (event) => {
    if (isArmed()) blockedWindows.push(String(event.detail));
  });
  return {
    arm: (arming) => {
      armedUntil = now() + arming.forMs;
      accepts = arming.accepts;
    },
    disarm: () => {
      armedUntil = 0;
    },
    begin: () => {
      for (const [id, { endedAt }] of log.requests) if (endedAt !== undefined) log.requests.delete(id);
      log.dialogs.length = 0;
      blockedWindows = [];
    },
    read: () => ({
      requests: [...log.requests.values()],
      dialogs: log.dialogs.map(({ text, at }) => `[${((now() - at) / 1_000).toFixed(1)}s ago] ${text}`),
      blockedWindows,
    }),
  };
}

function listen(document: Document, name: string, hear: (event: CustomEvent<unknown>) => void): void {
  document.addEventListener(name, (event) => hear(event as CustomEvent<unknown>));
}

/** The page can send anything under these names. */
function readDetail<T extends object>(event: CustomEvent<unknown>): T | undefined {
  if (typeof event.detail !== "string") return undefined;
  try {
    const read: unknown = JSON.parse(event.detail);
    return typeof read === "object" && read !== null ? (read as T) : undefined;
  } catch {
    return undefined;
  }
}

function noteRequest(requests: Map<string, SeenRequest>, said: WorldRequest, at: number): void {
  const { id, method, url, type, phase, status, failed } = said;
  if (phase === "begins") {
    requests.set(id, { method, url, type, startedAt: at });
    if (requests.size > maxRequests) requests.delete(requests.keys().next().value ?? id);
    return;
  }
  const request = requests.get(id);
  if (!request) return;
  request.endedAt = at;
  if (status !== undefined) request.status = status;
  if (failed) request.failed = true;
}
