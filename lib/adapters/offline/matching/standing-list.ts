import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { likeness } from "./likeness";
import type { Command } from "./says-command";

/** Of a list that stands on the page, and not of one that dropped open to choose from: picked, it shows what it holds. */
export const isPicked = ({ role, path }: SnapshotNode, nodes: readonly SnapshotNode[]): boolean =>
  role === "option" &&
  /(?:^|\/)list(?::|$)/.test(path) &&
  !nodes.some((node) => node.role === "combobox" && node.states.includes("expanded"));

/** The entry of a list beside the page's main part that the command is done to: picked, it shows what can be done to it. */
export function pickedFor({ parts }: Command, nodes: readonly SnapshotNode[]): SnapshotNode | undefined {
  const [object] = parts;
  if (object?.prep !== "" || object.name === "") return undefined;
  const entries = nodes.filter(
    (node) => isPicked(node, nodes) && likeness(object.name, node.name, true) >= 0.9,
  );
  return entries.length === 1 ? entries[0] : undefined;
}
