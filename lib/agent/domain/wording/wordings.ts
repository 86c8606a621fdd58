import { pastForms } from "./done-word";

/** A quotation, or what is said after a colon, as one character. */
export const quoteClass = "[\\uE100-\\uE3FF]";
const anyMask = "[\\uE100-\\uEBFF]";

const small =
  "(?:to|in|on|at|for|from|with|by|of|as|and|or|not|that|which|who|when|if|is|are|be|the|a|an|my|our|instead|now|please|then)(?!\\p{L})";
const amount = `[€$£]?\\d[\\d.,:/-]*(?<![.,:/-])(?:\\s?(?:%|€|\\p{Lu}{3}(?!\\p{L})|(?!${small})\\p{Ll}{1,10}(?!\\p{L})))?`;
const capitals = "\\p{Lu}[\\p{L}\\p{N}'’/-]*(?: [\\p{Lu}\\p{N}][\\p{L}\\p{N}'’/-]*){0,4}";
const words = (most: number): string => `(?:(?!${small})\\p{Ll}[\\p{Ll}-]* ){0,${most}}`;
const field = `(?:the|my|our|its|his|her|their) (?:(?!${small})\\p{L}[\\p{Ll}-]* ){0,3}(?!${small})\\p{Ll}[\\p{Ll}-]*`;
/** What a thing has one of. */
const attribute =
  "(?:name|nickname|title|caption|heading|headline|subject|description|status|state|stage|priority|urgency|role|position|rating|category|colou?r|size|type|number|code|price|date|time|deadline|address|phone|e-?mail|city|level|value|limit)";
const list =
  "(?:list|basket|cart|bag|groceries|playlist|queue|rota|agenda|calendar|wish ?list|watch ?list|bookmarks|favou?rites)";
const answers =
  "(?:answers|responses|replies|entries|submissions|votes|sign-?ups|registrations|applications|orders|bookings)";
const times = "(?:day|week|month|year|morning|afternoon|evening|night|time|edge|roof|weight|pressure)s?";

/** What a wording has in its places. */
const places: Readonly<Record<string, string>> = {
  thing: "((?!(?:to|on|off|up|down|back|over|me|us) )\\S[^,.;:!?]{0,80}?)",
  /** Something that was named, or a word for it. */
  named: `((?:(?:the|this|that|these|those|my|our|your|his|her|its|their|all|both) |${anyMask}|\\p{Lu}|\\p{Ll}{3,} #?\\p{Lu}{0,4}-?\\d)[^,.;:!?]{0,80}?|it|this|that|them|him|her|these|those)`,
  object: `(?=(?:the|this|that|these|those|my|our|his|her|its|their|all|both|it|them|him|her)(?!\\p{L})|${anyMask}|\\p{Lu})`,
  someone: `(${anyMask}|(?:(?:Dr|Mr|Mrs|Ms|Prof)\\. )?${capitals}|him|her|them|(?:the|my|our) \\p{Ll}+)`,
  value: `(${anyMask}|${amount}|${capitals})`,
  sure: `(${anyMask}|${amount})`,
  called: `(${anyMask}|${capitals})`,
  quote: `(${quoteClass})`,
  label: `(${field})`,
  /** The same, of what it is: `the price of the "Linen apron"`, `Tom Becker's phone number in the members list`. */
  owned: `(${field} (?:of|on|in|for) [^,.;:!?]{1,80}?|(?:${capitals}|${anyMask})['’]s ${words(2)}(?!${small})\\p{Ll}[\\p{Ll}-]*(?: (?:on|in|for) [^,.;:!?]{1,60}?)?)`,
  ofQuoted: `(${field} of (?:(?:the|my|our) )?${words(2)}${anyMask})`,
  kind: `((?:the|my|our|this|that) ${words(2)}(?!${small})\\p{Ll}[\\p{Ll}-]*)`,
  heading: `((?!(?:New|Another|Add|To-?do|Notes?|Comments?|Remark|Messages?|Question|Answer|Reminder|Tasks?|PS|NB|Hello|Hi|Hey|Dear|Subject|Text)(?!\\p{L}))\\p{Lu}[\\p{L}'-]*(?: ${words(2)}(?!${small})\\p{Ll}[\\p{Ll}-]*)?)`,
  attribute: `(${words(2)}${attribute})(?!\\p{L})`,
  list: `((?:(?:the|my|our|your) )?(?:(?:[Tt]o-do|(?!${small})[\\p{L}-]+) ){0,3}${list})(?!\\p{L})`,
  answers: `(?:any )?(?:more |further |new )?${answers}`,
  must: "(?<!(?<!\\p{L})(?:that|which|who|what) )(?:should|must|has to|have to|needs to|need to|ought to)(?: now| rather| please)?",
  end: "(?=\\s*(?:[.,;:!?]|$)|\\s+(?:and|then|instead|please|now|again|for me|from now on)(?!\\p{L}))",
};

