import { protectedSpans } from "./protected-spans";
import { asDeed } from "./state-wanted";
import { inPlainOrder } from "./step-order";
import { mask, verbOfState, withoutPurpose } from "./step-purpose";
import { contentWords, fold } from "./words";

const firstMask = 0xe000;
const masks = new RegExp(mask, "g");

/** A step with every quotation, name and address as one character each, and what puts them back. */
function masked(step: string): { text: string; restore: (part: string) => string } {
  const parts: string[] = [];
  let text = "";
  let from = 0;
  for (const { start, end } of protectedSpans(step)) {
    text += step.slice(from, start) + String.fromCharCode(firstMask + parts.length);
    parts.push(step.slice(start, end));
    from = end;
  }
  return {
    text: text + step.slice(from),
    restore: (part) => part.replace(masks, (one) => parts[one.charCodeAt(0) - firstMask] ?? ""),
  };
}

/** `with its Done button`: by what it is to be done. Of what is only pressed, opened or looked for, `with` tells which one it is. */
const instrument = new RegExp(
  `(?:,? (?:via|using|through|by (?:clicking|pressing|tapping|using|ticking))| with)(?: (?:on|the|its|his|her|their|that))?((?: (?:${mask}|[\\p{L}-]{2,20})){0,3}) (?:button|icon|check ?box|link|toggle|switch|control|menu item|drop-?down|key)$`,
  "u",
);
const telling = /^(?:click|press|tap|hit|open|show|find|look for|select|choose|hover)\b/i;

/** `(drop-down "Kind")`, by what is called so. */
const inBrackets = new RegExp(
  ` \\((?:with |by |using |via )?(?:the )?(?:drop-?down|select|list|menu|field|filter|combo ?box|button|link|tab|control)(?: list| menu)? (${mask})\\)$`,
  "u",
);

/** Where another control was used than the one that the step says, it stays, and tells so. */
function withoutInstrument(text: string, restore: (part: string) => string, control: string): string {
  const [aside = "", called = ""] = inBrackets.exec(text) ?? [];
  if (aside !== "" && fold(control) !== "" && fold(restore(called)) === fold(`"${control}"`))
    return text.slice(0, -aside.length);
  const found = instrument.exec(text);
  if (!found || (found[0].startsWith(" with") && telling.test(text))) return text;
  const [said, own] = [contentWords(restore(found[1] ?? "")), contentWords(control)];
  if (said.length > 0 && own.length > 0 && !said.some((word) => own.includes(word))) return text;
  const rest = text.slice(0, found.index);
  return /\s/.test(rest.trim()) ? rest : text;
}

const nouns = "(star|bookmark|pin|flag|like|favou?rite|heart)";
const list =
  "(?:order|purchase|form|payment|check-?out|registration|booking|process|sign-?(?:in|up)|log-?in|steps?|wizard|survey|profile|fields?)";
