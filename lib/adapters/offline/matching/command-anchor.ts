import type { CommandPart } from "@/lib/adapters/offline/reading/want";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { likeness } from "./likeness";
import { isInRow, isUnder, pathInside } from "./parts-of-page";
import { nodesAt } from "./places";
import type { Command } from "./says-command";

export const isUsable = (node: SnapshotNode): boolean =>
  !node.states.includes("hidden") && !node.states.includes("disabled") && !node.occluded;

/** What is moved stands where it is taken from; where it goes is shown too. */
const moves = /^(?:move|drag|shift|transfer|send|put|push)\b/i;
const goesTo = /^(?:to|into|onto)$/i;

/** The thing that it is done to, where the page shows it; what the page does not show is a value. */
function anchorOf(
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

type Thing = { anchor: CommandPart | undefined; others: CommandPart[]; own: SnapshotNode[] | undefined };

/** The same with what stands at it. Of several rows that have its name, those are meant that another part of the command tells: `the Night porter in Bergen`. */
export function thingOf(command: Command, nodes: readonly SnapshotNode[]): Thing {
  const { anchor, others } = anchorOf(command, nodes);
  if (!anchor) return { anchor, others, own: undefined };
  const own = nodesAt(anchor.name, nodes).filter(isUsable);
  for (const part of others.filter((one) => telling.test(one.prep) && !isCount(one))) {
    const told = own.filter((node) => rowTexts(node, nodes).some((text) => containsPhrase(text, part.name)));
    if (told.length > 0 && own.some((node) => isInRow(node) && !told.includes(node)))
      return {
        anchor: { ...anchor, name: `${anchor.name} ${part.name}` },
        others: others.filter((one) => one !== part),
        own: told,
      };
  }
  return { anchor, others, own };
}

/** What the rows and entries say that an element stands in: also the row around an open menu, whose own entries are more of them. */
function rowTexts(node: SnapshotNode, nodes: readonly SnapshotNode[]): string[] {
  const around = new Map(
    nodes
      .slice(0, nodes.indexOf(node))
      .filter((one) => (one.role === "row" || one.role === "item") && isUnder(pathInside(one), node))
      .map((one) => [pathInside(one), one.name]),
  );
  return [...around.values()];
}

const telling = /^(?:in|at|on|of|from|for|by|with)$/i;
/** `for 12`: how many they are tells no row. */
const isCount = ({ name }: CommandPart): boolean => /^\d{1,3}$/.test(name);

/** What a field is called is no thing that something is done to. */
const isLabelOf = (name: string, node: SnapshotNode): boolean =>
  isField(node) && (node.role === "radio" || node.role === "checkbox") && likeness(name, node.name) >= 0.85;
