import type { Observation } from "@/lib/agent/domain/observation";
import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { textTurned } from "@/lib/agent/verification/page/text-turned";
import { toldInWord } from "@/lib/agent/verification/page/turned-over";
import {
  isCalledByDeed,
  isChoiceOfOff,
  isCutLoose,
  isDeniedByLabel,
  isKeptByMark,
  isOptionSaid,
  isSaidByName,
  wantedByLabel,
  wantedByWording,
} from "@/lib/agent/verification/step/toggle-said";

const onWords =
  /^\.?(?:is-|has-)?(?:checked|pressed|on|enabled|toggled|active|selected|starred|favou?rited?|liked|pinned|muted|bookmarked|saved|followed|following|subscribed|flagged|locked|joined|upvoted|completed?|done)$/;
const offWords = /^\.?(?:is-|has-)?(?:unchecked|unpressed|off)$/;
const stateWord =
  /^\.(?:[a-z0-9]+(?:(?:-|__?)[a-z0-9]+)*[-_]{1,2})(checked|on|enabled|toggled|active|selected|starred|completed?|done)$/;
/** `select-option-is-active`: in an open list the option that the pointer or the keys are at. */
const highlight = /option(?:[-_]{1,2}[a-z]+)*[-_]{1,2}active$/;
/** Star, hearts, ticked box, check mark, filled circles, bell; and the same as outlines, the bell crossed out. */
const onGlyphs = /[\u2605\u2665\u2764\u2611\u2705\u25CF\u25C9\u{1F514}]/u;
const offGlyphs = /[\u2606\u2661\u{1F90D}\u2610\u25CB\u25EF\u{1F515}]/u;
/** `.clear-completed` of the button `Clear completed` says what it is called, and nothing of how it is. */
const isItsName = (state: string, name: string): boolean =>
  wordsOf(state.replace(/[-_]+/g, " ")).join(" ") === wordsOf(name).join(" ");
/** Controls that are on or off by themselves. */
export const toggleRoles: ReadonlySet<string> = new Set(["checkbox", "radio", "switch"]);

/** Whether something is on, by its states or its sign; undefined where it shows neither. */
export function isOn(node: SkeletonNode | undefined): boolean | undefined {
  if (!node) return undefined;
  if (node.states.includes("mixed")) return undefined;
  const says = (state: string): boolean =>
    onWords.test(state) || (stateWord.test(state) && !isItsName(state, node.name));
  if (node.states.some((state) => says(state) && !highlight.test(state))) return true;
  if (node.states.some((state) => offWords.test(state))) return false;
  if (onGlyphs.test(node.name)) return true;
  return offGlyphs.test(node.name) ? false : undefined;
}

/** What a toggle was and is. A thing that shows being on only by a class is off without it. */
export type ToggleChange = { before: boolean; after: boolean; native: boolean };

/** Reads the target as a toggle, or the row that the target switches; undefined when it is none. */
export function toggleChange({
  target,
  nodesBefore,
  nodesAfter,
  diff,
  verb,
  input,
}: Ground): ToggleChange | undefined {
  const native = toggleRoles.has(target.node?.role ?? "");
  const own = pairOf(target.node, target.after);
  if (own) return { ...own, native };
  const behind = native ? undefined : toggleBehind({ target, nodesBefore, nodesAfter, diff });
  if (behind) return { ...behind, native: true };
  const drawn = markDrawn({ target, nodesBefore, nodesAfter, diff });
  if (drawn) return { ...drawn, native: false };
  if (verb !== "check" && verb !== "uncheck" && verb !== "toggle" && verb !== "select") return undefined;
  const row = target.index < 0 ? -1 : rowOf(nodesBefore, target.index);
  const rowAfter = row < 0 ? -1 : (diff?.match.toAfter[row] ?? -1);
  const picks = /\b(?:select|tick|check|mark)\w*\b(?! .*\bas\b)/i.test(input.step?.description ?? "");
  const ofRow = pairOf(nodesBefore[row], nodesAfter[rowAfter], picks);
  return ofRow && { ...ofRow, native: false };
}

/** What became of the one toggle that a click on its label, or on what is drawn in its place, is meant for; where another one went, nothing is known. */
function toggleBehind({
  target,
  nodesBefore,
  nodesAfter,
  diff,
}: Pick<Ground, "target" | "nodesBefore" | "nodesAfter" | "diff">): ReturnType<typeof pairOf> {
  const went = (diff?.changed ?? []).flatMap(({ before, after }) => {
    const was = nodesBefore[before];
    const pair = was && toggleRoles.has(was.role) ? pairOf(was, nodesAfter[after]) : undefined;
    return was && pair && pair.before !== pair.after ? [{ pair, was }] : [];
  });
  const meant = meantBy(target, nodesBefore);
  // Of a group of radio buttons the one that was on goes off when another one goes on.
  const [only, ...more] = went.filter(
    ({ pair, was }) => meant?.role !== "radio" || was.role !== "radio" || was === meant || pair.after,
  );
  return only && more.length === 0 && only.was === meant ? only.pair : undefined;
}