/** `plain`: the same in plain words, with what stood in its places. `first`: only what begins the goal is worded so. `states`: it begins with the thing, and with no command. */
type Wording = {
  pattern: RegExp;
  plain: (parts: readonly string[]) => string;
  first?: boolean;
  states?: boolean;
};
type Row = readonly [words: string, plain: string, first?: "first"];

const inPlaces = (said: string): RegExp =>
  new RegExp(
    `^(?:${said.replace(/\{([a-z]\p{L}{2,})\}/gu, (_, place: string) => places[place] ?? "")})`,
    "u",
  );

const wording = ([said, plain, first]: Row): Wording => ({
  pattern: inPlaces(said),
  plain: (parts) => plain.replace(/\$(\d)/g, (_, at: string) => (parts[Number(at)] ?? "").trim()),
  ...(first ? { first: true } : {}),
});

/** Where it is to stand, and what is done away with. */
const deeds: readonly Row[] = [
  ["(?:put|make|take|push|bring|set) {named} live{end}", "publish $1"],
  ["(?:put|push) live {object}", "publish "],
  ["let {named} go live{end}", "publish $1"],
  ["(?:put|place) {named} on hold{end}", "pause $1"],
  ["(?:put|place) on hold {object}", "pause "],
  ["take {named} off hold{end}", "resume $1"],
  ["silence {object}", "mute "],
  ["(?:throw|chuck|toss|kick) {named} out of (?=\\S)", "remove $1 from "],
  ["(?:throw|chuck|toss) {named} (?:away|out){end}", "delete $1"],
  ["(?:throw|chuck|toss) (?:away|out) {object}", "delete "],
  [
    "(?:get rid of|do away with|scrap|ditch|bin) {object}(?!.{0,60}(?:banner|pop-?up|dialog|overlay|notice|window|modal|message))",
    "delete ",
  ],
  ["call {named} off{end}", "cancel $1"],
  ["check {named} in(?= (?:for|to|at|on) |{end})", "check in $1"],
  ["check {named} out(?= (?:of|for|at|on) |{end})", "check out $1"],
  ["call off {object}", "cancel "],
  [
    "(?:end|terminate|quit) ((?:my|our|the) (?:\\p{Ll}+ ){0,3}(?:membership|subscription|contract|plan|trial|policy))(?!\\p{L})",
    "cancel $1",
  ],
  [`take ((?:the|that|this) (?!(?:\\p{Ll}+ ){0,2}${times} )[^,.;:!?]{1,60}?) off{end}`, "remove $1"],
  [
    "(?:stop|keep|prevent) {named} from (?:accepting|taking|collecting|receiving) (?:any more|more|{answers}){end}",
    "close $1",
  ],
  ["stop (?:accepting|taking|collecting|receiving) {answers} (?:to|for|in|on) {named}{end}", "close $1"],
  ["(?:send|give|hand) {named} back(?= to )", "return $1"],
  ["(?:send|give|hand|bring) {named} back{end}", "return $1"],
  ["(?:hand|pass) {named} over to {someone}", "assign $1 to $2"],
  ["hand over {named} to {someone}", "assign $1 to $2"],
  ["put {someone} in charge of {named}{end}", "assign $2 to $1"],
  [
    "give ((?:the|this|that) (?:ticket|task|issue|case|job|shift|lead|request)(?!\\p{L})[^,.;:!?]{0,60}?) to {someone}{end}",
    "assign $1 to $2",
  ],
  ["give {named} the (?:go-ahead|green light|all-clear|ok(?:ay)?|thumbs up){end}", "approve $1"],
  ["sign off on {object}", "approve "],
  ["say yes to {object}", "accept "],
  ["say no to {object}", "decline "],
  [
    "turn down {object}(?=[^,.;:!?]{0,50}(?:offer|request|application|invitation|invite|proposal|bid)(?!\\p{L}))",
    "decline ",
  ],
  ["put {named} off(?= (?:until|till|to) )", "postpone $1"],
  ["put off {object}", "postpone "],
  ["(?:push|move|put) {named} (?:back|out|forward) to (?=\\S)", "move $1 to "],
  ["bring {named} forward to (?=\\S)", "move $1 to "],
  [
    "(?:check|tick|mark|cross) (?!.{0,40}(?:box|switch|option|toggle)){named} off(?= (?:in|on) )",
    "tick off $1",
  ],
  ["(?:check|tick|mark|cross) (?!.{0,40}(?:box|switch|option|toggle)){named} off{end}", "mark $1 as done"],
  ["(?:check|tick|cross) off {named} as (?=\\S)", "mark $1 as "],
  ["give {named} a star{end}", "star $1"],
  ["use (?=(?:the |my |this )?(?:coupon|voucher|promo|discount|gift)(?: code| card)?(?!\\p{L}))", "apply "],
  ["set {called} as (?:the|my|our) (default(?: \\p{Ll}+){0,2}){end}", "make $1 the $2"],
  [
    "(?:put|file) ((?:the|this|that|my|our) (?:file|message|mail|e-?mail|document|photo|picture|note|card|ticket|issue|page|article|recipe)(?!\\p{L})[^,.;:!?]{0,60}?) (?:into|under) (?=\\S)",
    "move $1 to ",
  ],
  [
    "(?:[Ii]|[Ww]e)(?:['’]d| would)? (?:want|like|need)(?: to have)? {named} (?:turned |switched )?(on|off){end}",
    "turn $2 $1",
  ],
  [
    "(?:turn|switch|flip) (?!(?:it|this|that|them|these|those|him|her) (?:back )?o){thing}(?: back)? (on|off){end}",
    "turn $2 $1",
  ],
];

