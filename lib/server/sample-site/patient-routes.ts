import {
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
import { isoDay, type Patient, recordActivity, takeId } from "@/lib/server/sample-site/clinic-state";
import { patientInput } from "@/lib/server/sample-site/sample-inputs";

/** Long enough that a page must show it is saving. */
const SLOW_SAVE_MS = 800;
const MAX_PAGE_SIZE = 100;
const SORT_KEYS = ["name", "dateOfBirth", "addedAt"] as const;

function listPatients({ clinic, query }: Visit) {
  const search = (query.get("search") ?? "").trim().toLowerCase();
  const key = SORT_KEYS.find((name) => name === query.get("sort")) ?? "addedAt";
  const direction = query.get("order") === "asc" ? 1 : -1;
  const matching = clinic.patients
    .filter((patient) => `${patient.name} ${patient.phone}`.toLowerCase().includes(search))
    .sort((a, b) => direction * (compare(a[key], b[key]) || a.id - b.id));
  const size = clamp(query.get("size"), MAX_PAGE_SIZE, MAX_PAGE_SIZE);
  const pages = Math.max(1, Math.ceil(matching.length / size));
  const page = clamp(query.get("page"), 1, pages);
  const patients = matching.slice((page - 1) * size, page * size);
  return found({ patients, total: matching.length, page, pages });
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b), "en");

function clamp(written: string | null, fallback: number, max: number): number {
  const value = Number(written ?? fallback);
  return Number.isInteger(value) ? Math.min(Math.max(value, 1), max) : fallback;
}

async function addPatient({ clinic, now, input, pause }: Visit) {
  const checked = checkInput(patientInput(isoDay(now)), input);
  if (!checked.valid) return checked.answer;
  await pause(SLOW_SAVE_MS);
  if (isFull(clinic.patients)) return full();
  const patient: Patient = { id: takeId(clinic), ...checked.value, addedAt: now };
  clinic.patients.push(patient);
  recordActivity(clinic, now, `${patient.name} was added as a patient`);
  return created({ patient });
}

const patientOf = ({ clinic, id }: Visit) => clinic.patients.find((patient) => patient.id === id);

function showPatient(visit: Visit) {
  const patient = patientOf(visit);
  return patient ? found({ patient }) : notFound();
}

async function changePatient(visit: Visit) {
  const { clinic, now, input, pause } = visit;
  const checked = checkInput(patientInput(isoDay(now)), input);
  if (!checked.valid) return checked.answer;
  await pause(SLOW_SAVE_MS);
  const patient = patientOf(visit);
  if (!patient) return notFound();
  Object.assign(patient, checked.value);
  recordActivity(clinic, now, `${patient.name} was changed`);
  return found({ patient });
}

function deletePatient(visit: Visit) {
  const { clinic, now } = visit;
  const patient = patientOf(visit);
  if (!patient) return notFound();
  clinic.patients = clinic.patients.filter((other) => other !== patient);
  clinic.appointments = clinic.appointments.filter((appointment) => appointment.patientId !== patient.id);
  recordActivity(clinic, now, `${patient.name} was deleted`);
  return found({ patient });
}

/** The quick form's own address is broken on purpose: it stores nothing, whatever the page says. */
const quickAddPatient = () => refused(500, "storage_failed", "The patient could not be saved.");

export const patientRoutes: ClinicRoute[] = [
  { method: "GET", path: /^\/patients$/, answer: listPatients },
  { method: "POST", path: /^\/patients$/, answer: addPatient },
  { method: "GET", path: /^\/patients\/(\d{1,9})$/, answer: showPatient },
  { method: "PUT", path: /^\/patients\/(\d{1,9})$/, answer: changePatient },
  { method: "DELETE", path: /^\/patients\/(\d{1,9})$/, answer: deletePatient },
  { method: "POST", path: /^\/quick-patients$/, answer: quickAddPatient },
];
