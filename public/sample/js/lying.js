import "./shell.js";
import { call } from "./api.js";
import { byId } from "./dom.js";
import { wireForm } from "./forms.js";
import { toastSuccess } from "./toast.js";

const form = byId("quick-form");

wireForm(form, {
  busy: "Saving…",
  // This page lies, for practice: whatever the server answers, it claims that the patient was saved.
  send: async (values) => {
    await call("POST", "/quick-patients", values);
    return { ok: true, data: values };
  },
  done: ({ name }) => {
    form.reset();
    toastSuccess(`Patient “${name}” was saved.`);
  },
});
