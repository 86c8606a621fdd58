import type { ReadBack } from "@/lib/agent/domain/criterion";
import { isHeldBy } from "@/lib/agent/domain/same-value";
import { isActionable, type PageSnapshot } from "@/lib/agent/domain/snapshot";
import { stateAsked } from "@/lib/agent/domain/state-asked";
import { isShown } from "./entries";
import { goalNames } from "./goal-names";

/** Controls that say a value of the goal since the deed and said another one before, as `Status: open` is now `Status: closed`. */
export function relabelled(
  then: PageSnapshot,
  now: PageSnapshot,
  goal: string,
): Pick<ReadBack, "relabelled"> {
  const values = [...goalNames(goal), stateAsked(goal) ?? ""].filter((value) => value !== "");
  const old = new Map(then.nodes.map((node) => [`${node.role} ${node.id}`, node]));
  const found = now.nodes.flatMap((node) => {
    const { role, id, name } = node;
    const was = old.get(`${role} ${id}`)?.name ?? "";
    const isNew = (value: string): boolean => isHeldBy(value, [name]) && !isHeldBy(value, [was]);
    return isActionable(node) && isShown(node) && was !== "" && was !== name && values.some(isNew)
      ? [{ role, name, was }]
      : [];
  });
  return found.length > 0 ? { relabelled: found } : {};
}

/** What they say on a fresh load: still that, or again what they said before. */
export function relabelledKept({ relabelled: kept = [] }: ReadBack, { nodes }: PageSnapshot) {
  const isThere = (role: string, name: string): boolean =>
    nodes.some((node) => node.role === role && node.name === name && isShown(node));
  const said = kept.map(({ role, name, was }) => ({
    text: `${role} "${name}" is shown`,
    isKept: isThere(role, name),
    isBack: isThere(role, was),
  }));
  return {
    held: said.flatMap(({ text, isKept }) => (isKept ? [text] : [])),
    lost: said.flatMap(({ text, isKept, isBack }) => (!isKept && isBack ? [text] : [])),
  };
}
