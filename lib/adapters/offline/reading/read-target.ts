import { ordinals } from "@/lib/agent/domain/wording/read-ordinal";
import { type MaskedText, maskClass, maskText } from "./masked-text";
import { exception, splitObjects } from "./read-list";
import type { ControlKind, Target } from "./want";

const kindWords: readonly (readonly [ControlKind, string])[] = [
  [
    "field",
    "text ?(?:field|box|area|input)|input(?: field| box)?|search (?:field|box|bar)|edit box|entry field|field|textarea|search bar|box|blank",
  ],
  [
    "list",
    "drop-?down(?: list| menu| box)?|select(?: box| list| menu)?|combo ?box|list ?box|scroll list|list|picker|selector",
  ],
  ["checkbox", "check ?box(?:es)?|tick ?box(?:es)?|boxes"],
  ["switch", "(?:toggle )?switch(?:es)?|toggle(?: button)?"],
  ["radio", "radio(?: button| option| box)?"],
  ["option", "option|choice|suggestion|answer"],
  ["button", "(?:push )?button|btn"],
  ["link", "hyper ?link|link|anchor"],
  ["tab", "tab"],
  ["menu", "(?:menu|navigation) (?:item|entry|option)|menu"],
  ["section", "(?:collapsible |expandable )?(?:section|panel|accordion)|tree node|node|group|area|widget"],
  [
    "dialog",
    "(?:modal )?dialog(?:ue)?(?: box| window)?|modal(?: window)?|pop-?up(?: window)?|overlay|window|banner|message box|alert",
  ],
  ["icon", "icon|symbol|image|picture"],
  ["result", "(?:search )?result"],
  ["row", "row|line|item|entry|record|card|tile"],
  ["page", "(?:web ?)?page|screen|view|site|website"],
  ["form", "form"],
  ["slider", "slider|spinner"],
];
const anyKind = kindWords.map(([, words]) => words).join("|");
const articles =
  /^(?:(?:on|onto|upon|at|to|into|the|a|an|my|your|our|this|that|these|those|any|some|its|his|her|their)\s+)+/i;
const everyWords = /^(?:both(?: of)?|all(?: of)?|every|each(?: of)?)\s+(?:the\s+|these\s+|those\s+)?/i;
const ordinalWords: Readonly<Record<string, number>> = { ...ordinals, bottom: -1, top: 1, topmost: 1 };
const ordinalStart = new RegExp(
  `^(?:(${Object.keys(ordinalWords).join("|")})|(\\d{1,3})(?:st|nd|rd|th))\\s+(?!names?\\b)(?=\\S)`,
  "i",
);
const labelled = `(?:labell?ed|named|called|titled|marked|with (?:the )?(?:label|name|text|title|caption)|that (?:says|reads)|saying|reading)(?: as| with)?`;
const placeWords =
  "(?:in|inside|within|of|from|under|below|beneath|next to|beside|near|for|on|at|belonging to)(?: the (?:row|line|card|section|list|table) (?:of|for|with))?";
const tailWords =
  /\s+(?:below|above|here|now|please|on (?:the|this) page|on (?:the )?screen|at the (?:top|bottom)|instead|again|in order)$/i;
const pattern = new RegExp(
  `\\b(?:that\\s+)?(?:start(?:s|ing)?|begin(?:s|ning)?)\\s+with\\s+(${maskClass}|\\S+)(?:.*?\\bend(?:s|ing)?\\s+(?:with|in)\\s+(${maskClass}|\\S+))?`,
  "i",
);

