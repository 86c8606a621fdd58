import { call } from "./api.js";
import { byId } from "./dom.js";
import { clearErrors, wireForm } from "./forms.js";

const dialog = byId("patient-dialog");
const form = byId("patient-form");
let edited = null;
let onSaved = () => undefined;

// A save under way is not called off by closing: the dialog stays until the server has answered.
const isSaving = () => form.hasAttribute("aria-busy");
byId("patient-cancel").addEventListener("click", () => {
  if (!isSaving()) dialog.close();
});
dialog.addEventListener("cancel", (event) => {
  if (isSaving()) event.preventDefault();
});
form.elements.dateOfBirth.max = new Date().toISOString().slice(0, 10);

wireForm(form, {
  busy: "Saving…",
  send: (values) =>
    edited === null ? call("POST", "/patients", values) : call("PUT", `/patients/${edited.id}`, values),
  done: ({ patient }) => {
    dialog.close();
    return onSaved(patient, edited !== null);
  },
});

/** Opens the form, empty or for the patient given; `saved(patient, wasEdited)` is called after the server has it. */
export function openPatientDialog(patient, saved) {
  edited = patient;
  onSaved = saved;
  form.reset();
  clearErrors(form);
  for (const name of ["name", "dateOfBirth", "phone", "notes"]) {
    form.elements[name].value = patient?.[name] ?? "";
  }
  byId("patient-title").textContent = patient ? "Edit patient" : "Add patient";
  dialog.showModal();
}
