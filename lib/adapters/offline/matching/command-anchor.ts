import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { CommandPart } from "../reading/want";
import { likeness } from "./likeness";
import { nodesAt } from "./places";
import type { Command } from "./says-command";

export const isUsable = (node: SnapshotNode): boolean =>
  !node.states.includes("hidden") && !node.states.includes("disabled") && !node.occluded;

/** What is moved stands where it is taken from; where it goes is shown too. */
const moves = /^(?:move|drag|shift|transfer|send|put|push)\b/i;
const goesTo = /^(?:to|into|onto)$/i;

/** The thing that it is done to, where the page shows it; what the page does not show is a value. */
export function anchorOf(
  { verb, parts }: Command,
  nodes: readonly SnapshotNode[],
): { anchor: CommandPart | undefined; others: CommandPart[] } {
  const named = parts.filter(({ name }) => name !== "");
  const anchor = named.find(
    ({ name, prep }) =>
      !(moves.test(verb) && goesTo.test(prep)) &&
      nodesAt(name, nodes).some((node) => isUsable(node) && !isLabelOf(name, node)),
  );
  return { anchor, others: named.filter((part) => part !== anchor) };
}

/** What a field is called is no thing that something is done to. */
const isLabelOf = (name: string, node: SnapshotNode): boolean =>
  isField(node) && (node.role === "radio" || node.role === "checkbox") && likeness(name, node.name) >= 0.85;
