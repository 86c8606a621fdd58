import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import { becomesIn, type Fact, goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import { missedIdentifier } from "@/lib/agent/domain/identifiers";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, contentStems, contentWords, stem, wordsOf } from "@/lib/agent/domain/wording/words";
import { headingOver } from "@/lib/agent/snapshot/node-places";
import { joinParts, pathParts } from "@/lib/agent/snapshot/path-parts";
import { isHeadedBy, isOfObject } from "./entry-called";
import { isIdentifierIn, isKin } from "./kin";
import { labelledLink, labelsOf } from "./labelled-link";
import { makingOpener } from "./making-opener";
import { movesElsewhere } from "./moves-elsewhere";
import { asksMore, isAside, opening, siteParts } from "./opening-words";
import { asksToEdit, opensEditor } from "./opens-editor";
import { otherThings, sharesDeedOnly } from "./other-things";
import { partOfKind } from "./part-of-kind";
import { isPicked } from "./standing-list";
import { areSynonyms } from "./synonyms";
import { type Entry, hasNumbers, isCalled, joined, plainest, wordSet } from "./tell-apart";
import { standsInstead } from "./traded-values";
import { isUnasked } from "./unasked";
import { isCountOnly, isEnteredWith } from "./value-of-form";
import { wordsOfAddress } from "./words-of-address";

const pressable: ReadonlySet<string> = new Set(["button", "link", "clickable", "menuitem", "tab"]);
/** `does`: the control says more of the goal than where it stands, so that it may be what does it. */
type Opener = { node: SnapshotNode; does: boolean };

const isUsable = (node: SnapshotNode, nodes: readonly SnapshotNode[]): boolean =>
  (pressable.has(node.role) || isPicked(node, nodes)) &&
  !(node.role === "option" && node.states.includes("selected")) &&
  !node.occluded &&
  !node.states.includes("hidden") &&
  !node.states.includes("disabled") &&
  !node.states.includes("current") &&
  // What it opens is open.
  !node.states.includes("expanded") &&
  !(node.role === "tab" && node.states.includes("selected")) &&
  !siteParts.test(node.name.trim());

/**
 * What to press to get nearer to where a goal can be done: the row, card or entry that shares the words which tell it from the others, and there
 * the control that opens it; else a control that says what is to be made. `settled`: texts whose words have led here, and lead no further.
 */
export function findOpener(
  goal: string,
  nodes: readonly SnapshotNode[],
  isLeftOut: (node: SnapshotNode) => boolean,
  settled: readonly string[] = [],
): Opener | undefined {
  const usable = nodes.filter(
    (node) =>
      isUsable(node, nodes) &&
      !isLeftOut(node) &&
      !isUnasked(node, goal) &&
      !makesInstead(node, goal) &&
      !movesElsewhere(node.name, goal),
  );
  const isDeedOnly = sharesDeedOnly(goal, nodes);
  const made = makingOpener(
    goal,
    usable.filter((node) => !isDeedOnly(rowOf(node)?.name ?? "", [node])),
  );
  // What is to be done may be asked for again where the link `Cancel` led to: `Yes, cancel it`.
  const verb = commandVerb(goal);
  const others = settled.filter((text) => !/^link "[^" ]+"$/u.test(text) || wordsOf(text)[1] !== verb);
  const byEntry = (cut: Cut): Opener | undefined =>
    entryOpener(goal, usable, nodes, new Set(others.flatMap((text) => wordsOf(text).map(cut))), cut);
  return byEntry(stem) ?? byEntry(uninflected) ?? (made && { node: made, does: false });
}

/** What makes a thing leads nowhere near where one is taken away, though it names the same kind; but for a thing that is called so. */
const makesInstead = ({ name }: SnapshotNode, goal: string): boolean =>
  readStepIntent(goal).verb === "remove" &&
  makes.has(readStepIntent(name).verb) &&
  !containsPhrase(goal, name);
