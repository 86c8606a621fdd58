import "./shell.js";
import { call } from "./api.js";
import { byId } from "./dom.js";
import { wireForm } from "./forms.js";
import { wireSwitches } from "./switches.js";
import { toastError, toastSuccess } from "./toast.js";

const form = byId("clinic-form");

wireForm(form, {
  busy: "Saving…",
  send: (values) => call("PUT", "/settings", values),
  done: () => toastSuccess("The clinic's name was saved."),
});

const reply = await call("GET", "/settings");
if (reply.ok) {
  form.elements.clinicName.value = reply.data.settings.clinicName;
  form.inert = false;
  wireSwitches(byId("switches"), reply.data.settings);
} else {
  toastError(reply.message);
}
