import { el } from "./dom.js";
import { toastError } from "./toast.js";

const controlsOf = (form) => [...form.elements].filter((control) => control.name);
const withName = (form, name) => controlsOf(form).filter((control) => control.name === name);

/**
 * The values by name, as the server wants them. `data-type` on a control says how to read it: "list" for the
 * checked ones of several, "number" for a number; a single checkbox is true or false.
 */
export function readForm(form) {
  const values = {};
  for (const control of controlsOf(form)) {
    const { name, type, checked, value } = control;
    if (control.dataset.type === "list") {
      values[name] ??= [];
      if (checked) values[name].push(value);
    } else if (type === "checkbox") values[name] = checked;
    else if (type === "radio" && !checked) values[name] ??= "";
    else values[name] = control.dataset.type === "number" ? Number(value) : value;
  }
  return values;
}

export function clearErrors(form) {
  for (const error of form.querySelectorAll(".error")) error.remove();
  for (const control of form.querySelectorAll("[aria-invalid]")) {
    control.removeAttribute("aria-invalid");
    describe(control, control.dataset.hint ?? "");
  }
}

const describe = (control, ids) =>
  ids === "" ? control.removeAttribute("aria-describedby") : control.setAttribute("aria-describedby", ids);

/** Marks each field at fault; the first one gets the focus. Answers whether any field was there to mark. */
export function showErrors(form, fields) {
  let first = null;
  for (const [name, message] of Object.entries(fields)) {
    const named = withName(form, name);
    const box = named[0]?.closest(".field");
    if (!box) continue;
    // A hidden control holds what was chosen in the combobox beside it.
    const controls = named[0].type === "hidden" ? [box.querySelector('[role="combobox"]')] : named;
    const id = `${form.id}-${name}-error`;
    box.append(el("p", { class: "error", id }, message));
    for (const control of controls) {
      control.dataset.hint ??= control.getAttribute("aria-describedby") ?? "";
      control.setAttribute("aria-invalid", "true");
      describe(control, `${control.dataset.hint} ${id}`.trim());
    }
    first ??= controls[0];
  }
  first?.focus();
  return first !== null;
}

/** What the browser itself finds wrong, in the words that the page has for it. */
export function faultsOf(form) {
  const faults = {};
  for (const control of controlsOf(form)) {
    // The browser checks no hidden control; one that has a message must not stay empty.
    const isEmptyChoice = control.type === "hidden" && control.value === "" && control.dataset.message;
    if (!isEmptyChoice && (!control.willValidate || control.validity.valid)) continue;
    faults[control.name] ??= control.dataset.message ?? control.validationMessage;
  }
  return faults;
}

/**
 * Wires a form: checks it, sends its values with `send` and, when the server took them, calls `done` with its
 * data. While it is sending the submit button is disabled and says `busy`; with no `busy` nothing shows.
 */
export function wireForm(form, { send, done, busy }) {
  const button = form.querySelector('[type="submit"]');
  let sending = false;
  form.noValidate = true;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (sending) return;
    clearErrors(form);
    if (showErrors(form, faultsOf(form))) return;
    sending = true;
    try {
      await sendAndTell();
    } finally {
      sending = false;
    }
  });

  async function sendAndTell() {
    const label = button.textContent;
    if (busy) setBusy(form, button, true, busy);
    const reply = await send(readForm(form));
    if (busy) setBusy(form, button, false, label);
    if (reply.ok) await done(reply.data);
    else if (!reply.fields || !showErrors(form, reply.fields)) showFailure(form, reply.message);
  }
}

/** A modal dialog covers the toasts, so a failure in one is told inside it. */
function showFailure(form, message) {
  if (form.closest("dialog")) form.append(el("p", { class: "error", role: "alert" }, message));
  else toastError(message);
}

function setBusy(form, button, isBusy, label) {
  button.disabled = isBusy;
  button.textContent = label;
  if (isBusy) form.setAttribute("aria-busy", "true");
  else form.removeAttribute("aria-busy");
}
