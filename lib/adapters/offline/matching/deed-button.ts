import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentStems, stem } from "@/lib/agent/domain/wording/words";
import { isKin } from "./kin";

/** `Change plate` after a field: the one button at its place that says what is to be done, and to what, sends what stands in the field. */
export function deedButton(
  { text, object }: { text: string; object: string },
  field: SnapshotNode,
  nodes: readonly SnapshotNode[],
): SnapshotNode | undefined {
  const verb = stem(commandVerb(text));
  const said = contentStems(object);
  const says = (name: string): boolean => {
    const [first = "", ...rest] = contentStems(name);
    return isKin(first, verb) && rest.length > 0 && rest.every((word) => said.includes(word));
  };
  const buttons = nodes
    .slice(nodes.indexOf(field) + 1)
    .filter(
      ({ role, name, path, states }) =>
        role === "button" &&
        path === field.path &&
        !states.includes("hidden") &&
        !states.includes("popup") &&
        says(name),
    );
  return buttons.length === 1 ? buttons[0] : undefined;
}
