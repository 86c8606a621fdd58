import { wordsOf } from "@/lib/agent/domain/wording/words";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

const entryRoles: ReadonlySet<string> = new Set(["row", "item"]);

/** `Delete the customer Dev Patel`, picked and deleted from above the list: of that list one entry alone is gone, it bore the whole name, and none that is left does. */
export function namedRowIsGone({ intent, target, requests, nodesBefore, nodesAfter, diff }: Ground): boolean {
  const control = rootsOf(target.node?.name ?? "");
  const names = properNames(intent)
    .map(rootOf)
    .filter((word) => !control.has(word));
  if (names.length === 0 || requests.stored.length === 0 || requests.open.length > 0) return false;
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
