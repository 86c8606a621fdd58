import { isSamePlace } from "@/lib/agent/completion/deed/entered";
import type { Ground, Judgement } from "@/lib/agent/completion/ground";
import { entryAround } from "@/lib/agent/completion/page/entries";
import { waitingFor } from "@/lib/agent/completion/page/places";
import type { PageSnapshot, SkeletonNode, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { compareUrls, isPageOfAnother, readUrl } from "@/lib/agent/domain/urls";
import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { doneWords } from "@/lib/agent/domain/wording/done-word";
import { destinationsOf, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { toldText } from "@/lib/agent/domain/wording/told-text";
import { contentStems, contentWords, fold, stem, wordsOf } from "@/lib/agent/domain/wording/words";
import { isOwnWord, isTelling } from "./own-list";

const anyList: ReadonlySet<string> = new Set(["list", "page", "overview", "record", "item", "entry"]);

export type ListLink = { href: string; name: string; node: SnapshotNode };
const calledDone = 0.6;

/** What somebody was told or sent stands among what was sent, whatever else is called after it. */
const sends = (goal: string): boolean => toldText(goal) !== undefined || sending.test(goal);
const sending = /^(?:please )?(?:send|write|message|text|e-?mail|reply|forward)(?!\p{L})/iu;
const placeOfSent =
  /^(?:sent|gesendet|envoyés?|enviad[oa]s|inviat[ia]|verzonden|wysłane)(?: (?:messages?|mails?|items|e-?mails?))?(?: \(?\d{1,5}\)?)?$/iu;
const calledSent = 1.5;
/** A link of this site, named after the kind of thing that the goal is about, and not by a command. */
export function listLink(
  judged: readonly Judgement[],
  { snapshot, task, said = task.goal }: Ground,
  leadsTo: (node: SnapshotNode) => string | undefined,
): ListLink | undefined {
  const wanted = new Set([task.goal, ...judged.map(({ criterion }) => criterion.text)].flatMap(contentStems));
  const verb = contentWords(task.goal)[0] ?? "";
  // A page may be called after the word that was said, and not the one that it was read as: `Handed out` for `Hand over …`.
  const saidDone = doneWords(said);
  const isDone = (word: string): boolean =>
    saidDone.has(word) ||
    (verb.length >= 4 && word !== verb && (word.startsWith(verb) || word.startsWith(verb.replace(/e$/, ""))));
  // What was taken away is not found behind the name of another one that is left.
  const isOfAnother = (node: SnapshotNode): boolean =>
    takesAway(task.goal) && saysMore(entryAround(snapshot.nodes.indexOf(node), snapshot.nodes), node);
  const places = placesByName(snapshot.nodes);
  // Of two that are called alike the one is meant whose page was worked on.
  const isOfNamesake = (node: SnapshotNode): boolean =>
    (places.get(fold(node.name))?.size ?? 0) > 1 &&
    !task.history.some(
      ({ purpose, urlAtAction }) =>
        purpose !== "gather_evidence" &&
        isSamePlace(urlAtAction, readUrl(node.href ?? "", snapshot.url)?.href ?? ""),
    );
  let best: (ListLink & { score: number }) | undefined;
  const waits = waitingFor(task.goal);
  const isSent = (name: string): boolean => sends(task.goal) && placeOfSent.test(name.trim());
  for (const node of snapshot.nodes) {
    if (node.role !== "link" || isOfAnother(node) || isOfNamesake(node)) continue;
    if (isBesideOpened(node, { task, snapshot })) continue;
    // `Orders` of what was ordered: the word as it stands, for its stem is the verb itself.
    const called = contentWords(placeIn(node.name)).filter((word) => !isOwnWord(word));
    const words = called.map(stem);
    // `Errands` says more than `All lists`, for `… to the Errands list`.
    const told = words.filter((word, at) => wanted.has(word) || isDone(called[at] ?? ""));
    const hits = told.length - (told.every((word) => anyList.has(word)) ? told.length * 0.4 : 0);
    // What was booked stands in the bookings, whatever else these are called, rather than in the rooms.
    // `My orders` beside `Hire`: a list of one's own is where one's own things stand.
    const isOwn = wordsOf(node.name).some((word) => isOwnWord(word));
    const score = isSent(node.name)
      ? calledSent
      : words.length === 0 || words.length > 4
        ? 0
        : hits / words.length + (called.some(isDone) ? calledDone : 0) + (isOwn ? 0.1 : 0);
    if (score < 0.5 || score <= (best?.score ?? 0)) continue;
    // Neither what tells how it is done nor the drafts show that it was.
    const href = isTelling(node.name) || waits(node.name) ? undefined : leadsTo(node);
    if (href) best = { href, name: node.name, node, score };
  }
  return best;
}

/** Where the links of each name lead. */
function placesByName(nodes: readonly SnapshotNode[]): ReadonlyMap<string, ReadonlySet<string | undefined>> {
  const places = new Map<string, Set<string | undefined>>();
  for (const { role, name, href } of nodes) {
    if (role !== "link") continue;
    const called = fold(name);
    places.set(called, (places.get(called) ?? new Set()).add(href));
  }
  return places;
}

/** `Autumn rapid`, in the list that `Autumn blitz` was opened from: the page of another thing, whatever is listed there. */
function isBesideOpened(
  { name, path, href }: SnapshotNode,
  { task, snapshot }: Pick<Ground, "task" | "snapshot">,
): boolean {
  const wasOpened = task.history.some(
    ({ purpose, target, urlAtAction }) =>
      purpose !== "gather_evidence" &&
      target?.role === "link" &&
      fold(target.name) !== fold(name) &&
      kindOfPath(target.path) === kindOfPath(path) &&
      isSamePlace(urlAtAction, snapshot.url),
  );
  if (!wasOpened) return false;
  const at = snapshot.nodes.findIndex(
    (node) => node.href === href && node.path === path && node.name === name,
  );
  return saysMore(entryAround(at, snapshot.nodes), { name });
}
const kindOfPath = (path: string): string => path.replace(/(^|\/)(row|item)(:[^/]*)?/gu, "$1$2");

/** An entry of a list that tells more than the link in it, as those of a menu do not. */
const saysMore = (entry: SkeletonNode | undefined, link: Pick<SnapshotNode, "name">): boolean =>
  entry !== undefined && wordsOf(entry.name).length > wordsOf(link.name).length + 1;

/** `… in the basket`: the one link that is called just what the goal says that a thing is to go to; a count of what is there may stand beside it. */
export function placeItGoesTo({ nodes, url }: PageSnapshot, goal: string): ListLink | undefined {
  const places = destinationsOf(goal, true);
  if (places.length === 0) return undefined;
  const links = nodes.flatMap((node) => {
    const called = contentWords(placeIn(node.name)).filter((word) => !/^\d+$/.test(word));
    if (!places.includes(called.join(" "))) return [];
    // A place may be called after a deed: `Archive`.
    const href = placeOf({ ...node, name: "" }, url);
    return href === undefined ? [] : [{ href, name: node.name, node }];
  });
  return new Set(links.map(({ href }) => href)).size === 1 ? links[0] : undefined;
}

/** Where a link leads that only shows something: same site, another place, no command in its name or address. */
export function placeOf(node: SnapshotNode, here: string): string | undefined {
  const href = plainLink(node, here);
  const change = href === undefined ? "none" : compareUrls(here, href);
  return change === "path" || change === "query" ? href : undefined;
}

/** The same, where the page itself shows another of its parts for it. */
export function routeOf(node: SnapshotNode, here: string): string | undefined {
  const href = plainLink(node, here);
  return href !== undefined && compareUrls(here, href) === "fragment" ? href : undefined;
}

/** Where a link leads, but for the form itself, which is no list of what is made with it, and that of another thing. */
export const besideForm =
  (form: string | undefined, here: string) =>
  (node: SnapshotNode): string | undefined => {
    const place = placeOf(node, here);
    return place && form && (isSamePlace(place, form) || isPageOfAnother(place, form)) ? undefined : place;
  };

/** `Go to Errands`, `Back to the list`: what only leads somewhere is called after where that is. */
const placeIn = (name: string): string => name.replace(leading, "");
const leading = /^(?:(?:go|back|return)(?: back)? to|view|see|show)\s+(?:the\s+|my\s+|all\s+)?(?=\S)/iu;

function plainLink(node: SnapshotNode, here: string): string | undefined {
  const isLink = node.role === "link" && !node.states.includes("hidden");
  if (!isLink || !node.href || startsWithVerb(placeIn(node.name))) return undefined;
  const url = readUrl(node.href, here);
  const now = readUrl(here);
  if (!url || !now || url.host !== now.host || !/^https?:$/.test(url.protocol)) return undefined;
  if (
    /(?:^|[/_=-])(?:log-?out|sign-?out|delete|remove|new|add|create|edit|unsubscribe)(?:$|[/_&.-])/i.test(
      url.pathname + url.search + url.hash,
    )
  )
    return undefined;
  return url.href;
}
