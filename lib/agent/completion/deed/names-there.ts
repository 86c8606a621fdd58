import { isShown, shownEntries } from "@/lib/agent/completion/page/entries";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import { perObject } from "@/lib/agent/domain/per-object";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { goalNames, namesUnquoted, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { fold } from "@/lib/agent/domain/wording/words";
import { headingOver } from "@/lib/agent/snapshot/node-places";

/** Names that stand together, in a list or in one line, and what is over them or before them. */
type Together = { over: string; names: string[] };

const mostGroups = 20;
const mostNames = 40;
/** A longer line may have been cut. */
const longLine = 160;

const adding =
  /^(?:please\s+|bitte\s+)?(?:add|append|include|put|enter|enrol|enroll|invite|sign\s.{1,60}\sup|register|join|füge?|trag|ajoute|inscri|añad|agreg|aggiung|adicion|voeg)/iu;
/** One takes the place of another. */
const inPlaceOf =
  /(?<!\p{L})(?:instead|replac\p{L}*|swap\p{L}*|exchange|in place of|takes? over|substitut\p{L}*|statt|ersetz\p{L}*|anstelle|remplac\p{L}*|en vez de|sustitu\p{L}*|invece|sostitu\p{L}*|vervang\p{L}*)(?!\p{L})/iu;

const adds = (goal: string): boolean =>
  (readStepIntent(goal).verb === "add" || adding.test(goal.trim())) &&
  !isChanging(goal) &&
  !takesAway(goal) &&
  !inPlaceOf.test(goal);

/** `Cello: Ada, Bo` as the page told it before something was added to it: whoever was there is to be there still. */
export function namesThere(page: PageSnapshot, goal: string): Pick<ReadBack, "there"> {
  const there = adds(goal) ? togetherOn(page).slice(0, mostGroups) : [];
  return there.length > 0 ? { there } : {};
}

/**
 * `Ada, Bo` was told, and now `Ada, Cy`: to what was to get one more this one came, and another one went that the page tells nowhere else. A list that shows a part of
 * what there is, as the latest or the first ten, lets go of others by itself.
 */
export function namesLost({ there = [] }: Partial<ReadBack>, page: PageSnapshot, goal: string): string[] {
  if (there.length === 0 || isPaged(page)) return [];
  const meant = [...new Set([...goalNames(goal), ...namesUnquoted(goal)])];
  const now = togetherOn(page);
  const told = [...now.flatMap(({ names }) => names), ...shownEntries(page.nodes).map(({ name }) => name)];
  const lost = there.flatMap((then) => {
    const same = now.find(
      (one) => isSame(then, one) && came(then, one).some((name) => isHeldOf(name, meant)),
    );
    if (!same || passing.test(same.over)) return [];
    const gone = then.names.filter((name) => !isHeldBy(name, told) && !isHeldBy(name, [goal]));
    return isOtherPart(then, gone) || isPushedOut(then, same, gone) ? [] : gone;
  });
  return [...new Set(lost)].map((name) => `"${name}" is there still`);
}

const isHeldOf = (name: string, meant: readonly string[]): boolean =>
  meant.some((one) => isHeldBy(one, [name]) || isHeldBy(name, [one]));

const foldedNames = perObject(({ names }: Together): ReadonlySet<string> => new Set(names.map(fold)));

const came = (then: Together, now: Together): string[] =>
  now.names.filter((name) => !foldedNames(then).has(fold(name)));

/** They share a name, or the heading or label, which has to be the one of just these. */
const isSame = (then: Together, now: Together): boolean =>
  now.names.some((name) => foldedNames(then).has(fold(name))) ||
  (then.over !== "" && then.over === now.over && then.names.length === 1);

/** Most of it went: another part of it is shown, or what was searched for. */
const isOtherPart = ({ names }: Together, gone: readonly string[]): boolean =>
  names.length > 1 && gone.length > names.length / 2;

/** What came stands at one end, and what went stood at the other: there are as many as fit in. */
function isPushedOut(then: Together, now: Together, gone: readonly string[]): boolean {
  const fresh = came(then, now);
  const isAt = (names: readonly string[], some: readonly string[]): boolean =>
    names.every((name) => some.includes(name));
  const [first, last] = [now.names.slice(0, fresh.length), now.names.slice(-fresh.length)];
  const [head, tail] = [then.names.slice(0, gone.length), then.names.slice(-gone.length)];
  return (
    then.names.length > 2 &&
    ((isAt(fresh, first) && isAt(gone, tail)) || (isAt(fresh, last) && isAt(gone, head)))
  );
}

/** The same of what the list told of the thing that was opened from it, as far as its records tell. */
export function namesInParts(deed: ActionRecord | undefined, { goal, history }: Task): Together[] {
  const upTo = history.findIndex(({ actionId }) => actionId === deed?.actionId);
  const parts = adds(goal) ? history.slice(0, upTo + 1).flatMap(({ part }) => part ?? []) : [];
  return parts.flatMap(linesOf);
}

const togetherOn = (page: PageSnapshot): Together[] => [...listsOf(page), ...linesOf(page)];

/** The entries of each list, each by what it begins with. */
function listsOf({ nodes }: PageSnapshot): Together[] {
  const lists = new Map<string, Together>();
  for (const entry of shownEntries(nodes)) {
    const over = headingOver(entry, nodes);
    const key = `${entry.role} ${entry.path} ${over}`;
    const list = lists.get(key) ?? { over, names: [] };
    list.names.push(...namesIn([beginning(entry.name)]));
    lists.set(key, list);
  }
  return [...lists.values()].filter(({ names }) => names.length > 0);
}

/** `Ada Lund (bow), since May` is called `Ada Lund`. */
const beginning = (text: string): string =>
  (text.replace(/^[\d\s.,:–-]+/u, "").split(/[,;:(–—|·\d]|\s-\s/u)[0] ?? "").trim();

/** `Cello: Ada, Bo and Cy` */
function linesOf({ lines }: Pick<PageSnapshot, "lines">): Together[] {
  const cells = lines.flatMap((line) => line.split(/\s\|(?:\s|$)/u));
  return cells.flatMap((line) => {
    if (line.length > longLine || /[.!?]$/u.test(line)) return [];
    const [, label = "", list = ""] = /^(?:([^:,]{1,40}):\s)?(.+)$/u.exec(line) ?? [];
    const parts = list.split(/,\s|;\s|\s[&·•]\s|\s(?:and|und|et|y|e|en)\s/u).map((part) => part.trim());
    const names = namesIn(parts);
    const isList = names.length === parts.length && (parts.length > 1 || label !== "");
    return isList ? [{ over: fold(label), names }] : [];
  });
}

/** What is free, or tells that nobody is there, is no name. */
const namesIn = (texts: readonly string[]): string[] =>
  texts.filter((text) => nameLike.test(text) && !isNobody.test(text)).slice(0, mostNames);
const nameLike = /^\p{Lu}[\p{L}'’.-]+(?:\s[\p{L}'’.-]+){0,3}$/u;
const isNobody =
  /^(?:no|none|nobody|nothing|not|empty|free|open|vacant|available|unassigned|add|yet|leer|frei|niemand|kein\p{L}*|libre|vacío|nadie|personne|aucun\p{L}*|nessuno|vuoto|leeg|vrij)(?!\p{L})/iu;

/** It is left out by itself: what is the latest, is coming, or is offered today. */
const passing =
  /(?<!\p{L})(?:latest|recent(?:ly)?|last|newest|history|activity|log|feed|news|upcoming|next|top|popular|trending|suggest\p{L}*|recommend\p{L}*|also|similar|related|offers?|neueste|letzte|zuletzt|récent\p{L}*|derniers?|dernières?|reciente\p{L}*|últim\p{L}*|recenti|ultim\p{L}*|recente|laatste)(?!\p{L})/iu;

/** There is more of it than the page shows. */
const isPaged = ({ nodes }: PageSnapshot): boolean =>
  nodes.some(
    (node) =>
      (node.role === "link" || node.role === "button") && isShown(node) && more.test(node.name.trim()),
  );
const more =
  /^(?:next(?: page)?|older|(?:show|load|view|see) (?:more|all)|more|page \d+|\d+|[›»>→]|weiter|mehr|suivant|siguiente|successivo|volgende)$/iu;
