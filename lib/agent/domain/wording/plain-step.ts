import { startsWithVerb } from "./action-verbs";
import { asides } from "./aside-phrases";
import { bySwitch } from "./by-switch";
import { choiceByName } from "./choice-by-name";
import { withoutDemand } from "./demand-beside";
import { entrySentences, madeSentences } from "./entry-sentences";
import { withoutFurtherAim } from "./further-aim";
import { choiceLabelled, intoLabelled } from "./labelled-step";
import { pageByNumber } from "./page-by-number";
import { entryPhrases, madePhrases, phrases, type Row, typedPhrases, writes } from "./plain-phrases";
import { pressPhrases } from "./press-phrases";
import { protectedSpans } from "./protected-spans";
import { type Kind, withoutRoundabout } from "./said-roundabout";
import { asDeed } from "./state-wanted";
import { inPlainOrder } from "./step-order";
import { mask, verbOfState, withoutPurpose } from "./step-purpose";
import { deedAtEnd } from "./way-and-deed";
import { wishedDeed } from "./wished-deed";
import { withoutSign } from "./without-sign";
import { contentWords, fold, remember } from "./words";

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

/** `through the user menu`: where what was pressed stands. */
const way = new RegExp(
  `,? (?:via|using|through|by way of|over) (?:the|its|his|her|their)((?: (?:${mask}|[\\p{L}-]{2,20})){0,3}) (?:menu|context menu|toolbar|side ?bar|tool ?bar)$`,
  "iu",
);
/** Where that itself was pressed, it stays. */
function withoutWay(text: string, restore: (part: string) => string, control: string): string {
  const found = way.exec(text);
  if (!found || telling.test(text) || fold(control) === "") return text;
  const own = contentWords(control);
  const isItself = [...contentWords(restore(found[1] ?? "")), "menu", "more", "options", "actions"].some(
    (word) => own.includes(word),
  );
  const rest = text.slice(0, found.index);
  return isItself || !/\s/.test(rest.trim()) ? text : rest;
}

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

/** `Update, so that Ida Falk is the owner`: what the control that is named alone does, and to what. */
const ofLabel = new RegExp(
  `^(update|change|set|edit|assign),? so that (${mask}|\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)*) (?:is|becomes) (?:now )?(?:the|its|his|her|their) (\\p{Ll}[\\p{Ll}-]*(?: \\p{Ll}[\\p{Ll}-]*)?)$`,
  "iu",
);
function toValue(text: string, control: string): string {
  const [, verb = "", value = "", label = ""] = ofLabel.exec(text) ?? [];
  if (verb === "" || fold(verb) !== fold(control)) return text;
  return `${verb} the ${label} to ${/\p{L}/u.test(value) ? `"${value}"` : value}`;
}

/** `Switch the sample to "Model"`, by what is called so: it is chosen. */
function toTab(text: string, restore: (part: string) => string, control: string): string {
  const name = switched.exec(text)?.[1];
  const called = fold(restore(name ?? ""));
  // `Closed 10`: what it counts is no part of what it is called.
  const own = fold(control.replace(/\s+\(?\d{1,5}\)?$/u, ""));
  return name !== undefined && own !== "" && (called === fold(`"${own}"`) || called === own)
    ? `Select ${called === own ? `"${name}"` : name}`
    : text;
}
const switched = new RegExp(
  `^switch (?:over )?(?:the )?\\p{L}.{0,60}? to (?:the )?(${mask}|\\p{Lu}[\\p{L}\\d-]*(?: [\\p{L}\\d-]+){0,2})$`,
  "iu",
);

