import type { ExpectedOutcome } from "@/lib/contracts/assertion";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import type { ActualState } from "@/lib/contracts/execution-error";
import type { ChainCheck } from "@/lib/contracts/plan";
import { isEditable, type Need, prepareTarget, type Refusal, spotOf } from "./action-target";
import { type CaptureOptions, capturePage, type PageCapture } from "./capture";
import type { CaptureDeps } from "./capture-tree";
import { checkStep, type StepState } from "./chain-checks";
import { chooseOption } from "./choose-option";
import { focusedElement, isHtml, isInput } from "./dom-kind";
import { domText } from "./dom-text";
import { createElementIds } from "./element-ids";
import type { Trace } from "./element-trace";
import { liveValue } from "./field-value";
import { findElement } from "./find-element";
import { type FramePath, framePath } from "./frame-path";
import type { Point } from "./hit-test";
import { describe, elementAt } from "./hit-test";
import { type Extras, fileFieldOf, performInPage } from "./in-page-actions";
import { readPageTree } from "./page-tree";
import { type PageWatch, type WitnessReport, watchPage } from "./page-watch";
import { isOn, isOneOfMany, readState, toggleOf } from "./read-state";
import { scrollTo, scrollToText } from "./scroll-page";
import { createSecretFields, isCardNumber } from "./secret-field";
import { checkOutcome, type SentinelReport } from "./sentinel";
import { isPicked, selectContent, setValue } from "./set-value";
import { createWorkingFrame } from "./working-frame";

/** What a driver is told of a target that it may act on. */
export type Prepared = {
  ok: true;
  point: Point | undefined;
  /** Whether the value is typed in or set at once; undefined for what takes none. */
  entry: "typed" | "picked" | undefined;
  /** Of a toggle: whether it is on. */
  on: boolean | undefined;
  oneOfMany: boolean;
};

export type QuietState = { ready: boolean; quietFor: number };

/** What a page offers to the client that drives it. Everything but `fileField` takes and gives plain data. */
export type PageApi = ReturnType<typeof createPageApi>;

export function createPageApi(document: Document) {
  const known = new WeakMap<Document, number>();
  const frames = { base: 0 };
  let nextFrame = 1;
  const deps: CaptureDeps = {
    document,
    ids: createElementIds(1),
    secrets: createSecretFields(),
    frames,
    frameNumber: (inner) => {
      if (inner === document) return frames.base;
      const number = known.get(inner) ?? nextFrame;
      if (number === nextFrame) {
        known.set(inner, number);
        nextFrame += 1;
      }
      return frames.base + number;
    },
  };
  const watch = watchPage();
  whenParsed(document, () => watch.observe(document));
  return {
    ...readingOf(deps, watch),
    ...actingOf(deps),
    ...typingOf(deps),
    ...watchingOf(deps, watch),
    ...showingOf(deps),
  };
}

function whenParsed(document: Document, then: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", then, { once: true });
  else then();
}

function readingOf(deps: CaptureDeps, watch: PageWatch) {
  return {
    capture: (options: CaptureOptions): PageCapture => capturePage(deps, watch, options),
    domText: (maxChars: number): string => domText(deps.document, deps.secrets, maxChars),
    /** Undefined when the element is no longer there. */
    state: (id: string, trace?: Trace): ActualState | undefined => {
      const found = findElement(id, trace, deps);
      return found.kind === "found" ? readState(found.element, deps.secrets) : undefined;
    },
    /** The file field that an element leads to; no plain data. */
    fileField: (id: string): Element | undefined => {
      const element = deps.ids.elementOf(id);
      return element && fileFieldOf(element);
    },
    path: (): FramePath => framePath(deps.document.defaultView ?? window),
    /** What stands at a point, in words. */
    at: (point: Point): string => describe(elementAt(deps.document, point)),
  };
}

const bareNumber = /^\d{1,9}(?:[.,]\d{1,4})?$/;
const isPlainText = (input: HTMLInputElement): boolean =>
  input.type === "text" &&
  !input.readOnly &&
  !input.hasAttribute("list") &&
  !input.hasAttribute("aria-haspopup") &&
  !input.hasAttribute("role");

function typingOf(deps: CaptureDeps) {
  const heard = new WeakSet<Element>();
  return {
    /** Puts the caret into a field with all of its text selected. */
    selectContent: (id: string, secret: boolean): void => {
      const element = fieldOf(id, deps);
      if (!element) return;
      if (secret) deps.secrets.mark(element);
      heard.delete(element);
      element.addEventListener("input", () => heard.add(element), { once: true, capture: true });
      selectContent(element);
    },
    /**
     * A page may cancel every key in a field for a number, which its arrows still change, or by mistake all but Enter: a number is put in at once, where no key
     * came through. What is picked from something that opens is put in by that.
     */
    putNumber: (id: string, text: string): void => {
      const element = fieldOf(id, deps);
      if (!element || !isInput(element) || heard.has(element)) return;
      const isNumber = element.type === "number" || (bareNumber.test(text) && isPlainText(element));
      if (isNumber && element.value !== text) setValue(element, text);
    },
  };
}

