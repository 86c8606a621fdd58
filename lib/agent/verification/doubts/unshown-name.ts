import { monthNamed } from "@/lib/agent/domain/dates/months";
import { weekdayNamed } from "@/lib/agent/domain/dates/weekdays";
import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isNounBehind } from "@/lib/agent/domain/wording/german-noun";
import { givesMeasure, holdsMeasure, isMeasure } from "@/lib/agent/domain/wording/measures";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold, stemsOf, wordsOf } from "@/lib/agent/domain/wording/words";
import { groupOf, rowOf } from "@/lib/agent/verification/fit/candidates";
import { thingOf } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { nameUnderKind } from "@/lib/agent/verification/page/headed-kind";
import { isLanguage, rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** A longer text is often cut where it is shown. */
const longest = 40;
/** `Swiss francs` name no thing: pages write CHF. */
const capitals =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'’-]+(?: \p{Lu}[\p{L}\p{N}'’-]*)*(?![\p{L}\p{N}'’-])(?! (?:francs?|dollars?|pounds?|kron(?:er|or|a)|crowns?|rupees?|yen|pesos?|roubles?|rubles?)(?!\p{L}))/gu;
/** Shorter numbers are counts, which pages tell in other ways. */
const numbers =
  /(?<![\p{L}\p{N}.,:/-])\d{2,}(?![\p{L}\p{N}]|[.,:/-]\d|\s?(?:[ap]\.?m|o['’]clock|uhr|h|%|€)\b)/gu;

/** What is written as one word is a name also in small letters: `ida_falk`, `ida@site.example`, `site.example`. */
const machineNames =
  /(?<![\p{L}\p{N}_@.])(?:[\p{L}\p{N}.+-]{1,60}@[\p{L}\p{N}-]{1,60}(?:\.[\p{L}\p{N}-]{2,30}){1,4}|\p{L}[\p{L}\p{N}]{0,40}(?:_[\p{L}\p{N}]{1,40}){1,5}|[\p{L}\p{N}-]{2,60}\.(?:com|org|net|io|dev|app|edu|gov|info|biz|example))(?![\p{L}\p{N}_@])/gu;

/**
 * A name that the step tells its thing by (in quotes, with capitals, a number) and that neither page shows, nor what was entered: whatever became of the
 * page, it was not that thing's.
 */
export function unshownName(ground: Ground): string | undefined {
  const names = opensForNew(ground) ? [] : namesIn(ground.intent, ground);
  if (names.length === 0) return undefined;
  const { texts: shown, fields } = shownOn(ground);
  const texts = [...shown, ownWords(ground)];
  return isUnshown(names, texts, fields)
    ? names.find(
        (name) =>
          isUnshown([name], [...texts, ...texts.flatMap(unglued)], fields) &&
          !isOwnOf(name, ground.target.node?.name ?? "", texts) &&
          !isOwnCount(name, ground.target.node?.name ?? "") &&
          !isShownUnderKind(name, ground) &&
          !texts.some((text) => isBeforeAddress(text, name)),
      )
    : undefined;
}

/** `order of red lentils` in the field `Red lentils` on the page `June order`. */
function isOwnOf(name: string, own: string, texts: readonly string[]): boolean {
  const [, what = "", whose = ""] = /^(.{3,}?) of (?:the )?(.+)$/iu.exec(name) ?? [];
  return whose !== "" && fold(whose) === fold(own) && texts.some((text) => containsPhrase(text, what));
}

/** `number of lamps`, in the field `Lamps`. */
function isOwnCount(name: string, own: string): boolean {
  const [, what = ""] = /^(?:number|count|quantity) of (?:the )?(.+)$/iu.exec(name) ?? [];
  return what !== "" && stemsOf(what).join(" ") === stemsOf(own).join(" ");
}

/** The heading of its list says of what kind it is, and what is acted on, or was before, stands at its name and not in the entry of another one. */
function isShownUnderKind(name: string, ground: Ground): boolean {
  const {
    before,
    input: { after, history },
  } = ground;
  const rest = nameUnderKind(name, [
    { nodes: ground.nodesBefore, title: before?.title },
    { nodes: ground.nodesAfter, title: after.title },
  ]);
  const row = ground.nodesBefore[rowOf(ground.nodesBefore, ground.target.index)]?.name ?? "";
  const acted = history.flatMap(({ target }) => [target?.name ?? "", target?.path ?? ""]);
  return (
    rest !== undefined &&
    [row, ownWords(ground), before?.title ?? "", ...acted].some((text) => containsPhrase(text, rest))
  );
}

function isUnshown(names: readonly string[], texts: readonly string[], fields: readonly string[]): boolean {
  let stems: ReadonlySet<string> | undefined;
  return names.some((name) => {
    const words = stemsOf(name);
    const [only = "", ...others] = wordsOf(name);
    if (others.length === 0 && isLanguage(only))
      return ![...texts, ...fields].some((text) => rootsOf(text).has(rootOf(only)));
    // `31 euros`, entered as a number in `Rate in EUR`.
    if (isMeasure(name) && texts.some((text) => givesMeasure(text, name))) return false;
    if (isMeasure(name) && fields.some((value) => holdsMeasure(value, name, texts))) return false;
    // Most names stand in one text as a whole, which is found sooner than all words of two pages are gathered.
    if (texts.some((text) => !text.includes("@") && standIn(stemsOf(text), words))) return false;
    stems ??= new Set([...texts, ...fields].flatMap(stemsOf));
    const all = stems;
    // `Logout` is shown as `Log out`.
    if (others.length === 0 && only.length >= shortestJoined && texts.some((text) => isJoined(text, only)))
      return false;
    if (!words.every((word) => all.has(word))) return true;
    if (words.length === 1) return false;
    // `Nils Holm` is not called so by `nils.holm@site.example`.
    const isIn = (text: string): boolean => {
      const own = new Set(stemsOf(name.includes("@") ? text : text.replace(address, " ")));
      return words.every((word) => own.has(word));
    };
    return !texts.some(isIn) && !isIn(fields.join(" "));
  });
}

const shortestJoined = 5;
const isJoined = (text: string, word: string): boolean =>
  text.length <= longest && wordsOf(text).join("") === word;

const standIn = (text: readonly string[], words: readonly string[]): boolean =>
  words.length <= text.length && words.every((word) => text.includes(word));

/** `IFIda Falk`: the initials that are drawn for a picture stand right before the name, as they are read. */
const unglued = (text: string): readonly string[] => {
  const parted = text.replace(initials, " ");
  return parted === text ? [] : [parted];
};
const initials = /(?<=(?<![\p{L}\p{N}])\p{Lu}{1,3})(?=\p{Lu}\p{Ll})/gu;

/** `Ida Falkida@site.example`: the address that is drawn below the name stands right behind it, as they are read. */
function isBeforeAddress(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return (
    at >= 0 &&
    name.includes(" ") &&
    !/[\p{L}\p{N}]$/u.test(text.slice(0, at)) &&
    /^[\p{Ll}\p{N}][\p{Ll}\p{N}._+-]{1,40}@/u.test(text.slice(at + name.length))
  );
}

/** `the Bedroom Ceiling light`: the part that the control stands in and the control itself make the name together. */
const ownWords = ({ nodesBefore, target, action }: Ground): string =>
  [
    nodesBefore[groupOf(nodesBefore, target.index)]?.name,
    target.node?.name,
    // `21 degrees`, entered as a number in the entry that says `Setpoint: 19 °C`.
    action.takesText
      ? `${action.value ?? ""} ${nodesBefore[rowOf(nodesBefore, target.index)]?.name ?? ""}`
      : "",
  ].join(" ");

/** `Open the form to add "Jas"`: what is yet to be made is shown nowhere. */
const opensForNew = ({ intent, input }: Ground): boolean =>
  leading.has(intent.verb) &&
  making.test(input.step?.description ?? input.action.stepDescription ?? input.goal);
const leading: ReadonlySet<string> = new Set(["open", "navigate"]);
const making =
  /(?<!\p{L})(?:add|adding|create|creating|new|another|register|book|booking|write|compose|schedule|record|log|invite|order|request)(?!\p{L})/iu;

const address = /\S{1,64}@\S{1,190}/gu;

function namesIn(intent: StepIntent, { input, nodesBefore, target }: Ground): string[] {
  const wording = input.step?.description ?? input.action.stepDescription ?? input.goal;
  const bare = intent.quoted.reduce((text, quote) => text.replaceAll(quote, " "), wording);
  // `Turn` of `Turn to the third page` is a verb that no list knows.
  const thing = intent.verb === "unknown" && !intent.object.includes(" ") ? "" : thingOf(intent);
  const said = `${thing} , ${intent.container ?? ""} , ${intent.field ?? ""} , ${intent.value ?? ""}`;
  const isOfQuote = (name: string): boolean => intent.quoted.some((quote) => quote.includes(name));
  const runs = (said.match(capitals) ?? []).filter(
    (name) =>
      !isOfQuote(name) &&
      !isDate(name) &&
      !keys.test(name) &&
      !speaker.test(name) &&
      !isNounBehind(bare.slice(0, Math.max(0, bare.indexOf(name))), name),
  );
  const counted: readonly string[] = bare.match(numbers) ?? [];
  const written = (bare.match(machineNames) ?? []).filter((name) => !isOfQuote(name));
  // `Mastercard ending 7156` may stand there as `MC ···· 7156`.
  const entry = wordsOf(nodesBefore[rowOf(nodesBefore, target.index)]?.name ?? "");
  const isTold = counted.some((number) => number.length >= telling && entry.includes(number));
  return [
    ...intent.quoted.filter((quote) => !isWholeDate(quote)),
    ...(isTold ? [] : runs),
    ...written,
    ...counted,
  ].filter((name) => name.length <= longest && wordsOf(name).length > 0 && !forAll.test(name));
}
/** What the box for a whole list is called by people, who see no name at it. */
const forAll = /^(?:select|tick|check|mark)[ -]all$/i;
/** Digits of a number that tells an entry of a list from the others. */
const telling = 3;

/** `that I've taken out the glass` */
const speaker = /^I['’](?:ve|m|d|ll)$/;

/** `and press Enter`, `Please close it` */
const keys = /^(?:enter|return|tab|esc|escape|space|backspace|please|kindly|thanks)$/i;

/** Dates are shown in many forms. */
const isDate = (name: string): boolean =>
  name.split(" ").some((word) => monthNamed(word) !== undefined || weekdayNamed(word) !== undefined);

/** `18 June 2026`, where a field holds `2026-06-18`. */
const isWholeDate = (quote: string): boolean =>
  isDate(quote) &&
  /\d/.test(quote) &&
  wordsOf(quote).every(
    (word) =>
      /^\d{1,4}(?:st|nd|rd|th)?$/.test(word) ||
      monthNamed(word) !== undefined ||
      weekdayNamed(word) !== undefined,
  );

/** What both pages show, what is known of the action beside them, and what the fields hold. */
function shownOn({ input, before, nodesBefore, nodesAfter, action, verb }: Ground): {
  texts: string[];
  fields: string[];
} {
  // What is taken away was there before; that it is shown now, says that it is there still.
  const isTaken = verb === "remove" && action.clicks;
  const nodes: readonly SkeletonNode[] = isTaken ? nodesBefore : [...nodesBefore, ...nodesAfter];
  const { after, report } = input;
  return {
    texts: [
      ...nodes.flatMap(textsOf),
      // `85 euros`, entered as a number in `Your bid in euros`.
      ...nodes.filter(isField).map(({ name, value = "", nearText = "" }) => `${value} ${name} ${nearText}`),
      ...(before?.semanticSkeleton?.textDigest ?? []),
      ...(isTaken ? [] : after.lines),
      ...[before?.title ?? "", before?.url ?? "", after.title, after.url].map((text) => decoded(text)),
      ...report.witness.recentEvents,
      ...knownBefore(input),
    ],
    fields: [...nodes.filter(isField).map(({ value = "" }) => value), action.value ?? ""],
  };
}

/** What the controls and fields of this task were called, or held, when they were used: a name that is written over is shown no longer. */
const knownBefore = ({ history }: Ground["input"]): string[] =>
  history.flatMap(({ target }) => (target ? [target.name, target.value ?? ""] : []));

const textsOf = ({
  name,
  value = "",
  placeholder = "",
  description = "",
  testId = "",
  href = "",
  options = [],
}: SkeletonNode) => [name, value, placeholder, description, testId, decoded(href), ...options];

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
