/** The questions of the registration, one a step; the twelfth step reviews the answers. */
export const QUESTIONS = [
  { name: "fullName", kind: "text", label: "Full name", required: "Enter your full name" },
  { name: "dateOfBirth", kind: "date", label: "Date of birth", required: "Enter your date of birth" },
  { name: "phone", kind: "tel", label: "Phone" },
  { name: "address", kind: "textarea", label: "Address" },
  { name: "emergencyContact", kind: "text", label: "Emergency contact", required: "Enter an emergency contact" },
  {
    name: "doctor",
    kind: "select",
    label: "Preferred doctor",
    required: "Choose a doctor",
    options: { any: "No preference", "dr-amari": "Dr Amari", "dr-lindqvist": "Dr Lindqvist" },
  },
  {
    name: "allergies",
    kind: "checkboxes",
    label: "Allergies",
    options: { penicillin: "Penicillin", latex: "Latex", nuts: "Nuts", pollen: "Pollen" },
  },
  {
    name: "smoking",
    kind: "radios",
    label: "Do you smoke?",
    required: "Choose an answer",
    options: { never: "Never", former: "Not any more", current: "Yes" },
  },
  { name: "medicines", kind: "textarea", label: "Medicines you take" },
  {
    name: "preferredTime",
    kind: "radios",
    label: "Best time for a visit",
    required: "Choose a time",
    options: { morning: "Morning", afternoon: "Afternoon", evening: "Evening" },
  },
  {
    name: "consent",
    kind: "checkbox",
    label: "I agree that the clinic keeps these answers",
    required: "Agree to go on",
  },
];

/** An answer in words. */
export function answerText({ kind, options = {} }, value) {
  if (kind === "checkbox") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.map((key) => options[key]).join(", ") || "None";
  return options[value] ?? (value || "–");
}