const makes: ReadonlySet<string> = new Set(["add", "create"]);

/** Dates, times and phone numbers are what something is to be, not what tells an entry; but for those that an entry shows. */
function withoutNewValues(goal: string, entries: readonly Entry[], cut: Cut): string {
  // `to the claim CL-7`: what is called by its kind is a thing, and nothing to become.
  const isNew = (fact: Fact): boolean =>
    becomesIn(goal, fact) && !(fact.kind === "code" && kindBefore.test(goal.slice(0, fact.start)));
  const isShown = (fact: Fact): boolean =>
    !isNew(fact) &&
    entries.some(({ words }) => [...wordSet(fact.value, cut)].every((word) => words.has(word)));
  const facts = goalFacts(goal);
  // `Change the teacher of maths to Winter`: the lessons that she gives already are not meant.
  const isValue = ({ kind }: Fact): boolean => kind === "name" && asksToEdit(goal);
  // A count tells no entry where a name does: `for 6 people` is said of the room, not which room.
  const isNamed = facts.some(
    (fact) => (fact.kind === "name" || fact.kind === "said" || fact.kind === "code") && isShown(fact),
  );
  const isSaid = (word: string): boolean => entries.some(({ words }) => words.has(cut(word)));
  // `“Oak” instead of the ash`: an entry is told by the ash that it has until now.
  const isEntered = (fact: Fact): boolean =>
    isEnteredWith(goal, fact) || (standsInstead(goal, fact) && !isShown(fact));
  const values = facts.filter(
    (fact) =>
      isEntered(fact) ||
      isCountOnly(goal, fact, isSaid) ||
      ((becomes.has(fact.kind) || isValue(fact)) && isNew(fact)) ||
      ((fact.kind === "date" || fact.kind === "time" || fact.kind === "phone") && !isShown(fact)) ||
      (fact.kind === "number" && isNamed),
  );
  return values.reduceRight(
    (text, fact) =>
      /\d/.test(fact.value) || isEntered(fact) || (isValue(fact) && isNew(fact))
        ? `${text.slice(0, fact.start)} ${text.slice(fact.end)}`
        : text,
    goal,
  );
}

const kindBefore = /(?<!\p{L})(?:the|this|my|our|der|die|das|dem|den|le|la|el|il|o|a) \p{L}{3,} $/iu;

/** `to 6b+`, `to "North"`: what it is to be; a name may be somebody that it is given to. */
const becomes: ReadonlySet<string> = new Set(["code", "said"]);

/** The row or card around it; an entry of a menu in that row belongs to the row too. */
function rowOf(node: SnapshotNode): { name: string; path: string } | undefined {
  const parts = pathParts(node.path);
  const isHolder = ({ role }: { role: string }): boolean => role === "row" || role === "item";
  const row = parts.findLastIndex(({ role }) => role === "row");
  const at =
    row >= 0
      ? row
      : parts.findLastIndex(
          (part) => isHolder(part) && (part.name !== node.name || node.role === "clickable"),
        );
  const part = parts[at];
  return part && { name: part.name, path: joinParts(parts.slice(0, at + 1)) };
}

type Cut = (word: string) => string;
/** `den kleinen Saal` and `Kleiner Saal`: words without the endings that German gives them. */
const uninflected: Cut = (word) => stem(word).replace(/(?<=\p{L}{4})e[mnrs]?$/u, "");
const saysOpening = ({ name }: SnapshotNode): boolean => opening.test(name) && contentWords(name).length <= 2;

