import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { fold } from "@/lib/agent/domain/wording/words";
import { rowOf } from "./candidates";

/** `ida@garden.test`, `shop.garden.test`, `plan.pdf`: what a thing is written by in one piece. */
const address = /(?:[\p{L}\p{N}._%+-]+@)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
const addressesIn = (text: string): string[] => [...new Set((text.match(address) ?? []).map(fold))];

/**
 * `Delete the user ida@garden.test`, by the bin of `ida2@garden.test`: the step tells its thing by one address and by no other name, one other entry of the list bears just
 * that, and the one that was taken bears another one.
 */
export function entryOfAddress(
  nodes: readonly SkeletonNode[],
  target: number,
  { verb, object, container = "", quoted, value, field }: StepIntent,
): number | undefined {
  const at = rowOf(nodes, target);
  const entry = nodes[at];
  const [said, ...more] = addressesIn(`${object} ${container} ${quoted.join(" ")}`);
  if (!entry || said === undefined || more.length > 0 || field !== undefined || sends.has(verb))
    return undefined;
  if (quoted.some((quote) => fold(quote) !== said) || (value !== undefined && fold(value) === said))
    return undefined;
  const own = addressesIn(entry.name);
  if (own.length === 0 || own.includes(said) || addressesIn(nodes[target]?.name ?? "").length > 0)
    return undefined;
  const [found, ...others] = [...nodes.keys()].filter(
    (index) =>
      index !== at &&
      nodes[index]?.role === entry.role &&
      nodes[index]?.parent === entry.parent &&
      addressesIn(nodes[index]?.name ?? "").includes(said),
  );
  return others.length === 0 ? found : undefined;
}
/** What goes to somebody is another thing than the one who gets it. */
const sends: ReadonlySet<string> = new Set(["send", "add", "move", "create", "edit"]);
