import { partsIn } from "./clause-parts";
import { maskClass, valueClass } from "./masked-text";
import { detailsOf } from "./read-add";
import { readField } from "./read-fields";
import { splitObjects } from "./read-list";
import { kindOf } from "./read-target";
import { after, type BareWant, type Clause, type Reader, targetOf, withoutPurpose } from "./reader";
import type { ClickAction, Target } from "./want";

const keys =
  "enter|return|tab|escape|esc|space(?: ?bar)?|backspace|delete|home|end|page ?up|page ?down|(?:arrow ?)?(?:up|down|left|right)(?: arrow)?|f\\d{1,2}|" +
  "(?:ctrl|control|cmd|command|alt|shift|meta)\\s*\\+\\s*\\S+";
const keyPattern = new RegExp(
  `^(?:the\\s+)?(${keys})(?:\\s+(key|button on (?:the|your) keyboard))?(?:\\s+(?:in|on)\\s+.*)?$`,
  "i",
);
const keyNames: Readonly<Record<string, string>> = {
  return: "Enter",
  esc: "Escape",
  space: "Space",
  "space bar": "Space",
  spacebar: "Space",
  pageup: "PageUp",
  "page up": "PageUp",
  pagedown: "PageDown",
  "page down": "PageDown",
};
const modifiers: Readonly<Record<string, string>> = {
  ctrl: "Control",
  control: "Control",
  cmd: "Meta",
  command: "Meta",
  alt: "Alt",
  shift: "Shift",
  meta: "Meta",
};

/** Playwright's name of a key as people write it. */
function keyName(written: string): string {
  const folded = written.toLowerCase().replace(/\s*\+\s*/g, "+");
  const arrow = /^(?:arrow ?)?(up|down|left|right)(?: arrow)?$/.exec(folded)?.[1];
  if (arrow) return `Arrow${capital(arrow)}`;
  const [first = "", second] = folded.split("+");
  if (second !== undefined)
    return `${modifiers[first] ?? capital(first)}+${second.length === 1 ? second.toUpperCase() : capital(second)}`;
  return keyNames[folded] ?? capital(folded);
}
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const readKey: Reader = (clause) => {
  const match = keyPattern.exec(after(clause, "press|hit|strike|use|push|tap|type") ?? "");
  // `Delete` and `Home` are button names as often as keys: only `key` tells.
  if (!match || (/^(?:delete|home|end|up|down|left|right|tab|space)$/i.test(match[1] ?? "") && !match[2]))
    return undefined;
  return { do: "key", key: keyName(match[1] ?? "") };
};

const clicks: readonly (readonly [ClickAction, string])[] = [
  ["doubleClick", "double[- ]?click(?: on)?"],
  ["rightClick", "right[- ]?click(?: on)?|open the context menu of"],
  ["hover", "hover(?: over| on)?|mouse over|point (?:at|to)|move the (?:mouse|pointer) (?:over|to|onto)"],
  [
    "click",
    "(?:left[- ])?click(?: on)?|press(?: on)?|tap(?: on)?|hit|push|activate|focus(?: on| into| in)?|follow(?= (?:the|this|that) link| .{1,60} link$)|use|find and click(?: on)?",
  ],
];
const timesWords: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  thrice: 3,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  two: 2,
};

export const readClick: Reader = (clause) => {
  for (const [how, commands] of clicks) {
    const rest = after(clause, commands);
    if (rest === undefined || rest === "") continue;
    const { phrase, times } = repeated(withoutPurpose(rest));
    const objects = splitObjects(phrase);
    const areNames =
      objects.length > 1 &&
      objects.every((object) =>
        new RegExp(`^(?:the\\s+)?(?:\\S+\\s+)?${maskClass}(?:\\s+\\S+)?$`, "i").test(object),
      );
    const phrases = areNames ? objects : [phrase];
    return phrases.map((object) => ({ do: "click", how, target: targetOf(object, clause), times }) as const);
  }
  return undefined;
};

function repeated(phrase: string): { phrase: string; times: number } {
  const match = /^(.*?)\s+(?:(once|twice|thrice)|(\d{1,2}|two|three|four|five|six)\s+times)$/i.exec(phrase);
  if (!match) return { phrase, times: 1 };
  const word = (match[2] ?? match[3] ?? "1").toLowerCase();
  return { phrase: match[1] ?? phrase, times: timesWords[word] ?? Number(word) };
}

const choosing = "select|choose|pick(?: out)?|highlight";