function actingOf(deps: CaptureDeps) {
  return {
    prepare: async (id: string, trace: Trace | undefined, need: Need): Promise<Prepared | Refusal> => {
      const target = await prepareTarget(id, trace, need, deps);
      if (!target.ok) return target;
      const toggle = toggleOf(target.element);
      return {
        ok: true,
        point: target.point,
        entry: isPicked(target.element) ? "picked" : isEditable(target.element) ? "typed" : undefined,
        on: isOn(toggle),
        oneOfMany: isOneOfMany(toggle),
      };
    },
    setValue: (id: string, text: string): { ok: true } | Refusal => {
      const element = fieldOf(id, deps);
      return element
        ? setValue(element, text)
        : { ok: false, code: "ELEMENT_STALE", message: "the field is gone" };
    },
    select: (id: string, option: string): { ok: true } | Refusal => {
      const element = deps.ids.elementOf(id);
      return element
        ? chooseOption(element, option)
        : { ok: false, code: "ELEMENT_STALE", message: "the select is gone" };
    },
    /** What typed keys would go to. */
    focus: (): "field" | "other" | "none" => {
      const focused = focusedElement(deps.document);
      if (!focused) return "none";
      return isEditable(focused) ? "field" : "other";
    },
    /** Takes the caret out of the field that has it; false where none has. */
    leaveField: (): boolean => {
      const focused = focusedElement(deps.document);
      if (!focused || !isHtml(focused) || !isEditable(focused)) return false;
      focused.blur();
      return true;
    },
    /** Makes what secret fields show unreadable for the time of a screenshot. */
    veil: (on: boolean): void => veilSecrets(deps, on),
    scroll: (direction: string, id?: string): boolean =>
      scrollTo(deps.document, direction, id === undefined ? undefined : deps.ids.elementOf(id)),
    findText: (text: string): boolean => scrollToText(readPageTree(deps.document, deps.frameNumber), text),
    /** Carries an action out with DOM events, for clients without trusted input. */
    perform: (action: BrowserAction, extras: Extras): Promise<{ ok: true } | Refusal> =>
      performInPage(action, extras, deps),
  };
}

function showingOf(deps: CaptureDeps) {
  const frame = createWorkingFrame(deps.document);
  return {
    /** Says on the page itself that it is worked on. */
    showWorking: (text: string): void => frame.show(text),
    highlight: (id: string): void => {
      const element = deps.ids.elementOf(id);
      if (!element?.isConnected) return;
      const { left, top } = spotOf(element, deps.document);
      const box = element.getBoundingClientRect();
      if (box.width > 0) frame.highlight([box.left + left, box.top + top, box.width, box.height]);
    },
    hideWorking: (): void => frame.hide(),
  };
}

function veilSecrets({ document, secrets, frameNumber }: CaptureDeps, on: boolean): void {
  for (const root of readPageTree(document, frameNumber).roots)
    for (const field of (root as ParentNode).querySelectorAll("input, textarea")) {
      const hide = isHtml(field) && (secrets.isSecret(field) || isCardNumber(liveValue(field) ?? ""));
      if (hide) field.style.setProperty("-webkit-text-security", on ? "disc" : "");
    }
}

/** The field that an id leads to, which may be inside the element of that id. */
function fieldOf(id: string, deps: CaptureDeps): Element | undefined {
  const element = deps.ids.elementOf(id);
  if (!element || isEditable(element)) return element;
  const inner =
    element.localName === "label"
      ? (element as HTMLLabelElement).control
      : element.querySelector("input, textarea, [contenteditable]");
  return inner ?? element;
}

function watchingOf(deps: CaptureDeps, watch: PageWatch) {
  return {
    actionBegins: (): void => watch.actionBegins(),
    rests: (): void => watch.rests(),
    quiet: (): QuietState => ({ ready: deps.document.readyState !== "loading", quietFor: watch.quietFor() }),
    report: (): WitnessReport => watch.report(),
    check: (
      expected: ExpectedOutcome,
      options: CaptureOptions & { urlChanged: boolean; roleNames: Record<string, string> },
    ): SentinelReport => {
      const { tree, text, url } = capturePage(deps, watch, options);
      const query = (selector: string): boolean | undefined => querySelector(deps.document, selector);
      return checkOutcome(expected, {
        tree,
        text,
        url,
        urlChanged: options.urlChanged,
        query,
        roleName: (code) => options.roleNames[code],
      });
    },
    /** Undefined when the check holds, else what was seen instead. */
    checkStep: (check: ChainCheck, step: StepState): string | undefined =>
      checkStep(check, step, deps, watch),
  };
}

/** Whether a selector meets anything on the page; undefined for what is no selector. */
function querySelector(document: Document, selector: string): boolean | undefined {
  if (!CSS.supports(`selector(${selector})`)) return undefined;
  const { roots } = readPageTree(document, () => 0);
  return roots.some((root) => (root as ParentNode).querySelector(selector) !== null);
}
