import type { Evidence } from "@/lib/contracts/verdict";
import type { Ground } from "./ground";

export function evidenceOf(_ground: Ground): Evidence[] {
  return [];
}
