import { wayOf } from "@/lib/agent/completion/deed/counts-grown";
import { type Entered, isSamePlace } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { shownEntries } from "@/lib/agent/completion/page/entries";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { hundredths, withSumMoved } from "@/lib/agent/domain/wording/moved-sums";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold } from "@/lib/agent/domain/wording/words";
import { entryPart } from "@/lib/agent/snapshot/path-parts";

const pathChars = 40;

/**
 * `Give Ben 5 euros`, entered on a page that Ben's entry led to: on a fresh load of the list the one entry with his name reads as it did but for a sum, and that
 * is by just so much another one, the way that the goal says.
 */
export function sumMoved(
  entered: readonly Entered[],
  { load, task, snapshot }: Pick<Ground, "load" | "task" | "snapshot">,
): string[] {
  const [typed, ...more] = entered;
  const way = wayOf(task.goal);
  if (load === "none" || typed?.kind !== "element_value" || more.length > 0) return [];
  const by = hundredths(typed.value) ?? 0;
  if (by === 0 || way === 0 || isChanging(task.goal)) return [];
  const names = goalNames(task.goal).filter((name) => !/^[\d.,]+$/u.test(name));
  const isNaming = (text: string): boolean =>
    names.length > 0 && names.every((name) => isHeldBy(name, [text]));
  const opener = task.history.find(
    ({ urlAtAction, target }) =>
      isSamePlace(urlAtAction, snapshot.url) && isNaming(entryPart(target?.path ?? "")?.name ?? ""),
  );
  const was = fold(entryPart(opener?.target?.path ?? "")?.name ?? "");
  const [entry, ...others] = shownEntries(snapshot.nodes).filter(({ name }) => isNaming(name));
  if (was === "" || !entry || others.length > 0) return [];
  const [own, ...alike] = withSumMoved(entry.name, -way * by).filter((text) => isThen(text, was));
  return own !== undefined && alike.length === 0 && !isThen(entry.name, was)
    ? [`"${names.join(" ")}" is "${entry.name.slice(0, 80)}", by ${typed.value} another sum than before`]
    : [];
}

/** A place in a path is cut off behind so many signs. */
const isThen = (text: string, was: string): boolean =>
  was === fold(text) || (was.length >= pathChars - 2 && fold(text).startsWith(was));
