import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/words";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import { readGoal } from "../reading/read-goal";
import type { Entry } from "./choices-from-goal";

type Shown = { node: SnapshotNode; name: string; says: string; isOn: boolean };

/** A switch that its entry says the state of: `Lemon tart Sold out` around the switch `Lemon tart`. */
function shownIn(node: SnapshotNode): Shown[] {
  const entry = pathParts(node.path).findLast(({ role }) => role === "row" || role === "item");
  const [text, name] = [fold(entry?.name ?? ""), fold(node.name)];
  const isSwitch = node.role === "switch" || node.role === "checkbox";
  if (!isSwitch || name === "" || !text.startsWith(`${name} `) || node.states.includes("hidden")) return [];
  return [{ node, name, says: text.slice(name.length + 1), isOn: node.states.includes("checked") }];
}

/**
 * `Set 'Lemon tart' to available`: which way a switch is turned for that, the others of its list say. Said both ways, or of none, it tells nothing.
 */
export function shownStatesIn(goal: string, fields: readonly SnapshotNode[]): Entry[] {
  const shown = fields.flatMap(shownIn);
  if (shown.length < 2) return [];
  return readGoal(goal).flatMap((want): Entry[] => {
    if (want.do !== "set") return [];
    const [own, ...more] = shown.filter(({ name }) => name === fold(want.field.name));
    const ways = new Set(shown.filter(({ says }) => says === fold(want.value)).map(({ isOn }) => isOn));
    const [isOn] = ways;
    if (!own || more.length > 0 || ways.size !== 1) return [];
    return [{ node: own.node, value: own.node.name, kind: isOn ? "mark" : "unmark" }];
  });
}