/** `Pause the pump`, by a switch that is called nothing: it is put off. What says `Pause` itself is put on by it. */
const held = /^(pause|suspend|resume|unpause) (?!(?:for|until|after|when|an?|\d)(?!\p{L}))(?=\S)/iu;
const byHold = (text: string, control: string): string =>
  control.trim() === ""
    ? text.replace(held, (_, verb: string) => (/^(?:pause|suspend)/iu.test(verb) ? "Turn off " : "Turn on "))
    : text;

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
  `(?:(?:,| and| then|, and|, then|,? and then) (?:(?:confirm|finish|end|save|send|submit|commit|conclud|clos)(?:ing|ed|ted|d|e)?(?: (?:it|this|that|them|the (?:change|entry|text|input)))? (?:with|by|using)(?: pressing)? |(?:press |hit )?)(?:the )?(?:Enter|Return)(?: key)?| \\((?:(?:then )?${enter}|(?:Enter|Return) \\p{L}{2,12} (?:it|this))\\))$`,
  "iu",
);
/** Words that mean just the same as others that rules know. */
const usual: readonly Row[] = [
  // `Change the units from metric to imperial`: what they are now, where that is no name.
  [
    /^((?:change|switch|set) (?:the|my|this) \p{Ll}{2,30}(?: (?!to )\p{Ll}{1,30}){0,2}) from \p{Ll}[\p{Ll} -]{1,40}? to (?=\S)/iu,
    "$1 to ",
  ],
  [/(?<= )ought not to(?= )/giu, "should not"],
  [/(?<= )ought to(?= )/giu, "should"],
  [/(?<= (?:in|into|to|from|out of) (?:the |my |your )?)shopping (?=(?:cart|basket|bag)(?!\p{L}))/giu, ""],
];
/** `The layer is locked`, `The key is no longer listed`: what a step states is what it wants. What is told of a thing on the way (`that is open`) is not. */
const stated = new RegExp(
  `^((?!(?:There|It|Nothing|Nobody|None|No|What|Where)(?!\\p{L}))(?:${mask}|\\d|\\p{Lu})[^.,:;?!]{0,100}?) (?:is|are)(?: now)?( no longer| not)?(?: now)? (?!to(?!\\p{L})|left(?!\\p{L}))(?=(?:${mask}|[\\p{L}\\d])[^.,:;?!]{0,100}$)`,
  "u",
);
const conditional =
  /(?<!\p{L})(?:that|which|who|whose|what|if|when|where|while|until|till|once|whether|because|since|as|so|to be|should|must|may|can|will|has|have|let)(?!\p{L})/iu;
function asWanted(text: string): string {
  const [whole = "", thing = "", denied = ""] = stated.exec(text) ?? [];
  const isStated = whole !== "" && !startsWithVerb(text) && !conditional.test(thing);
  return isStated ? `${thing} should${denied} be ${text.slice(whole.length)}` : text;
}
function inUsualWords(step: string): string {
  const { text, restore } = masked(step);
  const plain = asWanted(usual.reduce(replaced, text));
  return plain === text ? step : restore(plain);
}

function toTheDeed(step: string, kind: Kind, called: { control: string; label: string }): string {
  const { text, restore } = masked(
    step
      .trim()
      .replace(/[.!]$/, "")
      .replace(/,? please$/iu, ""),
  );
  const deed = withoutRoundabout(text, { kind, ...called, restore });
  return deed === text ? step : restore(deed);
}
const replaced = (text: string, row: Row | undefined): string => (row ? text.replace(row[0], row[1]) : text);

/**
 * A step in plain words, so that one rule reads all ways to say the same: what it is for instead of what is pressed for it, without the control that it is done with,
 * and roundabout verbs as plain ones. `presses`: it was done by pressing something. `control`: the name of what it was done with. `entersText`: a text was
 * entered, and ended with the Enter key. `label`: what it is called where it may be a switch. A step is read at each look at its page: what it comes to is remembered.
 */
export function inPlainStep(step: string, how: Done): string {
  const { presses, control, entersText = false, label = "" } = how;
  const texts = [step, control, label].map((text) => text.replaceAll(between, " "));
  return plainly([...texts, presses ? "pressed" : "", entersText ? "entered" : ""].join(between));
}
type Done = { presses: boolean; control: string; entersText?: boolean; label?: string };
const between = "\u0000";
const plainly = remember((key) => {
  const [step = "", control = "", label = "", presses, entersText] = key.split(between);
  return plainStep(step, { presses: presses !== "", control, entersText: entersText !== "", label });
});

