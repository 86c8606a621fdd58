import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { affirming, declining } from "@/lib/agent/domain/wording/question-answers";
import type { StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { type Check, refuted } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { rootOf } from "@/lib/agent/verification/step/word-roots";
import { isYes } from "./question-asked";

/**
 * `Delete the shelf`: what was pressed only brought up the question whether it is to be done, or the form that it is done with, and neither was answered yet. The step
 * goes on; by this action it is not done.
 */
export const answerAwaited: Check = {
  name: "answer-awaited",
  applies: ({ diff, action, intent, asSaid, input }) =>
    diff !== undefined &&
    input.secondLook &&
    action.clicks &&
    deeds.has(intent.verb) &&
    !onlyBegins.test(asSaid) &&
    (input.isLastStep || !isYes(input.nextStep ?? "")),
  check(ground) {
    const come = comeUp(ground);
    const asked = come && (questionIn(ground, come) ?? formIn(ground, come));
    return asked === undefined
      ? undefined
      : refuted(0.85, `It is asked first, and nobody has answered: "${asked.slice(0, 120)}"`);
  },
};

const deeds: ReadonlySet<StepVerb> = new Set([
  "remove",
  "clear",
  "archive",
  "close",
  "create",
  "add",
  "move",
  "submit",
  "send",
  "logout",
]);
/** A step may want no more than to be asked. */
const onlyBegins =
  /(?<!\p{L})(?:ask|asks|asked|request|start|begin|initiate|trigger|bring up|open|opens|show|shows|dialog|pop-?up|prompt|question|confirmation|form|menu|button|icon)(?!\p{L})/iu;

type Come = { nodes: readonly SnapshotNode[]; texts: readonly string[]; answers: readonly string[] };

/** What came into view with the action, where one can give up in it. */
function comeUp({ diff, nodesAfter }: Ground): Come | undefined {
  const nodes = (diff?.appeared ?? []).flatMap((at) => nodesAfter[at] ?? []);
  const answers = nodes.flatMap(({ role, name, states }) =>
    pressable.has(role) && !states.includes("hidden") ? [name.trim()] : [],
  );
  if (!answers.some((name) => declining.test(name))) return undefined;
  return { nodes, texts: [...nodes.map(({ name }) => name), ...(diff?.linesAdded ?? [])], answers };
}
const pressable: ReadonlySet<string> = new Set(["button", "link", "clickable"]);

/** It asks whether this very deed is to be done, and can be told to. */
function questionIn(ground: Ground, { texts, answers }: Come): string | undefined {
  const said = texts.filter((text) => asksWhether.test(text) && !asksForMore.test(text));
  const [question] = said.filter((text) => wordsOf(text).length >= fewestWords);
  if (question === undefined) return undefined;
  const isDeed = (text: string): boolean => saysDeed(text, ground);
  const yes = answers.filter((name) => !declining.test(name) && (affirming.test(name) || isDeed(name)));
  if (yes.length === 0 || ![...texts].some(isDeed)) return undefined;
  const { stored, refused, lost, open } = ground.requests;
  const isSent = stored.length + refused.length + lost.length + open.length > 0;
  // What asks may be fetched by a POST; what is asked so is not done yet all the same, as long as what does it is still there.
  const isFetched =
    ground.target.afterIndex >= 0 &&
    refused.length + lost.length + open.length === 0 &&
    stored.every(({ method }) => method.toUpperCase() === "POST") &&
    said.some((text) => asksSurely.test(text));
  return !isSent || isFetched ? question : undefined;
}
const fewestWords = 2;
const asksWhether =
  /[?？]|(?<!\p{L})(?:about to|cannot be undone|can['’]t be undone|will be (?:permanently )?(?:deleted|removed|erased|lost)|are you sure)(?!\p{L})/iu;
const asksSurely = /(?<!\p{L})(?:are you (?:really |quite |absolutely )?sure|do you really want)(?!\p{L})/iu;
/** What is asked once it is done: whether there is to be more of it. */
const asksForMore = /(?<!\p{L})(?:another|more|else|next|again|anything|rate|feedback|help|undo)(?!\p{L})/iu;

/** The deed in the words of the step or of what was pressed. */
function saysDeed(text: string, { asSaid, target }: Ground): boolean {
  const roots = [asSaid, target.node?.name ?? ""].flatMap((said) => {
    const [first] = wordsOf(said);
    return first !== undefined && first.length > shortest ? [rootOf(first)] : [];
  });
  return wordsOf(text).some((word) => roots.includes(rootOf(word)));
}
const shortest = 2;

/** As the last step: a dialog with fields in it came up that is sent by a button of the pressed one's own name, and nothing was sent. */
function formIn(ground: Ground, { nodes, answers }: Come): string | undefined {
  const { input, requests, target } = ground;
  const name = target.node?.name.trim() ?? "";
  const isSent = requests.stored.length + requests.open.length + requests.lost.length > 0;
  const isForm = nodes.some(({ role }) => role === "dialog") && nodes.some(isField);
  const isSender = answers.some((answer) => fold(answer) === fold(name));
  return input.isLastStep && name !== "" && !isSent && isForm && isSender
    ? (nodes.find((node) => node.role === "heading" && containsPhrase(node.name, name))?.name ?? name)
    : undefined;
}
