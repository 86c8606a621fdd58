import { type Check, refuted } from "../check";
import { heldValue, isRenamedChoice, sameValue } from "../field-value";

/** What was typed or chosen is not in the field: it took nothing, or went back to what it held. */
export const valueNotAccepted: Check = {
  name: "value-not-accepted",
  applies: ({ action, target }) =>
    action.value !== undefined &&
    action.value.trim() !== "" &&
    !action.pressesEnter &&
    target.after !== undefined,
  check({ action, target, effects, input }) {
    const held = heldValue(target.after, input.report);
    const wanted = action.value ?? "";
    if (held === undefined || sameValue(held, wanted) || held.includes(wanted)) return undefined;
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

/** Share of a text below which its beginning is no longer the text cut to a field's length. */
const keptShare = 0.8;
const isLost = (held: string, wanted: string): boolean => {
  const isPart = wanted.startsWith(held) || (/\p{L}/u.test(held) && wanted.includes(held));
  return isPart && held.length < wanted.length * keptShare;
};
