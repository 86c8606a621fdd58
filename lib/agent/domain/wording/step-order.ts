import { startsWithVerb } from "./action-verbs";
import { mask } from "./step-purpose";

type Row = readonly [pattern: RegExp, plain: string];

const press = "(?:click|press|tap|hit)(?: on)?";
const small = "(?:(?:small|little|tiny|red|gr[ea]y|round) )?";
const sign = "(?: (?:icon|symbol|button|sign))?";
const at = "(?:of|at|for|on|in|by|beside|next to|behind|near)";
/** What a cross closes instead of removing it. */
const parts =
  "dialog|window|box|banner|notice|notification|message|toast|panel|tab|card|pop-?up|search|field|bar|menu|hint|tip|alert|overlay|drawer|page|view";
const bins = "(?:bin|trash ?can|trash|dustbin|waste ?(?:basket|bin)|rubbish bin)";
const lists = "(?:list|menu|drop-?down|options?|box)";
const sorting = "sort(?:ing)?(?: by| order)?";

/** Of what is pressed: signs that say what they do, and choices that say what they are for. */
const signs: readonly Row[] = [
  [/ and (?:have|get) (?:it|them) (?:removed|deleted|taken away)$/iu, ""],
  [new RegExp(`^${press} the ${small}${bins}${sign} ${at} (\\S.{0,119})$`, "iu"), "Delete $1"],
  [
    new RegExp(
      `^${press} the ${small}(?:cross|x)${sign} ${at} (?!.{0,100}(?<!\\p{L})(?:${parts})(?!\\p{L}))(\\S.{0,119})$`,
      "iu",
    ),
    "Remove $1",
  ],
  [
    new RegExp(`^${press} the ${small}(?:pencil|pen)${sign} ${at} (?!.{0,110} to )(\\S.{0,119})$`, "iu"),
    "Edit $1",
  ],
  [
    /^(?:choose|pick|select|use|set|take) (.{1,60}?) as (?:the )?sort(?:ing)? (?:criterion|key|order|field|column)$/iu,
    "Sort by $1",
  ],
  [new RegExp(`^(?:choose|pick|select) (.{1,60}?) (?:in|from) the ${sorting} ${lists}$`, "iu"), "Sort by $1"],
];

const placeFirst =
  /^(in|on|from|under|within|inside|at) ((?:(?:the|this|my|your) |[\uE000-\uE0FF]|\p{Lu}(?=[^,]{0,40} (?:page|list|card|panel|dialog|menu|profile|form|section|table|box|view|chart|row)(?!\p{L})))[^,]{0,60}?)(?:, (\p{L}+)| (choose|pick|select))(?= )(.{1,120})$/iu;
/** `At Cedar, open the menu`, `Among the guests, tick Ida`. */
const nameFirst =
  /^(at|for|with|among|amongst|beside|next to|under|below|above|behind|on|in|of) ((?:(?:the|this|my|your) [^,:]{2,60}|(?:\p{Lu}|\d)[\p{L}\d.'’-]*(?: [\p{Lu}\d][\p{L}\d.'’-]*){0,3}|[\uE000-\uE0FF])), (\p{L}+)(?= )(.{1,120})$/u;
const thingFirst = new RegExp(`^([^:]{0,60}${mask}[^:]{0,20}|${mask}): (\\p{L}+)(.{0,80})$`, "u");
const isPress = new RegExp(`^${press} the (?:${small})?\\p{L}+${sign}$`, "iu");

const forFirst = new RegExp(
  `^for ((?:the \\p{Ll}+ )?(?:${mask}|\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)*)),? (${press}) (\\S.{0,60})$`,
  "iu",
);
/** `In the list, pick "Ash"`, `Note "Ash": press the bin`: the verb comes first. */
function verbFirst(text: string): string {
  const [, whose = "", pressed = "", sign = ""] = forFirst.exec(text) ?? [];
  if (sign !== "") return `${pressed} ${sign} for ${whose}`;
  const [, where = "", place = "", told = "", chosen = "", rest = ""] = placeFirst.exec(text) ?? [];
  const verb = told || chosen;
  if (verb !== "" && (startsWithVerb(`${verb}${rest}`, false) || /^(?:pick|tick|untick)$/iu.test(verb)))
    return `${verb}${rest} ${where.toLowerCase()} ${place}`;
  const [, side = "", who = "", act = "", what = ""] =
    nameFirst.exec(text.charAt(0).toLowerCase() + text.slice(1)) ?? [];
  if (act !== "" && startsWithVerb(`${act}${what}`, false))
    return `${act}${what} ${placedBy(side, act)} ${who}`;
  const [, thing = "", deed = "", more = ""] = thingFirst.exec(text) ?? [];
  if (deed === "") return text;
  const named = /^\p{Lu}\p{Ll}+ /u.test(thing)
    ? `the ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`
    : thing;
  if (isPress.test(`${deed}${more}`)) return `${deed}${more} of ${named}`;
  return more === "" && startsWithVerb(`${deed} it`, false) ? `${deed} ${named}` : text;
}

