import { splitClauses } from "@/lib/agent/domain/wording/clauses";
import { isDenied, pastForms, takenBackBy } from "@/lib/agent/domain/wording/done-word";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { affirming } from "@/lib/agent/domain/wording/question-answers";
import { containsPhrase, contentWords, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { selfNameAfter } from "@/lib/agent/verification/page/place";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";
import { questionIsLeft } from "./taken-away";

/**
 * `Do you want to freeze this card?` was answered with yes where the step says `Confirm the freeze`: the site took the answer, the question went, and a message of
 * success says of the question's thing, by the question's own word, that it was done. What the step says is in the question, and the names in it on the page that came.
 */
export function isAgreedAsAsked(ground: Ground): boolean {
  const { action, target, requests, alerts, kindAfter, diff, verb } = ground;
  if (!diff || !action.clicks || kindAfter !== "ordinary") return false;
  if (!affirming.test(target.node?.name.trim() ?? "") || target.afterIndex >= 0 || !questionIsLeft(ground))
    return false;
  if (requests.stored.length === 0 || alerts.some(({ tone }) => tone === "error")) return false;
  if (requests.refused.length + requests.lost.length + requests.open.length > 0) return false;
  const [asked, ...more] = [...new Set(diff.linesRemoved)].flatMap((line) => askedIn(line) ?? []);
  if (!asked || more.length > 0) return false;
  // What is to be gone has to be seen to be gone; what is archived or taken off is there still.
  if (verb === "remove" && !keepsThing.test(asked.deed)) return false;
  const isMeant =
    verb === "remove" || isAnswerAlone(ground)
      ? isGoalsDeed(ground, asked)
      : saysAsAsked(ground, asked) && isOfNames(ground, asked);
  return isMeant && isToldOf(ground, asked);
}
const keepsThing = /^(?:archive|unpublish|deactivate|disable|suspend|withdraw|retire|hide|close|revoke)$/u;

/** `Answer Yes`, `Confirm the archiving`: the step leaves it to the goal which thing it is done to. */
const isAnswerAlone = (ground: Ground): boolean => wordsSaid(ground).length === 0;

/** `Archive the draft of Harbour walks`: a name ends the goal, whatever letters its words begin with. */
const ofThing = /(?<!\p{L})(?:of|for) (?:the )?(?:\p{Ll}{2,20} )?(\p{Lu}[^"“”.,;:]{1,60}?)[.!]?$/u;

/**
 * One command of the goal, and no other, is what was asked; the question asks for nothing that the command does not say, and what the command says of the thing is what
 * the question says of it, or what the page that asked, or the one that came, is called as a whole.
 */
function isGoalsDeed(ground: Ground, asked: Asked): boolean {
  const { input, before, intent, alerts } = ground;
  const commands = splitClauses(input.goal).filter((one) => isSameDeed(wordsOf(one)[0] ?? "", asked.deed));
  const command = commands.length === 1 ? (commands[0] ?? "") : "";
  const [, thing] = ofThing.exec(command) ?? [];
  const names = thing === undefined ? goalNames(command) : [thing];
  const places = [before?.title ?? "", input.after.title, selfNameAfter(ground), asked.line];
  const named = new Set([...names, ...intent.quoted].flatMap(wordsOf));
  const said = wordsOf(command);
  const isSaid = (word: string): boolean => pointing.has(word) || said.some((one) => isOneKind(one, word));
  const told = alerts.flatMap(({ text }) => wordsOf(text));
  return (
    wordsSaid(ground).every((word) => isSameDeed(word, asked.deed)) &&
    sidesOf(command) === sidesOf(asked.line) &&
    names.length > 0 &&
    contentWords(asked.thing).every(isSaid) &&
    [...wordsOf(asked.line), ...told].every((word) => !(all.has(word) || /^\d/.test(word)) || isSaid(word)) &&
    contentWords(command).every(
      (word) =>
        named.has(word) ||
        isSameDeed(word, asked.deed) ||
        wordsOf(asked.thing).some((one) => isOneKind(one, word)),
    ) &&
    [...names, ...intent.quoted].every((name) => places.some((place) => isCalled(place, name)))
  );
}
const pointing: ReadonlySet<string> = new Set(["following", "selected", "chosen", "current"]);
/** A draft is a version of the thing. */
const versions: ReadonlySet<string> = new Set(["draft", "version", "revision"]);
const isOneKind = (word: string, other: string): boolean =>
  word === other || (versions.has(word) && versions.has(other));

/** A line of it ends with the whole name: `Plans of Harbour walks North` is called after another thing. */
const isCalled = (place: string, name: string): boolean =>
  place.split("\n").some((line) => {
    const at = line.lastIndexOf(name);
    return at >= 0 && begins.test(line.slice(0, at)) && ends.test(line.slice(at + name.length));
  });
const begins = /(?:^|[:/|·–—»›>"“„«(]\s?|(?<!\p{L})(?:of|for) (?:the )?)$/u;
const ends = /^["”»)]?[.!?]?$/u;

type Asked = { line: string; deed: string; thing: string };

const asks = /(?<!\p{L})(?:want|wish|like|going|about) to (\p{L}{3,20}) (\p{L}[^?]{1,100})\?/iu;
const askedIn = (line: string): Asked | undefined => {
  const [, deed = "", thing = ""] = asks.exec(line) ?? [];
  return deed === "" ? undefined : { line, deed: fold(deed), thing };
};

/** What a step says of the answer, and of a deed that the question calls by what comes of it (`Make it public`, `change this album to a public album`). */
const answering: ReadonlySet<string> = new Set(
  "confirm agree answer accept say yes sure question dialog prompt it want would".split(" "),
);
const making: ReadonlySet<string> = new Set("make set turn change mark put switch convert".split(" "));
const all: ReadonlySet<string> = new Set(["all", "every", "each", "both"]);
const sides = /^(?:no|not|don|never|off|out|without|stop|cancel|undo|end|un\p{L}{3,})$/u;
/** Of what goes on until it is taken back: the words that begin it are one. */
const following: ReadonlySet<string> = new Set(["follow", "subscribe", "watch"]);
const ending = /^(?:end|stop|cancel|quit)$/u;

/** Each word of the step stands in the question, the deed with them; and neither turns it round, nor asks for more, where the other does not. */
function saysAsAsked(ground: Ground, asked: Asked): boolean {
  const { line, deed } = asked;
  const { asSaid } = ground;
  const said = wordsSaid(ground).filter((word) => !making.has(deed) || !making.has(word));
  const isAll = (text: string): boolean => wordsOf(text).some((word) => all.has(word));
  const ended = takenBackBy(deed);
  // `End the subscription`, where the question is whether to unsubscribe.
  const isEnded = ended !== undefined && said.some((word) => ending.test(word));
  const rest = isEnded ? said.filter((word) => !ending.test(word)) : said;
  const isDeed = (word: string): boolean => isSameDeed(word, isEnded ? ended : deed);
  const question = rootsOf(line);
  return (
    rest.length > 0 &&
    (making.has(deed) || rest.some(isDeed)) &&
    rest.every((word) => isDeed(word) || question.has(rootOf(word))) &&
    (isEnded || sidesOf(asSaid) === sidesOf(line)) &&
    numbersOf(line).every((number) => numbersOf(asSaid).includes(number)) &&
    (!isAll(line) || isAll(asSaid))
  );
}

/** What the step says of the deed and its thing, without the answer and the names. */
function wordsSaid({ asSaid, intent, target }: Ground): string[] {
  const own = rootsOf(target.node?.name ?? "");
  const names = new Set([...properNames(intent), ...intent.quoted.flatMap(wordsOf)]);
  return contentWords(asSaid).filter(
    (word) => !answering.has(word) && !all.has(word) && !names.has(word) && !own.has(rootOf(word)),
  );
}

/** `approval` of `approve`. */
const isSameDeed = (word: string, deed: string): boolean =>
  rootOf(word) === rootOf(deed) ||
  (following.has(word) && following.has(deed)) ||
  (word.length >= nounBegins && word.slice(0, nounBegins) === deed.slice(0, nounBegins));
const nounBegins = 6;
const sidesOf = (text: string): string =>
  wordsOf(text)
    .filter((word) => sides.test(word))
    .sort()
    .join(" ");
const numbersOf = (text: string): readonly string[] => text.match(/\d{1,20}/g) ?? [];

/** The names that the step says, and the one that the goal quotes, are those of the question or of the page that came. */
function isOfNames(ground: Ground, { line }: Asked): boolean {
  const { intent, input } = ground;
  const quoted = input.goal.match(/["“]([^"“”]{2,100})["”]/gu) ?? [];
  const own = ground.target.node?.name ?? "";
  const place = `${line}\n${selfNameAfter(ground)}`;
  const words = new Set(wordsOf(place));
  return (
    intent.quoted.every((quote) => containsPhrase(place, quote) || containsPhrase(own, quote)) &&
    properNames(intent).every((name) => words.has(name) || wordsOf(own).includes(name)) &&
    (quoted.length !== 1 || quoted.every((quote) => containsPhrase(place, quote)))
  );
}

const isToldOf = ({ alerts }: Ground, { deed, thing }: Asked): boolean => {
  const things = contentWords(thing).map(rootOf);
  return alerts.some(
    ({ tone, text }) =>
      tone === "success" &&
      pastForms(deed).some((word) => wordsOf(text).includes(word) && !isDenied(text, word)) &&
      things.some((word) => rootsOf(text).has(word)),
  );
};
