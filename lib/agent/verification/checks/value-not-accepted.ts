import { type Check, refuted } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { heldValue, isRenamedChoice, sameValue } from "@/lib/agent/verification/page/field-value";

/** What was typed or chosen is not in the field: it took nothing, or went back to what it held. */
export const valueNotAccepted: Check = {
  name: "value-not-accepted",
  applies: ({ action, target, verb }) =>
    action.value !== undefined &&
    (action.value.trim() !== "" || verb === "clear") &&
    !action.pressesEnter &&
    target.after !== undefined,
  check(ground) {
    const { action, target, effects, input } = ground;
    const held = heldValue(target.after, input.report);
    const wanted = action.value ?? "";
    if (held !== undefined && wanted.trim() === "") return leftFull(ground, held);
    if (held !== undefined && sameValue(held, wanted)) return leftInField(ground);
    if (held === undefined || held.includes(wanted)) return undefined;
    if (isRenamedChoice(target.node, target.after, wanted)) return undefined;
    const before = target.node?.value ?? "";
    // A field that is emptied because its text became something else, a tag or a result, did accept it.
    const others = effects.related.filter(
      ({ afterIndex, kind }) => afterIndex !== target.afterIndex && kind !== "value_changed",
    );
    if (held === before || held.trim() === "") {
      if (others.length > 0) return undefined;
      return refuted(0.9, `The field holds "${held.slice(0, 60)}", not what was entered.`);
    }
    if (action.name === "select") return refuted(0.85, `"${held}" is chosen, not "${wanted}".`);
    return isLost(held, wanted)
      ? refuted(0.85, `The field holds only "${held}" of what was entered.`)
      : undefined;
  },
};

/** `Clear the number field`, and it holds what it held. */
const leftFull = ({ input, target, effects }: Ground, held: string) =>
  input.secondLook &&
  held.trim() !== "" &&
  held === target.node?.value &&
  effects.related.every(({ afterIndex }) => afterIndex === target.afterIndex)
    ? refuted(0.85, `The field holds "${held.slice(0, 60)}" still.`)
    : undefined;

/** `Write it into the box and press Enter`: it stands in the field, that key was not pressed, and nothing else came of it. */
const leftInField = ({ action, asSaid, effects, target, input, requests }: Ground) =>
  input.secondLook &&
  !action.chained &&
  pressesEnter.test(asSaid.trim()) &&
  requests.stored.length + requests.open.length === 0 &&
  effects.related.every(({ afterIndex }) => afterIndex === target.afterIndex)
    ? refuted(0.85, "It is in the field still: Enter was not pressed.")
    : undefined;
const pressesEnter =
  /(?:,| and| then|, then) (?:(?:press|hit|use)(?: the)?|(?:confirm|finish|end|send|submit)(?: it)? (?:with|by)(?: pressing)?) (?:the )?(?:Enter|Return)(?: key)?[.!]?$/iu;

/** Share of a text below which its beginning is no longer the text cut to a field's length. */
const keptShare = 0.8;
const isLost = (held: string, wanted: string): boolean => {
  const isPart = wanted.startsWith(held) || (/\p{L}/u.test(held) && wanted.includes(held));
  return isPart && held.length < wanted.length * keptShare;
};
