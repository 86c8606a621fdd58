import { isSamePlace } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { isShown } from "@/lib/agent/completion/page/entries";
import { echoes, waitingFor } from "@/lib/agent/completion/page/places";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import { isPressing } from "@/lib/agent/domain/deeds";
import type { Listed } from "@/lib/agent/domain/listed";
import { goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { type EntryMark, readMark } from "@/lib/agent/snapshot/listed";
import { entryPart, type PathPart } from "@/lib/agent/snapshot/path-parts";
import { beginningIn } from "./entry-of-thing";
import { lessOf } from "./put-back";
import { entriesNow } from "./since-listed";

const bare = /^\d{1,9}$/;
/** Shorter beginnings stand in many sentences. */
const shortestName = 4;

/**
 * `Ilse's table, Seats − 4 +`, counted by presses in that entry and kept by its `Save`, with nothing to write in: on a fresh load one entry reads as that one did before the
 * first of these presses, but for one number, which is the goal's.
 */
export function countedInEntry(
  deed: ActionRecord | undefined,
  { load, snapshot, task }: Pick<Ground, "load" | "snapshot" | "task">,
): string[] {
  const { goal, history } = task;
  const first = firstIn(deed, history, snapshot.url);
  const then = entryPart(first?.target?.path ?? "");
  if (load !== "in_place" || !then || takesAway(goal) || !isOfGoal(then.name, goal)) return [];
  const now = snapshot.nodes.filter(isShown).flatMap(({ path }) => {
    const entry = entryPart(path);
    return entry?.role === then.role ? [entry.name] : [];
  });
  const counts = [...new Set(now)].flatMap((name) => {
    const count = onlyNumberTurned(then.name, name);
    return count === undefined ? [] : [{ ...count, name }];
  });
  const [own, ...more] = counts;
  if (!own || more.length > 0 || now.includes(then.name)) return [];
  const isWaiting = snapshot.nodes.some(
    ({ role, name }) => role === then.role && name.startsWith(own.name) && waitingFor(goal)(name),
  );
  const isAsked = isHeldBy(own.is, [goal]) && !isHeldBy(own.was, [goal]) && !echoes(snapshot.url, own.is);
  // It is the number that was pressed. Another one of the goal may be as much as the site has room for.
  const last = onlyNumberTurned(then.name, entryPart(deed?.target?.path ?? "")?.name ?? "");
  const isSent = last?.before === own.before && (last.is === own.is || bareNumbers(goal).size === 1);
  if (!isAsked || !isSent || isWaiting || !isOnlyChange(first?.listed, { ...then, name: own.name }, snapshot))
    return [];
  return [`"${own.before}" is "${own.is}", and was "${own.was}"`];
}

/** Of the list as it read before the first press just this entry changed. Of a list that was not kept nobody knows. */
function isOnlyChange(listed: Listed | undefined, entry: PathPart, snapshot: Ground["snapshot"]): boolean {
  const then = (listed?.entries ?? []).map(readMark);
  const own = then[listed?.own ?? -1];
  const isBeside = ({ shape, under }: EntryMark): boolean => shape === own?.shape || under === own?.under;
  const [before, now] = [then.filter(isBeside), entriesNow(snapshot).filter(({ mark }) => isBeside(mark))];
  const textNow = ({ mark }: (typeof now)[number]): string => mark.text;
  const textThen = ({ text }: EntryMark): string => text;
  const [went, ...othersWent] = lessOf(before, now, textThen, textNow);
  const [came, ...othersCame] = lessOf(now, before, textNow, textThen);
  const isOwn = came?.node.role === entry.role && came.node.name.startsWith(entry.name);
  return own !== undefined && went === own && isOwn && othersWent.length + othersCame.length === 0;
}

const bareNumbers = (text: string): ReadonlySet<string> => new Set(text.match(/(?<![\p{L}\p{N}])\d{1,9}/gu));

/** The first thing that was pressed for the goal in the entry of the deed, which reads the same there but for its numbers. */
function firstIn(
  deed: ActionRecord | undefined,
  history: readonly ActionRecord[],
  url: string,
): ActionRecord | undefined {
  const own = entryPart(deed?.target?.path ?? "");
  if (!own || !isSamePlace(deed?.urlAtAction ?? "", url)) return undefined;
  return history.find((record) => {
    const entry = entryPart(record.target?.path ?? "");
    return (
      !isLookOnly(record) &&
      isPressing(record) &&
      isSamePlace(record.urlAtAction, url) &&
      entry?.role === own.role &&
      (entry.name === own.name || onlyNumberTurned(entry.name, own.name) !== undefined)
    );
  });
}

/** It bears all that the goal names beside numbers, or begins with a name that the goal says. */
function isOfGoal(name: string, goal: string): boolean {
  const names = goalNames(goal).filter((one) => !bare.test(one));
  return names.length > 0
    ? names.every((one) => isHeldBy(one, [name]))
    : beginningIn(goal, name).length >= shortestName;
}

type Turned = { before: string; was: string; is: string };

/** The number in which two texts differ, where they differ in nothing else, and what stands before it. */
function onlyNumberTurned(then: string, now: string): Turned | undefined {
  const [old, words] = [then.split(/\s+/), now.split(/\s+/)];
  const at = old.findIndex((word, index) => word !== words[index]);
  const [was = "", is = ""] = [old[at], words[at]];
  if (at < 1 || !bare.test(was) || !bare.test(is)) return undefined;
  const [one, other] = [old, words].map((text) => text.slice(at + 1).join(" "));
  const isSame = one === other || (isCut(then, now) && beginsAlike(one ?? "", other ?? ""));
  return isSame ? { before: old.slice(0, at).join(" "), was, is } : undefined;
}

/** Of a name that is cut, as much stands behind a longer number as there is room for. */
const isCut = (...names: readonly string[]): boolean => names.some((name) => name.length >= longName);
const longName = 40;
const beginsAlike = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);
