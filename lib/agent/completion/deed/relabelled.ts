import { entryAround, isShown } from "@/lib/agent/completion/page/entries";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import { isActionable, type PageSnapshot } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { stateAsked } from "@/lib/agent/domain/wording/state-asked";

/** Controls that say a value of the goal since the deed and said another one before, as `Status: open` is now `Status: closed`. */
export function relabelled(
  then: PageSnapshot,
  now: PageSnapshot,
  goal: string,
): Pick<ReadBack, "relabelled"> {
  const values = [...goalNames(goal), stateAsked(goal) ?? ""].filter((value) => value !== "");
  const old = new Map(then.nodes.filter(isActionable).map((node) => [`${node.role} ${node.id}`, node]));
  const found = now.nodes.flatMap((node, at) => {
    if (!isActionable(node) || !isShown(node)) return [];
    const { role, id, name } = node;
    const was = old.get(`${role} ${id}`)?.name ?? "";
    const isNew = (value: string): boolean => isHeldBy(value, [name]) && !isHeldBy(value, [was]);
    if (was === "" || was === name || !values.some(isNew)) return [];
    const entry = entryAround(at, now.nodes);
    if (!entry) return [{ role, name, was }];
    // Another entry's control may say the same.
    const places = goalNames(goal).filter((one) => isHeldBy(one, [entry.name]));
    const place =
      places.find((one) => !isHeldBy(one, [name])) ??
      // `Keeper of Otter 4: Ida`: it says itself of what it tells.
      places.find((one) => isHeldBy(one, [was]) && isOfOne(one, role, then.nodes));
    return place === undefined ? [] : [{ role, name, was, place }];
  });
  return found.length > 0 ? { relabelled: found } : {};
}

/** No other control of its kind bears the name. */
const isOfOne = (name: string, role: string, nodes: PageSnapshot["nodes"]): boolean =>
  nodes.filter((node) => node.role === role && isShown(node) && isHeldBy(name, [node.name])).length === 1;

/** What they say on a fresh load: still that, or again what they said before. */
export function relabelledKept({ relabelled: kept = [] }: ReadBack, { nodes }: PageSnapshot) {
  const isThere = (role: string, name: string, place: string | undefined): boolean =>
    nodes.some((node, at) => {
      if (node.role !== role || node.name !== name || !isShown(node)) return false;
      const entry = entryAround(at, nodes);
      return place === undefined ? entry === undefined : isHeldBy(place, [entry?.name ?? ""]);
    });
  const said = kept.map(({ role, name, was, place }) => ({
    text: `${role} "${name}" is shown`,
    isKept: isThere(role, name, place) && !isThere(role, was, place),
    isBack: isThere(role, was, place),
  }));
  return {
    held: said.flatMap(({ text, isKept }) => (isKept ? [text] : [])),
    lost: said.flatMap(({ text, isKept, isBack }) => (!isKept && isBack ? [text] : [])),
  };
}
