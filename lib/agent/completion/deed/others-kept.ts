import { entryRoles, isShown } from "@/lib/agent/completion/page/entries";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold } from "@/lib/agent/domain/wording/words";

const mostOthers = 40;

/** Clocks and counts go on by themselves. */
const faceOf = (name: string): string => fold(name).replace(/\d[\d.,:]*/g, "#");

const entriesIn = ({ nodes }: PageSnapshot): SkeletonNode[] =>
  nodes.filter((node) => entryRoles.has(node.role) && node.name !== "" && isShown(node));

/** The entries that stood beside the one that is meant, as they read before the deed: the goal wants them to stay so. */
export function othersBeside(page: PageSnapshot, names: readonly string[]): Pick<ReadBack, "others"> {
  const isMeant = ({ name }: SkeletonNode): boolean => names.some((one) => isHeldBy(one, [name]));
  const entries = entriesIn(page);
  const lists = new Set(entries.filter(isMeant).map(({ role, path }) => `${role} ${path}`));
  const others = entries.filter((one) => !isMeant(one) && lists.has(`${one.role} ${one.path}`));
  return others.length > 0 ? { others: others.slice(0, mostOthers).map(({ name }) => faceOf(name)) } : {};
}

/** The entries beside the one that is meant, of which the deed has changed none: all that share its name, and others that show that the list is the same. */
export function besideNamesakes(
  then: PageSnapshot,
  now: PageSnapshot,
  { name, whole }: { name: string; whole: string },
): string[] {
  const { others = [] } = othersBeside(then, [whole]);
  const sharing = new Set(
    entriesIn(then).flatMap((one) => (isHeldBy(name, [one.name]) ? faceOf(one.name) : [])),
  );
  const stays = new Set(entriesIn(now).map((one) => faceOf(one.name)));
  return others.filter((other) => sharing.has(other) || stays.has(other));
}

/** Those of them that read otherwise on the page now; none where it lists none of them: then it shows something else. */
export function othersLost({ others = [] }: ReadBack, page: PageSnapshot): string[] {
  const shown = new Set(entriesIn(page).map(({ name }) => faceOf(name)));
  const missing = others.filter((one) => !shown.has(one));
  return missing.length < others.length ? missing.map((one) => `"${one}" is as it was`) : [];
}
