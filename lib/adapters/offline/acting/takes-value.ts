import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { readDay, readTime } from "./adapt-value";

/** A field for numbers, days or times takes nothing that is none; every other one takes any text. */
export function takesValue({ role, inputType }: SnapshotNode, value: string, now: Date): boolean {
  if (role !== "textbox" || value === "") return true;
  switch (inputType) {
    case "number":
      return /\d/.test(value);
    case "date":
    case "month":
      return readDay(value, now) !== undefined || /^\d{4}-\d{2}$/.test(value);
    case "time":
      return readTime(value) !== undefined || /^\d{1,2}$/.test(value);
    default:
      return true;
  }
}