const openers = "open|unfold|expand|drop down|pull down|fold (?:out|down)";
/** `Remove the card: press its bin`, by what it is done. What may be the name of a thing as well (`Note "Ash"`) is none. */
const byPress =
  /^(?!(?:note|book|order|file|list|post|star|record|log|mail|message|check|plan|request|report|copy|review|comment|search|filter)(?!\p{L}))(\p{L}+ [^:]{1,120}): (?:then )?(?:click|press|tap|hit|use|choose)(?: on)? (?:the|its|his|her|their) (?:[\p{L}-]+ ){0,2}[\p{L}-]+$/iu;
/** `Make her an editor: open the list of roles`, for what; where a name says whose list it is, that stays. */
const forWhat = new RegExp(`^(\\p{L}+ [^:\\p{Lu}]{1,80}): ((?:${openers}) .{1,80})$`, "u");
/** `The fern is watered: tick it`, `Refuse the hints: turn that switch off`. */
const ofThing =
  /^(.{1,80}?)(?: (?:is|are|has been|have been|was|were) [\p{L} ]{2,30})?: (\p{L}+(?: o(?:n|ff))?) (?:it|them|him|her|(?:that|this|its|their|the) (?:switch|toggle|check ?box|box))( o(?:n|ff)| (?:from|out of|off|in|to|into) (?:the|my|your|this) [\p{L} -]{2,40})?$/u;
const answers = /^(?:refuse|deny|allow|permit|forbid) /iu;
/** `Only the late ones` has no verb. */
const onlyThese = /^(?:only|just) (?:the )?(?!(?:once|then|if|when|for|after|before)(?!\p{L}))(.{2,80})$/iu;

/** Behind the deed, in the word that a place is read by there. */
const placedBy = (side: string, verb: string): string =>
  side === "at" || side === "with"
    ? /^(?:open|expand|unfold|close|collapse|show)$/iu.test(verb)
      ? "of"
      : "for"
    : side.replace(/^among(?:st)?$/u, "in");

/** A step of two parts, of which one says what is done and the other one how or to what. */
function inOnePart(text: string): string {
  const [, deed = ""] = byPress.exec(text) ?? [];
  if (deed !== "" && startsWithVerb(deed, false)) return deed;
  const [, purpose = "", opened = ""] = forWhat.exec(text) ?? [];
  if (opened !== "" && startsWithVerb(purpose, false)) return opened;
  const [, said = "", verb = "", way = ""] = ofThing.exec(text) ?? [];
  if (verb !== "" && startsWithVerb(`${verb} it`, false)) {
    const unwanted = /^(?:do not|don['’]t|never) \p{L}+ (?=(?:the|this|my) |[\uE000-\uE0FF])/iu;
    if (unwanted.test(said)) return `${verb} ${said.replace(unwanted, "")}${way}`;
    if (/^(?:do not|don['’]t|never)(?!\p{L})/iu.test(said)) return text;
    const thing = startsWithVerb(said, false) || answers.test(said) ? said.replace(/^\p{L}+ /u, "") : said;
    return `${verb} ${thing}${way}`;
  }
  const [, these = ""] = onlyThese.exec(text) ?? [];
  return these === "" ? text : `Show only the ${these}`;
}

/** A press told with its verb first, and by what its sign does where it only says which sign is pressed. */
export const inPlainOrder = (text: string): string =>
  signs.reduce((told, [pattern, plain]) => told.replace(pattern, plain), verbFirst(inOnePart(text)));