/** What somebody is told, in one sentence to the end of the goal, after which nothing else is commanded. */
const message = `((?:the|my|our|your|his|her|their|its|an?|we|[Ii]|it|he|she|they|there|\\p{Lu}\\p{L}*) (?!.{0,200}(?:,| and| then) (?:then |please )?(?:\\p{Ll}+ (?:it|this|that|them|him|her|me|us|the|my|our)(?!\\p{L})|send|save|submit))[^"“”:;!?.\\n\\uE100-\\uEBFF]{3,160})`;

/** Who is to have or to hear something, and what is new. */
const persons: readonly Row[] = [
  ["(?:give|grant) {someone} access to {named}{end}", "share $2 with $1"],
  ["(?:give|grant) access to {named} to {someone}", "share $1 with $2"],
  ["let {someone} (?:see|view|read|access) {named}{end}", "share $2 with $1"],
  [
    "(?:write|send an? (?:e-?mail|mail|message))(?: an? (?:e-?mail|mail|message))? to {someone}[.,:;]? (?:with )?(?:the )?[Ss]ubject:? {quote}[.,;]? (?:and )?(?:the )?(?:[Tt]ext|[Bb]ody|[Mm]essage):? {quote}(?:[.,;]? (?:[Aa]nd |[Tt]hen )*send (?:it|that)(?: off)?)?",
    "send a message to $1 with the subject $2 and the message $3",
  ],
  [`leave {someone} (an? ${words(3)}(?:note|message|comment|voicemail))(?!\\p{L})`, "leave $2 for $1"],
  ["send {someone} (an? (?:message|e-?mail|mail|note))(?!\\p{L})", "send $2 to $1"],
  [
    "send ([€$£]?\\d[\\d.,]*(?:\\s?(?:€|\\p{Lu}{3}|euros?|dollars?|pounds?|francs?))?) to (?=\\S)",
    "transfer $1 to ",
  ],
  ["subscribe (?:me|us) to (?=\\S)", "subscribe to "],
  [
    "(?:tell {someone}:?|let {someone} know:?|drop {someone} a (?:line|note|message)(?: saying| that says|:)?) {quote}",
    "send a message to $1$2$3 saying $4",
  ],
  [`(?:tell {someone}|let {someone} know) that ${message}[.!]?$`, 'send a message to $1$2 saying "$3"'],
  ["(?:put|get) (?:me|us) on the (waitlist|waiting list)(?!\\p{L})", "join the $1"],
  ["(?:put|get) (?:me|us) down for (?=\\S)", "sign up for "],
  [
    "(?:[Ii]|[Ww]e)(?:['’]d| would)? (?:need|want|like)(?: to have)? (?:a|an|another) new (\\p{Ll}+)(?=[ :,])(?: for (?:me|us)(?=[:,]))?",
    "create a new $1",
  ],
  // What a site keeps is made there; `an entry permit` and `a record of my payments` are something else.
  [
    `(?:[Ii]|[Ww]e)(?:['’]d| would)? (?:need|want|like)(?: to have)? (an?|another) (${words(2)}(?:entry|record|reminder))(?=[:,]| (?:for|on|in|at|with|to|under)(?!\\p{L}))`,
    "add $1 $2",
  ],
  [
    "(?:save|enter|record|put in|note down|store) a new (\\p{Ll}+)(?: for (?:me|us)(?!\\p{L}))?",
    "add a new $1",
  ],
  ["new (\\p{Ll}+): (?=\\S)", "add a new $1: ", "first"],
  [
    `(?:put|pop|stick|place|drop|throw|pencil|jot|note) (${anyMask}|(?:(?:the|a|an|some|my|our) )?(?!${small})[^\\s,.;:!?]+(?: (?!${small})[^\\s,.;:!?]+){0,4}) (?:down )?(?:onto|into|on|in) {list}`,
    "add $1 to $2",
  ],
];

