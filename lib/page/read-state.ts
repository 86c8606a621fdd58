import type { ActualState } from "@/lib/contracts/execution-error";
import { isSelect, renderedParent } from "./dom-kind";
import { checkedState } from "./element-state";
import { chosenLabels, shownValue } from "./field-value";
import type { SecretFields } from "./secret-field";

/** The state of an element as it is now: what a read-back reports. */
export function readState(element: Element, secrets: SecretFields): ActualState {
  const state: ActualState = {};
  const value = shownValue(element, secrets);
  if (value !== undefined) state.value = value;
  const checked = checkedState(toggleOf(element));
  if (checked !== undefined) state.checked = checked === "checked";
  if (isSelect(element)) state.selected = chosenLabels(element);
  else if (element.hasAttribute("aria-selected"))
    state.selected =
      element.getAttribute("aria-selected") === "true"
        ? [(element.textContent ?? "").trim().slice(0, 80)]
        : [];
  return state;
}

/** The toggle that an element stands for: itself, what it labels, or the only one inside. */
export function toggleOf(element: Element): Element {
  if (checkedState(element) !== undefined || element.hasAttribute("aria-pressed")) return element;
  for (let at: Element | undefined = element; at; at = renderedParent(at))
    if (at.localName === "label") return (at as HTMLLabelElement).control ?? element;
  const inner = element.querySelectorAll('input[type="checkbox"], input[type="radio"], [aria-checked]');
  const [only] = inner;
  return inner.length === 1 && only ? only : element;
}

/** Whether a toggle is on; undefined for what is no toggle. */
export function isOn(element: Element): boolean | undefined {
  const checked = checkedState(element);
  if (checked !== undefined) return checked === "checked";
  const pressed = element.getAttribute("aria-pressed");
  if (pressed !== null) return pressed === "true";
  return /^(switch|checkbox|radio)$/.test(element.getAttribute("role") ?? "") ? false : undefined;
}

/** A radio button that is on can only be switched off by another. */
export const isOneOfMany = (element: Element): boolean =>
  element.matches('input[type="radio"]') || element.getAttribute("role") === "radio";
