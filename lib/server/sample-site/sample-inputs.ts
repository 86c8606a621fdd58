import { z } from "zod";

/** What the sample clinic accepts. Every message is a sentence for the person at the form. */

const text = (max: number) => z.string("Enter some text").trim().max(max, `Use at most ${max} characters`);
const requiredText = (max: number, message: string) => text(max).min(1, message);
const optionalText = (max: number) => text(max).default("");
const phone = text(30).regex(/^$|^\+?[0-9][0-9 ()-]{4,18}[0-9]$/, "Enter a phone number, like 020 7946 0018");
const day = (message: string) => z.iso.date(message);

/** `today` is an ISO day: a birth after it is refused. */
export const patientInput = (today: string) =>
  z.strictObject({
    name: requiredText(120, "Enter the patient's name"),
    dateOfBirth: z
      .literal("")
      .or(day("Enter a date of birth, like 1984-05-23"))
      .refine((value) => value <= today, "A date of birth can't be in the future")
      .default(""),
    phone: phone.default(""),
    notes: optionalText(500),
  });
export type PatientInput = z.output<ReturnType<typeof patientInput>>;

/** `today` is an ISO day: an appointment before it is refused. */
export const appointmentInput = (today: string) =>
  z.strictObject({
    patientId: z.int("Choose a patient from the list").positive("Choose a patient from the list"),
    clinician: z.enum(["dr-amari", "dr-lindqvist", "nurse-okoye"], "Choose a clinician"),
    date: day("Choose a date").refine((value) => value >= today, "Choose a date from today on"),
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Choose a time"),
    visitType: z.enum(["in-person", "video", "phone"], "Choose a visit type"),
    reminders: z
      .array(z.enum(["email", "text", "letter"]))
      .max(3)
      .default([]),
    notes: optionalText(500),
  });
export type AppointmentInput = z.output<ReturnType<typeof appointmentInput>>;

export const messageInput = z.strictObject({
  to: requiredText(120, "Choose who the message is for"),
  subject: requiredText(120, "Enter a subject"),
  body: requiredText(1_000, "Write a message"),
});

export const settingsInput = z.strictObject({
  clinicName: requiredText(80, "Enter the clinic's name"),
  emailReminders: z.boolean(),
  textReminders: z.boolean(),
  weekendOpening: z.boolean(),
  onlineBooking: z.boolean(),
  compactRows: z.boolean(),
  activityLength: z.union([z.literal(5), z.literal(10), z.literal(20)]),
});
export type ClinicSettings = z.output<typeof settingsInput>;

export const contactInput = z.strictObject({
  phone: phone.min(1, "Enter a phone number"),
  hours: requiredText(80, "Enter the opening hours"),
});
export type ContactInput = z.output<typeof contactInput>;

export const feedbackInput = z.strictObject({
  rating: z.int("Choose a rating").min(1, "Choose a rating").max(5, "Choose a rating"),
  comment: optionalText(500),
});

export const roomBookingInput = z.strictObject({
  room: z.enum(["room-1", "room-2", "treatment"], "Choose a room"),
  hours: z.int("Enter the hours").min(1, "At least one hour").max(8, "At most eight hours"),
});

export const referralInput = z.strictObject({
  patient: requiredText(120, "Enter the patient's name"),
  specialty: z.enum(["cardiology", "dermatology", "physiotherapy"], "Choose a specialty"),
  reason: requiredText(500, "Enter the reason for the referral"),
});

export const signInInput = z.strictObject({
  email: z.email("Enter an e-mail address"),
  password: requiredText(100, "Enter the password"),
});

export const consentInput = z.strictObject({ choice: z.enum(["all", "necessary"]) });

export const intakeAnswers = z.strictObject({
  fullName: requiredText(120, "Enter your full name"),
  dateOfBirth: day("Enter your date of birth"),
  phone: phone.default(""),
  address: optionalText(300),
  emergencyContact: requiredText(120, "Enter an emergency contact"),
  doctor: z.enum(["any", "dr-amari", "dr-lindqvist"], "Choose a doctor"),
  allergies: z.array(z.enum(["penicillin", "latex", "nuts", "pollen"])).default([]),
  smoking: z.enum(["never", "former", "current"], "Choose an answer"),
  medicines: optionalText(500),
  preferredTime: z.enum(["morning", "afternoon", "evening"], "Choose a time"),
  consent: z.literal(true, "Agree to go on"),
});

/** A draft holds whatever the person has answered so far. */
export const intakeDraftInput = z.strictObject({
  step: z.int().min(1).max(12),
  answers: z.strictObject({
    ...intakeAnswers.partial().shape,
    consent: z.boolean().optional(),
  }),
});
