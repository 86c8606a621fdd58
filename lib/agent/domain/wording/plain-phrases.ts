import { markPhrases } from "./mark-phrases";
import { must } from "./modal-words";
import { mask } from "./step-purpose";

/** A field as a step calls it without quotes. */
const fieldName =
  "(?!(?:make|ensure|see|check|set|enter|type|put|write|fill|change|let|have)(?!\\p{L}))\\p{L}[\\p{L}-]*(?: \\p{L}[\\p{L}-]*){0,3}?";
export type Row = readonly [pattern: RegExp, plain: string];
/** Not of what ended with Enter because the step says so: that is changed, and not only written down. */
export const writes: Row = [
  /^(?:set|change|update) (?:the )?(.{1,60}?) (field|box|input|text ?box|text ?area) to (.{1,120})$/iu,
  "Enter $3 in the $1 $2",
];
const fieldWord = "(?:field|box|input|text ?box|text ?area|line)";
/** Of what was only typed, and not sent by it: how a field is to read. */
export const typedPhrases: readonly Row[] = [
  [
    new RegExp(
      `^(?:(?:please )?(?:make sure|see to it|ensure)(?: that|,)? )?(?:the )?(${mask}|${fieldName})(?: ${fieldWord})? (?:(?:${must}|will) )?(?:reads?|says?|holds?|contains?|(?:be|is)(?: set to| filled(?: in)? with)?) (${mask}|-?\\d[\\d.,:/-]{0,20})$`,
      "iu",
    ),
    "Enter $2 in the $1 field",
  ],
];
const entered = `(${mask}|[^\\s,;:"“]+(?: [^\\s,;:"“]+){0,4}?)`;
/** Of any action. */
export const phrases: readonly Row[] = [
  [
    new RegExp(
      `^(?:put|place) ${entered} (?:in|into) (?:the|its|his|her|my|your|their) ([\\p{L}-]+(?: [\\p{L}-]+){0,3}? (?:field|box|input|text ?box|text ?area))(?! of (?:the |my )?(?:list|shopping))(?!.{0,60} (?:press|hit|confirm)(?!\\p{L}))(?: .{1,60})?$`,
      "iu",
    ),
    "Enter $1 in the $2",
  ],
  [
    /^leave (?=(?:an?|the|this|my) (?:\p{Ll}+ )?(?:comment|note|reply|review|remark|reaction)(?!\p{L}))/iu,
    "Add ",
  ],
  [/^(?:ask for|request|initiate|trigger|order) the (?:deletion|removal|erasure) of (?=\S)/iu, "Delete "],
  [
    /^file (an?|the|this|another) (?!.{1,60} (?:under|away|in)(?!\p{L}))(?=(?:\p{Ll}+ ){0,2}(?:issue|bug|ticket|report|complaint|claim|request|case)(?!\p{L}))/iu,
    "Create $1 ",
  ],
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
  [
    /^(permanently|completely|entirely|fully|irrevocably|finally) (?:throw (?:away|out)|get rid of) /iu,
    "$1 delete ",
  ],
  [
    /^take (?!an? |some )(?!(?:the |its |your |my )?(?:tick|check ?mark|check|cross|star|heart|like|bookmark|pin|flag)(?!\p{L}))(.{1,80}?) (?:off|out of|away from) ((?:the|my|your|this|its|his|her|their) .{1,80})$/iu,
    "Remove $1 from $2",
  ],
  [
    /^take (?!an? |some )(?!(?:the |its |your |my )?(?:tick|check ?mark|check|cross|star|heart|like|bookmark|pin|flag)(?!\p{L}))(.{1,80}?) (?:off|away|out)(?: again)?$/iu,
    "Remove $1",
  ],
  [/^(?:throw|toss) (.{1,80}?) (?:away|out)$/iu, "Delete $1"],
  [/^overwrite (.{1,80}?) with /iu, "Change $1 to "],
  [
    new RegExp(
      `^(?:[Ll]og|[Ss]ign) (?:out|off) (?:of|from) (?:(?:the |my |your |this )?(?:account|app|application|site|web ?site|page|portal|system|shop|store)|${mask}|\\p{Lu}[\\p{L}\\d]*)$`,
      "u",
    ),
    "Log out",
  ],
  // `Log the user out`: who it is says nothing of what is done.
  [
    new RegExp(
      `^([Ll]og|[Ss]ign) (?:me|us|him|her|them|it|yourself|myself|this one|(?:the |this |that |your |my )?(?:(?:current|present|active|signed-in|logged-in) )?(?:user|account|person|admin|administrator|member|customer|visitor)|${mask}|\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,2}) (out|off|in)(?: again)?(?= |$)`,
      "u",
    ),
    "$1 $2",
  ],
  [/^(log|sign) (?!(?:up|in|on|out|off|for)(?!\p{L}))\p{Ll}[\p{L}\d._-]{0,30} (out|off)$/iu, "$1 $2"],
  [
    /^(log|sign) (out|off|in) (?:me|us|him|her|them|(?:the |this |my |your )?(?:(?:current|present) )?(?:user|account|session|person))$/iu,
    "$1 $2",
  ],
  [/^(?:end|quit|terminate) (?:the|my|your|this) (?:current )?(?:user )?session$/iu, "Log out"],
  [
    /^(?:run|start|do|perform|execute|launch|carry out) (?:the|a) search (?:for|after) (.{1,80}?)(?:,? (?:so that )?only .{1,60} (?:should |must |may )?(?:be |are |is )?(?:left|remains?|listed|shown))?$/iu,
    "Search for $1",
  ],
  [/^(?:run|start|execute|apply|use|carry out) the filter (?:for|by|on) (?=\S)/iu, "Filter by "],
  [/^give (.{1,120}?) a (?:like|heart|thumbs[- ]up)$/iu, "Like $1"],
  [
    /^(?:show|list|display|see)(?: me)? (?:nothing (?:but|except|other than)|no(?: one|body|ne)? (?:but|except)|exclusively|solely) (?:the )?/iu,
    "Show only ",
  ],
  [/^show me (?=\S)(?!only|just)/iu, "Show "],
  [/^look (?:only|just) at (?:the )?/iu, "Show only "],
  [/^(?:take a look|have a look|look) (?:at|into|inside) /iu, "Open "],
  [/^(?:return|get|list|display) (?:me )?(?:only|just) (?:the )?/iu, "Show only "],
  [
    /^(?:let|have) the (?:list|table|view|page|results?|board|grid|calendar|feed|gallery|timeline|overview) (?:contain|show|include|hold|display|list) (?:only |just )(?:the )?(.{1,80})$/iu,
    "Show only $1",
  ],
  [
    /^(?:let|have) the (?:list|table|view|page|results?|board|grid|calendar|feed|gallery|timeline|overview) (?:contain|show|include|hold|display|list) (?:the )?(.{1,80}?) only$/iu,
    "Show only $1",
  ],
  [
    /^(?:apply|use|choose|select|set|pick) the filter (?:that|which) (?:leaves|shows|lists|keeps|displays|gives) (?:only |just )(?:the )?(.{1,80})$/iu,
    "Show only $1",
  ],
  [new RegExp(`^give (.{1,80}?) the (tag|label) (${mask})(?: \\(.{1,60}\\))?$`, "iu"), "Add the $2 $3 to $1"],
  writes,
  [/^(?:select|choose|apply|use|pick|set) the (.{1,60}?) filter(?: to (.{1,60}))?$/iu, "Filter by the $1 $2"],
  [
    /^(?:submit|send|confirm) the (?:log-?in|sign-?in) (?:form|credentials|data|details)(?:,? (?:and|to) (?:enter|get into|go into|come into|get to|reach) (?:the|my) \p{L}+)?$/iu,
    "Log in",
  ],
  [/^(?:finali[sz]e|conclude|wrap up)(?= )/iu, "Finish"],
  [
    /^(?:agree|consent) to (?=(?:the )?(?:removal|deletion|cancell?ation|revocation|archiv\p{L}+)\b)/iu,
    "Confirm ",
  ],
  [/^give (?:your |the |my )?approval (?:to|for) /iu, "Approve "],
  [/^(?:release|lift|undo|open) the (?:pad)?lock (?:of|on|from) (?=\S)/iu, "Unlock "],
  [/^(?:take|pull) back (?=(?:the|my|your|this|that)(?!\p{L}))/iu, "Withdraw "],
  [/^(?:start|begin) following /iu, "Follow "],
  [/^stop following /iu, "Unfollow "],
  [/^check out(?=$| (?:now|as|with) )/iu, "Checkout"],
  ...markPhrases,
  [
    /^(?:switch|turn|flip|toggle) (.{1,120}?) (?:to |into )?(?:the )?(on|off)(?: position)?(?: again)?( (?:in|under|for|within) .{1,60})?$/iu,
    "Turn $2 $1$3",
  ],
  [
    /^(?:set|move|put|bring|slide) (.{1,120}?) (?:to|into|in) (?:the )?(on|off)(?: position)?$/iu,
    "Turn $2 $1",
  ],
  [/^(?:have|get) (.{1,120}?) (?:switched|turned|put) (on|off)$/iu, "Turn $2 $1"],
  [/^(?:allow|permit) /iu, "Turn on "],
  [/^(?:forbid|disallow) /iu, "Turn off "],
  [/^store /iu, "Save "],
  [/^(?:show|list|display) (?:me )?(?:the )?(.{1,80}?) only$/iu, "Show only the $1"],
  [/^(?:enter|type|write) (?:a |the )?new (to-?do|task|item|entry)(?= )/iu, "Add a new $1"],
  [/^(?:change|set|switch) the sort(?:ing)?(?: order)? (?:of .{1,60} )?to /iu, "Sort by "],
  [/^(?:choose|pick|select|use) the (.{1,80}?) (?:sorting|sort order)(?=[ ,]|$)/iu, "Sort by $1"],
];
/** A word for a thing, in small letters. */
export const noun = "\\p{Ll}[\\p{Ll}-]*";
const fieldKind = "(field|box|input|text ?box|text ?area|line)";
/** Of what is typed or chosen. */
export const entryPhrases: readonly Row[] = [
  [
    new RegExp(
      `^give (?:the |this |that |my |your )(?:new )?(${noun}(?: ${noun})?) the (name|title|label|caption) (${mask}|\\p{Lu}[^,;]{0,60})$`,
      "iu",
    ),
    "Enter $3 in the $1 $2 field",
  ],
  [
    new RegExp(`^title (?:the |this |that |my |your )(${noun}) (${mask})$`, "iu"),
    "Enter $2 in the $1 title field",
  ],
  [
    new RegExp(`^caption (?:the |this |that |my |your )(${noun}) (${mask})$`, "iu"),
    "Enter $2 in the $1 caption field",
  ],
  [
    new RegExp(
      `^(?:put|place|add|insert) (${mask}|[^,;]{1,60}?) (?:in|into|to) the ${fieldKind} (?:called |named |for )?(${mask}|\\p{L}[^,;]{0,60})$`,
      "iu",
    ),
    "Enter $1 in the $3 $2",
  ],
  [
    new RegExp(
      `^(?:put|place|add|insert) (${mask}|[^,;]{1,60}?) (?:in|into|on|to) (?:the |its |his |her )(.{1,60}?) ${fieldKind}(?: (?:of|on|in) (?:the|this|that|its|his|her) [^,;]{1,60})?$`,
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
/** Of a text that was entered and ended with Enter: what is to be there is made by that. */
export const madePhrases: readonly Row[] = [
  [
    new RegExp(
      `^(?:type|enter|write|put) (${mask})(?: in| into the (?:field|box|input))?,? (?:and|then|and then) (?:press|hit) (?:the )?(?:Enter|Return)(?: key)? to (create|add|make) (?:the |a |this |that )?(?:new )?(${noun}(?: ${noun})?)$`,
      "iu",
    ),
    "Create the $3 $1",
  ],
  [
    new RegExp(
      `^give (the|this|that|my|your) (${noun}(?: ${noun})?) the new (?:name|title) (${mask})$`,
      "iu",
    ),
    "Rename $1 $2 to $3",
  ],
  [
    new RegExp(
      `^(?:[Nn]ame|[Cc]all|[Tt]itle) (?:the|your|my|a) new (\\p{L}+(?: \\p{L}+)?) (${mask}|\\p{Lu}.{0,60})$`,
      "u",
    ),
    "Create the $1 $2",
  ],
  [
    new RegExp(
      `^there ${must} be (?:an?|one more|another) (\\p{L}+(?: \\p{L}+)?) (?:called|named|with the (?:name|title)) (${mask}|\\p{Lu}[^,;]{0,60}?)(?= (?:on|in|at) the |$)`,
      "iu",
    ),
    "Create the $1 $2",
  ],
];
