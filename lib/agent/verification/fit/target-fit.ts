import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { type Wanted, wantedWords } from "@/lib/agent/verification/fit/wanted-words";
import { isCalledInShort } from "@/lib/agent/verification/step/spelt-out";
import { isAddressField } from "./address-field";
import { betterPeer, isTwinByKind } from "./better-peer";
import { isBoxMeant, isRowPicked, otherBoxOfEntry } from "./box-meant";
import { differsInSaid } from "./called-alike";
import { candidatesFor, isAsPlaced, rowOf, sameNamed, toldOf } from "./candidates";
import { isCrossOfNamed } from "./cross-of-chip";
import { type Described, describedAt, frequencies, hasQuote, literally } from "./described-element";
import { isOfOtherForm } from "./empty-form";
import { entryOfAddress } from "./entry-of-address";
import { sendsQuery } from "./finishes-deed";
import { type FitQuestion, scoreOf, scoresOf, tiedWith } from "./fit-score";
import { isForOther } from "./for-other";
import { formHeadedSo } from "./form-headed-so";
import { headedJustSo } from "./headed-just-so";
import { isHeldMark } from "./held-mark";
import { isChoiceHeldBeside } from "./holds-choice";
import { isJustIt, isKindCalled, isThingNamed, isThingOfKind } from "./just-called";
import { kindInAddress } from "./kind-in-address";
import { isOfKind } from "./kind-of-control";
import { labelledPeer, onlyNamesake } from "./labelled-peer";
import { isByOtherWord, isLikely, isOnlyPlace } from "./likely-element";
import { saysMoreThanStep } from "./longer-name";
import { weighMaking } from "./makes-new";
import { controlOfColumn } from "./named-column";
import { entryBeside, entryOfNames, namedEntry, properNames, saysMoreBeside } from "./named-entry";
import { namedSibling, valueSibling } from "./named-sibling";
import { isNoOther } from "./no-other";
import { isNameless, isNeighbourSaid, isNoRival, isOfAnybody, isPlaceOpen, isToldByPart } from "./no-rival";
import { isInOneEntry, isOneCounter, isOnlyField, isSameThing, leavesOpen } from "./open-choice";
import { isOfferBegun, isOpenedEntry } from "./opened-entry";
import { isOpenerOfNamed } from "./opener-of-entry";
import { otherHandle } from "./other-handle";
import { isArrowInTime, isArrowToPage, turnOtherCalendars } from "./pager";
import { isPresentPlace } from "./present-place";
import {
  isAroundEntry,
  isBesideAll,
  isJust,
  isNamesakeOf,
  isNamesakeOfEntry,
  isWrittenSo,
} from "./quoted-element";
import { saidControl, titledEntry } from "./said-control";
import { isWrittenWhole } from "./said-row";
import { isSamePlace, leadsJustAs } from "./same-place";
import { isSignInButton } from "./sign-in-button";
import { spokenPeer } from "./spoken-peer";
import { arrowMeant, isTurnedRound, turnedRound } from "./turned-round";
import { twinInOrder } from "./twin-in-order";
import { isWayOutMeant } from "./way-out-meant";

/**
 * Whether the element acted on is the one the step names. `this`: the step's words point at it and at nothing else as much. `other`: they point at another
 * element. `unclear`: the wording does not say. `rival` is the element that fits better.
 */
export type TargetFit = { fit: "this" | "other" | "unclear"; rival?: number; reason: string };

/** Least score of a target that the step can be said to name. */
const leastScore = 0.8;
/** How much better another element must fit to be the one that was meant. */
const rivalFactor = 1.3;
const rivalMargin = 0.2;

