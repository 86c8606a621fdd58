import { containsPhrase } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { shownChange, timesShown } from "./named-change";

/** What was chosen and what the step names were options of one list, which went with both when the choice was made. Other lists may offer the same. */
export function listIsShut(ground: Ground): boolean {
  const { fit, target, nodesBefore, nodesAfter, diff, input, verb } = ground;
  const rival = nodesBefore[fit.rival ?? -1];
  const [own, its] = [nodesBefore[target.node?.parent ?? -1], nodesBefore[rival?.parent ?? -1]];
  // Options may be links, each in an item of its own.
  const isInList =
    own?.role === "item" &&
    its?.role === "item" &&
    own.parent === its.parent &&
    own.name === target.node?.name;
  const isBeside =
    rival !== undefined &&
    rival.role === target.node?.role &&
    (rival.parent === target.node.parent || isInList);
  const isGone = target.afterIndex < 0 && (diff?.match.toAfter[fit.rival ?? -1] ?? -1) < 0;
  if (!isBeside || !isGone || target.node?.name.includes(rival.name)) return false;
  const isOption = verb === "select" && target.node?.role !== "button";
  return (
    timesShown(rival.name, nodesAfter, input.after.lines) === 0 ||
    (isOption && shownChange(ground, rival.name) < 0 && !cameUp(ground, rival.name))
  );
}

/** The control or a line shows it since then, as what was chosen. */
const cameUp = ({ diff }: Ground, name: string): boolean =>
  (diff?.linesAdded ?? []).some((line) => containsPhrase(line, name)) ||
  (diff?.changed ?? []).some(
    (change) =>
      containsPhrase(change.name?.to ?? change.value?.to ?? "", name) &&
      !containsPhrase(change.name?.from ?? "", name),
  );
