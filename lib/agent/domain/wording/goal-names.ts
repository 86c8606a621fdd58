import { machineText } from "./protected-spans";
import { withoutKind } from "./state-asked";
import { readStepIntent } from "./step-intent";
import { postcode, valueSpans } from "./value-spans";
import { contentWords } from "./words";

/** `Dr. Halim`: the point after a title ends no sentence. */
const names =
  /(?<=[\p{L}\p{N},;:)] )(?:(?:Dr|Mr|Mrs|Ms|Prof|St)\. )?\p{Lu}[\p{L}\p{N}'’-]*(?: \p{Lu}[\p{L}\p{N}'’-]*)*|\b[\p{L}-]*\d[\p{L}\p{N}-]*(?:[.,:]\d[\p{L}\p{N}-]*)*|(?<=\b(?:called|named|titled) )[\p{L}\p{N}][\p{L}\p{N}._-]*[\p{L}\p{N}]/gu;

/** The things that a goal names: in quotes, else by capitals within a sentence, by numbers, or after `called`. */
export function goalNames(goal: string): string[] {
  const { quoted } = readStepIntent(goal);
  if (quoted.length > 0) return quoted;
  // A date is one thing: no entry is told by its year.
  const dates = valueSpans(goal)
    .map(({ start, end }) => goal.slice(start, end))
    .filter(
      (text) => /\d/.test(text) && /\p{L}{3}/u.test(text) && / /.test(text) && !/^\p{Lu}{2}/u.test(text),
    );
  const rest = dates.reduce(
    (text, date) => text.replace(date, (one) => one.replace(/[\p{L}\p{N}]/gu, "_")),
    goal,
  );
  const keptWhole = [
    ...(rest.match(machineText) ?? []),
    ...(rest.replace(machineText, " ").match(addresses) ?? []),
    ...(rest.replace(machineText, " ").match(codes) ?? []),
    ...(rest.match(postcode) ?? []),
  ];
  const others = keptWhole
    .reduce((text, file) => text.replace(file, (one) => "_".repeat(one.length)), rest)
    .replace(currencies, "_");
  const capitals = (others.match(names) ?? []).map(withoutMyself).filter(Boolean).map(withoutEnding);
  return [...new Set([...dates, ...keptWhole, ...capitals])];
}

/** `B-LK 204`, `NL20 INGB 0001 2345 67`: a code may be written in several parts. What only says what a number is, as `ID 42`, is none of it. */
const codes =
  /(?<![\p{L}\p{N}-])(?!(?:AM|PM|EUR|USD|GBP|CHF|JPY|ID|ISBN|ISSN|SKU|EAN|PO|VAT|NO|NR|PIN|PLZ|ZIP|TEL|REF) )(?:\p{Lu}[\p{Lu}-]{1,5}|\p{Lu}{2}\d{2})(?: \p{Lu}{2,5}(?= \d))?(?: \d{1,10}){1,8}(?![\p{L}\p{N}]|[.,:-]\d)/gu;

/** `480 EUR`: what a price is in names nothing. */
const currencies =
  /(?<=\d ?)(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|TRY|JPY|CNY|INR|BRL|MXN|CAD|AUD|NZD|ZAR)(?![\p{L}\p{N}])/gu;

/** The same of what stands outside of its quotes. */
export const namesUnquoted = (goal: string): string[] => goalNames(withoutQuoted(goal));

/** `_` stands for what is in quotes. */
export const withoutQuoted = (goal: string): string =>
  readStepIntent(goal)
    .quoted.reduce((text, quoted) => text.replaceAll(quoted, "_"), goal)
    .replace(/\P{L}_\P{L}/gu, " _ ");

/** English writes whoever speaks with a capital: `I have just watered …`, `I'm Mina Costa`. */
const withoutMyself = (name: string): string => name.replace(/^I(?:['’](?:m|ve|d|ll))?(?: |$)/u, "");

/** `budget.xlsx`, `omar@fern.example`: files and addresses are told by their names, without a capital. */
const addresses =
  /(?<![\p{L}\p{N}._@/-])[\p{L}\p{N}_.+-]{2,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|(?<![\p{L}\p{N}._@/-])[\p{L}\p{N}_-]{2,64}\.(?:\p{Ll}\d?\p{Ll}{1,3}|\p{Ll}{2,3}\d)(?![\p{L}\p{N}_@]|\.\p{L})/gu;

/** `Ines Duarte's`: of whom it is told, and not what they are called. */
const withoutEnding = (name: string): string => name.replace(/['’](?:s|(?<=s['’]))$/u, "");

const toPlace = /\s(?:to|into)\s+(?:the\s+|my\s+)?["'“‘]?([^"'”’.,]+?)["'”’.]*$/iu;
const atPlace = /\s(?:to|into|in|on|onto)\s+(?:the|my|our)\s+["'“‘]?([^"'”’.,]+?)["'”’.]*$/iu;

/** What the place may be called that the goal says a thing goes to: with its kind, as in `Archive folder` or `shopping cart`, and without. `at`: also `in the basket`. */
export function destinationsOf(goal: string, at = false): string[] {
  const place = (at ? atPlace : toPlace).exec(goal)?.[1] ?? "";
  return [place, withoutKind(place), place.replace(/^shopping /iu, "")]
    .map((name) => contentWords(name).join(" "))
    .filter(Boolean);
}

/** A goal without the place that it ends with: `Put the blue kettle`. */
export const withoutPlace = (goal: string): string => goal.replace(atPlace, "");

const taking: ReadonlySet<string> = new Set(["remove", "archive", "clear", "uncheck", "close", "move"]);

/** `Move 24 rolls to Hull`: what is moved by number leaves the thing where it is, and is listed as what was moved. */
const someOf = /^(?:please\s+)?(?:move|transfer|shift)\s+\d+\s+\p{L}/iu;

/** The goal takes something away: that it is still shown would be no success. */
export const takesAway = (goal: string): boolean =>
  (taking.has(readStepIntent(goal).verb) && !someOf.test(goal)) ||
  /\b(?:cancel|unfollow|unsubscribe|unpublish|revoke|withdraw|give (?:up|back))\b/i.test(goal) ||
  // `annual leave` and `a return ticket` take nothing away, nor does `leave a comment`.
  /(?:^|[.,;:!]\s*|\b(?:please|and|then|to|kindly|now) )(?:leave|return)\b(?! (?:requests?|days?|tickets?|flights?|date|form)\b)(?! (?:me |us |them |him |her )?(?:an?|the|this|my|one) (?:\p{Ll}+ )?(?:comments?|notes?|messages?|repl(?:y|ies)|reviews?|ratings?|remarks?|tips?|feedback|stars?|questions?)\b)/iu.test(
    goal.trim(),
  ) ||
  /\brelease\b.*\b(?:slots?|bookings?|reservations?|seats?|tables?|rooms?|desks?|places?|spots?|holds?)\b/i.test(
    goal,
  );

/** What is moved is shown elsewhere from then on; what else is taken away is shown nowhere. */
export const takesForGood = (goal: string): boolean =>
  takesAway(goal) && readStepIntent(goal).verb !== "move";