/** What can be pressed, by the entry that it belongs to: its row or card, else, for a control of a general name, the heading over it. */
function entriesOf(usable: readonly SnapshotNode[], nodes: readonly SnapshotNode[], cut: Cut): Entry[] {
  const at = new Map<string, Entry>();
  const isGeneric = (node: SnapshotNode): boolean =>
    saysOpening(node) ||
    usable.some((other) => other !== node && other.role === node.role && other.name === node.name);
  for (const node of usable) {
    const row = rowOf(node) ?? (isGeneric(node) ? partOfKind(node, usable) : undefined);
    const place = row?.name ?? (isGeneric(node) ? headingOver(node, nodes) : "");
    const key = row?.path ?? `${place}\n${isGeneric(node) ? (node.href ?? "") : node.name}`;
    const entry = at.get(key) ?? { own: [], place, path: row?.path ?? "", words: wordSet(place, cut) };
    const words = new Set([
      ...entry.words,
      ...wordSet(`${node.name} ${isGeneric(node) || row ? (node.nearText ?? "") : ""}`, cut),
      ...(isGeneric(node) ? wordSet(wordsOfAddress(node), cut) : []),
    ]);
    at.set(key, { ...entry, own: [...entry.own, node], words });
  }
  return [...at.values()];
}

/** The entry that is told by the goal's words: words that stand at fewer places count more. */
function entryOpener(
  goal: string,
  usable: readonly SnapshotNode[],
  nodes: readonly SnapshotNode[],
  settled: ReadonlySet<string>,
  cut: Cut,
): Opener | undefined {
  // `INV-2081` is not what is meant by `INV-2087`, whatever else they share.
  const isOfOther = otherThings(goal, nodes);
  const isDeedOnly = sharesDeedOnly(goal, nodes);
  const entries = entriesOf(usable, nodes, cut).filter(
    ({ place, own, path }) =>
      !isOfOther({ place, path }) &&
      !isDeedOnly(place, own) &&
      missedIdentifier(goal, [place, ...own.map(({ name }) => name), ...labelsOf(path, own)].join("\n")) ===
        undefined,
  );
  const identified = entries.filter(
    ({ own, path }) =>
      own.some(({ name }) => isIdentifierIn(goal, name)) || labelledLink(goal, path, own) !== undefined,
  );
  const said = [...new Set(contentWords(joined(withoutNewValues(goal, entries, cut))).map(cut))].filter(
    (word) => !/^\p{L}$/u.test(word) && !settled.has(word),
  );
  const weight = (word: string): number => {
    const having = entries.filter(({ words }) => words.has(word)).length;
    if (having === 0 || (having === entries.length && having > 2)) return 0;
    return (/\d/.test(word) ? 1.5 : 1) / having;
  };
  const worth = ({ words }: Entry): number =>
    said.reduce((sum, word) => sum + (words.has(word) ? weight(word) : 0), 0);
  const scored = entries
    .map((entry) => ({ entry, own: worth(entry) }))
    .map(({ entry, own }) => ({ entry, score: own === 0 ? 0 : own + saidAround(entry, said, entries, cut) }))
    .sort((a, b) => b.score - a.score);
  const told = [identified, ...[isHeadedBy, isOfObject].map((is) => entries.filter((one) => is(one, goal)))];
  const [named, ...others] = told.find(({ length }) => length > 0) ?? [];
  if (named && others.length === 0)
    return labelledLink(goal, named.path, named.own) ?? controlOf(named, goal, said);
  const [best, next] = scored;
  const has = ({ entry }: (typeof scored)[number], word: string): boolean => entry.words.has(word);
  const isMore =
    next === undefined || said.every((word) => !has(next, word) || (best !== undefined && has(best, word)));
  if (!best || best.score < leastAlike) return undefined;
  if (best.score - (next?.score ?? 0) < (isMore ? 0.1 : 0.3)) {
    // `La Noguera` beside `La Noguera Baja`: of those that have its words the one that is called just that.
    const alike = scored.filter(({ score }) => best.score - score < 0.1).map(({ entry }) => entry);
    const called = alike.filter((entry) => isCalled(entry, goal));
    const counted = (called.length > 1 ? called : alike).filter((entry) => hasNumbers(entry, goal));
    const only = [called, counted, plainest(alike)].find((list) => list.length === 1)?.[0];
    return only && controlOf(only, goal, said);
  }
  if (best.score < leastAlone) return undefined;
  return controlOf(best.entry, goal, said);
}

