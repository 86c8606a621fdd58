import { coverage } from "@/lib/adapters/offline/matching/likeness";
import type { Target, WantOf } from "@/lib/adapters/offline/reading/want";
import { isField } from "@/lib/agent/domain/snapshot";
import type { SeenPage } from "./page";

const kindOnly = /^(?:(?:the|this|that|my|our)\s+)?(\p{Ll}+(?:\s\p{Ll}+)?)$/u;

/**
 * `the name of the board`, where the page has a field `Board name`: a kind of thing that no entry is called by belongs to what the field is called.
 * Undefined where no field, or more than one, is called so.
 */
export function joinedField({ field, of }: WantOf<"set">, { nodes }: SeenPage): Target | undefined {
  const kind = of === undefined ? undefined : kindOnly.exec(of)?.[1];
  if (kind === undefined || field.name === "") return undefined;
  const name = `${kind} ${field.name}`;
  const called = nodes.filter(
    (node) =>
      isField(node) &&
      !node.states.includes("hidden") &&
      coverage(name, node.name) >= 0.99 &&
      coverage(node.name, name) >= 0.99,
  );
  return called.length === 1 ? { name, whole: name, exact: false } : undefined;
}
