import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { properNames, thingOf } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";
import { isToldByName } from "./told-by-name";

const entryRoles: ReadonlySet<string> = new Set(["row", "item"]);

/**
 * `Delete the customer Dev Patel`, picked and deleted from above the list or in a menu: of that list one entry alone is gone, it bore the whole name or address, and
 * none that is left does. Where no request was seen, the page says of it by name that it was done.
 */
export function namedRowIsGone(ground: Ground): boolean {
  const { intent, target, requests, nodesBefore, nodesAfter, diff, input } = ground;
  const control = rootsOf(target.node?.name ?? "");
  const said = [...new Set([...properNames(intent), ...goalNames(thingOf(intent)).flatMap(wordsOf)])];
  const names = said.map(rootOf).filter((word) => !control.has(word));
  if (names.length === 0 || requests.open.length > 0) return false;
  if (requests.stored.length === 0 && !isToldByName(input, target.node?.name ?? "", said)) return false;
  const bears = (text: string): boolean => {
    const own = new Set(wordsOf(text).map(rootOf));
    return names.every((name) => own.has(name));
  };
  const gone = (diff?.disappeared ?? []).filter((at) => entryRoles.has(nodesBefore[at]?.role ?? ""));
  const [own, ...more] = gone.filter((at) => bears(nodesBefore[at]?.name ?? ""));
  if (own === undefined || more.length > 0) return false;
  const { role, parent } = nodesBefore[own] ?? {};
  const others = nodesBefore.filter((node, at) => at !== own && node.role === role && node.parent === parent);
  return (
    others.length > 0 &&
    gone.every((at) => at === own || nodesBefore[at]?.parent !== parent) &&
    !nodesAfter.some((node) => entryRoles.has(node.role) && bears(node.name))
  );
}
