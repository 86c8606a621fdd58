import type { Want } from "@/lib/adapters/offline/reading/want";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { selecting } from "./rows-from-goal";

/**
 * `Mark the invoices 2071 and 2074 as paid`, where the boxes of the rows only select them and a button, or a list of what is done to all that are selected, says
 * `Mark as paid`: to tick the boxes is not yet to mark anything.
 */
export function marksSelected(wants: readonly Want[], nodes: readonly SnapshotNode[]): boolean {
  const states = wants.map((want) => (want.do === "mark" && want.on ? want.state : undefined));
  const [state] = states;
  const shown = nodes.filter((node) => !node.states.includes("hidden"));
  return (
    state !== undefined &&
    states.every((one) => one === state) &&
    shown.some(({ role, name }) => role === "checkbox" && selecting.test(name.trim())) &&
    shown.some(
      ({ role, name, options = [] }) =>
        (role === "button" && containsPhrase(name, state)) ||
        (role === "combobox" && options.some((option) => containsPhrase(option, state))),
    )
  );
}
