import { commandOf } from "@/lib/agent/domain/wording/goal-asks";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { contentStems, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Entered } from "./entered";

export type Typed = Extract<Entered, { kind: "element_value" }>;

/** `3 × Chicory seed` of what was entered as the `Quantity of Chicory seed`: the thing that the goal names, with that number. */
export function isCountOf({ element, value }: Typed, text: string, goal: string): boolean {
  const [label, asked, shown] = [element.name ?? "", goal, text].map((one) => contentStems(one));
  const thing = (label ?? []).filter((word) => asked?.includes(word));
  return thing.length > 0 && isHeldBy(value, [text]) && thing.every((word) => shown?.includes(word));
}

/**
 * `3 x Printer paper`, where the thing itself came up with the deed and was entered beside the number: one line has both, and says nothing else but what the
 * goal says or what counts things. Any other number in it may be what this one is.
 */
export function isCountBeside(
  { value }: Typed,
  text: string,
  goal: string,
  things: readonly string[],
): boolean {
  if (!/^\d+$/u.test(value) || things.length === 0 || !things.every((one) => isHeldBy(one, [text])))
    return false;
  const rest = wordsOf(things.reduce((left, one) => left.replace(fold(one), " "), fold(text)));
  // `Order 3` may be what the order is called.
  const asked = new Set(wordsOf(commandOf(goal)).slice(1));
  return (
    rest.filter((word) => word === value).length === 1 &&
    rest.every((word) => word === value || (!/\d/u.test(word) && (counting.has(word) || asked.has(word))))
  );
}
const counting: ReadonlySet<string> = new Set(
  "x times pcs pc pieces piece units unit qty quantity of stück stk mal pièces piezas unidades pezzi stuks".split(
    " ",
  ),
);
