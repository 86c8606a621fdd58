import type { ChainCheck } from "@/lib/contracts/plan";
import type { CaptureDeps } from "./capture-tree";
import { isHtml, isSelect } from "./dom-kind";
import { isDisabled } from "./element-state";
import type { Trace } from "./element-trace";
import { liveValue } from "./field-value";
import { findElement } from "./find-element";
import { isRendered } from "./is-rendered";
import type { PageWatch } from "./page-watch";
import { isOn, toggleOf } from "./read-state";
import { sameText } from "./text-form";

/** What a chained action was to do to its target. */
export type StepState = {
  id: string | undefined;
  trace: Trace | undefined;
  /** The value or option that was entered. */
  value: string | undefined;
  /** Of a toggle: how it was to end up. */
  on: boolean | undefined;
};

/** One client-side check of a chained action. Undefined when it holds, else what was seen instead. */
export function checkStep(
  check: ChainCheck,
  step: StepState,
  deps: CaptureDeps,
  watch: PageWatch,
): string | undefined {
  if (check === "no_error_message") {
    const { errors } = watch.report();
    return errors.length > 0 ? `error shown: ${errors.join("; ")}` : undefined;
  }
  if (check === "success_message")
    return watch.report().successes.length > 0 ? undefined : "no success message was shown";
  const found = step.id === undefined ? undefined : findElement(step.id, step.trace, deps);
  if (found?.kind !== "found") return "the element is gone";
  return checkElement(check, found.element, step);
}

function checkElement(check: ChainCheck, element: Element, step: StepState): string | undefined {
  switch (check) {
    case "value_matches": {
      const value = liveValue(element) ?? "";
      const holds =
        step.value !== undefined && (sameText(value, step.value) || isChosen(element, step.value));
      return holds ? undefined : "the field does not hold the value";
    }
    case "state_changed": {
      const on = isOn(toggleOf(element));
      return step.on === undefined || on === step.on ? undefined : `the element is ${on ? "on" : "off"}`;
    }
    case "element_enabled":
      return isDisabled(element) ? "the element is disabled" : undefined;
    default:
      return isHtml(element) && !isRendered(element, { visibilityProperty: true })
        ? "the element is not visible"
        : undefined;
  }
}

const isChosen = (element: Element, value: string): boolean => isSelect(element) && element.value === value;