const better = "(?:(?:new|better|clearer|proper|other|different|shorter|longer|nicer) )?";

/** What is to be set, and to what. */
const values: readonly Row[] = [
  [
    `{named} needs an? ${better}{attribute}[:,] (?:please )?(?:make it |call it |say |let['’]s say )?{value}{end}`,
    "change the $2 of $1 to $3",
  ],
  [`give (?:it|this|that) (?:the|an?) ${better}{attribute}(?: of|:)? {value}{end}`, "set the $1 to $2"],
  [`give {named} (?:the|an?) ${better}{attribute}(?: of|:)? {value}{end}`, "set the $2 of $1 to $3"],
  ["(save|apply|store) (?:it|this|that) like (?:this|that){end}", "$1 it"],
  ["title (?:it|this|that) {called}{end}", "set the title to $1"],
  ["(?:call|name) (?:it|this|that) {called}{end}", "set the name to $1"],
  ["call me {called}(?:(?= (?:on|in) )|{end})", "set my name to $1"],
  [
    `(?:call|name|title) ((?:the|my|our|this|that) [^,.;:!?]{0,40}?${quoteClass}) {quote}(?: instead| from now on)?{end}`,
    "rename $1 to $2",
  ],
  ["(?:call|name|title) {kind} {quote}(?: instead| from now on)?{end}", "rename $1 to $2"],
  ["make {label} {value},? and {label} {value}{end}", "set $1 to $2 and $3 to $4"],
  ["make {label} {value}{end}", "set $1 to $2"],
  ["make {ofQuoted} {value}{end}", "set $1 to $2"],
  ["make {owned} {sure}{end}", "set $1 to $2"],
  ["make (?:it|this|that) {sure}{end}", "change it to $1"],
  ["(?:let|have|make) {label} (?:say|read|show|be) {value}{end}", "set $1 to $2"],
  ["change {label} so (?:that )?it (?:says|reads|is|shows) {value}{end}", "set $1 to $2"],
  ["(?:use|go with|have) {quote} (?:as|for) {label}{end}", "set $2 to $1"],
  ["{quote} (?:as|for) {label}{end}", "set $2 to $1", "first"],
  ["(?:bump|push|crank|knock|bring|turn|take|put) {named} (?:up|down) to {value}", "change $1 to $2"],
  ["(?:bump|up) {named} to {value}", "change $1 to $2"],
  [
    "(?:(?:make it|there should be|[Ii] (?:want|need)) )?(\\d+) of (?:the )?{thing} in (?:my|the|our) (basket|cart|bag|order)(?:, (?:and )?not \\d+| instead of \\d+)",
    "change the quantity of $2 to $1 in my $3",
  ],
  [
    `(?:set|change|update) (?!Quantity|Amount|Number)(${anyMask}|${capitals}(?: \\p{Ll}+)?) to (\\d+) in (?:my|the|our) (basket|cart|bag)(?!\\p{L})`,
    "change the quantity of $1 to $2 in my $3",
  ],
];

