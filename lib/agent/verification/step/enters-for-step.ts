import type { StepIntent, StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { rootOf } from "./word-roots";

/** Steps that are done by pressing something: what is entered or chosen for them says so itself. */
const pressing: ReadonlySet<StepVerb> = new Set([
  "submit",
  "send",
  "remove",
  "archive",
  "close",
  "navigate",
  "back",
  "login",
  "logout",
  "continue",
  "move",
  "check",
  "uncheck",
  "expand",
  "collapse",
  "click",
]);
/** `Open the menu` opens a thing; `Show the cheapest first` may be done by a choice. */
const openers: ReadonlySet<string> = new Set(["open", "launch", "bring"]);

/** The step says a word of that text. */
export function saysValue(intent: StepIntent, text: string | undefined): boolean {
  if (text !== undefined && intent.value !== undefined && fold(intent.value) === fold(text)) return true;
  const said = new Set([...intent.words, ...intent.quoted.flatMap(wordsOf)].map(rootOf));
  return wordsOf(text ?? "").some((word) => said.has(rootOf(word)) || saysEvery(intent, word));
}
/** `every week` says `Weekly`. */
const saysEvery = ({ words }: StepIntent, word: string): boolean =>
  words.some((one, at) => (one === "every" || one === "each") && periods[words[at + 1] ?? ""] === word);
const periods: Readonly<Record<string, string>> = {
  hour: "hourly",
  day: "daily",
  week: "weekly",
  month: "monthly",
  quarter: "quarterly",
  year: "yearly",
};

/**
 * False where a value was entered or chosen that the step says no word of, and the step quotes something else or is done by pressing: `Save the address` is not
 * done by the choice of a country.
 */
export function entersForStep(intent: StepIntent, value: string | undefined): boolean {
  if (value === undefined || saysValue(intent, value)) return true;
  return intent.quoted.length === 0 && !pressing.has(intent.verb) && !openers.has(intent.words[0] ?? "");
}

/**
 * The same of an option of that list: what a step says is to be searched or sorted by is no choice of something else, and a step that does not only choose says
 * the option or the list.
 */
export function choosesForStep(intent: StepIntent, value: string | undefined, list: string): boolean {
  if (!entersForStep(intent, value) || saysAnotherNumber(intent, value) || startsFrom(intent, value))
    return false;
  if (containsPhrase(`${intent.object} ${intent.container ?? ""}`, value ?? "")) return true;
  if (saysValue(intent, intent.verb === "unknown" ? beyond(value, list) : value)) return true;
  if (intent.verb === "search" || intent.verb === "sort") return intent.value === undefined;
  // What says how the thing is to be, and is not read, says its option or nothing of the choice.
  return intent.verb === "select" || (intent.verb !== "unknown" && saysValue(intent, list));
}

/** `Does not repeat` in the list `Repeat`: what the list is called by says nothing of the option. */
const beyond = (value = "", list: string): string => {
  const own = new Set(wordsOf(list).map(rootOf));
  const left = wordsOf(value).filter((word) => !own.has(rootOf(word)));
  return left.length > 0 ? left.join(" ") : value;
};

/** `Change Repeat from Daily to Weekly`, and `Daily` was chosen. */
const startsFrom = ({ value, field = "" }: StepIntent, chosen = ""): boolean => {
  const [, left = ""] = /(?:^|\s)from (\S.{0,80})$/iu.exec(field) ?? [];
  return left !== "" && value !== undefined && fold(left) === fold(chosen) && fold(value) !== fold(chosen);
};

/** `Show 25 entries` is not done by the choice of `10`. */
function saysAnotherNumber({ words }: StepIntent, value: string | undefined): boolean {
  const isNumber = (word: string): boolean => /^\d+$/.test(word);
  const [said, chosen] = [words.filter(isNumber), wordsOf(value ?? "").filter(isNumber)];
  return said.length > 0 && chosen.length > 0 && !chosen.some((number) => said.includes(number));
}
