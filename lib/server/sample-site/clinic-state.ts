import type { z } from "zod";
import type {
  AppointmentInput,
  ClinicSettings,
  ContactInput,
  feedbackInput,
  intakeAnswers,
  intakeDraftInput,
  messageInput,
  PatientInput,
  referralInput,
  roomBookingInput,
} from "@/lib/server/sample-site/sample-inputs";

/** Times are milliseconds since the epoch. */
export type Patient = PatientInput & { id: number; addedAt: number };
export type Appointment = AppointmentInput & { id: number };
export type Message = z.output<typeof messageInput> & {
  id: number;
  from: string;
  /** A message is listed from this time on. */
  deliveredAt: number;
};
export type Activity = { id: number; at: number; text: string };

/** Everything one visitor's clinic holds: the truth that a page may or may not show. */
export type ClinicState = {
  nextId: number;
  patients: Patient[];
  appointments: Appointment[];
  messages: Message[];
  activity: Activity[];
  settings: ClinicSettings;
  contacts: { reception: ContactInput; emergency: ContactInput };
  queue: { waiting: string[]; called: string[] };
  feedback: (z.output<typeof feedbackInput> & { id: number })[];
  roomBookings: (z.output<typeof roomBookingInput> & { id: number })[];
  referrals: (z.output<typeof referralInput> & { id: number })[];
  reports: { id: number }[];
  reviewedLabResults: number[];
  intakeDraft: z.output<typeof intakeDraftInput>;
  intakes: (z.output<typeof intakeAnswers> & { id: number })[];
  signedInAs: string | null;
  consent: "unset" | "all" | "necessary";
};

/** Each list of a clinic holds at most this many entries, so that one visitor cannot fill the memory. */
export const LIST_LIMIT = 100;
const ACTIVITY_LIMIT = 50;
const DAY_MS = 86_400_000;

export const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

export function takeId(clinic: ClinicState): number {
  const id = clinic.nextId;
  clinic.nextId += 1;
  return id;
}

export function recordActivity(clinic: ClinicState, at: number, text: string): void {
  clinic.activity.unshift({ id: takeId(clinic), at, text });
  clinic.activity.length = Math.min(clinic.activity.length, ACTIVITY_LIMIT);
}

const SEED_PATIENTS: readonly (readonly [name: string, dateOfBirth: string, phone: string, notes: string])[] =
  [
    ["Amelia Hart", "1984-05-23", "020 7946 0018", "Prefers morning visits"],
    ["Benedikt Olsen", "1971-11-02", "020 7946 0112", ""],
    ["Chiara Romano", "1990-02-14", "", "Allergic to penicillin"],
    ["Dewi Santoso", "2001-08-30", "+44 7700 900123", ""],
    ["Elif Kaya", "1966-01-09", "020 7946 0345", "Wheelchair access"],
    ["Farid Haddad", "1979-07-17", "", ""],
    ["Grace O'Neill", "1958-12-25", "020 7946 0567", ""],
    ["Hiroshi Tanaka", "1995-03-03", "+44 7700 900456", "Interpreter needed"],
    ["Ingrid Larsson", "1988-10-11", "", ""],
    ["João Pereira", "2012-06-01", "020 7946 0789", "Guardian: Marta Pereira"],
    ["Kofi Mensah", "1949-09-19", "020 7946 0890", ""],
    ["Lena Vogel", "1999-04-28", "", "Moved from another practice"],
  ];

const SEED_MESSAGES: readonly (readonly [from: string, subject: string, body: string])[] = [
  ["Dr Amari", "Rota for next week", "Please check the rota and tell me about swaps by Thursday."],
  ["City Laboratory", "Results ready", "Twelve results are ready to be reviewed."],
  ["Grace O'Neill", "Prescription", "Could I pick up my prescription on Friday afternoon?"],
];

function seedAppointments(now: number): AppointmentInput[] {
  const plain = { visitType: "in-person", reminders: ["email"], notes: "" } as const;
  return [
    { ...plain, reminders: ["email"], patientId: 1, clinician: "dr-amari", date: isoDay(now), time: "09:30" },
    { ...plain, reminders: [], patientId: 4, clinician: "nurse-okoye", date: isoDay(now), time: "11:00" },
    {
      ...plain,
      reminders: ["text"],
      patientId: 7,
      clinician: "dr-lindqvist",
      date: isoDay(now + DAY_MS),
      time: "14:15",
    },
  ];
}

const seedSettings = (): ClinicSettings => ({
  clinicName: "Millbrook Clinic",
  emailReminders: true,
  textReminders: false,
  weekendOpening: false,
  onlineBooking: false,
  compactRows: false,
  activityLength: 10,
});

/** A new clinic; ids 1 to 12 are its patients. */
export function seedClinic(now: number): ClinicState {
  const clinic: ClinicState = {
    nextId: 1,
    patients: [],
    appointments: [],
    messages: [],
    activity: [],
    settings: seedSettings(),
    contacts: {
      reception: { phone: "020 7946 0001", hours: "Mon–Fri 8:00–18:00" },
      emergency: { phone: "020 7946 0999", hours: "Every day, all day" },
    },
    queue: { waiting: ["Elif Kaya", "Kofi Mensah", "Chiara Romano"], called: [] },
    feedback: [],
    roomBookings: [],
    referrals: [],
    reports: [],
    reviewedLabResults: [],
    intakeDraft: { step: 1, answers: {} },
    intakes: [],
    signedInAs: null,
    consent: "unset",
  };
  SEED_PATIENTS.forEach(([name, dateOfBirth, phone, notes], index) => {
    const addedAt = now - (SEED_PATIENTS.length - index) * DAY_MS;
    clinic.patients.push({ id: takeId(clinic), name, dateOfBirth, phone, notes, addedAt });
  });
  for (const appointment of seedAppointments(now)) {
    clinic.appointments.push({ id: takeId(clinic), ...appointment });
  }
  SEED_MESSAGES.forEach(([from, subject, body], index) => {
    const deliveredAt = now - (index + 1) * DAY_MS;
    clinic.messages.push({ id: takeId(clinic), from, to: "Reception", subject, body, deliveredAt });
  });
  recordActivity(clinic, now - DAY_MS, "The rota was published");
  recordActivity(clinic, now - DAY_MS / 4, "Three patients were checked in");
  return clinic;
}
