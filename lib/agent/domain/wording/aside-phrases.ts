import { must } from "./modal-words";
import { noun, type Row } from "./plain-phrases";
import { mask } from "./step-purpose";

/** Wherever they stand. */
export const asides: readonly Row[] = [
  [/,? please$/iu, ""],
  [/,? (?:all )?(?:in one go|in a single step|in one step|at one go|all at once)$/iu, ""],
  // Why, told by a sentence of its own.
  [
    /, (?:it|this|that|he|she|they) (?:was|were|got|has been|have been|had been) \p{L}{3,20} (?:by (?:mistake|accident|error)|accidentally|mistakenly|too (?:early|soon)|in error)$/iu,
    "",
  ],
  // What asks for it before it is done.
  [
    / by (?:confirming|accepting|answering|agreeing to|approving) (?:it in )?(?:the|its|this|that) (?:prompt|dialog(?:ue)?|question|confirmation|pop-?up|alert)$/iu,
    "",
  ],
  [
    / (?:with|using|via|by) the (?:copy|duplicate|clone|double|overlapping[- ]squares) (?:symbol|icon|sign|button)(?: (?:in|of|on) (?:its|the) (?:row|line|entry|card))?$/iu,
    "",
  ],
  // Of the words that are searched, how.
  [
    /(?<=^(?:find|search|look).{1,80}) by (?:typing|entering|writing) (?:in )?(?:its|their|his|her|the) (?:names?|titles?)$/iu,
    "",
  ],
  // Where the field stands that has no name.
  [
    /(?<=^(?:fill|enter|type|write|put) (?:.{1,80} (?:in|into) )?(?:in )?the (?:field|box|line|input)) (?:at|in|on) the (?:(?:very )?(?:top|bottom|head|foot|left|right)|middle)(?: of the (?:page|list|screen|form))?(?= with |$)/iu,
    "",
  ],
  // Which one it is, told by a sentence of its own.
  [/ (?:that|which) (?:belongs? to|goes with) (?=the |\p{Lu})/u, " of "],
  [
    / (?:that|which) (?:is|are|stands?|sits?|lies?) (?=(?:in|on|at|under|next to|beside|below|above|of|behind) )/u,
    " ",
  ],
  [
    /(?<= (?:the|this) \p{Ll}+(?: \p{Ll}+)?) (?:that|which) (?:is|are) (?:shown|displayed|open|on screen|on the screen)(?: here| now)?$/u,
    "",
  ],
  [new RegExp(`,? and the \\p{Ll}+ ${must} (?:accept|take|allow) (?:it|that|this|them)$`, "u"), ""],
  // `the ones that still have to be done`, `tasks which are not done yet`, `what is left to do`
  [
    /(?<=^(?:show|only|just|filter|list|display|see|view|open).{0,40}) (?:the |all )?(\p{L}{3,20}s) (?:(?:that|which|who) )?(?:(?:(?:still|yet|are|is|have|has|need|needs|remain|remains|left) ){1,3}to (?:do|be (?:done|completed|finished|ticked))|(?:are|have|is|has)(?: not|n['’]t)(?: been| yet){0,2} (?:done|completed|finished|ticked)(?: off)?)(?: yet| still)?(?= (?:should|must|may|shall|has to|have to|are to) be (?:listed|shown|visible|displayed|seen)$|$)/iu,
    " the unfinished $1",
  ],
  // What is to stay as it is.
  [
    /(?<=^.{12,120}),? (?:(?:and |but )?(?:leav(?:e|ing)|keep(?:ing)?) [^,;()]{2,60} (?:as (?:it|they) (?:is|are)|untouched|unchanged|alone|unaffected)|without (?:touching|changing|affecting) [^,;()]{2,60})$/iu,
    "",
  ],
  // Which one is not meant.
  [/ (?:instead|rather|in place) (?:of|than) (?:the|its|his|her|an?) [^,;]{1,60}$/iu, ""],
  [/(?:,? and|,| \() ?not (?:the|its|an?|any|that|this) [^,;()]{1,80}\)?$/iu, ""],
  [/ (?:via|using|through) (?:the|its) (?:link|button|icon) (?:in|on|at|of) the \p{L}[^,;]{0,60}$/u, ""],
  [/ (?:with|using|via) (?:the )?(?:Enter|Return)(?: key)?$/u, ""],
  [/(?<= (?:so|that) )(it|that)['’]s(?= )/u, "$1 is"],
  [
    /(?<= )the (toolbar|dialog|page|form|header|footer|side ?bar|menu|top bar|panel)['’]s (\p{L}[\p{L} ]{0,30}?) (button|link|icon)(?= |$)/iu,
    "the $2 $3 in the $1",
  ],
  // Where the field stands, and not which one it is.
  [
    /(?<=^(?:change|set|update) (?:the )?[^,;]{2,40}) in the (?:form|dialog|editor|window|panel|pop-?up)(?= to )/iu,
    "",
  ],
  [/ (?:in|from) the (?:opened|unfolded) (?:list|menu|drop-?down|options)$/iu, ""],
  // By what of the thing itself it is to be done.
  [
    / (?:by|with) (?:a |one )?(?:click|press|tap)(?:ing)? (?:on|at) (?:its|their|his|her) (?:heading|header|title|name|label|arrow|icon|sign|bar|caption|heart|star|plus|minus|bin|cross|pencil|pen|thumb|bell)$/iu,
    "",
  ],
  [
    / (?:on|at|in) the (?:(?:very|far|upper|lower|outer) )?(?:left|right|top|bottom)(?:-hand)?(?: side| corner| edge)?(?: of the (?:page|screen|window))?$/u,
    "",
  ],
  [/ and (?:store|persist|keep) (?=(?:it|them|the (?:change|setting|value|choice)s?)$)/u, " and save "],
  [
    / the (?:top|topmost|uppermost) (?=\p{Ll}+ (?:in|of|on) the (?:list|table|results?|queue)(?!\p{L}))/u,
    " the first ",
  ],
  // `Ann's "Trip" mail`
  [
    new RegExp(
      `(?<= )(?:the )?(\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)*)['’]s (${mask}) (${noun})(?= (?:in|on|from|under|to|with|as|of|at|by) |$)`,
      "u",
    ),
    "the $3 $2 of $1",
  ],
  [
    new RegExp(`(?<= )(\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)*|${mask})['’]s (${noun})(?= |$)`, "u"),
    "the $2 of $1",
  ],
];
