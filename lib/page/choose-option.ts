import { type Refusal, refuse } from "./action-target";
import { isSelect } from "./dom-kind";
import { isDisabled } from "./element-state";
import { sameText, tidy } from "./text-form";

/** Chooses an option of a native select by its label, else by its value. In a multiple select the others stay chosen. */
export function chooseOption(element: Element, wanted: string): { ok: true } | Refusal {
  if (!isSelect(element)) return refuse("NOT_A_SELECT", "the element is no native select");
  if (isDisabled(element)) return refuse("ELEMENT_DISABLED", "the select is disabled");
  const options = Array.from(element.options);
  const option =
    options.find((one) => tidy(one.label) === tidy(wanted)) ??
    options.find((one) => sameText(one.label, wanted)) ??
    options.find((one) => one.value === wanted);
  if (!option)
    return refuse(
      "OPTION_NOT_FOUND",
      `no option ${JSON.stringify(wanted.slice(0, 80))}: ${optionList(options)}`,
    );
  if (option.disabled || option.closest("optgroup[disabled]"))
    return refuse("OPTION_DISABLED", `the option ${JSON.stringify(tidy(option.label))} is disabled`);
  element.focus({ preventScroll: true });
  const changes = !option.selected;
  option.selected = true;
  if (changes) {
    const view = element.ownerDocument.defaultView ?? window;
    element.dispatchEvent(new view.Event("input", { bubbles: true, composed: true }));
    element.dispatchEvent(new view.Event("change", { bubbles: true }));
  }
  return { ok: true };
}

const optionList = (options: HTMLOptionElement[]): string =>
  `there are ${options
    .slice(0, 12)
    .map((option) => JSON.stringify(tidy(option.label).slice(0, 40)))
    .join(", ")}${options.length > 12 ? "…" : ""}`;