/** Weighs the step's words against every element that the action could have been meant for; where that says nothing, against what stands beside it. */
export function fitOf(question: FitQuestion): TargetFit {
  const { nodes, target, intent } = question;
  const fit = weighed(question);
  if (fit.fit !== "this" && isSignInButton(nodes, target, intent))
    return { fit: "this", reason: "it sends the password" };
  if (fit.fit !== "this" && isOpenerOfNamed(nodes, target, intent)) return alone;
  if (fit.fit === "unclear" && isAddressField(nodes, target, intent.words, question.value)) return alone;
  if (isNoOther(question, fit.rival)) return unclear;
  if (fit.fit === "other" && !question.takesText && isJustIt(nodes, target, fit.rival, intent))
    return { fit: "this", reason: "it alone is called just so" };
  const told = [intent.object, intent.container ?? ""];
  if (fit.fit === "other" && told.some((text) => isCalledInShort(nodes[target]?.name ?? "", text)))
    return unclear;
  if (fit.fit === "other" && isArrowInTime(nodes[target], intent)) return unclear;
  if (fit.fit === "other" && turnOtherCalendars(nodes[target], nodes[fit.rival ?? -1], intent))
    return unclear;
  if (fit.fit !== "this" && arrowMeant(nodes, target, intent) === target)
    return { fit: "this", reason: "its arrow points where the step goes" };
  if (isArrowToPage(nodes, target, intent)) return { fit: "this", reason: "its arrow leads to that page" };
  const form = question.takesText ? formHeadedSo(nodes, target, intent) : undefined;
  if (form !== undefined) return other(nodes, form);
  if (question.takesText) return fit;
  if (fit.fit === "other" && isRowPicked(intent) && isBoxMeant(nodes, target, intent))
    return { fit: "this", reason: "it is the box of the row that the step names" };
  const box = fit.fit === "this" ? otherBoxOfEntry(nodes, target, intent) : undefined;
  if (box !== undefined) return other(nodes, box);
  if (fit.fit !== "this" && isWayOutMeant(nodes, target, intent))
    return { fit: "this", reason: "it is a way out of the dialog" };
  if (fit.fit !== "this" && isPresentPlace(nodes, target, intent))
    return { fit: "this", reason: "it alone is called so, and marked as the present place" };
  if (fit.fit !== "this" && isCrossOfNamed(nodes, target, intent))
    return { fit: "this", reason: "it is the cross of what the step names" };
  if (fit.fit !== "this" && isHeldMark(nodes, target, intent))
    return { fit: "this", reason: "it tells what the step takes back" };
  if (fit.fit === "unclear" && isOpenedEntry(nodes, target, intent))
    return { fit: "this", reason: "it alone begins with what the step names" };
  if (fit.fit === "unclear" && isOfferBegun(nodes, target, intent))
    return { fit: "this", reason: "it alone of its menu begins with what the step names" };
  if (
    (fit.fit === "unclear" && isThingOfKind(nodes, target, intent)) ||
    (fit.fit !== "this" && isThingNamed(nodes, target, fit.rival, intent))
  )
    return { fit: "this", reason: "it alone is called just so" };
  if (fit.fit === "unclear" && isKindCalled(nodes, target, intent))
    return { fit: "this", reason: "it alone of its kind is called just so" };
  if (fit.fit === "unclear" && isBoxMeant(nodes, target, intent))
    return { fit: "this", reason: "it is the box of what the step names" };
  if (fit.fit === "unclear" && sendsQuery(nodes, target, intent))
    return { fit: "this", reason: "it sends what the step quotes" };
  const entry = fit.fit === "other" ? undefined : entryBeside(nodes, target, intent);
  if (entry !== undefined) return other(nodes, entry);
  const asMaking = weighMaking(nodes, target, fit, intent);
  if (asMaking !== undefined || fit.fit !== "unclear") return asMaking ?? fit;
  const meant =
    controlOfColumn(nodes, target, intent) ??
    namedSibling(nodes, target, intent) ??
    spokenPeer(nodes, target, intent);
  if (meant === target) return { fit: "this", reason: "it belongs to what the step names" };
  return meant === undefined ? fit : other(nodes, meant);
}

const isRival = ({ nodes, target, intent }: FitQuestion, index: number): boolean =>
  index !== target &&
  !isSamePlace(nodes, index, target) &&
  !isOfOtherForm(nodes, index, target) &&
  !isNamesakeOfEntry(nodes, index, target, intent) &&
  !isOfAnybody(nodes, index, target, intent) &&
  !(nodes[index] && isNeighbourSaid(nodes[index], intent)) &&
  !isForOther(nodes, index, target, intent) &&
  !isChoiceHeldBeside(nodes, index, target, intent);

