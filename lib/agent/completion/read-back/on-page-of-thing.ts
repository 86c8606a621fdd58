import { type Entered, valuesOf } from "@/lib/agent/completion/deed/entered";
import { isHad } from "@/lib/agent/completion/gathering/own-list-here";
import type { Ground } from "@/lib/agent/completion/ground";
import { isShown, shownEntries } from "@/lib/agent/completion/page/entries";
import { echoes } from "@/lib/agent/completion/page/places";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { takesAway } from "@/lib/agent/domain/wording/goal-names";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { entryText } from "@/lib/agent/snapshot/entry-text";

/** Shorter ones may be another thing's. */
const shortest = 4;

/**
 * `Sign up Nora Winkel for the harvest supper`, sent from a card of a list: the page that is headed by just that card's thing lists one entry that is just what was
 * entered. What the thing's own page lists is stored with it.
 */
export function onPageOfThing(
  thing: string | undefined,
  entered: readonly Entered[],
  used: string,
  ground: Pick<Ground, "snapshot" | "task">,
): string[] {
  const { task, snapshot } = ground;
  const [value = "", ...more] = [...new Set(valuesOf(entered))];
  const isSaid = value.length >= shortest && containsPhrase(task.goal, value);
  if (thing === undefined || !isSaid || more.length > 0 || echoes(snapshot.url, value)) return [];
  if (isChanging(task.goal) || takesAway(task.goal) || fold(thing) === fold(value)) return [];
  const heads = snapshot.nodes.filter(
    (node) => node.role === "heading" && node.inputType === "1" && isShown(node),
  );
  const isOfThing = heads.length === 1 && heads.every(({ name }) => fold(name) === fold(thing));
  const [own, ...others] = shownEntries(snapshot.nodes).filter(
    (entry) => fold(entryText(entry, snapshot.nodes)) === fold(value),
  );
  return isOfThing && own && others.length === 0 && isHad(own, used, ground)
    ? [`"${value}" is listed on the page of "${thing}"`]
    : [];
}
