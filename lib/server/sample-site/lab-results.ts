import type { ClinicState } from "@/lib/server/sample-site/clinic-state";

/** So many that a page cannot sensibly draw all rows at once. */
const LAB_RESULT_COUNT = 1_000;
const PEOPLE = ["Amelia Hart", "Benedikt Olsen", "Chiara Romano", "Elif Kaya", "Farid Haddad", "Kofi Mensah"];
const TESTS = [
  { test: "Haemoglobin", low: 110, unit: "g/L" },
  { test: "Glucose", low: 4, unit: "mmol/L" },
  { test: "Ferritin", low: 30, unit: "µg/L" },
  { test: "Sodium", low: 135, unit: "mmol/L" },
];

export const isLabResult = (id: number): boolean => id >= 1 && id <= LAB_RESULT_COUNT;

/** The same results for every clinic; only what was reviewed differs. */
export function labResultsOf(clinic: ClinicState) {
  const reviewed = new Set(clinic.reviewedLabResults);
  return Array.from({ length: LAB_RESULT_COUNT }, (_, index) => {
    const kind = TESTS[(index * 7) % TESTS.length];
    return {
      id: index + 1,
      patient: PEOPLE[(index * 5) % PEOPLE.length],
      test: kind?.test,
      value: `${(kind?.low ?? 0) + ((index * 13) % 17)} ${kind?.unit}`,
      reviewed: reviewed.has(index + 1),
    };
  });
}
