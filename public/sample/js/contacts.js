import "./shell.js";
import { call } from "./api.js";
import { byId } from "./dom.js";
import { wireForm } from "./forms.js";
import { toastError, toastSuccess } from "./toast.js";

const reply = await call("GET", "/contacts");
if (!reply.ok) toastError(reply.message);

for (const name of ["reception", "emergency"]) {
  const form = byId(`${name}-form`);
  const contact = reply.data.contacts?.[name];
  form.elements.phone.value = contact?.phone ?? "";
  form.elements.hours.value = contact?.hours ?? "";
  wireForm(form, {
    busy: "Saving…",
    send: (values) => call("PUT", `/contacts/${name}`, values),
    done: () => toastSuccess("Contact details saved."),
  });
}
