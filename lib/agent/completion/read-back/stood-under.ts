import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { withoutCount } from "@/lib/agent/domain/named-place";
import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isChosen } from "@/lib/agent/domain/unchosen";
import { fold } from "@/lib/agent/domain/wording/words";
import { listEntries } from "@/lib/agent/snapshot/list-entries";
import { markOf, textMark } from "@/lib/agent/snapshot/listed";

const switches: ReadonlySet<string> = new Set(["checkbox", "switch", "radio", "button", "clickable"]);
/** What a longer page holds is not kept: then nothing is known of it. */
const mostMarks = 120;

type Held = Pick<SkeletonNode, "role" | "name" | "value" | "states">;

/** A field with what it holds, or a switch with the side that it is on, in short. */
export const heldMark = (node: Held): string =>
  textMark(`${node.role} ${node.name} ${isChosen(node) ? "on" : ""} ${node.value ?? ""}`);

/** What a page says of its entries, fields and switches. */
const marksOn = (nodes: readonly SkeletonNode[]): string[] => [
  ...listEntries(nodes).map((entry) => markOf(entry, nodes).text),
  ...nodes
    .filter((node) => (isField(node) || switches.has(node.role)) && !node.states.includes("hidden"))
    .map(heldMark),
];

/** What stood under the tab that was open when another one was pressed, or with the choice that gave way. Known only while the page before the action is. */
export function stoodUnder({ beforeState, target }: ActionRecord): Pick<ActionRecord, "under"> {
  const nodes = beforeState?.semanticSkeleton?.nodes ?? [];
  const place = target && openPlace(target, nodes);
  if (place === undefined) return {};
  const marks = [...new Set(marksOn(nodes))];
  return marks.length > mostMarks ? {} : { under: { place: fold(withoutCount(place)), marks } };
}

function openPlace(
  { role, path, value }: Pick<SkeletonNode, "role" | "path" | "value">,
  nodes: readonly SkeletonNode[],
): string | undefined {
  if (role === "combobox") return value === "" ? undefined : value;
  const [open, ...more] = nodes.filter((node) => node.role === role && node.path === path && isChosen(node));
  return role === "tab" && more.length === 0 ? open?.name : undefined;
}