/** Words of the goal that an entry around this one has, as the booking that an extra belongs to. What another entry in there says is said of that one. */
function saidAround(
  { path, words }: Entry,
  said: readonly string[],
  entries: readonly Entry[],
  cut: Cut,
): number {
  const above = pathParts(path).slice(0, -1);
  const around = new Set(
    above.flatMap(({ role, name }) => (entryRoles.has(role) ? [...wordSet(name, cut)] : [])),
  );
  const inside = joinParts(above);
  const beside = entries.filter((entry) => entry.path !== path && entry.path.startsWith(`${inside}/`));
  return said.filter(
    (word) => around.has(word) && !words.has(word) && !beside.some((entry) => entry.words.has(word)),
  ).length;
}
const entryRoles: ReadonlySet<string> = new Set(["row", "item"]);

/** Weight of shared words that tell an entry by themselves, and with a name or number of its own. */
const leastAlone = 0.9;
const leastAlike = 0.4;

/** The control of one entry that does what is asked, or opens it: one that says so, else its link, else the entry itself. */
function controlOf({ own, place }: Entry, goal: string, said: readonly string[]): Opener | undefined {
  const lower = goal.toLowerCase();
  const safe = own.filter(
    ({ name }) => !isAside(name) || contentWords(name).some((word) => lower.includes(word)),
  );
  const verb = stem(commandVerb(goal));
  const words = ({ name, description }: SnapshotNode): readonly string[] =>
    contentStems(`${name} ${description ?? ""}`);
  const isEntry = ({ role, name }: SnapshotNode): boolean => role === "clickable" && name === place;
  const deedsBy = (isSaid: (word: string) => boolean): SnapshotNode[] =>
    safe.filter(
      (node) =>
        !isEntry(node) &&
        words(node).some(
          (word) =>
            isKin(word, verb) || (place !== "" && isSaid(word) && !saysPlace(word, withoutNames(place, own))),
        ),
    );
  const plain = deedsBy((word) => said.includes(word));
  // `Lend…` for what is to be on loan.
  const deeds =
    plain.length > 0 ? plain : deedsBy((word) => said.some((one) => one !== verb && areSynonyms(one, word)));
  const opens = safe.filter(
    ({ name, description, states }) =>
      opening.test(name) || opening.test(description ?? "") || states.includes("popup"),
  );
  const links = safe.filter(({ role, name }) => role === "link" && name.trim() !== "");
  // Pressed once, an entry may ask under its control for more, with a second one of the same name.
  const sharedBy = (node: SnapshotNode): number =>
    words(node).filter((word) => said.includes(word) && !saysPlace(word, withoutNames(place, own))).length;
  // `Edit French` beside `Edit German`: the one that the goal says more of.
  const most = Math.max(...deeds.map(sharedBy));
  const told = deeds.filter((node) => sharedBy(node) === most);
  const deed = told.at(-1);
  if (deed && told.every(({ name, role }) => name === deed.name && role === deed.role))
    return {
      node: deed,
      does:
        !deed.states.includes("popup") &&
        !deed.states.includes("collapsed") &&
        deed.role !== "link" &&
        !asksMore(deed.name) &&
        !opensEditor(deed.name, goal),
    };
  // An entry of a menu does what it says.
  const others = safe.filter(({ role }) => role !== "menuitem");
  const node = [opens, links, others].find((list) => list.length === 1)?.[0];
  return node && { node, does: false };
}

/** What a row is called, without the names of its controls. */
const withoutNames = (place: string, controls: readonly SnapshotNode[]): string =>
  controls.reduce((text, { name }) => (name === "" ? text : text.replace(name, " ")), place);

const saysPlace = (word: string, place: string): boolean => wordSet(place).has(word);
