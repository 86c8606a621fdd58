import {
  accepted,
  type ClinicRoute,
  checkInput,
  created,
  found,
  full,
  isFull,
  notFound,
  refused,
  type Visit,
} from "@/lib/server/sample-site/clinic-route";
import { isoDay, recordActivity, takeId } from "@/lib/server/sample-site/clinic-state";
import {
  appointmentInput,
  contactInput,
  messageInput,
  settingsInput,
} from "@/lib/server/sample-site/sample-inputs";

/** The daily pages: overview, appointments, messages, settings, contact details. */

/** A sent message shows up this much later, without any sign in between. */
const DELIVERY_MS = 2_000;

const delivered = ({ clinic, now }: Visit) => clinic.messages.filter((message) => message.deliveredAt <= now);

const showSummary = (visit: Visit) =>
  found({
    patients: visit.clinic.patients.length,
    appointmentsToday: visit.clinic.appointments.filter(({ date }) => date === isoDay(visit.now)).length,
    messages: delivered(visit).length,
    waiting: visit.clinic.queue.waiting.length,
  });

const listAppointments = ({ clinic }: Visit) => {
  const names = new Map(clinic.patients.map(({ id, name }) => [id, name]));
  const appointments = clinic.appointments
    .map((appointment) => ({ ...appointment, patient: names.get(appointment.patientId) ?? "" }))
    .sort((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`));
  return found({ appointments });
};

function addAppointment({ clinic, now, input }: Visit) {
  const checked = checkInput(appointmentInput(isoDay(now)), input);
  if (!checked.valid) return checked.answer;
  const patient = clinic.patients.find(({ id }) => id === checked.value.patientId);
  if (!patient) {
    const fields = { patientId: "Choose a patient from the list" };
    return refused(422, "invalid_fields", "Check the marked fields.", fields);
  }
  if (isFull(clinic.appointments)) return full();
  const appointment = { id: takeId(clinic), ...checked.value };
  clinic.appointments.push(appointment);
  recordActivity(clinic, now, `An appointment for ${patient.name} was booked`);
  return created({ appointment });
}

function cancelAppointment({ clinic, now, id }: Visit) {
  const appointment = clinic.appointments.find((other) => other.id === id);
  if (!appointment) return notFound();
  clinic.appointments = clinic.appointments.filter((other) => other !== appointment);
  recordActivity(clinic, now, "An appointment was cancelled");
  return found({ appointment });
}

const listMessages = (visit: Visit) =>
  found({ messages: delivered(visit).sort((a, b) => b.deliveredAt - a.deliveredAt) });

function sendMessage({ clinic, now, input }: Visit) {
  const checked = checkInput(messageInput, input);
  if (!checked.valid) return checked.answer;
  if (isFull(clinic.messages)) return full();
  const message = {
    id: takeId(clinic),
    ...checked.value,
    from: "Reception",
    deliveredAt: now + DELIVERY_MS,
  };
  clinic.messages.push(message);
  return accepted({ id: message.id });
}

function changeSettings({ clinic, now, input }: Visit) {
  const checked = checkInput(settingsInput.partial(), input);
  if (!checked.valid) return checked.answer;
  // Online booking is the switch that never takes: a page that shows it changed must take that back.
  if (checked.value.onlineBooking !== undefined) {
    return refused(500, "booking_unreachable", "Online booking could not be changed.");
  }
  for (const [name, value] of Object.entries(checked.value)) {
    if (value !== undefined) Object.assign(clinic.settings, { [name]: value });
  }
  recordActivity(clinic, now, "The settings were changed");
  return found({ settings: clinic.settings });
}

const changeContact = (name: "reception" | "emergency") => (visit: Visit) => {
  const checked = checkInput(contactInput, visit.input);
  if (!checked.valid) return checked.answer;
  visit.clinic.contacts[name] = checked.value;
  return found({ contacts: visit.clinic.contacts });
};

export const deskRoutes: ClinicRoute[] = [
  { method: "GET", path: /^\/summary$/, answer: showSummary },
  { method: "GET", path: /^\/activity$/, answer: ({ clinic }) => found({ activity: clinic.activity }) },
  { method: "GET", path: /^\/appointments$/, answer: listAppointments },
  { method: "POST", path: /^\/appointments$/, answer: addAppointment },
  { method: "DELETE", path: /^\/appointments\/(\d{1,9})$/, answer: cancelAppointment },
  { method: "GET", path: /^\/messages$/, answer: listMessages },
  { method: "POST", path: /^\/messages$/, answer: sendMessage },
  { method: "GET", path: /^\/settings$/, answer: ({ clinic }) => found({ settings: clinic.settings }) },
  { method: "PUT", path: /^\/settings$/, answer: changeSettings },
  { method: "GET", path: /^\/contacts$/, answer: ({ clinic }) => found({ contacts: clinic.contacts }) },
  { method: "PUT", path: /^\/contacts\/reception$/, answer: changeContact("reception") },
  { method: "PUT", path: /^\/contacts\/emergency$/, answer: changeContact("emergency") },
];
