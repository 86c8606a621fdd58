import { daysIn } from "@/lib/agent/domain/dates/days";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { formIsLeft, formOf } from "@/lib/agent/verification/page/form-state";

/** `…, born on 9 August 1914`, and of the fields of the form that was sent some held a day, and none this one. */
export function heldOtherDay(ground: Ground): boolean {
  const { asSaid, action, nodesBefore, requests } = ground;
  if (!action.clicks || requests.stored.length === 0 || !formIsLeft(ground)) return false;
  const daysOf = (text: string): number[] => daysIn(text).map(({ time }) => time);
  const told = daysOf(asSaid);
  if (told.length === 0) return false;
  const fields = descendantsOf(nodesBefore, formOf(ground));
  const held = fields.flatMap(({ role, value = "" }) => (role === "textbox" ? daysOf(value) : []));
  // A day may be chosen from a list, or by a box.
  const chosen = fields.flatMap(({ role, name, value = "", states }) =>
    daysOf(role === "radio" && states.includes("checked") ? name : value),
  );
  return held.length > 0 && !told.some((day) => chosen.includes(day));
}
