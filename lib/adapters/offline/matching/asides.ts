import { takesReasons, withoutReasons } from "@/lib/agent/domain/reasons";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/words";

/** `Brake pads (set)`: one plain word is a part of what something is called. */
const ofName = /^\p{Ll}{2,12}$/u;
const choices: ReadonlySet<string> = new Set(["radio", "checkbox", "option"]);

/** What stands in brackets explains the goal and is none of it, but for a single word and what the page offers just so; nor is what something is no more to be. */
export const withoutAsides = (goal: string, nodes: readonly SnapshotNode[]): string =>
  (takesReasons(nodes.filter(isField).map(({ name }) => name)) ? goal : withoutReasons(goal))
    .replace(/\s*\(([^()]*)\)/g, (whole, aside: string) =>
      isOffered(aside, nodes) ? `, ${aside},` : ofName.test(aside) ? whole : "",
    )
    .replace(
      /,?\s+(?:instead of|rather than|in place of|(?:an)?statt|au lieu d[eu']|en (?:vez|lugar) de)\s+[^,.;]+/giu,
      "",
    )
    .replace(/,$/, "");

const isOffered = (aside: string, nodes: readonly SnapshotNode[]): boolean =>
  nodes.some(
    ({ role, name, states, options = [] }) =>
      !states.includes("hidden") &&
      ((choices.has(role) && fold(name) === fold(aside)) ||
        options.some((option) => fold(option) === fold(aside))),
  );
