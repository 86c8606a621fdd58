import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isField, type PageSnapshot, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { joinParts, pathParts } from "@/lib/agent/snapshot/path-parts";

type Shown = Pick<SkeletonNode, "role" | "name" | "path">;

/**
 * `Pick` was pressed at one of several boats, and the name that was entered for it came up under another boat, which did not show it before: what was chosen and what was sent
 * are not the same. The chosen entry still stands there under its name, and shows nothing of it.
 */
export function cameAtAnotherEntry(done: readonly ActionRecord[], page: PageSnapshot): string[] {
  const pick = done.findLast(
    ({ action, target }) =>
      action.name === "click" && target?.role === "button" && choosing.test(target.name.trim()),
  );
  const place = entriesIn(pick?.target?.path ?? "").at(-1);
  // Not kept for long: what is not known to have stood there before is new.
  const before = pick?.beforeState?.semanticSkeleton?.nodes ?? [];
  if (!place) return [];
  const entered = done
    .filter(({ action }) => action.name === "setValue")
    .map(({ action }) => String(action.args[1] ?? ""))
    .filter((text) => /\p{L}{3}/u.test(text));
  const isThere = page.nodes.some(({ path }) => entriesIn(path).some((one) => one === place));
  const missed = entered.find((text) => {
    const now = holdersOf(text, page.nodes, place);
    const then = holdersOf(text, before, place);
    return now.length > 0 && !now.includes(place) && now.some((one) => !then.includes(one));
  });
  return isThere && missed !== undefined ? [`"${missed}" came up at another entry than the chosen one.`] : [];
}

const choosing =
  /^(?:choose|select|pick|(?:aus)?wählen?|choisir|elegir|seleccionar|scegli(?:ere)?)(?!\p{L})/iu;

/** Paths of the rows and entries that something stands in, from the outside in. */
const entriesIn = (path: string): string[] => {
  const parts = pathParts(path);
  return parts.flatMap(({ role, name }, at) =>
    (role === "row" || role === "item") && name !== "" ? [joinParts(parts.slice(0, at + 1))] : [],
  );
};

const above = (path: string): string => joinParts(pathParts(path).slice(0, -1));

/** The entries beside this one, and itself, under which a text is read. */
const holdersOf = (text: string, nodes: readonly Shown[], place: string): string[] =>
  nodes
    .filter((node) => !isField(node) && containsPhrase(node.name, text))
    .flatMap(({ path }) => entriesIn(path).filter((one) => above(one) === above(place)));