type Row = readonly [pattern: RegExp, plain: string];
/** Not of what ended with Enter because the step says so: that is changed, and not only written down. */
const writes: Row = [
  /^(?:set|change|update) (?:the )?(.{1,60}?) (field|box|input|text ?box|text ?area) to (.{1,120})$/iu,
  "Enter $3 in the $1 $2",
];
/** Of any action. */
const phrases: readonly Row[] = [
  [
    new RegExp(
      `^(?:enter|type|put|write) (${mask}) (?:in|into) the search (?:field|box|bar|input)(?: (?:to|so that|above|at|of|in|for) .{1,120})?$`,
      "iu",
    ),
    "Search for $1",
  ],
  [
    /^(?:enter|type|put|write) ([^,;]{1,60}?) (?:in|into) the search (?:field|box|bar|input)(?: (?:to|so that|above|at|of|in|for) .{1,120})?$/iu,
    "Search for $1",
  ],
  [/^(?:set|put|place|move) the (?:cursor|selection|highlight) (?:on|onto|to) /iu, "Select "],
  [/^(?:start|begin) (?:editing|to edit) /iu, "Edit "],
  [
    /^(open|show|view|visit|go to) (the \p{Ll}{3,20}) (?:of|for) (?:my|your|the) (?:own )?account$/iu,
    "$1 $2",
  ],
  [/^(?:throw (?:away|out)|get rid of) /iu, "Delete "],
  [/^(?:take a look|have a look|look) at /iu, "Open "],
  [/^(?:return|get|list|display) (?:me )?(?:only|just) (?:the )?/iu, "Show only "],
  [new RegExp(`^give (.{1,80}?) the (tag|label) (${mask})(?: \\(.{1,60}\\))?$`, "iu"), "Add the $2 $3 to $1"],
  writes,
  [/^(?:select|choose|apply|use|pick|set) the (.{1,60}?) filter(?: to (.{1,60}))?$/iu, "Filter by the $1 $2"],
  [/^(?:submit|send|confirm) the (?:log-?in|sign-?in) (?:form|credentials|data|details)$/iu, "Log in"],
  [/^(?:finali[sz]e|conclude|wrap up)(?= )/iu, "Finish"],
  [
    /^(?:agree|consent) to (?=(?:the )?(?:removal|deletion|cancell?ation|revocation|archiv\p{L}+)\b)/iu,
    "Confirm ",
  ],
  [/^give (?:your |the |my )?approval (?:to|for) /iu, "Approve "],
  [/^(?:start|begin) following /iu, "Follow "],
  [/^stop following /iu, "Unfollow "],
  [new RegExp(`^(?:add|give|put|attach) (?:a|the) ${nouns} (?:to|on) `, "iu"), "$1 "],
  [
    new RegExp(
      `^(?:remove|take|clear|withdraw) (?:a|the|its|my|your) ${nouns} (?:back |off |away )?(?:from|off) `,
      "iu",
    ),
    "un$1 ",
  ],
  [/^(?:switch|turn) (.{1,120}?) (on|off)$/iu, "Turn $2 $1"],
  [/^(?:allow|permit) /iu, "Turn on "],
  [/^(?:forbid|disallow) /iu, "Turn off "],
  [/^store /iu, "Save "],
  [/^show (?:me )?(?:the )?(.{1,80}?) only$/iu, "Show only the $1"],
  [/^(?:enter|type|write) (?:a |the )?new (to-?do|task|item|entry)(?= )/iu, "Add a new $1"],
  [/^(?:change|set|switch) the sort(?:ing)?(?: order)? (?:of .{1,60} )?to /iu, "Sort by "],
  [/^(?:choose|pick|select|use) the (.{1,80}?) (?:sorting|sort order)(?=[ ,]|$)/iu, "Sort by $1"],
];
const fieldWord = "(field|box|input|text ?box|text ?area)";
/** Of what is typed or chosen. */
const entryPhrases: readonly Row[] = [
  [
    new RegExp(
      `^(?:put|place|add|insert) (${mask}|[^,;]{1,60}?) (?:in|into|to) the ${fieldWord} (?:called |named |for )?(${mask}|\\p{L}[^,;]{0,60})$`,
      "iu",
    ),
    "Enter $1 in the $3 $2",
  ],
  [
    new RegExp(
      `^(?:put|place|add|insert) (${mask}|[^,;]{1,60}?) (?:in|into|to) the (.{1,60}?) ${fieldWord}$`,
      "iu",
    ),
    "Enter $1 in the $2 $3",
  ],
  [
    new RegExp(
      `^(?:note(?: down)?|jot(?: down)?) (${mask}) (?:for|at|on|beside|next to|about) (.{1,120})$`,
      "iu",
    ),
    "Change the note of $2 to $1",
  ],
];
const noun = "\\p{Ll}[\\p{Ll}-]*";
/** Wherever they stand. */
const asides: readonly Row[] = [
  [/ (?:via|using|through) (?:the|its) (?:link|button|icon) (?:in|on|at|of) the \p{L}[^,;]{0,60}$/u, ""],
  [/ (?:with|using|via) (?:the )?(?:Enter|Return)(?: key)?$/u, ""],
  [/(?<= (?:so|that) )(it|that)['’]s(?= )/u, "$1 is"],
  [
    / (?:on|at|in) the (?:left|right|top|bottom)(?:-hand)?(?: side| corner| edge)?(?: of the (?:page|screen|window))?$/u,
    "",
  ],
  [/ and (?:store|persist|keep) (?=(?:it|them|the (?:change|setting|value|choice)s?)$)/u, " and save "],
  [
    / the (?:top|topmost|uppermost) (?=\p{Ll}+ (?:in|of|on) the (?:list|table|results?|queue)(?!\p{L}))/u,
    " the first ",
  ],
  [
    new RegExp(`(?<= )(\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)*|${mask})['’]s (${noun})(?= |$)`, "u"),
    "the $2 of $1",
  ],
];

const state =
  "(done|finished|completed?|closed|resolved|accepted|approved|rejected|declined|paid|read|unread|active|inactive|sent|delivered|shipped)";
/** Of what is pressed: with a list of choices it is a choice. */
const pressPhrases: readonly Row[] = [
  [
    /^(?:go|move|turn|step|flip|advance) (?:by )?(?:one|a|1) page (?:further|on|onwards?|forwards?|ahead)(?=[ ,]|$)/iu,
    "Go to the next page",
  ],
  [
    /^(?:go|move|turn|step|flip) (?:by )?(?:one|a|1) page (?:back|backwards?)(?=[ ,]|$)/iu,
    "Go to the previous page",
  ],
  [
    /^(?:turn|flip|leaf|advance|skip) (?:over )?to (?=(?:the (?:\p{L}+|\d{1,4}\p{L}{2}) page|page \d)(?!\p{L}))/iu,
    "Go to ",
  ],
  [/^(?:move|go|step) on to (?=the (?:next|following) )/iu, "Go to "],
  [/^(?:select|choose|mark|enable|tick) the check ?box (?:for|of|next to|beside|at) /iu, "Tick "],
  [/^(?:select|choose|mark|enable) the (check ?box)(?= )/iu, "Tick the $1"],
  [
    /^(?:click|press|tap)(?: on)? the (next|previous)[- ]page (?:arrow|button|link|icon)/iu,
    "Go to the $1 page",
  ],
  [
    new RegExp(`^(?:set|change|switch|update) the (?:status|state) of (.{1,120}) to ${state}$`, "iu"),
    "Mark $1 as $2",
  ],
  [new RegExp(`^(?:set|put|flag) (.{1,120}) (?:to|as) ${state}$`, "iu"), "Mark $1 as $2"],
  [
    new RegExp(
      `^(?:confirm|finish|proceed|continue)(?: it)? (?:with|by|via|using) (?:the )?(${mask})(?: button)?$`,
      "iu",
    ),
    "Click $1",
  ],
  [/^(?:check|cross) off (.{1,120})$/iu, "Mark $1 as done"],
  [/^(?:move|send|put) (.{1,120}) (?:in|into|to) the archive$/iu, "Archive $1"],
  [
    /^(?:move|send|put|throw) (.{1,120}) (?:in|into|to) the (?:trash|bin|recycle bin|wastebasket|rubbish)$/iu,
    "Delete $1",
  ],
  [
    new RegExp(`^(?:choose|select|pick|apply) the (label|tag) (${mask}) (?:for|to|on) (.{1,120})$`, "iu"),
    "Put the $1 $2 on $3",
  ],
  [
    new RegExp(`^complete (?!(?:the |your |my )?(?:\\p{L}+ )?${list}\\b)(?=\\S)(.{1,120})$`, "iu"),
    "Mark $1 as done",
  ],
  [
    new RegExp(`^(?:choose|select|pick) (${mask}) (?:from|in|on) the (?:[\\p{L}-]+ ){0,2}menu$`, "iu"),
    "Click $1",
  ],
];

/** `Switch the sample to "Model"`, by what is called so: it is chosen. */
function toTab(text: string, restore: (part: string) => string, control: string): string {
  const name = switched.exec(text)?.[1];
  return name !== undefined && fold(control) !== "" && fold(restore(name)) === fold(`"${control}"`)
    ? `Select ${name}`
    : text;
}
const switched = new RegExp(`^switch (?:over )?(?:the )?\\p{L}.{0,60}? to (${mask})$`, "iu");

/** `Set the card to blocked` is to block it. */
const toBe = /^(?:set|put|switch|change|turn) (.{1,120}) (?:to|into) (\p{L}{3,20})$/iu;
function byState(text: string): string {
  const [, thing = "", word = ""] = toBe.exec(text) ?? [];
  const verb = verbOfState(word);
  return verb === undefined ? text : `${verb} ${thing}`;
}

const enter = "(?:(?:press|hit|using|with|by(?: pressing)?) )?(?:the )?(?:Enter|Return)(?: key)?";
/** `and confirm with Enter`, `(press Enter)`: said of what ended with that key anyhow. */
const ended = new RegExp(
  `(?:(?:,| and| then|, and|, then|,? and then) (?:(?:confirm|finish|end|save|send|submit|commit)(?: (?:it|this|that|them|the (?:change|entry|text|input)))? (?:with|by|using)(?: pressing)? |(?:press|hit) )(?:the )?(?:Enter|Return)(?: key)?| \\((?:(?:then )?${enter}|(?:Enter|Return) \\p{L}{2,12} (?:it|this))\\))$`,
  "iu",
);
const replaced = (text: string, row: Row | undefined): string => (row ? text.replace(row[0], row[1]) : text);

/**
 * A step in plain words, so that one rule reads all ways to say the same: what it is for instead of what is pressed for it, without the control that it is done with,
 * and roundabout verbs as plain ones. `presses`: it was done by pressing something. `control`: the name of what it was done with. `entersText`: a text was
 * entered, and ended with the Enter key.
 */
export function inPlainStep(
  step: string,
  { presses, control, entersText = false }: { presses: boolean; control: string; entersText?: boolean },
): string {
  const said = entersText ? step.trim().replace(/[.!]$/, "").replace(ended, "") : step;
  const isEnded = said !== step.trim().replace(/[.!]$/, "");
  const rows = [...phrases, ...(presses ? pressPhrases : entryPhrases)].filter(
    (row) => !(isEnded && row === writes),
  );
  const deed = presses ? asDeed(said) : said;
  const { text, restore } = masked([intoPlace, intoPage].reduce(replaced, deed.trim().replace(/[.!]$/, "")));
  const told = toTab(asides.reduce(replaced, presses ? inPlainOrder(text) : text), restore, control);
  const direct = withoutPurpose(withoutInstrument(told, restore, control), presses, restore);
  const plain = replaced(
    direct,
    rows.find(([pattern]) => pattern.test(direct)),
  );
  const whole = restore(presses ? byState(plain) : plain).trim();
  return fold(whole) === fold(step) ? step : whole.charAt(0).toUpperCase() + whole.slice(1);
}
/** `Click on page "3" in the pagination`. */
const intoPage: Row = [
  /^(?:click|press|tap)(?: on)? (?:the )?(?:page )?(?:number )?["“'‘]?(\d{1,4})["”'’]?(?: link| button)? (?:in|of|at) the (?:pagination|pager|paginator|page navigation)(?: .{0,60})?$/iu,
  "Go to page $1",
];
/** `Click "Add to cart" for the kettle`. */
const intoPlace: Row = [
  /^(?:click|press|tap|hit) (?:on )?["“'‘]?(?:add )?(?:in)?to (?:the |my |your )?(cart|basket|bag|trolley|wish ?list|watch ?list|favou?rites)["”'’]?(?: button| link)? (?:at|for|of|on|beside|next to) (?=\S)(.{1,120})$/iu,
  "Add $2 to the $1",
];
