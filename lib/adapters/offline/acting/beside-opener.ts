import { opening } from "@/lib/adapters/offline/matching/opening-words";
import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { contentStems, stemsOf } from "@/lib/agent/domain/wording/words";
import { describe, prepare } from "./answer";

/**
 * `Bid on Walnut desk` with an empty field beside it in the entry: it does what the entry is for, and leads nowhere. The one number of the goal goes into the field
 * first. `unfilled`: the goal has none for it, and it is not pressed. Undefined where no such field stands beside it.
 */
export function besideOpener(
  goal: string,
  opener: SnapshotNode,
  inside: readonly SnapshotNode[],
): ActionAnswer | "unfilled" | undefined {
  const [field, ...more] = inside.filter((node) => isField(node) && !node.states.includes("hidden"));
  const isDeed = opener.role === "button" && !opening.test(opener.name) && !opener.states.includes("popup");
  if (!isDeed || field?.role !== "textbox" || more.length > 0 || (field.value ?? "").trim() !== "")
    return undefined;
  const [amount, ...others] = goalFacts(goal).filter(({ kind }) => kind === "number");
  return amount && others.length === 0
    ? prepare("setValue", [field.id, amount.value], `${describe(field)} takes what the goal says.`)
    : "unfilled";
}

/**
 * `10:40 with Dr. Reyes`, where `10:40 with Dr. Okafor` is what the goal names, be it shut by now: a control that bears a part of what the goal names only, while
 * another one of its kind bears all of it. And `Lend out The Tide Tables` beside `Lend out The Tide`: one that bears more than what the goal names. Where the
 * goal's own is shut, none that does the same to another thing is meant.
 */
export function namesAnother(goal: string, nodes: readonly SnapshotNode[]): (node: SnapshotNode) => boolean {
  const names = goalNames(goal);
  const said = new Set(stemsOf(goal));
  const borneBy = ({ name }: SnapshotNode): number => names.filter((one) => isHeldBy(one, [name])).length;
  const whole = names.length === 0 ? [] : nodes.filter((node) => borneBy(node) === names.length);
  const goesOn = (node: SnapshotNode, one: SnapshotNode): boolean => {
    const more = contentStems(node.name.replace(one.name, " "));
    return more.length > 0 && node.name.includes(one.name) && !more.some((word) => said.has(word));
  };
  const doesSame = (node: SnapshotNode, one: SnapshotNode): boolean => {
    const deed = contentStems(names.reduce((text, name) => text.replace(name, " "), one.name));
    const own = stemsOf(node.name);
    return deed.length > 0 && deed.every((word) => said.has(word) && own.includes(word));
  };
  return (node) =>
    whole.some(
      (one) =>
        one !== node &&
        one.role === node.role &&
        (goesOn(node, one) ||
          (borneBy(node) > 0 && borneBy(node) < names.length) ||
          (borneBy(node) === 0 && one.states.includes("disabled") && doesSame(node, one))),
    );
}
