import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { tellInto } from "@/lib/agent/domain/wording/told-first";
import { remember } from "@/lib/agent/domain/wording/words";
import { explains, valuesLeft } from "./explains";
import { withThings } from "./refer";
import { commandIn, parted, sentencesIn, tells } from "./sentences";
import { withoutOld, withValues } from "./values";

/** `You can delete it`: leave to do something asks for it. */
const leave = /^you (?:can|may)(?: now)? (?=\p{Ll})/iu;

/** A longer goal tells more than a reason. */
const longest = 600;
const greeting = /^(?:hi|hello|hey)(?: there| all| team| everyone)?[,!.]\s+/iu;

type Asked = { asked: string; rest: string[] };

/** Sentences that tell, up to the first that asks for something, and all from that on. */
function toldAndAsked(goal: string): { told: string[]; asked: string; rest: string[] } | undefined {
  const told: string[] = [];
  const sentences = sentencesIn(goal);
  for (const [at, sentence] of sentences.entries()) {
    const part = parted(sentence);
    if (part.told !== undefined)
      return { told: [...told, part.told], asked: part.asked, rest: sentences.slice(at + 1) };
    if (told.length > 0 && commandIn(sentence) !== undefined)
      return { told, asked: sentence, rest: sentences.slice(at + 1) };
    if (!tells(sentence.replace(/[.?!]+$/u, ""))) return undefined;
    told.push(sentence);
  }
  return undefined;
}

/** The same where somebody is told of in the first sentence: undefined where more is told than the request takes up. */
function byPerson(goal: string): Asked | undefined {
  const [told = "", request = "", ...rest] = sentencesIn(goal);
  const command = commandIn(request);
  if (command === undefined || told.length > 200 || !startsWithVerb(command)) return undefined;
  const asked = tellInto(told, command);
  return asked === undefined ? undefined : { asked, rest };
}

/** Undefined where more is told than the request takes up of it. */
function byThings(goal: string): Asked | undefined {
  const parts = toldAndAsked(goal);
  const command = parts && commandIn(parts.asked);
  if (!parts || command === undefined) return undefined;
  const { told, rest } = parts;
  const valued = withValues(
    told.map((one) => one.replace(/[.?!]+$/u, "")),
    command,
  );
  if (valued && !told.some((one) => valuesLeft(withoutOld(one), valued.request)))
    return { asked: valued.request, rest };
  const referred = withThings(told, command);
  const each = told.flatMap((one) => one.split(/,\s(?=(?:it|they|he|she|I|we|there)\s)/u));
  return referred && each.every((one) => explains(one, referred))
    ? { asked: referred.request, rest }
    : undefined;
}

/**
 * A goal that first tells how things are, and asks for what is to be done then, as the request alone: `Ada Lund just called. Cancel her lesson` asks to cancel
 * Ada Lund's lesson. What tells more than the request takes up of it stays as it is.
 */
export const asRequest = remember((goal: string): string => {
  const greeted = goal.replace(greeting, "");
  if (greeted.length > longest) return greeted;
  const found = byPerson(greeted) ?? byThings(greeted);
  if (!found)
    return leave.test(greeted) && commandIn(greeted) !== undefined
      ? capital(greeted.replace(leave, ""))
      : greeted;
  const { asked, rest } = found;
  return `${[capital(added(asked)), ...rest].join(". ").replace(/[.?!]+$/u, "")}.`;
});

/** `put it on my list`: what a list or a basket is to hold is added to it. */
const puttingOn =
  /^put (.{1,80}?) (?:in|into|on|onto) (?=(?:the|my|our) (?:[\p{L}-]{1,30} ){0,2}(?:list|watchlist|wishlist|cart|basket|bag)(?:[\s,.]|$))/iu;
const added = (text: string): string => text.replace(puttingOn, (_, thing: string) => `add ${thing} to `);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
