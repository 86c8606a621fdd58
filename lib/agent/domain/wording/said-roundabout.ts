import { startsWithVerb } from "./action-verbs";
import { must } from "./modal-words";
import type { Row } from "./plain-phrases";
import { saidByControl } from "./said-by-control";
import { byGerund } from "./said-gerund";
import { mask, verbOfState } from "./step-purpose";
import { newEnteredRows, newRows } from "./wished-new";
import { onlyRows, orderedRows } from "./wished-only";
import { goingRows, placeRows } from "./wished-place";
import { fold } from "./words";

/** What a deed is asked for with, before the deed. */
const asking =
  /^(?:(?:you|we|i) (?:(?:should|must|have to|need to|can|could|want to|are to) )(?:now |then )?|(?:i|we)(?: would|['’]d) like (?:you )?to |(?:could|can|would|will) you (?:please )?|let['’]s |let us |go ahead and |be sure to |make sure (?:to|you) |don['’]t forget to |do not forget to |remember to |(?:now )?it is time to |the next (?:step|thing) is to |kindly |yes, (?:please )?)/iu;
const haste = "(?:now|then|at once|right away|straight away|immediately)";
/** `should now be closed`, `must be closed now`. */
const hurried: readonly Row[] = [
  [/(?<= (?:should|must|shall)) (?:now|then|really|definitely|finally|actually|also)(?= be )/iu, ""],
  [new RegExp(`(?<= be \\p{L}{3,20}(?: \\p{L}{1,20})?) ${haste}$`, "iu"), ""],
];

function withoutAsking(text: string): string {
  const rest = text.replace(asking, "");
  const deed =
    rest !== text && (startsWithVerb(rest, false) || /^have (?=\P{Ll}|the )/u.test(rest))
      ? rest.replace(/\?$/, "")
      : text;
  return hurried.reduce((told, [from, to]) => told.replace(from, to), deed);
}

const twoDeeds =
  /^(?:pick|choose|select|find|locate|take|look up|look for|search for)(?: out)? (.{1,160}?),? (?:and|then|and then) (\p{L}{3,12}) (?:it|them|that|this)(?= |$)(.{0,80})$/iu;
/** `Pick the kettle and add it to the cart`, by what does the second of it: that is the deed. */
function lastDeed(text: string, control: string): string {
  const [, thing = "", verb = "", rest = ""] = twoDeeds.exec(text) ?? [];
  return verb !== "" && fold(control).split(" ")[0] === fold(verb) ? `${verb} ${thing}${rest}` : text;
}

const told =
  /^[^:,;]{3,80} (?:has|have|had|is|are|was|were) [^:;]{2,60}: (\p{L}+ (?:the |this |that |my )?.{1,120})$/iu;
const named = new RegExp(mask, "u");
/** `Bob has been called: complete the entry "call Bob"`: what is so already, before a deed that says its own thing. */
function withoutPreamble(text: string): string {
  const deed = told.exec(text)?.[1] ?? "";
  const before = text.slice(0, -deed.length);
  return deed !== "" && named.test(deed) && !named.test(before) && startsWithVerb(deed, false) ? deed : text;
}

const holding = "(?:with|containing|showing|listing|holding|that (?:shows|contains|holds|lists))";
const after = "(?:must|should|has to|is to|needs to|opens|comes up|appears) ";
const part = "(?:menu|list|panel|dialog(?:ue)?|window|tab|page|view|screen|section|form|pop-?up|side ?bar)";
const asideOf =
  "(?:in|on|at|under|underneath|below|beneath|beside|next to|near|above|behind|within|inside|for|with)";
/** References: which one is meant, said by a clause of its own. */
const references: readonly Row[] = [
  [
    /(?<=\p{L}["”'’]?|[\uE000-\uE0FF]) (?:(?:that|which) (?:belongs? to|goes with|is part of|comes with)|belonging to) /iu,
    " of ",
  ],
  [
    new RegExp(
      `(?<=\\p{L}|${mask}) (?:that|which) (?:is|are|stands?|sits?|appears?|lies?|is (?:shown|located|placed|found|displayed)) (${asideOf}) `,
      "iu",
    ),
    " $1 ",
  ],
  [
    new RegExp(
      `(?<= (?:button|link|icon|box|switch|toggle|entry|row|one|field|arrow|menu)) (?:shown|located|placed|standing|sitting|displayed) (${asideOf}) `,
      "iu",
    ),
    " $1 ",
  ],
  [
    new RegExp(
      `(?<= )the drop-?down ${holding} (?:the |my |your |all (?:the )?)?((?!(?:only|just|all|no|any|both|either|each|every)(?!\\p{L}))(?:\\p{Ll}+ )?\\p{Ll}{3,})(?= ${after}|$)`,
      "u",
    ),
    "the $1 menu",
  ],
  [
    new RegExp(
      `(?<= )the (${part}) ${holding} (?:the |my |your |all (?:the )?)?((?!(?:only|just|all|no|any|both|either|each|every)(?!\\p{L}))(?:\\p{Ll}+ )?\\p{Ll}{3,})(?= ${after}|$)`,
      "u",
    ),
    "the $2 $1",
  ],
  [/(?<= )(\p{Ll}{3,}s) (?:(?:that|which) )?(?:i|we|you)(?: have|['’]ve) (\p{Ll}{3,}ed)$/iu, "$2 $1"],
];

const nominal = "(removal|deletion|cancell?ation|revocation|archiving|disconnection|erasure)";
const goOn =
  "(?:go ahead|go through|proceed|carry on|go on|follow through|press ahead|carry through|continue)";
const comes =
  "(?:opens?(?: up)?|appears?|shows?(?: up)?|comes? up|is (?:shown|opened|open|displayed|visible|reached))";
/** Of what is pressed or chosen. */
const pressed: readonly Row[] = [
  ...placeRows,
  ...goingRows,
  ...onlyRows,
  [
    new RegExp(`^(?:${goOn} with|carry out|perform|effect|go for) the ${nominal}(?= of |$)`, "iu"),
    "Confirm the $1",
  ],
  [
    /^(?:confirm|agree)(?: that)? (?:you|we|i) (?:really )?(?:want|wish|would like|intend) to (?=\S)/iu,
    "Confirm to ",
  ],
  [/^give (?:the |your |my )?(?:okay|ok|go-ahead|consent|permission) (?:for|to) (?=\S)/iu, "Confirm to "],
  [
    new RegExp(
      `^(?:let )?((?:the|my|this) (?:order|bid|purchase|booking|reservation)) (?:${must} )?be placed$`,
      "iu",
    ),
    "Place $1",
  ],
  [
    /^(?:carry out|perform|effect|put through) (?=(?:the|my|this|that) )(?!.{0,40}(?:search|query|request|call|check)(?!\p{L}))/iu,
    "Submit ",
  ],
  [
    new RegExp(
      `^((?:the|my|this) .{1,80}?) ${must} be (?:carried out|performed|effected|put through)(?: now)?$`,
      "iu",
    ),
    "Submit $1",
  ],
  [
    new RegExp(
      `^(?:let |have |get )?((?:the|my|this) (?:\\p{Ll}+ )?(?:check-?out|order|purchase|payment|registration|booking|wizard|sign-?up|survey|transaction|transfer)) (?:${must} )?(?:be )?(?:finali[sz]ed|completed|finished|concluded|wrapped up)(?:,? (?:with|and) the \\p{L}+ (?:completed|finished|placed|sent|made|booked|paid))?$`,
      "iu",
    ),
    "Finish $1",
  ],
  [/^bring (.{1,80}?) to (?:an|its|a|the) (?:end|close|completion|conclusion)$/iu, "Finish $1"],
  [
    new RegExp(
      `^(.{1,80}?) ${must} be brought to (?:an|its|a) (?:end|close|completion|conclusion)(?: and the \\p{L}+ (?:completed|finished|placed))?$`,
      "iu",
    ),
    "Finish $1",
  ],
  [
    new RegExp(
      `^(?:${goOn}|move on|advance)(?: with (?:the|my|this) \\p{L}+)?,? (?:so that|until|so|such that) (.{1,80}?) ${comes}$`,
      "iu",
    ),
    "Continue to $1",
  ],
  [
    new RegExp(
      `^the (.{1,60}? (?:page|view|screen|overview|step)|(?:page|view|screen|overview|step) .{1,60}?) ${must} (?:be (?:shown|displayed|reached|opened|open)|come|follow|appear|open)(?: up)? (?:next|now|then)$`,
      "iu",
    ),
    "Continue to the $1",
  ],
  [
    new RegExp(
      `^(the (?!(?:error|message|warning|toast|notice))\\p{Ll}[^,;]{1,60}?) ${must} (?:come up|open(?: up)?|appear|show(?: up)?|pop up|unfold|become visible)$`,
      "iu",
    ),
    "Open $1",
  ],
  [/^use (?:the )?([\uE000-\uE0FF]) (?:button|link|icon|command|control)(?= |$)/iu, "Press $1"],
  [/^(?:slide|pull|pop|swing|fold|flip) (?:out|open) (?=(?:the|this|my) )/iu, "Open "],
  [
    /^(?:slide|pull|pop|swing|fold|flip) ((?:the|this|my) .{0,40}?(?:menu|drawer|panel|side ?bar|list|tray|drop-?down|section)) (?:out|open)$/iu,
    "Open $1",
  ],
  [
    new RegExp(
      `^((?:the|this|my) .{0,40}?(?:menu|drawer|panel|side ?bar|list|tray|drop-?down)) ${must} (?:slide|fold|pop|come|swing|drop) (?:out|up|open|down)$`,
      "iu",
    ),
    "Open $1",
  ],
  [/^(?:slide|pop|flip) up (?=(?:the|this|my) )/iu, "Open "],
  [
    /^(?:cross|strike|tick|check) (.{1,100}?) off(?: (?:the|my|this) (?:\p{Ll}+ )?list)? as (?:done|completed?|finished)$/iu,
    "Mark $1 as done",
  ],
  [/^(?:tick|check) (.{1,100}?) off(?: (?:the|my|this) (?:\p{Ll}+ )?list)?$/iu, "Mark $1 as done"],
  [
    /^(?:get|have|make) (.{1,80}?) (?:ready|available|open|set up) (?:for editing|to be edited|for changes|to edit)(?:,? by (?:opening|pressing|clicking|using) .{1,60})?$/iu,
    "Open the editor for $1",
  ],
  [
    /^(?:select|choose|mark|pick) (.{1,100}?) (?:with|by|via|using|through) (?:its|the|his|her|their) (?:check ?box|tick ?box|box)$/iu,
    "Tick the checkbox of $1",
  ],
];

/** `Opt in to news`, unless the box says itself which way it is. */
const byOption = (text: string, control: string): string =>
  /(?<!\p{L})opt(?!\p{L})/iu.test(control)
    ? text
    : text.replace(/^opt (?:back )?(in|out)(?: to| of| for)? (?=\S)/iu, (_, way: string) =>
        way.toLowerCase() === "in" ? "Turn on " : "Turn off ",
      );

const ofSort = /^(?:sort|order)(?= )/iu;
/** Which way, in the words of lists of choices. */
const ways: readonly Row[] = [
  [/(?:from )?(?:the )?lowest(?: \p{L}+)? to (?:the )?highest(?: \p{L}+)?$/iu, "low to high"],
  [/(?:from )?(?:the )?highest(?: \p{L}+)? to (?:the )?lowest(?: \p{L}+)?$/iu, "high to low"],
];

const sorting = "sort(?:ing|-by| by)?";
const listed = "(?:drop-?down|menu|list|select(?: box)?|box|field|options?|control)(?: list| menu)?";
/** Of all that is done. */
const always: readonly Row[] = [
  ...orderedRows,
  [
    new RegExp(
      `^(?:in|on|from|using|with|use|open) the ${sorting} ${listed}(?: to|,)? (?:choose|pick|select|set|take|switch to) (?:the )?(?:order|sorting) (?:by|of) (.{1,80})$`,
      "iu",
    ),
    "Sort by $1",
  ],
  [
    new RegExp(
      `^(?:(?:use|with|using|in|on) the ${sorting} ${listed}(?: to|,)? )?(?:put|place|list|show|have|bring|get|set) (?:the )?(low|high)(?:er|est)? (\\p{Ll}{2,20}?)s? (?:before|ahead of|above|over) (?:the )?(low|high)(?:er|est)?(?: ones| \\p{Ll}+)?$`,
      "iu",
    ),
    "Sort by $2, $1 to $3",
  ],
];

const kept =
  /^(?:have|get) (.{1,80}?) (stored|saved|kept|bookmarked|archived|pinned|starred) (?:among|amongst|in|into|with|under|to) ((?:the|my|our|your) .{1,60})$/iu;
/** `Have the note saved among my saved notes`. */
function keptAmong(text: string): string {
  const [, thing = "", done = "", where = ""] = kept.exec(text) ?? [];
  if (done === "") return text;
  const verb = /^kept$/iu.test(done) ? "Save" : (verbOfState(done) ?? "Save");
  return /(?<!\p{L})\p{L}{3,}ed(?!\p{L})|favou?rites|bookmarks|archive/iu.test(where)
    ? `${verb} ${thing}`
    : `${verb} ${thing} in ${where}`;
}

/** `only the Ida` is no English. */
const namedOnly = new RegExp(` only the (?=\\p{Lu}|${mask})`, "u");

const quotedMask = new RegExp(`"(${mask})"`, "u");

export type Kind = "pressed" | "made" | "typed";
const of: Readonly<Record<Kind, readonly Row[]>> = {
  pressed: [...newRows, ...pressed],
  made: [...newRows, ...newEnteredRows],
  typed: [],
};

/** A masked step without what is said around its deed, and what is wanted as a deed. */
export function withoutRoundabout(
  step: string,
  {
    kind,
    control,
    label,
    restore,
  }: { kind: Kind; control: string; label: string; restore: (part: string) => string },
): string {
  const asked = withoutPreamble(withoutAsking(step));
  const isPress = kind === "pressed";
  const byControl = saidByControl(
    isPress ? byOption(lastDeed(byGerund(asked), control), label) : asked,
    restore,
    control,
  );
  const deed = isPress ? keptAmong(byControl) : asked;
  const told = isPress ? references.reduce((text, [from, to]) => text.replace(from, to), deed) : deed;
  const row = [...always, ...of[kind]].find(([pattern]) => pattern.test(told));
  const plain = row
    ? told
        .replace(/^The(?= )/u, "the")
        .replace(row[0], row[1])
        .replace(namedOnly, " only ")
        .replace(quotedMask, "$1")
    : told;
  return ofSort.test(plain) ? ways.reduce((text, [from, to]) => text.replace(from, to), plain) : plain;
}