/** `Select High in the Priority list`, `Choose "A", "B" and "C"`, `Pick the second option`. */
export const readChoice: Reader = (clause) => {
  const rest = after(clause, choosing);
  if (rest === undefined || rest === "") return undefined;
  if (/^(?:nothing|none(?: of (?:them|these|the.*))?|no (?:option|item|checkbox)s?)$/i.test(rest)) return [];
  const affix = targetOf(rest, clause);
  if (affix.startsWith !== undefined) return { do: "choose", option: affix, field: undefined };
  const dated = /^(?:the\s+)?(\S*\s?(?:date|time|day))\s+((?:\d|\p{Lu}\p{L}+ \d).*)$/u.exec(rest);
  if (dated)
    return {
      do: "type",
      value: clause.masked.restore(dated[2] ?? ""),
      field: targetOf(dated[1] ?? "", clause),
    };
  const pairs = eachFromIts(rest, clause);
  if (pairs) return pairs;
  const split = optionOf.exec(withoutPurpose(rest));
  const field = split ? targetOf(split[2] ?? "", clause) : undefined;
  const listed = split ? (split[1] ?? "") : withoutPurpose(rest);
  const pair = field ? undefined : fieldBefore(listed, clause);
  if (pair) return pair;
  return splitObjects(listed).map(
    (option) => ({ do: "choose", option: targetOf(option, clause), field }) as const,
  );
};

const optionOf = /^(.+?)\s+(?:from|in|for|as|under|within|on|of|out of)\s+(?:the\s+|its\s+|their\s+)?(.+)$/i;

/** `Red for the colour and Large for the size`. */
function eachFromIts(rest: string, clause: Clause): BareWant[] | undefined {
  const items = splitObjects(rest).map((item) => optionOf.exec(item));
  if (items.length < 2 || !items.every((item) => item !== null)) return undefined;
  return items.map((item) => ({
    do: "choose",
    option: targetOf(item?.[1] ?? "", clause),
    field: targetOf(item?.[2] ?? "", clause),
  }));
}

/** `Select the priority "High"`: a noun before a quoted option names the field. */
function fieldBefore(listed: string, clause: Clause) {
  if (splitObjects(listed).length > 1) return undefined;
  const pair = new RegExp(`\\S\\s+${maskClass}$`).test(listed)
    ? readField(listed.replace(/^(?:the|a|an)\s+/i, ""), clause.masked)
    : undefined;
  if (!pair?.field) return undefined;
  const named = targetOf(listed, clause);
  if (named.kind) return undefined;
  return {
    do: "choose",
    option: { ...named, name: pair.value, whole: pair.value, exact: true },
    field: targetOf(pair.field, clause),
  } as const;
}

const on =
  "check(?! (?:that|whether|if|out|for|on|in)\\b)(?: off)?|tick(?: off)?|turn on|switch on|enable|activate|agree to|accept|star|opt in(?:to)?";
const off =
  "un ?check|un ?tick|un ?select|de ?select|turn off|switch off|disable|deactivate|un ?star|opt out(?: of)?";

/** A box to check is no field. */
function boxOf(object: string, clause: Clause): Target {
  const target = targetOf(object, clause);
  if (target.kind === "field") return { ...target, kind: "checkbox" };
  // "Turn on the frost alert": what is turned on is a switch, whatever its label speaks of.
  const { kind, ...plain } = target;
  return kind === "dialog" || kind === "option" ? { ...plain, name: target.whole } : target;
}

/** `Make sure that Compact rows is on`. */
const madeSure =
  /^(?:make sure|ensure|verify|see to it)(?: that)?\s+(.+?)\s+(?:is|are)\s+(not\s+)?(?:turned |switched |set to )?(on|off|checked|unchecked|ticked|unticked|enabled|disabled|selected|active|inactive)$/i;

export const readTick: Reader = (clause) => {
  const sure = madeSure.exec(clause.text);
  if (sure)
    return {
      do: "tick",
      on: /^(?:off|un|dis|in)/i.test(sure[3] ?? "") === (sure[2] !== undefined),
      target: targetOf(sure[1] ?? "", clause),
    };
  const split = /^(?:turn|switch)\s+(?!on\b|off\b)(.+?)\s+(on|off)$/i.exec(clause.text);
  if (split)
    return { do: "tick", on: split[2]?.toLowerCase() === "on", target: targetOf(split[1] ?? "", clause) };
  for (const [commands, state] of [
    [off, false],
    [on, true],
  ] as const) {
    const rest = after(clause, commands);
    const detailed = rest && tickWith(rest, state, clause);
    if (detailed) return detailed;
    if (rest)
      return splitObjects(
        withoutPurpose(rest).replace(
          /^(?:the\s+)?(?:check ?)?(?:boxes|options|items)\s+(?:for\s+|labell?ed\s+|named\s+)?(?=\S)/i,
          "",
        ),
      ).map((object) => ({ do: "tick", on: state, target: boxOf(object, clause) }) as const);
  }
  return undefined;
};

/** `Turn on the reply from 3 to 5 May with the text "Away"`: what is turned on, and what it is to hold; then all of it is stored. */
function tickWith(rest: string, on: boolean, clause: Clause): BareWant[] | undefined {
  const parts = partsIn(rest);
  const from = parts.findIndex(
    (part, at) => at > 0 && holdsValue.test(part.text) && !placing.test(part.prep),
  );
  if (from < 0 || !storing.test(clause.text)) return undefined;
  const fields = parts.slice(from).flatMap((part) => detailsOf(part, clause.masked));
  const object = parts.slice(0, from).map(({ prep, text }, at) => (at > 0 ? `${prep} ${text}` : text));
  return [
    { do: "tick", on, target: boxOf(object.join(" "), clause) },
    { do: "fill", fields: fields.map((one) => (one.field === "" ? { ...one, field: one.hint ?? "" } : one)) },
    { do: "submit", verb: "save", target: undefined },
  ];
}