function weighed(question: FitQuestion): TargetFit {
  const { nodes, target, intent, value, takesText } = question;
  const candidates = candidatesFor(nodes, target, takesText);
  const described = new Map([...candidates, target].map((index) => [index, describedAt(nodes, index)]));
  const wanted = wantedWords(intent, value, [...described.values()]);
  const own = describedAt(nodes, target);
  const frequency = frequencies(wanted, [...described.values()], own);
  const ownScore = scoreOf(own, wanted, frequency);
  const quoted = wanted.quotes.filter((quote) => [...described.values()].some((one) => hasQuote(one, quote)));
  const ownQuotes = quoted.filter((quote) => hasQuote(own, quote)).length;
  const rivals = candidates.filter((index) => {
    const one = described.get(index);
    return (
      one !== undefined &&
      isRival(question, index) &&
      !isNoRival(one, own, wanted) &&
      !isBesideAll(nodes, index, target, wanted) &&
      isOfKind(nodes[index], intent, nodes[target]) &&
      quoted.filter((quote) => hasQuote(one, quote)).length >= ownQuotes
    );
  });
  const peers = peersOf(question, own, wanted);
  const isJustIt = wanted.quotes.some((quote) => isJust(nodes, target, quote));
  const better =
    (isJustIt ? undefined : betterPeer(described, peers, own, wanted, intent)) ??
    namedInstead(nodes, target, own, intent);
  if (better !== undefined) return leadsJustAs(nodes, better, target) ? ledThere : other(nodes, better);
  const scored = scoresOf(question, { rivals, described, own, wanted, frequency });
  const best = scored.reduce((top, one) => (one.score > top.score ? one : top), { index: -1, score: 0 });
  const meant = described.get(best.index);
  if (best.score >= leastScore && best.score > ownScore * rivalFactor + rivalMargin)
    return isNameless(own) ||
      isNamesakeOf(nodes, best.index, target) ||
      isTwinByKind(meant, own, wanted) ||
      isByOtherWord(meant, wanted, intent) ||
      isOnlyPlace(meant, nodes[best.index]?.role, intent) ||
      (ownScore > 0 && isPlaceOpen(nodes[best.index])) ||
      !(isLikely(meant, wanted, intent) || differsInSaid(meant, own, wanted))
      ? unclear
      : other(nodes, best.index);
  const isAsLiteral = (index: number): boolean =>
    literally(described.get(index), intent) >= literally(own, intent);
  const tied = tiedWith(ownScore, scored, isAsLiteral).filter(
    (index) =>
      !isWrittenOnly(nodes, target, index, intent, wanted) &&
      !saysMoreThanStep(nodes, target, index, intent) &&
      !isTurnedRound(nodes, target, index, intent) &&
      !(isJustIt && isAroundEntry(nodes, index, target)) &&
      !isOnlyPlace(described.get(index), nodes[index]?.role, intent) &&
      !isBesideAll(nodes, index, target, wanted),
  );
  if (isOnlyField(question, candidates, ownScore > 0)) return asOnlyField(nodes, target, intent);
  if (ownScore < leastScore || ownQuotes < quoted.length) return unclear;
  if (saysMoreBeside(nodes, target, intent) || isForAll(nodes, target, wanted)) return unclear;
  if (tied.length === 0 || onlyNamesake(nodes, target, tied, intent))
    return { fit: "this", reason: `the step names ${toldOf(nodes, target)}` };
  const twin = twinInOrder(nodes, target, tied, intent);
  if (twin === target) return { fit: "this", reason: "it sorts as the step says" };
  return twin === undefined ? byOrdinal(nodes, target, tied, intent) : other(nodes, twin);
}

/** Only the field that is open for changes is one: it may stand in the row of another thing. */
function asOnlyField(nodes: readonly SkeletonNode[], target: number, intent: StepIntent): TargetFit {
  const names = namesOf(intent);
  const offered = new Set((nodes[target]?.options ?? []).flatMap(wordsOf));
  // `Show only the people of London`, by the list that offers it over the rows of Londoners.
  const isOffered = names.length > 0 && names.every((name) => offered.has(name));
  const entry = isOffered ? undefined : entryOfNames(nodes, rowOf(nodes, target), names);
  return entry === undefined ? { fit: "this", reason: "it is the only field" } : other(nodes, entry);
}

