import "./shell.js";
import { call } from "./api.js";
import { wireCombobox } from "./combobox.js";
import { confirmDialog } from "./confirm.js";
import { byId, dayText, el } from "./dom.js";
import { wireForm } from "./forms.js";
import { toastError, toastSuccess } from "./toast.js";

const CLINICIANS = { "dr-amari": "Dr Amari", "dr-lindqvist": "Dr Lindqvist", "nurse-okoye": "Nurse Okoye" };
const VISITS = { "in-person": "In person", video: "Video", phone: "Phone" };
const form = byId("appointment-form");

async function load() {
  const reply = await call("GET", "/appointments");
  if (!reply.ok) return toastError(reply.message);
  const { appointments } = reply.data;
  byId("none").hidden = appointments.length > 0;
  byId("rows").replaceChildren(...appointments.map(row));
}

function row(appointment) {
  const id = `appointment-${appointment.id}`;
  const properties = { type: "button", class: "small danger", "aria-describedby": id };
  return el(
    "tr",
    {},
    el("th", { scope: "row", id }, appointment.patient),
    el("td", {}, `${dayText(appointment.date)}, ${appointment.time}`),
    el("td", {}, CLINICIANS[appointment.clinician]),
    el("td", { class: "wide" }, VISITS[appointment.visitType]),
    el(
      "td",
      { class: "row-actions" },
      el("button", { ...properties, onclick: () => cancel(appointment) }, "Cancel"),
    ),
  );
}

async function cancel(appointment) {
  const sure = await confirmDialog({
    title: "Cancel appointment?",
    text: `${appointment.patient}, ${dayText(appointment.date)} at ${appointment.time}.`,
    action: "Cancel appointment",
  });
  if (!sure) return;
  const reply = await call("DELETE", `/appointments/${appointment.id}`);
  if (!reply.ok) return toastError(reply.message);
  await load();
  toastSuccess("The appointment was cancelled.");
}

wireForm(form, {
  busy: "Booking…",
  send: (values) => call("POST", "/appointments", values),
  done: async () => {
    form.reset();
    await load();
    toastSuccess("The appointment was booked.");
  },
});

const patients = [];
wireCombobox({
  input: byId("patient"),
  list: byId("patient-list"),
  target: byId("patient-id"),
  choices: patients,
});

const { ok, data } = await call("GET", "/patients?sort=name&order=asc");
if (ok) patients.push(...data.patients.map(({ id, name }) => ({ value: String(id), label: name })));
await load();
