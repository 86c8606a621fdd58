import { isHtml, isInput, isTextArea } from "./dom-kind";
import type { Point } from "./hit-test";

/** Events as a pointer and a keyboard cause them, for clients that cannot send trusted input. */

type View = Window & typeof globalThis;
const viewOf = (element: Element): View => (element.ownerDocument.defaultView ?? window) as View;

type PointerOptions = { button?: 0 | 2; detail?: number };

function mouseEvent(
  element: Element,
  type: string,
  [x, y]: Point,
  { button = 0, detail = 1 }: PointerOptions = {},
): boolean {
  const view = viewOf(element);
  const pressed = type.endsWith("down") ? (button === 2 ? 2 : 1) : 0;
  const init = {
    bubbles: !type.endsWith("enter"),
    cancelable: true,
    composed: true,
    view,
    detail,
    button: type.includes("move") || type.includes("over") || type.includes("enter") ? 0 : button,
    buttons: pressed,
    clientX: x,
    clientY: y,
  };
  const event = type.startsWith("pointer")
    ? new view.PointerEvent(type, { ...init, pointerId: 1, isPrimary: true, pointerType: "mouse" })
    : new view.MouseEvent(type, init);
  return element.dispatchEvent(event);
}

export function hover(element: Element, point: Point): void {
  for (const type of ["pointerover", "pointerenter", "mouseover", "mouseenter", "pointermove", "mousemove"])
    mouseEvent(element, type, point);
}

function pressPointer(element: Element, point: Point, options: PointerOptions): void {
  mouseEvent(element, "pointerdown", point, options);
  if (!mouseEvent(element, "mousedown", point, options)) return;
  focusNearest(element);
}

function focusNearest(element: Element): void {
  const focusable = element.closest(
    "a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]",
  );
  if (focusable && isHtml(focusable)) focusable.focus({ preventScroll: true });
}

/** Down, up, click: the click itself through the element, so that links, toggles and submits do what they do. */
export function click(element: Element, point: Point, detail = 1): void {
  hover(element, point);
  pressPointer(element, point, { detail });
  mouseEvent(element, "pointerup", point, { detail });
  mouseEvent(element, "mouseup", point, { detail });
  if (isHtml(element)) element.click();
  else mouseEvent(element, "click", point, { detail });
}

export function doubleClick(element: Element, point: Point): void {
  click(element, point);
  click(element, point, 2);
  mouseEvent(element, "dblclick", point, { detail: 2 });
}

export function rightClick(element: Element, point: Point): void {
  hover(element, point);
  pressPointer(element, point, { button: 2 });
  mouseEvent(element, "contextmenu", point, { button: 2 });
  mouseEvent(element, "pointerup", point, { button: 2 });
  mouseEvent(element, "mouseup", point, { button: 2 });
}

/** Pointer moves for home-made dragging, drag events for the browser's own. */
export function drag(from: Element, start: Point, to: Element, end: Point): void {
  const view = viewOf(from);
  const data = new view.DataTransfer();
  const dragEvent = (element: Element, type: string, [x, y]: Point): boolean =>
    element.dispatchEvent(
      new view.DragEvent(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        dataTransfer: data,
        clientX: x,
        clientY: y,
      }),
    );
  hover(from, start);
  pressPointer(from, start, {});
  if (dragEvent(from, "dragstart", start)) {
    dragEvent(to, "dragenter", end);
    dragEvent(to, "dragover", end);
    dragEvent(to, "drop", end);
    dragEvent(from, "dragend", end);
  }
  for (const share of [0.3, 0.7, 1]) {
    const point: Point = [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
    for (const type of ["pointermove", "mousemove"]) mouseEvent(to, type, point);
  }
  mouseEvent(to, "pointerup", end);
  mouseEvent(to, "mouseup", end);
}

export function typeText(element: Element, text: string): boolean {
  if (isHtml(element) && element.isContentEditable)
    return element.ownerDocument.execCommand("insertText", false, text);
  if (!isInput(element) && !isTextArea(element)) return false;
  element.focus({ preventScroll: true });
  return element.ownerDocument.execCommand("insertText", false, text);
}

const modifiers: Record<string, "ctrlKey" | "shiftKey" | "altKey" | "metaKey"> = {
  Control: "ctrlKey",
  ControlOrMeta: "ctrlKey",
  Shift: "shiftKey",
  Alt: "altKey",
  Meta: "metaKey",
};

/** Sends a key by its Playwright name; of the browser's own reactions only Enter's, Space's and a letter's can be had. */
export function pressKey(element: Element, combination: string): boolean {
  const parts = combination === "+" ? ["+"] : combination.split(/\+(?=.)/);
  const key = parts.at(-1) ?? "";
  const held = parts.slice(0, -1);
  if (key === "" || held.some((name) => !modifiers[name])) return false;
  const init: KeyboardEventInit = {
    key: key === "Space" ? " " : key,
    code: codeOf(key),
    bubbles: true,
    cancelable: true,
    composed: true,
  };
  for (const name of held) {
    const flag = modifiers[name];
    if (flag) init[flag] = true;
  }
  const view = viewOf(element);
  const goesOn = element.dispatchEvent(new view.KeyboardEvent("keydown", init));
  if (goesOn && held.every((name) => name === "Shift")) reactToKey(element, key);
  element.dispatchEvent(new view.KeyboardEvent("keyup", init));
  return true;
}

function reactToKey(element: Element, key: string): void {
  if (key === "Enter" && isInput(element)) element.form?.requestSubmit();
  else if (key === "Enter" && isTextArea(element)) typeText(element, "\n");
  else if (
    (key === "Enter" || key === "Space") &&
    isHtml(element) &&
    !isTextArea(element) &&
    !isInput(element)
  )
    element.click();
  else if (key === "Space" && isInput(element) && /^(checkbox|radio)$/.test(element.type)) element.click();
  else if (key.length === 1 || key === "Space") typeText(element, key === "Space" ? " " : key);
}

const codeOf = (key: string): string =>
  /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : /^\d$/.test(key) ? `Digit${key}` : key;