/** What is called just as the target, and may be meant instead. */
const peersOf = (question: FitQuestion, own: Described, wanted: Wanted): number[] =>
  sameNamed(question.nodes, question.target).filter(
    (index) =>
      isRival(question, index) &&
      !isToldByPart(question.nodes, index) &&
      !isBesideAll(question.nodes, index, question.target, wanted) &&
      (!isNameless(own) || isAsPlaced(question.nodes, index, question.target)),
  );

/** The box for all of a list, where the step speaks of one of them. */
const isForAll = (nodes: readonly SkeletonNode[], target: number, wanted: Wanted): boolean =>
  sameNamed(nodes, target).some((index) => isBesideAll(nodes, target, index, wanted));

/** What the step says of the thing and of where it is stands at the target as it is written, and not so at the other one. */
const isWrittenOnly = (
  nodes: readonly SkeletonNode[],
  target: number,
  other: number,
  { object, container = "", quoted }: StepIntent,
  { quotes }: Wanted,
): boolean =>
  isWrittenSo(nodes, target, other, quotes) ||
  isWrittenWhole(nodes, target, other, [object, container, ...quoted].join(" "));

/** What tells the thing that is changed, and not what it is changed to. */
const namesOf = (intent: StepIntent): readonly string[] => {
  const value = new Set(wordsOf(intent.value ?? ""));
  return [...properNames(intent), ...intent.quoted.flatMap(wordsOf)].filter((word) => !value.has(word));
};

/** Its own label, or the names of its entry, tell which one is meant, and it is another one. */
const namedInstead = (
  nodes: readonly SkeletonNode[],
  target: number,
  own: Described,
  intent: StepIntent,
): number | undefined =>
  saidControl(nodes, target, intent) ??
  titledEntry(nodes, target, intent) ??
  headedJustSo(nodes, target, intent) ??
  otherHandle(nodes, target, intent) ??
  kindInAddress(nodes, target, intent) ??
  entryOfAddress(nodes, target, intent) ??
  labelledPeer(nodes, target, intent) ??
  turnedRound(nodes, target, intent) ??
  otherThan(target, arrowMeant(nodes, target, intent)) ??
  valueSibling(nodes, target, intent) ??
  namedEntry(nodes, target, own, intent);

const otherThan = (target: number, found: number | undefined): number | undefined =>
  found === target ? undefined : found;

const ledThere: TargetFit = { fit: "this", reason: "it leads to where the one that the step names does" };
const alone: TargetFit = { fit: "this", reason: "no other control of the entry opens a menu" };
const unclear: TargetFit = { fit: "unclear", reason: "the step's words do not say which element is meant" };
const other = (nodes: readonly SkeletonNode[], rival: number): TargetFit => ({
  fit: "other",
  rival,
  reason: `the step names ${toldOf(nodes, rival)}`,
});

const counted =
  /^(?:first|second|third|fourth|fifth|sixth|last|\d{1,2}(?:st|nd|rd|th)) (?:table|list|form|section|card|panel|chart|dialog|block|area)(?!\p{L})/iu;
function byOrdinal(
  nodes: readonly SkeletonNode[],
  target: number,
  tied: readonly number[],
  intent: StepIntent,
): TargetFit {
  const unclear: TargetFit = { fit: "unclear", reason: "several elements fit the step equally well" };
  if (leavesOpen(intent, nodes, target, tied))
    return { fit: "this", reason: "the step leaves it open which of them" };
  if (isSameThing(intent, nodes, target, tied) || isInOneEntry(intent, nodes, target, tied))
    return { fit: "this", reason: "whatever else fits belongs to the same thing" };
  if (isOneCounter(nodes, target, tied))
    return { fit: "this", reason: "the number tells which way it is counted" };
  // `Search the second table`: the second of the tables, and not of the fields.
  if (intent.ordinal === undefined || counted.test(intent.container ?? "")) return unclear;
  const group = [...tied.filter((index) => nodes[index]?.role === nodes[target]?.role), target].sort(
    (a, b) => a - b,
  );
  const meant = group[intent.ordinal < 0 ? group.length + intent.ordinal : intent.ordinal - 1];
  if (meant === undefined) return unclear;
  return meant === target
    ? { fit: "this", reason: "the step names it by its position" }
    : other(nodes, meant);
}
