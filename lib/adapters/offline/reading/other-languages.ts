import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { french } from "./languages/french";
import { german } from "./languages/german";
import { italian } from "./languages/italian";
import type { Language } from "./languages/language";
import { portuguese } from "./languages/portuguese";
import { spanish } from "./languages/spanish";
import { maskClass, maskText, valueClass } from "./masked-text";

const languages: readonly Language[] = [german, french, spanish, italian, portuguese];
const english =
  /(?<!\p{L})(?:the|my|our|your|its|their|to|of|for|with|and|on|from|by|that|this|is|it|please|at)(?!\p{L})/giu;
/** What a verb at its start weighs, in small words. */
const commanding = 1.5;
const edge = "(?![\\p{L}\\p{M}])";
const before = "(?<![\\p{L}\\p{M}])";

/**
 * A goal with what holds its sentences together (verbs, small words) in English, so that the same rules read it; what a page may show (nouns,
 * names, values) stays as it is. One in English, or in a language that is not known here, comes back unchanged.
 */
export function inEnglish(goal: string, knownNames: readonly string[] = []): string {
  const masked = maskText(goal, knownNames);
  const { text } = masked;
  const own = count(text, english);
  const isCommand = startsWithVerb(text);
  const found = languages
    .map((language) => ({ language, told: count(text, language.telling) }))
    .filter(({ told }) => (told > 0 || !isCommand) && told + commanding > own + 1)
    .sort((a, b) => b.told - a.told)
    .find(({ language }) => commandOf(withoutPoliteness(text, language), language) !== undefined);
  return found ? masked.source(translated(text, found.language)) : goal;
}

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

const withoutPoliteness = (text: string, { polite }: Language): string =>
  text
    .replace(polite, " ")
    .replace(/\s+(?=[\s,.!?])|^[\s,]+/gu, "")
    .trim();

/** Each pattern is made once. */
const made = new Map<string, RegExp>();
function pattern(source: string): RegExp {
  const known = made.get(source) ?? new RegExp(source, "iu");
  made.set(source, known);
  return known;
}

type Command = { verb: string; rest: string };

/** The command that a clause gives, and what is left of it. */
function commandOf(clause: string, { opening, verbs, endsWithVerb }: Language): Command | undefined {
  const text = clause.trim().replace(opening, "");
  for (const [verb, forms] of verbs)
    for (const form of forms.split(/\|(?![^(]*\))/)) {
      const [start = "", end] = form.split(" … ");
      const apart =
        end === undefined
          ? undefined
          : pattern(`^${start}${edge}\\s+(.*?)\\s+${end}(?=[\\s.,!]*$|,?\\s+(?:und|dann)\\s)(.*)$`).exec(
              text,
            );
      if (apart) return { verb, rest: `${apart[1]}${apart[2] ?? ""}` };
      if (end !== undefined) continue;
      const first = pattern(`^(?:${form})${edge}\\s*(.*)$`).exec(text);
      if (first) return { verb, rest: first[1] ?? "" };
      const last = endsWithVerb && pattern(`^(.*?\\S)\\s+(?:${form})([\\s.,!]*)$`).exec(text);
      if (last) return { verb, rest: last[1] ?? "" };
    }
  return undefined;
}

const joining = /(?<=[.;!?])\s+|,?\s+(?=(?:und|et|y|e|ed)\s+\p{L})/giu;
const conjunction = /^(?:und|et|y|ed?|dann|puis|luego|poi|depois)\s+/iu;

function translated(text: string, language: Language): string {
  const pieces = withoutPoliteness(text, language).split(joining);
  return pieces
    .map((piece, at) => {
      const bare = piece.replace(conjunction, "");
      const command = commandOf(bare, language);
      const joined = at > 0 && bare !== piece ? "and " : "";
      return command ? `${joined}${spoken(command, language)}` : inWords(piece, language);
    })
    .join(" ");
}

function spoken({ verb, rest }: Command, language: Language): string {
  const changes = /^(?:set|change|rename)$/.test(verb);
  const toValue = new RegExp(
    `^(.*\\S)\\s+(?:${language.toValue})\\s+(?=${maskClass}|${valueClass}|[€$£]?\\d|\\p{L}[^\\s]*[.!]*$)`,
    "iu",
  );
  const split = changes ? toValue.exec(rest) : null;
  const said = split
    ? `${inWords(split[1] ?? "", language)} to ${rest.slice(split[0].length)}`
    : inWords(rest, language);
  return `${verb} ${said}`.trim();
}

/** The small words of a phrase in English. A day that no small word leads in is when it is done. */
function inWords(phrase: string, { words }: Language): string {
  let text = phrase;
  for (const [forms, word] of words) {
    const asIs = /['’\]]$|\(\?=.*\)$/u.test(forms);
    text = text.replace(new RegExp(`${before}(?:${forms})${asIs ? "" : edge}`, "gu"), word);
  }
  return text
    .replace(/\s{2,}/g, " ")
    .replace(new RegExp(`(?<!(?:for|to|of|from|on|until|by) )the (?=${valueClass})`, "gu"), "on ");
}
