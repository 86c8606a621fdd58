import { type Refusal, refuse } from "./action-target";
import { isInput, isTextArea } from "./dom-kind";

type Done = { ok: true };

/** Types of input whose value is picked, not typed: a page is told of the whole value at once. */
const pickedTypes = /^(date|time|datetime-local|month|week|color|range)$/;
export const isPicked = (element: Element): boolean => isInput(element) && pickedTypes.test(element.type);

/** Replaces the value of a field, and tells the page as typing would. */
export function setValue(element: Element, text: string): Done | Refusal {
  if (isInput(element) || isTextArea(element)) return setFieldValue(element, text);
  return setEditedText(element as HTMLElement, text);
}

function setFieldValue(field: HTMLInputElement | HTMLTextAreaElement, text: string): Done | Refusal {
  const wanted = isInput(field) ? forType(field.type, text) : text;
  field.focus({ preventScroll: true });
  writeValue(field, wanted);
  if (wanted !== "" && field.value === "") {
    return refuse(
      "VALUE_REFUSED",
      `a field of type ${field.type} does not take ${JSON.stringify(text.slice(0, 60))}`,
    );
  }
  const view = field.ownerDocument.defaultView ?? window;
  field.dispatchEvent(
    new view.InputEvent("input", {
      bubbles: true,
      composed: true,
      data: wanted,
      inputType: "insertReplacementText",
    }),
  );
  field.dispatchEvent(new view.Event("change", { bubbles: true }));
  return { ok: true };
}

/** Through the prototype's setter: frameworks put their own on the element, which would take the new value for one they know. */
function writeValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const view = (field.ownerDocument.defaultView ?? window) as Window & typeof globalThis;
  const prototype = isInput(field) ? view.HTMLInputElement.prototype : view.HTMLTextAreaElement.prototype;
  const setter = Object.getOwnPropertyDescriptor(prototype, "value")?.set;
  if (setter) setter.call(field, value);
  else field.value = value;
}

function setEditedText(host: HTMLElement, text: string): Done {
  const document = host.ownerDocument;
  host.focus({ preventScroll: true });
  selectContent(host);
  const typed =
    text === "" ? document.execCommand("delete") : document.execCommand("insertText", false, text);
  if (!typed) {
    host.textContent = text;
    const view = document.defaultView ?? window;
    host.dispatchEvent(
      new view.InputEvent("input", { bubbles: true, composed: true, data: text, inputType: "insertText" }),
    );
  }
  return { ok: true };
}

/** Selects all that a field or editor holds, so that typing replaces it. */
export function selectContent(element: Element): void {
  if (isInput(element) || isTextArea(element)) {
    element.focus({ preventScroll: true });
    element.select();
    return;
  }
  const selection = element.ownerDocument.getSelection();
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** The form that an input of that type holds its value in. What cannot be read for sure stays as it is. */
export function forType(type: string, text: string): string {
  const said = text.trim();
  if (type === "date") return isoDate(said) ?? said;
  if (type === "time") return isoTime(said) ?? said;
  if (type === "color" && /^#[0-9a-f]{3}$/i.test(said))
    return said.replace(/[0-9a-f]/gi, "$&$&").toLowerCase();
  return type === "text" || type === "search" ? text : pickedTypes.test(type) ? said : text;
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** `2026-12-31`, `31.12.2026`, `31 December 2026`, `December 31, 2026`. With slashes only when one number can be no month. */
function isoDate(said: string): string | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(said);
  if (iso) return dateOf(iso[1], iso[2], iso[3]);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(said);
  if (dotted) return dateOf(dotted[3], dotted[2], dotted[1]);
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(said);
  if (slashed && Number(slashed[1]) > 12) return dateOf(slashed[3], slashed[2], slashed[1]);
  if (slashed && Number(slashed[2]) > 12) return dateOf(slashed[3], slashed[1], slashed[2]);
  const worded = /^(?:(\d{1,2})\.?\s+([a-z]{3})[a-z]*|([a-z]{3})[a-z]*\.?\s+(\d{1,2})),?\s+(\d{4})$/i.exec(
    said,
  );
  if (!worded) return undefined;
  const month = months.indexOf((worded[2] ?? worded[3] ?? "").toLowerCase()) + 1;
  return month > 0 ? dateOf(worded[5], String(month), worded[1] ?? worded[4]) : undefined;
}

const dateOf = (year = "", month = "", day = ""): string =>
  `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;

function isoTime(said: string): string | undefined {
  const time = /^(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?$/i.exec(said);
  if (!time || (!time[2] && !time[3])) return undefined;
  const half = time[3]?.toLowerCase();
  const hour = (Number(time[1]) % (half ? 12 : 24)) + (half === "pm" ? 12 : 0);
  return `${String(hour).padStart(2, "0")}:${time[2] ?? "00"}`;
}