/**
 * Of the toggles beside the target or in it, the only one of its name; where none is called so, the only one where one of both has no name. What is drawn
 * for a toggle stands right behind it, so that a page can draw it by its state.
 */
export function meantBy(
  { index, node }: Ground["target"],
  nodes: readonly SkeletonNode[],
): SkeletonNode | undefined {
  if (!node) return undefined;
  const beside = nodes.filter(
    ({ role, parent }) => toggleRoles.has(role) && (parent === index || parent === node.parent),
  );
  const labelled = beside.filter(({ nearText = "" }) => nearText !== "" && nearText === node.nearText);
  if (node.name === "" && labelled.length === 1) return labelled[0];
  const drawnFor = nodes[index - 1];
  if (node.name === "" && drawnFor && beside.includes(drawnFor)) return drawnFor;
  const namesakes = beside.filter(({ name }) => name !== "" && name === node.name);
  const others = beside.filter(({ name }) => name === "" || node.name === "");
  const [only, ...more] = namesakes.length > 0 ? namesakes : others;
  return more.length === 0 ? only : undefined;
}

/** A box that is drawn empty is no element of the page, and one with its mark in it is: the only mark that came or went stands in the target or right behind it. */
function markDrawn({
  target,
  nodesBefore,
  nodesAfter,
  diff,
}: Pick<Ground, "target" | "nodesBefore" | "nodesAfter" | "diff">): ReturnType<typeof pairOf> {
  if (!diff || !target.node || target.afterIndex < 0 || isOn(target.after) !== undefined) return undefined;
  const [come, gone] = [
    diff.appeared.filter((at) => isMark(nodesAfter[at])),
    diff.disappeared.filter((at) => isMark(nodesBefore[at])),
  ];
  const [mark = -1] = [...come, ...gone];
  if (come.length + gone.length !== 1) return undefined;
  const [nodes, at] = come.length > 0 ? [nodesAfter, target.afterIndex] : [nodesBefore, target.index];
  const isOwn = nodes[mark]?.parent === at || (mark === at + 1 && nodes[mark]?.parent === nodes[at]?.parent);
  return isOwn ? { before: gone.length > 0, after: come.length > 0 } : undefined;
}
const isMark = (node: SkeletonNode | undefined): boolean =>
  node !== undefined && node.name === "" && node.role === "region" && node.states.includes(".checked");

/** That a row is picked or under the pointer says nothing about what it holds. */
const unpicked = (node: SkeletonNode | undefined): SkeletonNode | undefined =>
  node && { ...node, states: node.states.filter((state) => !/^\.?(?:is-)?(?:active|selected)$/.test(state)) };

function pairOf(
  before: SkeletonNode | undefined,
  after: SkeletonNode | undefined,
  picks = true,
): { before: boolean; after: boolean } | undefined {
  const told = toldInWord(before, after);
  if (told) return told;
  const seen = [before, after].map((node) => (picks ? node : unpicked(node)));
  const [was, is] = seen.map(isOn);
  // `★` that is drawn the same and bears a state besides now, or none any more.
  const [wasMarked, isMarked] = seen.map((node) => isOn(node && { ...node, name: "" }));
  if (before && after && before.name === after.name && wasMarked !== isMarked)
    return { before: wasMarked ?? false, after: isMarked ?? false };
  if (!before || !after || (was === undefined && is === undefined)) return undefined;
  return { before: was ?? false, after: is ?? false };
}

/** What the step wants of a toggle; undefined when it only says to click it. */
export function wantedToggle(ground: Ground): boolean | undefined {
  const { verb, action } = ground;
  if ((verb === "check" || verb === "uncheck") && isChoiceOfOff(ground)) return verb === "uncheck";
  if ((verb === "check" || verb === "uncheck") && action.clicks && isDeniedByLabel(ground)) return undefined;
  if ((action.name === "uncheck" && isForOff(ground)) || isCutLoose(ground)) return false;
  // `I must not follow Ann any more`: only the control says what is done, and the step denies it.
  if (
    verb === "check" &&
    ground.intent.verb === "unknown" &&
    action.clicks &&
    wantedByWording(ground) === false
  )
    return false;
  if (action.name === "check" || verb === "check") return true;
  if (action.name === "uncheck" || verb === "uncheck") return false;
  if (verb === "select" && action.clicks) return true;
  if (verb === "edit" && action.clicks && isOptionMeant(ground)) return true;
  if (isOwnCommand(ground) || isCalledByDeed(ground) || isKeptByMark(ground)) return true;
  if (isOptionSaid(ground, isOn(ground.target.node))) return true;
  if (verb === "toggle" && ground.intent.verb === "unknown")
    return isDeniedByLabel(ground) ? undefined : wantedByWording(ground);
  if (action.clicks && isSaidByName(ground)) return true;
  return action.clicks && !toggleRoles.has(ground.target.node?.role ?? "")
    ? wantedByLabel(ground)
    : undefined;
}

