import { isEditingHost, isHtml, isInput, isSelect, isTextArea } from "./dom-kind";
import { isCardNumber, mask, type SecretFields } from "./secret-field";
import { shownText } from "./shown-text";
import { cut, tidy } from "./text-form";

const maxValue = 1_000;
const valuelessTypes = new Set(["checkbox", "radio", "file", "button", "submit", "reset", "image", "hidden"]);

/** The live value of a field as it may leave the page: masked when secret, cut. Undefined for what holds no value. */
export function shownValue(element: Element, secrets: SecretFields): string | undefined {
  const value = liveValue(element);
  if (value === undefined) return undefined;
  if (value !== "" && (secrets.isSecret(element) || isCardNumber(value))) return mask;
  return cut(value, maxValue);
}

export function liveValue(element: Element): string | undefined {
  if (isInput(element)) {
    if (element.type === "file") return Array.from(element.files ?? [], (file) => file.name).join(", ");
    return valuelessTypes.has(element.type) ? undefined : element.value;
  }
  if (isTextArea(element)) return element.value;
  if (isSelect(element)) return chosenLabels(element).join(", ");
  if (isEditingHost(element)) return editedText(element);
  if (element.localName === "progress" || element.localName === "meter") return nativeProgress(element);
  return ariaValue(element) ?? shownNumber(element);
}

/** `Adults`, by which an output is labelled, says nothing of how many: the number that it shows is its value. */
function shownNumber(element: Element): string | undefined {
  const isOutput = element.localName === "output" || element.getAttribute("role") === "status";
  const isLabelled = element.hasAttribute("aria-labelledby") || element.hasAttribute("aria-label");
  const text = isOutput && isLabelled && isHtml(element) ? shownText(element, maxNumber) : "";
  return /^[-+−]?\d[\d.,]*$/u.test(text) ? text : undefined;
}
const maxNumber = 20;

/** Labels of the chosen options of a native select. */
export const chosenLabels = (select: HTMLSelectElement): string[] =>
  Array.from(select.selectedOptions, (option) => tidy(option.label));

/** An editor without native fields shows what may be written in it as if it were written. */
const editedText = (element: HTMLElement): string => {
  const text = shownText(element, maxValue, "\n");
  return tidy(text) === tidy(element.getAttribute("aria-placeholder") ?? "") ? "" : text;
};

const nativeProgress = (element: Element): string =>
  "value" in element && (element.localName === "meter" || element.hasAttribute("value"))
    ? String(element.value)
    : "";

function ariaValue(element: Element): string | undefined {
  const said = element.getAttribute("aria-valuetext") ?? element.getAttribute("aria-valuenow");
  if (said !== null) return said;
  const role = element.getAttribute("role");
  if (role === "textbox" || role === "searchbox" || role === "combobox")
    return isHtml(element) ? shownText(element, maxValue) : undefined;
  return undefined;
}
