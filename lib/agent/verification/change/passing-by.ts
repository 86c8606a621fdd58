import type { Observation } from "@/lib/agent/domain/observation";
import type { StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { contentWords, fold } from "@/lib/agent/domain/wording/words";
import { toneOfText } from "@/lib/agent/snapshot/alert-tone";
import type { Ground } from "@/lib/agent/verification/ground";
import { mentions } from "@/lib/agent/verification/step/mentions";
import { rootOf } from "@/lib/agent/verification/step/word-roots";
import type { NewAlert } from "./new-alerts";
import { clientEvent } from "./out-of-sight";

/** What goes on on a page by itself, and is no effect of an action: a count that ticks, a message of before that goes, news beside a list to be sorted. */
export const passesBy = (one: Observation, ground: Ground): boolean =>
  isOfMessageGone(one, ground) || isTick(one, ground) || isNews(one, ground);

/** Steps that bring or keep something: that something else went is not what they do. */
const bringing: ReadonlySet<StepVerb> = new Set([
  "open",
  "expand",
  "add",
  "create",
  "navigate",
  "back",
  "search",
  "filter",
  "sort",
  "submit",
  "edit",
  "send",
  "continue",
]);

/** A message about a deed of before goes by itself, and takes the box along that it was shown in. */
function isOfMessageGone(one: Observation, { verb, effects, nodesBefore, target }: Ground): boolean {
  if (!bringing.has(verb)) return false;
  if (isMessageGone(one)) return true;
  const box = nodesBefore[one.beforeIndex ?? -1];
  return (
    one.kind === "element_disappeared" &&
    box?.role === "region" &&
    box.name === "" &&
    target.node?.parent !== one.beforeIndex &&
    effects.elsewhere.some(isMessageGone)
  );
}
const isMessageGone = ({ kind, from, to }: Observation): boolean =>
  kind === "text_changed" && to === undefined && from !== undefined && toneOfText(from) === "success";

/** Steps whose effect is seen: what they lead to, bring or put away. */
const seen: ReadonlySet<StepVerb> = new Set([
  "open",
  "close",
  "expand",
  "collapse",
  "navigate",
  "back",
  "sort",
  "search",
  "filter",
  "login",
  "logout",
  "upload",
]);
/** A box shows itself what became of it. */
const boxed: ReadonlySet<StepVerb> = new Set(["check", "uncheck"]);
/** Steps whose effect may be told by a number alone: `Slide 3 of 7`. */
const turning: ReadonlySet<StepVerb> = new Set(["navigate", "back"]);

/**
 * `118 people online`, `ACME 103.3`: both pages have the line, with other numbers. It goes on by itself where it came several times; a step that a number cannot be all of needs neither.
 */
function isTick({ kind, from, to }: Observation, ground: Ground): boolean {
  const text = to ?? from ?? "";
  if ((kind !== "text_changed" && kind !== "name_changed") || !/\d/.test(text)) return false;
  const form = numberless(text);
  if (!/\p{L}{2}/u.test(form) || form.includes("%") || isOfResults.test(text)) return false;
  const { verb, asSaid, input, before, target } = ground;
  const isThere = (lines: readonly string[]): boolean =>
    lines.some((line) => line !== text && numberless(line) === form);
  if (!isThere(to === undefined ? input.after.lines : (before?.semanticSkeleton?.textDigest ?? [])))
    return false;
  const needsNoProof =
    (seen.has(verb) || (boxed.has(verb) && target.node?.role === "checkbox")) &&
    !turning.has(verb) &&
    !tellsPlace.test(text) &&
    !sharesWord(text, asSaid);
  return needsNoProof || timesTold(form, ground) > 1;
}

/** How many texts of that form the page has shown since the action, as the client saw them come and as it stands now. */
function timesTold(form: string, { input, before, nodesBefore }: Ground): number {
  const came = input.report.witness.recentEvents.flatMap((line) => {
    const { kind, text } = clientEvent(line);
    return kind === "Added" ? [text.replace(/^'|'$/g, "")] : [];
  });
  const texts = [...came, ...input.after.lines];
  const stood = [...(before?.semanticSkeleton?.textDigest ?? []), ...nodesBefore.map(({ name }) => name)];
  return new Set(texts.filter((text) => numberless(text) === form && !stood.includes(text))).size;
}

const tellsPlace =
  /\d\s*(?:\/|of|de|von|di|sur|sobre|из)\s*\d|(?<!\p{L})(?:page|slide|step|photo|image|picture|item|question|chapter|part|section|week|day|month|year)(?!\p{L})/iu;

/** Sorting and emptying change what is there: what else comes, and has no word of the step, is told beside it. */
const isNews = ({ kind, to, afterIndex }: Observation, { verb, nodesAfter, asSaid }: Ground): boolean =>
  (verb === "sort" || verb === "clear") &&
  ((kind === "text_changed" && to !== undefined) || kind === "element_appeared") &&
  !sharesWord(to ?? nodesAfter[afterIndex ?? -1]?.name ?? "", asSaid);

const numberless = (text: string): string => fold(text).replace(/\d+(?:[.,:]\d+)*/g, "0");

/** What the site tells of something else than the step, not one word of which it says: a step whose effect is seen is not answered by it. */
export const isToldOfOther = (
  { text, tone, near }: NewAlert,
  { verb, intent, target, asSaid }: Ground,
): boolean =>
  tone !== "error" &&
  !near &&
  seen.has(verb) &&
  (tone === "info" || !answers.has(verb)) &&
  !isOfResults.test(text) &&
  !mentions(text, intent) &&
  !sharesWord(text, asSaid) &&
  !sharesWord(text, target.node?.name ?? "");

/** Steps that a site answers by a message alone: `You are signed out`, `Ticket resolved`. */
const answers: ReadonlySet<StepVerb> = new Set(["close", "login", "logout", "upload"]);
/** How many a search found. */
const isOfResults = /(?<!\p{L})(?:results?|found|match(?:es|ing)?|hits?|entries|shown|showing)(?!\p{L})/iu;

function sharesWord(text: string, said: string): boolean {
  const words = new Set(contentWords(text).map(rootOf));
  return contentWords(said).some((word) => words.has(rootOf(word)));
}
