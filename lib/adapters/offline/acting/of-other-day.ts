import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import { becomesIn, goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentStems } from "@/lib/agent/domain/wording/words";
import { headingOver } from "@/lib/agent/snapshot/node-places";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import { dayOf, isDay } from "./on-its-day";

/** What is moved stands under the day that it had until now. */
const moving =
  /^(?:move|shift|reschedule|postpone|change|transfer|drag|bring|put|swap|copy|verschieb\p{L}*|verleg\p{L}*|déplac\p{L}*|report\p{L}*|mover?|cambia\p{L}*|sposta\p{L}*|adia\p{L}*)$/iu;
const holding: ReadonlySet<string> = new Set(["region", "list", "table"]);

/**
 * `18:30 Yoga with Ana` under `Thursday` is not what is meant by `yoga on Tuesday at 18:30`, where under `Tuesday` there is one that has as much of the goal. Nothing
 * is said of what is moved to a day, or where the goal names several days.
 */
export function isOfOtherDay(goal: string, nodes: readonly SnapshotNode[]): (node: SnapshotNode) => boolean {
  const asked = dayOf(goal);
  const becomes = goalFacts(goal).some((fact) => fact.kind === "date" && becomesIn(goal, fact));
  if (!asked || becomes || moving.test(commandVerb(goal))) return () => false;
  const said = new Set(contentStems(goal));
  const sharedBy = ({ name }: SnapshotNode): string[] => contentStems(name).filter((word) => said.has(word));
  const dayOver = (node: SnapshotNode): string | undefined =>
    [
      ...pathParts(node.path)
        .filter(({ role }) => holding.has(role))
        .map(({ name }) => name)
        .reverse(),
      headingOver(node, nodes),
    ].find((text) => dayOf(text) !== undefined);
  return (node) => {
    const [day, own] = [dayOver(node), sharedBy(node)];
    if (day === undefined || isDay(day, asked) || own.length === 0) return false;
    return nodes.some((other) => {
      const theirs = other.role === node.role ? dayOver(other) : undefined;
      return (
        theirs !== undefined && isDay(theirs, asked) && own.every((word) => sharedBy(other).includes(word))
      );
    });
  };
}