function plainStep(step: string, { presses, control, entersText, label }: Required<Done>): string {
  const own = withoutLead(withoutLeft(step));
  const alone = presses ? deedAtEnd(own, control) : own;
  const worded = toRename(inUsualWords(alone), control);
  const given = presses ? choiceLabelled(worded, control) : intoLabelled(worded, control);
  const said = toTheDeed(
    entersText ? given.trim().replace(/[.!]$/, "").replace(ended, "") : given,
    presses ? "pressed" : entersText ? "made" : "typed",
    { control, label: label || control },
  );
  const isEnded = said !== given.trim().replace(/[.!]$/, "");
  const others = presses
    ? pressPhrases
    : isEnded || entersText
      ? [...madePhrases, ...madeSentences, ...entryPhrases]
      : [...typedPhrases, ...entryPhrases, ...entrySentences];
  const rows = [...phrases, ...others].filter((row) => !(isEnded && row === writes));
  const deed = presses
    ? asDeed(bySwitch(withoutSign(withoutDemand(wishedDeed(said, label, control))), label))
    : said;
  const { text, restore } = masked(
    [intoPlace, intoPage, intoOrder, outOfTrash].reduce(replaced, deed.trim().replace(/[.!]$/, "")),
  );
  const inOrder = asides.reduce(replaced, presses ? inPlainOrder(text) : text);
  const told = presses
    ? [toTab, choiceByName].reduce((one, plain) => plain(one, restore, control), inOrder)
    : toTab(inOrder, restore, control);
  const bare = withoutInstrument(told, restore, control);
  const here = presses ? withoutWay(toValue(bare, control), restore, control) : bare;
  const direct = withoutPurpose(withoutFurtherAim(here), presses, restore);
  const plain = replaced(
    direct,
    rows.find(([pattern]) => pattern.test(direct)),
  );
  const whole = restore(presses ? pageByNumber(byState(byHold(plain, control))) : plain).trim();
  return fold(whole) === fold(step) ? step : whole.charAt(0).toUpperCase() + whole.slice(1);
}
/** `…, but do not delete it`: what is not to be done says nothing of what is. */
const undone =
  /(?<=^.{8,}),? (?:but|and) (?:do not|don['’]t|never) \p{L}+ (?:it|them|him|her|that|this|anything(?: else)?)(?: yet| now)?[.!]?$/iu;
/** `Throw the draft away without sending it`. */
const leftUndone =
  /,? without (?:saving|sending|storing|keeping|posting|publishing|submitting|using) (?:it|them|this|that|anything)[.!]?$/iu;
const givingUp = /^(?:throw|discard|delete|cancel|abandon)(?!\p{L})/iu;
const withoutLeft = (step: string): string =>
  givingUp.test(step.trim()) ? step.replace(undone, "").replace(leftUndone, "") : step.replace(undone, "");
/** `Next, open the cart`, `On this page, open the cart`: when it is its turn, and what all steps are done on. */
const lead =
  /^(?:next|then|now|finally|lastly|afterwards|after that|first(?:ly)?|(?:on|in) (?:this|the (?:same|current|open(?:ed)?|present|resulting)) (?:page|screen|view)), /iu;
const withoutLead = (step: string): string => {
  const rest = step.replace(lead, "");
  return rest !== step && startsWithVerb(rest) ? rest.charAt(0).toUpperCase() + rest.slice(1) : step;
};
/** `Call the plan "Oak"` in the field `Rename plan`. */
const called =
  /^(?:call|name|title) ((?:the|this|my|your) (?!new )\p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*)?) (["“\p{Lu}\d].{0,80})$/iu;
/** `Apply the new name`, by `Rename`. */
const newName = /^(?:apply|save|confirm|submit|use|store|keep|accept|set) (?:the|its|this|my) new name$/iu;
const toRename = (text: string, control: string): string =>
  /^rename(?!\p{L})/iu.test(control.trim())
    ? text.replace(called, "Rename $1 to $2").replace(newName, "Rename it")
    : text;
/** `Take the plan back out of the bin`. */
const outOfTrash: Row = [
  /^(?:take|get|bring|fetch|move|put) (.{1,100}?) (?:back )?(?:out of|from) the (?:trash|recycle bin|bin|waste ?basket)(?: again)?$/iu,
  "Restore $1",
];
/** `Click the Amount header to sort descending`: by what, and which way. */
const intoOrder: Row = [
  /^(?:click|press|tap)(?: on)? (?:the )?(.{1,60}?)(?: column)? (?:header|heading|column) to (?:sort|order|arrange)(?: (?:it|them|(?:the|all) \p{Ll}+))?(?: in)? (ascending|descending)(?: order)?$/iu,
  "Sort by $1 $2",
];
/** `Click on page "3" in the pagination`. */
const intoPage: Row = [
  /^(?:click|press|tap)(?: on)? (?:the )?(?:page )?(?:number )?["“'‘]?(\d{1,4})["”'’]?(?: link| button)? (?:in|of|at) the (?:pagination|pager|paginator|page navigation)(?: .{0,60})?$/iu,
  "Go to page $1",
];
/** `Click "Add to cart" for the kettle`. */
const intoPlace: Row = [
  /^(?:click|press|tap|hit) (?:on )?["“'‘]?(?:add )?(?:in)?to (?:the |my |your )?(cart|basket|bag|trolley|wish ?list|watch ?list|favou?rites)["”'’]?(?: button| link)? (?:at|for|of|on|beside|next to|under|below|beneath|underneath|by|with) (?=\S)(.{1,120})$/iu,
  "Add $2 to the $1",
];
