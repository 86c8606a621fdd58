import { missedIdentifier } from "@/lib/agent/domain/identifiers";
import { perObject } from "@/lib/agent/domain/per-object";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { readUrl } from "@/lib/agent/domain/urls";
import { deedAwaited } from "@/lib/agent/domain/wording/deed-awaited";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { readStepIntent, type StepVerb } from "@/lib/agent/domain/wording/step-intent";
import {
  containsPhrase,
  contentStems,
  fold,
  remember,
  stemsOf,
  wordsOf,
} from "@/lib/agent/domain/wording/words";
import { toneOf } from "@/lib/agent/snapshot/alert-tone";
import { cameToNothing } from "./come-to-nothing";
import { headingRank, partOfWaiting, underWaiting } from "./waiting-part";

/** Words for things that are not yet, or no longer, what was asked for. */
const provisional =
  /(?<![\p{L}\p{N}])(?:drafts?|unsent|await(?:s|ing)|to be (?:confirmed|approved|reviewed|signed off|decided)|under review|in review|subject to (?:approval|confirmation)|(?:sent|submitted|forwarded|passed on|referred|waits) (?:to .{1,40} )?for (?:approval|review|decision|confirmation|sign-?off)|(?:approval|sign-?off|confirmation) (?:requested|required|outstanding)|with (?:the|your|an?) (?:approver|reviewer|moderator)|needs? (?:approval|confirmation)|confirm (?:it|your|the) .{0,40}(?:link|e-?mail|letter)|check your (?:e-?mail|inbox)|follow the link|will be (?:reviewed|confirmed|checked)|outbox|pending|proposed|nominated|put forward|tentative(?:ly)?|queued?|waiting (?:for|to be)|wait(?:ing)?[ -]?list(?:ed)?|stand-?by|not (?:yet )?(?:sent|saved|published|confirmed)|failed|unpublished|trash|recycle bin|deleted items|spam|entw[uü]rfe?|ausstehend|vorgeschlagen|warteliste|papierkorb|brouillons?|en attente|proposée?s?|liste d[’']attente|corbeille|borrador(?:es)?|pendientes?|propuest[oa]s?|lista de espera|papelera|rascunhos?|lixeira|bozz[ae]|in sospeso|cestino|concepten|czernovik|черновик\p{L}*|корзина)(?![\p{L}\p{N}])|草稿|待处理|回收站|下書き|保留中|ゴミ箱|임시|휴지통|مسودة/iu;

/** What stands there and was turned down: it is kept, but not done. */
export const turnedDown =
  /(?<!\p{L})(?:refused|rejected|declined|denied|not (?:accepted|approved|granted)|abgelehnt|zurückgewiesen|refusé(?:e|s|es)?|rejeté(?:e|s|es)?|rechazad[oa]s?|denegad[oa]s?|rifiutat[oaie]|respint[oaie]|recusad[oa]s?|rejeitad[oa]s?|afgewezen|geweigerd|odrzucon\p{L}*|отклон\p{L}*|отказано)(?!\p{L})|拒绝|却下|거부|مرفوض/iu;
/** Words of goals that want just that. */
export const turningDown =
  /(?<!\p{L})(?:refus|reject|declin|deny|denied|ablehn|zurückweis|rejet|rechaz|deneg|rifiut|respin|recus|rejeit|afwijz|weiger|odrzu|отклон|отказ)/iu;

/** What a text says of itself, whatever the goal. */
const saidIn = remember((text) => ({
  isProvisional: provisional.test(fold(text)),
  isTurnedDown: turnedDown.test(text),
}));

/** Speaks of what waits or is not kept yet. */
export const isProvisional = (text: string): boolean => saidIn(text).isProvisional;

/**
 * Texts of a page that can show that something is there to stay: names and lines, without messages, without what fields hold, and without places for
 * what is still waiting, unless the goal speaks of such a place.
 */
export function lastingTexts(page: PageSnapshot, goal: string): readonly string[] {
  const known = lastingOn(page);
  const texts = known.get(goal) ?? lastingAnew(page, goal);
  known.set(goal, texts);
  return texts;
}

/** Several rules of a turn ask the same of the same page. */
const lastingOn = perObject((_page: PageSnapshot) => new Map<string, readonly string[]>());

function lastingAnew(page: PageSnapshot, goal: string): readonly string[] {
  const waits = waitingFor(goal);
  const heading =
    page.nodes.find(({ role, states }) => role === "heading" && !states.includes("hidden"))?.name ?? "";
  const path = readUrl(page.url)?.pathname.replace(/[/_-]+/g, " ") ?? "";
  const isOfWaiting = partOfWaiting(page, waits);
  const isTended =
    !handingIn.test(goal) && (tending.test(goal) || tendingVerbs.has(readStepIntent(goal).verb));
  const isWaiting = (text: string): boolean =>
    waits(isTended ? text.replace(queue, " ") : text) && !isThingInDraft(text, goal);
  const isUnderWaiting = underWaiting(page, isWaiting);
  return [page.title, path, heading].some(isWaiting)
    ? []
    : textsOf(page).filter((text) => !waits(text) && !isOfWaiting(text) && !isUnderWaiting(text));
}

/** `Support queue`: to whoever works on what is in there, the list of it; what is sent or made and gets no further than a queue is not done. */
const queue = /(?<!\p{L})queue(?!\p{L})/giu;
const tending = /^(?:please\s+)?(?:(?:re)?assign|resolve|reopen|escalate)(?!\p{L})/iu;
const tendingVerbs: ReadonlySet<StepVerb> = new Set([
  "close",
  "edit",
  "select",
  "check",
  "uncheck",
  "toggle",
  "remove",
  "archive",
]);

/** `Expense report 41 (draft)`: what is put into a thing that is not sent yet is there to stay, unless it is what was to be sent. */
const isThingInDraft = (text: string, goal: string): boolean =>
  ofThing.test(fold(text)) && !isProvisional(text.replace(draft, " ")) && !handingIn.test(goal);
const draft = /(?<!\p{L})(?:draft|entwurf|brouillon|borrador|rascunho|bozza|concept|черновик)(?!\p{L})/giu;
/** More than the word for a draft and one for what it is a draft of. */
const ofThing =
  /\p{L}{3,}\s+[^\s(]{1,40}\s*[(,·–—:-]+\s*(?:draft|entwurf|brouillon|borrador|rascunho|bozza|concept|черновик)(?!\p{L})/u;
const handingIn =
  /(?<!\p{L})(?:send|publish|submit|post|share|file|reply|mail|e-mail|apply|sende|schick|veröffentlich|einreich|envo|publi|soumet|enví|invia|verstuur|publiceer)\p{L}*(?!\p{L})/iu;

/** Whether a text says of itself that it is not done yet, was turned down or came to nothing, where the goal asks for nothing of that kind. */
export function waitingFor(goal: string): (text: string) => boolean {
  const [mayBeOpen, mayBeRefused] = [isProvisional(goal), turningDown.test(goal)];
  const plain = withoutOthersPart(goal);
  const isAwaited = deedAwaited(goal);
  const isNothing = cameToNothing(goal);
  return (text) =>
    (!mayBeOpen && (isProvisional(plain(text)) || isAwaited(text))) ||
    (!mayBeRefused && saidIn(text).isTurnedDown) ||
    isNothing(text);
}

/** `Request …`, `Put in a request for …`, `… and submit it`: what others are then to decide waits for them. */
const asking =
  /(?:^|[.,;]\s*|(?<!\p{L})(?:and|please|und|et|y|e)\s+)(?:request|apply for|put in for|submit|propose|file|lodge|report|beantrag\p{L}*|demande[rz]?|solicit\p{L}*|richied\p{L}*|(?:put in|send in|hand in|make|place|raise) (?:an?|my|our) (?:\p{L}+ )?(?:request|application))(?!\p{L})|(?<!\p{L})for (?:approval|review|decision|sign-?off)(?!\p{L})/iu;
const forOthers =
  /(?<!\p{L})(?:(?:in|under) review|(?:await(?:s|ing)|wait(?:s|ing) for|pending|needs?|subject to|(?:sent|submitted|forwarded|passed on|referred) (?:to .{1,40} )?for) (?:\p{L}+ )?(?:approval|review|decision|sign-?off)|to be (?:approved|reviewed|signed off|decided)|(?:approval|sign-?off) (?:requested|required|outstanding)|with (?:the|your|an?) (?:approver|reviewer|moderator))(?!\p{L})/giu;
/** A request that says no more of itself than `Pending` waits for whoever decides on it; what was handed in may as well wait to be sent. */
const requesting =
  /^(?:please\s+|bitte\s+)?(?:request|apply for|put in for|propose|nominate|put forward|beantrag\p{L}*|demande[rz]?|solicit\p{L}*|richied\p{L}*|(?:put in|send in|hand in|make|place|raise) (?:an?|my|our) (?:\p{L}+ )?(?:request|application))(?!\p{L})/iu;
const bareWaiting =
  /(?<!\p{L})(?:pending|proposed|nominated|put forward|ausstehend|vorgeschlagen|en attente|proposée?s?|pendientes?|propuest[oa]s?|pendente|in sospeso)(?=[^\p{L}\s]|\s*$)/giu;

/** A text without what it says of a decision that others are to make, where the goal asks for just that. */
function withoutOthersPart(goal: string): (text: string) => string {
  const [isAsking, isRequesting] = [asking.test(goal), requesting.test(goal)];
  return (text) => {
    const plain = isAsking ? text.replace(forOthers, " ") : text;
    return isRequesting ? plain.replace(bareWaiting, " ") : plain;
  };
}

/** Names and lines of a page without its messages. Read once a page, which many rules look through. */
export const textsOf = perObject(({ nodes, lines }: PageSnapshot): readonly string[] => {
  const messages = new Set(
    nodes.filter((node) => {
      const tone = toneOf(node);
      return node.role === "alert" || tone === "success" || tone === "error";
    }),
  );
  const said = [...messages].map(({ name }) => name).filter(Boolean);
  const isSaid = (line: string): boolean =>
    said.some((name) => containsPhrase(line, name) || isMostOf(line, name));
  const names = nodes
    .filter((node) => !messages.has(node) && !node.states.includes("hidden") && node.role !== "option")
    .map(({ name }) => name);
  return [...names, ...lines.filter((line) => !isSaid(line))].filter((text) => text !== "");
});

/** A long message is shown in several lines; a line that only names the same thing is none of them. */
const isMostOf = (line: string, message: string): boolean =>
  containsPhrase(message, line) && wordsOf(line).length >= 0.75 * wordsOf(message).length;

/** The page is of that thing: both its title and a heading of it say so. */
export const isOfPage = (name: string, { title, nodes }: PageSnapshot): boolean =>
  isHeldBy(name, [title]) &&
  nodes.some(
    ({ role, name: text, states }) =>
      role === "heading" && !states.includes("hidden") && isHeldBy(name, [text]),
  );

/** The address itself carries the value: a page may show it from there. */
export function echoes(url: string, value: string): boolean {
  const read = readUrl(url);
  return (
    read !== undefined &&
    [...read.searchParams.values(), decoded(read.hash)].some((part) => part !== "" && isHeldBy(value, [part]))
  );
}

const decoded = (hash: string): string => hash.replace(/^#/, "").replace(/%20|\+/g, " ");

/** It carries all of several: its page can show them without their being stored. */
export const echoesAll = (url: string, values: readonly string[]): boolean =>
  values.length > 1 && values.every((value) => echoes(url, value));

/** The address without what carries one of the values. */
export function withoutEchoes(url: string, values: readonly string[]): string {
  const read = readUrl(url);
  if (!read) return url;
  for (const [key, held] of [...read.searchParams])
    if (values.some((value) => isHeldBy(value, [held]))) read.searchParams.delete(key);
  return values.some((value) => echoes(url, value)) ? read.href : url;
}

/** Words of waiting that came with the action: the page says itself that it is not done yet. What another entry of a list says is said of that one. */
export function saysNotYet(page: PageSnapshot, before: readonly string[], goal: string): boolean {
  if (isProvisional(goal)) return false;
  const plain = withoutOthersPart(goal);
  const isAwaited = deedAwaited(goal);
  const found = [...page.lines, ...page.nodes.map(({ name }) => name)].flatMap((text) => {
    if (isAwaited(text)) return { text, word: fold(text) };
    const [word] = (isProvisional(plain(text)) && provisional.exec(fold(plain(text)))) || [];
    return word === undefined ? [] : { text, word };
  });
  if (found.length === 0) return false;
  const old = before.map(fold).join("\n");
  const isOfOthers = saidOfOthers(page, goal);
  return found.some(({ text, word }) => !old.includes(word) && !isOfOthers(text));
}

/** Texts of entries that have less of what the goal names than another one. */
function saidOfOthers({ nodes }: PageSnapshot, goal: string): (text: string) => boolean {
  const names = goalNames(goal);
  const entries = nodes
    .filter(({ role, states }) => (role === "row" || role === "item") && !states.includes("hidden"))
    .map(({ name }) => ({
      words: new Set(wordsOf(name)),
      named: names.filter((one) => isHeldBy(one, [name])).length,
    }));
  const most = Math.max(0, ...entries.map(({ named }) => named));
  const holds = (words: readonly string[], isOwn: boolean): boolean =>
    entries.some((entry) => (entry.named === most) === isOwn && words.every((word) => entry.words.has(word)));
  return (text) => {
    const words = wordsOf(text);
    return most > 0 && words.length > 0 && holds(words, false) && !holds(words, true);
  };
}

/** A text stands in one line or element, in whatever form. */
export const isShownIn = (text: string, texts: readonly string[]): boolean =>
  texts.some((line) => isHeldBy(text, [line]));

/**
 * A value stands in an entry of a list or table, and another beside it has all that this one shares with the goal, and more: it was put into the
 * wrong one. For goals that change what is there; what is made anew may be like no other.
 */
export function standsInOtherEntry(value: string, { nodes }: PageSnapshot, goal: string): boolean {
  const entries = nodes.filter(
    ({ role, states }) => (role === "row" || role === "item") && !states.includes("hidden"),
  );
  const holding = entries.filter(({ name }) => isHeldBy(value, [name]));
  // A name counts as a whole: `scan_002` has a word of `scan_003`, and is another thing.
  const all = goalNames(goal);
  const names = all.filter((name) => !isHeldBy(name, [value]) && !isHeldBy(value, [name]));
  // The value as the goal writes it, `15 June` for 2026-06-15, tells no entry from another.
  const named = new Set([value, ...all].flatMap(contentStems));
  const said = [...new Set(contentStems(goal))].filter((word) => !named.has(word));
  const sharedBy = (text: string): string[] => {
    const words = new Set(stemsOf(text));
    return [...said.filter((word) => words.has(word)), ...names.filter((name) => isHeldBy(name, [text]))];
  };
  const isOutdone = ({ name, path, role }: (typeof entries)[number]): boolean => {
    const own = sharedBy(name);
    const beside = entries.filter((other) => other.path === path && other.role === role);
    return (
      own.length > 0 &&
      beside
        .map((other) => sharedBy(other.name))
        .some((all) => all.length > own.length && own.every((one) => all.includes(one)))
    );
  };
  const isOther = (entry: (typeof entries)[number]): boolean =>
    isOutdone(entry) || missedIdentifier(goal, entry.name) !== undefined;
  return holding.length > 0 && holding.every(isOther);
}

/** Lines under the one heading of that kind, up to the next that stands as high. */
export function linesUnder(isMeant: (text: string) => boolean, lines: readonly string[]): readonly string[] {
  const [at, ...more] = lines.flatMap((line, index) =>
    Number.isFinite(headingRank(line)) && isMeant(line.replace(/\(\d+\)/u, "")) ? [index] : [],
  );
  if (at === undefined || more.length > 0) return [];
  const under = lines.slice(at + 1);
  const end = under.findIndex((line) => headingRank(line) <= headingRank(lines[at] ?? ""));
  return end < 0 ? under : under.slice(0, end);
}

/** `Gas` over what was to come under `Power`: a heading of the same rank has all that this one shares with the goal, and more. */
export function standsUnderOtherHeading(text: string, { lines }: PageSnapshot, goal: string): boolean {
  const headings = lines.flatMap((line, at) => {
    const [, marks, name = ""] = /^(#+) (.+)$/.exec(line) ?? [];
    return marks ? [{ at, rank: marks.length, name }] : [];
  });
  const said = new Set(contentStems(goal));
  const sharedBy = (name: string): string[] => contentStems(name).filter((word) => said.has(word));
  const places = lines.flatMap((line, at) => (fold(line) === fold(text) ? [at] : []));
  const isOutdone = (at: number): boolean => {
    const over = headings.findLast((heading) => heading.at < at);
    if (!over) return false;
    const own = sharedBy(over.name);
    return headings
      .filter(({ rank }) => rank === over.rank)
      .map(({ name }) => sharedBy(name))
      .some((all) => all.length > own.length && own.every((word) => all.includes(word)));
  };
  return places.length > 0 && places.every(isOutdone);
}

/** `Thank you, Ann Lee. See you on Monday.`: what is said to somebody may well be gone when the page is loaded anew. */
export const isSentence = (text: string): boolean =>
  /[.!]["'”’]?$/u.test(text) && wordsOf(text).length >= fewestSaid;
const fewestSaid = 5;