/** Reads a wording of an element: its name, kind, position, place. `within` from outside holds when the wording names none. */
export function readTarget(phrase: string, masked: MaskedText = maskText(phrase), within?: string): Target {
  let rest = (phrase === masked.text ? masked.text : phrase)
    .trim()
    .replace(/[\s.,;:!?]+$/, "")
    .replace(tailWords, "");
  const facts: Partial<Target> = {};
  if (/^(?:on\s+|onto\s+|at\s+)?(?:an?|any|some|one of(?: the)?)\s/i.test(rest)) facts.any = true;
  rest = stripped(rest, articles);
  const all = everyWords.exec(rest);
  if (all) {
    facts.every = true;
    rest = rest.slice(all[0].length);
    const left = exception.exec(rest);
    if (left) {
      facts.except = splitObjects(left[2] ?? "").map((name) =>
        masked.restore(stripped(name, articles).replace(/\s+ones?$/i, "")),
      );
      rest = left[1] ?? "";
    }
  }
  const ordinal = ordinalStart.exec(rest);
  if (ordinal) {
    facts.ordinal = ordinal[2] ? Number(ordinal[2]) : (ordinalWords[(ordinal[1] ?? "").toLowerCase()] ?? 1);
    rest = rest.slice(ordinal[0].length);
  }
  const affix = pattern.exec(rest);
  if (affix) {
    facts.startsWith = masked.restore(affix[1] ?? "");
    if (affix[2]) facts.endsWith = masked.restore(affix[2]);
    rest = rest.slice(0, affix.index);
  }
  const target = { ...named(rest, masked, within), ...facts };
  const or = facts.every || masked.isQuoted(withoutKind(rest).name) ? undefined : alternatives(target.name);
  return or ? { ...target, or } : target;
}

/** `Yes or No`, `either "A" or "B"`: any of them will do. */
function alternatives(name: string): string[] | undefined {
  const names = name
    .replace(/^either\s+/i, "")
    .split(/\s*,?\s+or\s+|,\s+/i)
    .map((one) => one.trim());
  const short = names.every((one) => one !== "" && one.split(/\s+/).length <= 4);
  return names.length > 1 && short && /\sor\s/i.test(name) ? names : undefined;
}

const stripped = (text: string, what: RegExp): string => text.replace(what, "").trim();

function named(rest: string, masked: MaskedText, outside: string | undefined): Target {
  const whole = masked.restore(rest);
  const { head, tail } = atPlace(rest);
  const inside = tail === undefined ? outside : masked.restore(stripped(tail, articles));
  const place = inside ? { within: inside } : {};
  const { kind, name } = withoutKind(head);
  const exact = masked.isLiteral(name);
  return {
    name: masked.restore(stripped(name, articles)),
    whole,
    exact,
    ...(kind ? { kind } : {}),
    ...place,
  };
}

const placedLate = new RegExp(`^(.*?)\\s+${placeWords}\\s+(.*?)\\s+${labelled}\\s+(.+)$`, "i");
const placed = new RegExp(`^(.+?)\\s+${placeWords}\\s+(.+)$`, "i");
const withLabel = new RegExp(`^(.*?)\\s*\\b${labelled}\\s+(.+)$`, "i");
const kindAfter = new RegExp(`^(.*?)\\s*\\b(${anyKind})s?$`, "i");
const kindBefore = new RegExp(`^(${anyKind})\\s+(\\S.*)$`, "i");

/** `Delete in the row of Ann` → `Delete`, `Ann`. A label comes before its place: `the button in the dialog labeled "x"`. */
function atPlace(rest: string): { head: string; tail?: string } {
  const late = placedLate.exec(rest);
  if (late) return { head: `${late[1]} named ${late[3]}`, tail: late[2] ?? "" };
  const split = placed.exec(rest);
  return split ? { head: split[1] ?? "", tail: split[2] ?? "" } : { head: rest };
}

function withoutKind(head: string): { kind?: ControlKind; name: string } {
  const label = withLabel.exec(head);
  if (label) {
    const kind = kindOf(label[1] ?? "");
    return { ...(kind ? { kind } : {}), name: label[2] ?? "" };
  }
  const after = kindAfter.exec(head);
  if (after) {
    const kind = kindOf(after[2] ?? "");
    return { ...(kind ? { kind } : {}), name: (after[1] ?? "").trim() };
  }
  const before = kindBefore.exec(head);
  if (before) {
    const kind = kindOf(before[1] ?? "");
    return { ...(kind ? { kind } : {}), name: before[2] ?? "" };
  }
  return { name: head };
}

/** The kind that a word names; undefined for any other word. */
export function kindOf(word: string): ControlKind | undefined {
  const folded = word.trim().toLowerCase();
  return kindWords.find(([, words]) => new RegExp(`(?:^|\\s)(?:${words})s?$`, "i").test(folded))?.[0];
}
