import { type ClinicState, seedClinic } from "@/lib/server/sample-site/clinic-state";

export type ClinicShelf = {
  /** The visitor's clinic, newly seeded when there is none (or no longer). */
  open: (id: string) => ClinicState;
  /** A copy to look at; looking neither makes a clinic nor keeps one. */
  copyOf: (id: string) => ClinicState;
};

/** Keeps the clinics that were opened last, at most `limit`, in memory only. */
export function createClinicShelf(limit: number, now: () => number): ClinicShelf {
  const clinics = new Map<string, ClinicState>();
  return {
    open(id) {
      const clinic = clinics.get(id) ?? seedClinic(now());
      // A Map iterates in order of insertion, so the first key is the one unused for longest.
      clinics.delete(id);
      clinics.set(id, clinic);
      const oldest = clinics.keys().next();
      if (clinics.size > limit && !oldest.done) clinics.delete(oldest.value);
      return clinic;
    },
    copyOf: (id) => structuredClone(clinics.get(id) ?? seedClinic(now())),
  };
}
