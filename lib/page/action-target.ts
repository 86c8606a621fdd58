import type { ExecutionErrorCode } from "@/lib/contracts/execution-error";
import type { CaptureDeps } from "./capture-tree";
import { isHtml, isInput, isSelect, isTextArea } from "./dom-kind";
import { isDisabled, isReadOnly } from "./element-state";
import type { Trace } from "./element-trace";
import { findElement } from "./find-element";
import { boxWhenShown } from "./geometry";
import { type Box, describe, type HitResult, hitTest, inViewport, type Point } from "./hit-test";
import { isRendered } from "./is-rendered";
import type { FrameSpot } from "./page-tree";

/** What an action asks of its target. `reach`: that a pointer gets to it; `edit`: that it takes text; `exist`: nothing more. */
export type Need = "reach" | "point" | "edit" | "exist";

export type Refusal = { ok: false; code: ExecutionErrorCode; message: string };
export type Target = { ok: true; element: Element; point: Point | undefined; replaced: boolean };

export const refuse = (code: ExecutionErrorCode, message: string): Refusal => ({ ok: false, code, message });

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const stablePauseMs = 40;
const stableTries = 12;
/** Once, for what slides or fades away. */
const coverPauseMs = 350;

/** Finds the target of an action, brings it into view and to rest, and refuses what could not be acted on. */
export async function prepareTarget(
  id: string,
  trace: Trace | undefined,
  need: Need,
  deps: CaptureDeps,
): Promise<Target | Refusal> {
  const result = findElement(id, trace, deps);
  if (result.kind === "unknown") return refuse("ELEMENT_NOT_FOUND", `no element ${id} on this page`);
  if (result.kind === "stale")
    return refuse("ELEMENT_STALE", `element ${id} is gone, nothing took its place`);
  const element = need === "edit" ? editableIn(result.element) : result.element;
  const refusal = unusable(element, need);
  if (refusal) return refusal;
  if (need === "exist") return { ok: true, element, point: undefined, replaced: result.replaced };
  const hit = await bringIntoReach(element, deps.document);
  if (!hit) return refuse("ELEMENT_NOT_VISIBLE", `element ${id} has no visible area`);
  if (hit.kind === "covered")
    return refuse("ELEMENT_COVERED", `element ${id} is covered by ${describe(hit.by)}`);
  if (hit.kind === "clipped")
    return refuse("ELEMENT_NOT_VISIBLE", `element ${id} cannot be scrolled into view`);
  return { ok: true, element, point: hit.point, replaced: result.replaced };
}

function unusable(element: Element, need: Need): Refusal | undefined {
  if (need === "exist" || need === "point") return undefined;
  if (isDisabled(element)) return refuse("ELEMENT_DISABLED", "the element is disabled");
  if (need !== "edit") return undefined;
  if (!isEditable(element)) return refuse("NOT_EDITABLE", "the element takes no text");
  return isReadOnly(element) ? refuse("NOT_EDITABLE", "the field is read-only") : undefined;
}

const untypedInputs = /^(checkbox|radio|file|button|submit|reset|image|hidden)$/;

export const isEditable = (element: Element): boolean =>
  isTextArea(element) ||
  (isInput(element) && !untypedInputs.test(element.type)) ||
  (isHtml(element) && element.isContentEditable);

/** The field itself, or the only field inside a wrapper or of a label. */
function editableIn(element: Element): Element {
  if (isEditable(element) || isSelect(element)) return element;
  if (element.localName === "label") return (element as HTMLLabelElement).control ?? element;
  const inner = Array.from(element.querySelectorAll("input, textarea, [contenteditable]")).filter(isEditable);
  const [only] = inner;
  return inner.length === 1 && only ? only : element;
}

async function bringIntoReach(element: Element, top: Document): Promise<HitResult | undefined> {
  let hit = test(element, top);
  if (hit?.kind !== "hit") {
    scrollTarget(element).scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    await pause(stablePauseMs);
    hit = test(element, top);
  }
  await untilAtRest(element);
  hit = test(element, top);
  if (hit?.kind !== "covered") return hit;
  await pause(coverPauseMs);
  return test(element, top);
}

/** What is scrolled to for a toggle without a box is its label. */
function scrollTarget(element: Element): Element {
  const box = element.getBoundingClientRect();
  if (box.width > 1 && box.height > 1) return element;
  const label = isInput(element) ? element.labels?.[0] : undefined;
  return label ?? element;
}

function test(element: Element, top: Document): HitResult | undefined {
  const frame = spotOf(element, top);
  const shown = isHtml(element) ? isRendered(element, { visibilityProperty: true }) : true;
  const box =
    boxWhenShown({ element, frame, children: [] }, shown) ?? (shown ? contentBox(element, frame) : undefined);
  if (!box || !top.defaultView) return undefined;
  const visible = inViewport(box, top.defaultView);
  return visible ? hitTest(top, element, visible, frame) : { kind: "clipped" };
}

/** Box of an element that has none of its own, as a link around a floated picture. */
function contentBox(element: Element, frame: FrameSpot): Box | undefined {
  for (const inner of Array.from(element.querySelectorAll("*")).slice(0, 40)) {
    const box = inner.getBoundingClientRect();
    if (box.width > 1 && box.height > 1)
      return [box.left + frame.left, box.top + frame.top, box.width, box.height];
  }
  return undefined;
}

/** The frame of an element with its present place, which scrolling may have changed since the capture. */
export function spotOf(element: Element, top: Document): FrameSpot {
  const document = element.ownerDocument;
  let left = 0;
  let above = 0;
  for (let at: Document = document; at !== top; ) {
    const owner: Element | null | undefined = at.defaultView?.frameElement;
    if (!owner) break;
    const box = owner.getBoundingClientRect();
    left += box.left + owner.clientLeft;
    above += box.top + owner.clientTop;
    at = owner.ownerDocument;
  }
  return { number: 0, document, view: document.defaultView ?? window, left, top: above };
}

async function untilAtRest(element: Element): Promise<void> {
  let before = placeOf(element);
  for (let tries = 0; tries < stableTries; tries++) {
    await pause(stablePauseMs);
    const now = placeOf(element);
    if (now === before) return;
    before = now;
  }
}

const placeOf = (element: Element): string => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height].map(Math.round).join();
};
