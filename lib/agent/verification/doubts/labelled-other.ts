import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

/**
 * `Disable "Smart Send"`, by the switch without a name beside `Instant Reply`: another one of its kind stands beside what the step quotes, and this one beside
 * something else.
 */
export function isLabelledOther({ intent, target, nodesBefore }: Ground): boolean {
  const [quoted = "", ...more] = intent.quoted;
  const { role, name = "", nearText = "" } = target.node ?? {};
  return (
    quoted !== "" &&
    more.length === 0 &&
    name === "" &&
    nearText !== "" &&
    !containsPhrase(nearText, quoted) &&
    nodesBefore.some(
      (node) =>
        node !== target.node &&
        node.role === role &&
        !node.states.includes("hidden") &&
        fold(node.nearText ?? "") !== fold(nearText) &&
        containsPhrase(`${node.name} ${node.nearText ?? ""}`, quoted),
    )
  );
}
