import { createAmbient, type Phase } from "./ambient";
import { isInput, isSelect, isTextArea } from "./dom-kind";
import { isInvalid } from "./element-state";
import { type PageChange, watchChanges } from "./mutation-log";
import { messagesOf, type PageMessage } from "./page-messages";
import { cut, tidy } from "./text-form";

/** What the client saw happen since the action began, in the wire's words. */
export type WitnessReport = {
  recentEvents: string[];
  errors: string[];
  successes: string[];
  didDomMutate: boolean;
};

export type PageWatch = {
  /** Also watch this document or shadow root; once, however often it is named. */
  observe: (root: Node) => void;
  actionBegins: () => void;
  /** The page has come to rest, or the wait for it is over. */
  rests: () => void;
  /** Milliseconds since the page last changed in a way that counts. */
  quietFor: () => number;
  report: () => WitnessReport;
  isAmbient: (element: Element) => boolean;
  ambientElements: () => Element[];
};

const maxEvents = 40;
const maxLog = 600;
/** A person at the page: what changes right after is theirs, not ambient. */
const userMs = 1_000;

/** Watches a page from the moment its document stands: changes, messages, failed validation, and what moves by itself. */
export function watchPage(): PageWatch {
  let phase: Phase = "loading";
  let beganAt = performance.now();
  let lastChange = performance.now();
  let lastInput = Number.NEGATIVE_INFINITY;
  const changes: PageChange[] = [];
  const messages: PageMessage[] = [];
  const invalidFields = new Map<Element, number>();
  const ambient = createAmbient(lastRequestAt);

  const watcher = watchChanges((change) => {
    ambient.note(change, phase === "idle" && change.at - lastInput < userMs ? "acting" : phase);
    if (ambient.isRestless(change.target)) return;
    lastChange = change.at;
    changes.push(change);
    if (changes.length > maxLog) changes.shift();
    messages.push(...messagesOf(change));
    if (change.kind === "attribute" && change.text === "aria-invalid")
      invalidFields.set(change.target, change.at);
  });
  const heard = {
    invalid: (field: Element) => invalidFields.set(field, performance.now()),
    input: () => {
      lastInput = performance.now();
    },
  };
  return {
    observe: (root) => {
      if (watcher.observe(root)) listen(root, heard);
    },
    actionBegins: () => {
      watcher.flush();
      phase = "acting";
      beganAt = performance.now();
      lastChange = beganAt;
      ambient.actionBegins(beganAt);
      changes.length = 0;
      messages.length = 0;
      invalidFields.clear();
    },
    rests: () => {
      watcher.flush();
      phase = "idle";
    },
    quietFor: () => {
      watcher.flush();
      return performance.now() - lastChange;
    },
    report: () => {
      watcher.flush();
      return reportOf(
        changes,
        messages,
        [...invalidFields].filter(([field]) => isInvalid(field)).map(([field]) => field),
      );
    },
    isAmbient: ambient.isAmbient,
    ambientElements: ambient.elements,
  };
}

function listen(root: Node, on: { invalid: (field: Element) => void; input: () => void }): void {
  root.addEventListener("invalid", ({ target }) => target && on.invalid(target as Element), true);
  for (const type of ["pointerdown", "keydown"]) root.addEventListener(type, on.input, true);
}

/** When the last request ended that the page made, as far as the page is told. */
function lastRequestAt(): number {
  let last = Number.NEGATIVE_INFINITY;
  for (const entry of performance.getEntriesByType("resource").slice(-20)) {
    const end = entry.startTime + entry.duration;
    if (end > last) last = end;
  }
  return last;
}

function reportOf(changes: PageChange[], messages: PageMessage[], invalid: Element[]): WitnessReport {
  const told = [...messages, ...invalid.map(invalidMessage)];
  const errors = unique(told.filter(({ tone }) => tone === "error").map(({ text }) => text));
  return {
    recentEvents: eventLines(changes, told),
    errors,
    successes: unique(told.filter(({ tone }) => tone === "success").map(({ text }) => text)),
    didDomMutate: changes.length > 0,
  };
}

const verbs = { added: "Added", removed: "Removed", changed: "Changed", attribute: "" } as const;

function eventLines(changes: PageChange[], told: PageMessage[]): string[] {
  const now = performance.now();
  const lines = new Map<string, number>();
  for (const { kind, text, at } of changes)
    if (verbs[kind] && text) lines.set(`${verbs[kind]}: '${text}'`, at);
  for (const { text, at } of told)
    if (!Array.from(lines.keys()).some((line) => line.includes(text))) lines.set(`Shown: '${text}'`, at);
  return Array.from(lines, ([line, at]) => ({ line, at }))
    .sort((a, b) => a.at - b.at)
    .slice(-maxEvents)
    .map(({ line, at }) => `[${((now - at) / 1000).toFixed(1)}s ago] ${line}`);
}

function invalidMessage(field: Element): PageMessage {
  const label =
    isInput(field) || isTextArea(field) || isSelect(field) ? tidy(field.labels?.[0]?.textContent ?? "") : "";
  const name =
    label ||
    field.getAttribute("aria-label") ||
    field.getAttribute("placeholder") ||
    field.getAttribute("name") ||
    "field";
  const why =
    (isInput(field) || isTextArea(field) || isSelect(field) ? field.validationMessage : "") || "not valid";
  return { at: performance.now(), text: cut(`${tidy(name)}: ${why}`, 300), tone: "error" };
}

const unique = (texts: string[]): string[] => Array.from(new Set(texts)).slice(0, 20);