/** `Hide the year column`, and the box `Hide year`: a box that is called by the step's own command does it by being on. */
function isOwnCommand({ verb, action, target: { node }, intent, input }: Ground): boolean {
  const [first, ...rest] = wordsOf(node?.name ?? "");
  // `Mute e-mail alerts`, and the box `E-mail alerts`: it is called by what the command is about.
  const [begun] = wordsOf(input.step?.description ?? input.action.stepDescription ?? "");
  return (
    begun === first &&
    commanding.has(verb) &&
    action.clicks &&
    (node?.role === "checkbox" || node?.role === "switch") &&
    first !== undefined &&
    first === intent.words[0] &&
    rest.length > 0 &&
    rest.every((word) => intent.words.includes(word))
  );
}
const commanding: ReadonlySet<string> = new Set([
  "close",
  "open",
  "filter",
  "archive",
  "send",
  "edit",
  "add",
]);

/** `Set the size to Large`, and the radio button that is called so or stands beside that word. */
const isOptionMeant = ({ target: { node }, intent: { value } }: Ground): boolean =>
  node !== undefined &&
  (chosenRoles.has(node.role) || (node.role === "menuitem" && isOn(node) !== undefined)) &&
  value !== undefined &&
  [node.name, node.nearText ?? ""].some((text) => fold(text) === fold(value));

/** And the swatch or segment that stays pressed. */
const chosenRoles: ReadonlySet<string> = new Set(["radio", "button", "clickable"]);

/** States that a toggle shows by being on. */
const usuallyOn =
  /^(?:done|complete[d]?|finished|read|reviewed|important|favou?rite|paid|resolved|solved|checked|starred|on|active|enabled)$/i;

/** `Mark Ida Falk as absent` and the switch `Ida Falk present`: being off may well be what stands for that state. */
function isForOff({ verb, target, input }: Ground): boolean {
  const { object = "" } = readStepIntent(input.step?.description ?? "");
  const state = / as (?:an? |the )?(\S.*)$/i.exec(object)?.[1];
  return (
    verb === "check" &&
    state !== undefined &&
    !usuallyOn.test(state) &&
    !containsPhrase(target.node?.name ?? "", state)
  );
}

/**
 * Besides the control itself, something of the application changed: at the control, or a request was answered. A native control flips even where no one
 * listens. Farther away a change counts when it is one of state or number and still there at the second look: what comes and goes does so by itself.
 */
export function appReacted(ground: Ground): boolean {
  const { effects, requests, input } = ground;
  if (requests.stored.length > 0 || (input.secondLook && (didCommand(ground) || textTurned(ground))))
    return true;
  if (effects.related.some((one) => !isOfBox(one, ground))) return true;
  return (
    input.secondLook &&
    effects.elsewhere.some(
      ({ kind, to, from }) =>
        saysChoice(ground, from, to) ||
        kind === "state_changed" ||
        kind === "value_changed" ||
        (kind !== "element_appeared" && (hasNumber(to) || hasNumber(from))),
    )
  );
}

/** A text came that says the option which was chosen: `Selected: Python`. */
const saysChoice = ({ action: { name, value = "" } }: Ground, from = "", to = ""): boolean =>
  name === "select" &&
  /\p{L}{3}|\d{3}/u.test(value) &&
  containsPhrase(to, value) &&
  !containsPhrase(from, value);

/** What a box is to hide was part of what something else is called, and is no more; what it is to show is now. */
function didCommand(ground: Ground): boolean {
  if (!isOwnCommand(ground)) return false;
  const { target, effects } = ground;
  const own = wordsOf(target.node?.name ?? "")
    .slice(1)
    .join(" ");
  return effects.elsewhere.some(({ kind, from = "", to = "" }) => {
    const [was, is] = [containsPhrase(from, own), containsPhrase(to, own)];
    return kind === "name_changed" && was !== is && is === (ground.verb === "open");
  });
}

const isTarget = (
  target: Ground["target"],
  afterIndex: number | undefined,
  beforeIndex: number | undefined,
): boolean =>
  (afterIndex !== undefined && afterIndex === target.afterIndex) ||
  (beforeIndex !== undefined && beforeIndex === target.index);

/** `<div class="checkbox--selected"><input …>`: what is put around the box and nothing else, to draw it by its state, is the box. */
export function isOfBox({ afterIndex, beforeIndex }: Observation, { target, nodesAfter }: Ground): boolean {
  const around = target.afterIndex > 0 ? nodesAfter[target.afterIndex - 1] : undefined;
  const isDrawn = around?.inputType === "stateful" && around.name === "";
  return isTarget(target, afterIndex, beforeIndex) || (isDrawn && afterIndex === target.afterIndex - 1);
}

const hasNumber = (text: string | undefined): boolean => text !== undefined && /\d/.test(text);