const storing = /^(?:turn|switch|enable|activate)\b/iu;
const placing = /^(?:in|on|of|under|for)$/u;
const holdsValue = new RegExp(`^(?:the \\p{Ll}+ )?(?:${maskClass}|${valueClass}|[\\d€$£])`, "u");

export const readFold: Reader = (clause) => {
  const open = after(clause, "expand|unfold|open up");
  if (open) return { do: "fold", open: true, target: targetOf(open, clause) };
  const closed = after(clause, "collapse|fold(?: up)?|minimi[sz]e");
  return closed ? { do: "fold", open: false, target: targetOf(closed, clause) } : undefined;
};

/** What can be closed without anything being stored: a part of the page, by its kind or by a pronoun. */
const shutParts =
  /(?:^|\s)(?:it|this|that|them|everything|these|those|notice|notification|toast|tooltip|widget|chat|side ?bar|drawer|overlay|preview|details?|pane|panel|window|full ?screen|ads?|advert(?:isement)?|prompt|light ?box|popover|toolbar|keyboard|calendar|picker|player|map|filters?|columns?|results?|menu|survey|cookies?|message|hint|help|tour|tip)s?$/iu;

/** A thing (`ticket HD-7`, `the Baker account`) is closed as a thing, and that is kept; a part of the page is called by its kind, or by its title alone. */
function isPartOfPage(rest: string, { masked }: Pick<Clause, "masked">): boolean {
  const own = rest.replace(new RegExp(`${maskClass}`, "gu"), " ").trim();
  return (
    masked.isLiteral(rest.replace(/^the\s+/iu, "")) ||
    shutParts.test(own) ||
    own.split(/\s+/u).some((word) => kindOf(word) !== undefined)
  );
}

export const readClose: Reader = (clause) => {
  const rest = after(clause, "close|dismiss|hide|exit|get rid of");
  if (!rest || /\btabs?$/i.test(rest) || !isPartOfPage(rest, clause)) return undefined;
  return { do: "close", target: targetOf(rest, clause) };
};

export const readOpen: Reader = (clause) => {
  const rest = after(
    clause,
    "go(?: back)? (?:in)?to|go|open(?: up)?|navigate(?: back)? to|visit|browse to|head(?: over)? to|return to|switch to|move to|show(?: me)?|view|see|display|reveal|launch|bring up|get to|jump to|look at|find",
  );
  if (!rest) return undefined;
  const phrase = withoutPurpose(rest);
  return { do: "open", target: targetOf(phrase, clause) };
};

export const readSubmit: Reader = (clause) => {
  const match =
    /^(submit|save|confirm|apply(?! for\b)|finish|complete|proceed|continue|check ?out|place(?= the order| my order| an order)|send(?= (?:it|(?:the|this|my|our) \p{L}+)$))(?![\p{L}\p{N}-])\s*(.*)$/iu.exec(
      clause.text,
    );
  if (!match) return undefined;
  const [, verb = "", rest = ""] = match;
  const plain =
    /^(?:to |the |this |that |it|them|my |all |your |changes|form|changes? made)*(?:form|changes?|it|order|purchase|entry|settings|data|details|answers?|vote|everything|checkout|step|page|payment)?$/i.test(
      rest,
    );
  const next = /^(?:to|with|by)\s+/i.exec(rest);
  if (next) return { do: "submit", verb: verb.toLowerCase(), target: undefined };
  // What is sent in with values of its own is more than a button; a form is sent by its button, whatever it is for.
  const isForm = /^(?:(?:the|this|my|our)\s+)?form\b/i.test(rest);
  if (
    !plain &&
    !isForm &&
    partsIn(rest).some(({ prep, text }, at) => at > 0 && (prep === "" || holdsValue.test(text)))
  )
    return undefined;
  return { do: "submit", verb: verb.toLowerCase(), target: plain ? undefined : targetOf(rest, clause) };
};

/** `Use the search box to enter "Juan"`, read as the command in it, with that element. */
export const usesTo = /^use\s+(?:the\s+)?(.+?)\s+to\s+(.+)$/i;
/** `Close the dialog by clicking "x"`: how it is to be done is the command. */
export const byDoing =
  /^(.+?)\s+by\s+(click|press|tapp?|hitt?|select|choos|check|tick|typ|enter|us|push|open)ing\s+(.+)$/i;
/** `In the Priority list, choose High`. */
export const placeFirst =
  /^(?:in|on|from|under|within|at|inside|using|with|for)\s+(.+?)(?:,\s*|\s+(?=(?:click|press|select|choose|type|enter|check|uncheck|open|turn|set|find|delete|remove|pick)\s))(.+)$/i;