/** What is said to be so is to be set where no more is said of it than that it is to be updated or stored. */
/** A sentence of its own begins with a capital. */
const eitherCase = (said: string): string =>
  said.replace(/(?<![\p{L}\\])\p{Ll}(?=\p{Ll})/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
const changing = `${eitherCase("(?:updat|chang|correct|fix|adjust|edit|set)")}\\p{Ll}{0,3}`;
const politely = eitherCase("(?:(?:so|and|then|now|please|kindly)[,\\s]+|(?:can|could|would|will) you )*");
const storing = eitherCase("(?:save|submit|apply|publish|confirm|store)");
const orStored = `(?:[.,;!]*\\s+${politely}${changing} (?:it|this|that)(?=\\s+(?:and|then)\\s|[.,;!?]|$)|(?=[.!;]*$|[.,;!]*\\s+${politely}${storing}(?!\\p{L})))`;
const thenStored = `(?=[.!;]*$|[.,;!]*\\s+${politely}(?:${storing}|[Uu]pdate|[Cc]lick|[Pp]ress)(?!\\p{L}))`;
const entries: readonly Row[] = [
  ["{heading}: (on|off){end}", "turn $2 $1", "first"],
  // `Start time for the chess evening: 19:30`: what a thing has, whose, and what it is to be.
  [
    `{attribute} (?:of|for) (?=(?:the|my|our) |${anyMask}|\\p{Lu})([^,.;:!?]{2,60}): {sure}${thenStored}`,
    "set the $1 of $2 to $3",
    "first",
  ],
  [`{heading}: {sure}${thenStored}`, "set $1 to $2", "first"],
];
/** What states how something is to be, and begins with what that is. */
const demands: readonly Row[] = [
  [`{label} {must} (?:be|say|read|show|become) {value}${orStored}`, "set $1 to $2"],
  [`(?:{ofQuoted}|{owned}) {must} (?:be|say|read|show|become) {value}${orStored}`, "set $1$2 to $3"],
  [`{named} {must} be (?:turned |switched )?(on|off)${orStored}`, "turn $2 $1"],
  [`{kind} {must} be (?:called|named|titled|renamed to|renamed) {called}${orStored}`, "rename $1 to $2"],
  [`{named} {must} be (?:called|named|titled|renamed to|renamed) {called}${orStored}`, "rename $1 to $2"],
];

/** Verbs that people want done to something in so many words: `I want it removed`, `it should be archived`. */
const doneTo =
  "delete|remove|archive|publish|unpublish|cancel|pause|resume|mute|unmute|approve|reject|decline|close|reopen|rename|assign|move|mark|share|activate|deactivate|enable|disable|reserve|book|renew|extend|restore|refund|block|unblock|lock|unlock|pin|unpin|discharge|postpone|change";
const verbOf = new Map([
  ...doneTo.split("|").flatMap((verb) => pastForms(verb).map((form) => [form, verb] as const)),
  ["set", "set"] as const,
]);
const done = `(${[...verbOf.keys()].join("|")})(?!\\p{L})`;
const passives: readonly string[] = [
  `{named} {must} be ${done}`,
  `{named} (?:can|may)(?: now)? be ${done}{end}`,
];
const wishes: readonly string[] = [
  `(?:[Ii]|[Ww]e)(?:['’]d| would)? (?:want|like|need)(?: to have)? {named} ${done}`,
  `(?:have|get) {named} ${done}`,
];
const passive = (said: string): Wording => ({
  pattern: inPlaces(said),
  plain: ([, thing = "", form = ""]) => `${verbOf.get(form) ?? form} ${thing}`,
});

/** Ways to say a command with more words than it needs. A narrower one comes first. */
export const wordings: readonly Wording[] = [
  ...[...deeds, ...persons, ...values, ...entries].map(wording),
  ...wishes.map(passive),
  ...[...demands.map(wording), ...passives.map(passive)].map((one) => ({ ...one, states: true })),
];
