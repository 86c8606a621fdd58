import "./shell.js";
import { call } from "./api.js";
import { byId } from "./dom.js";
import { wireForm } from "./forms.js";
import { toastError, toastSuccess } from "./toast.js";

const NAMES = ["reception", "emergency"];

for (const name of NAMES) {
  wireForm(byId(`${name}-form`), {
    busy: "Saving…",
    send: (values) => call("PUT", `/contacts/${name}`, values),
    done: () => toastSuccess("Contact details saved."),
  });
}

const reply = await call("GET", "/contacts");
if (!reply.ok) toastError(reply.message);
for (const name of reply.ok ? NAMES : []) {
  const form = byId(`${name}-form`);
  form.elements.phone.value = reply.data.contacts[name].phone;
  form.elements.hours.value = reply.data.contacts[name].hours;
  form.inert = false;
}
