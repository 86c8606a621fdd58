import { must } from "./modal-words";
import type { Row } from "./plain-phrases";
import { mask } from "./step-purpose";

const noun = "\\p{Ll}[\\p{Ll}-]*(?: \\p{Ll}[\\p{Ll}-]*)?";
const the = "(?:[Tt]he|[Tt]his|[Tt]hat|[Mm]y|[Yy]our|[Ii]ts)";
/** A name or quotation, or words that begin with a capital or a digit. */
const value = `(${mask}|(?:\\p{Lu}|\\d)[^,;:]{0,60})`;
const field = "(?:field|box|input|text ?box|text ?area|line|drop-?down|list|select|selection)";
const choosing =
  "(?:choose|pick|select|take|enter|type|put|write|fill in|set|use|insert|provide|give)(?: in)?";
const list =
  "((?:the|my|your|our|this) (?:[\\p{L}-]+ ){0,2}?(?:list|tasks|to-?dos|items|entries|notes|board|collection)(?: of [\\p{L} -]{2,30})?)";

/** `Reword "lamp" as "brake"`, `"lamp" should read "brake"`: what is called so is to be called otherwise. */
const renames: readonly Row[] = [
  [
    new RegExp(
      `^(?:reword|retitle|relabel|rephrase|correct|turn|convert|amend) (?:the (?:${noun}) )?(${mask}) (?:as|to|into) (?:read )?(${mask})$`,
      "iu",
    ),
    "Rename $1 to $2",
  ],
  [
    new RegExp(
      `^(?:the (?:${noun}) )?(${mask}) ${must} (?:now |then )?(?:read|say|be called|be named|become|turn into) (${mask})(?: now| from now on| instead)?$`,
      "iu",
    ),
    "Rename $1 to $2",
  ],
  [
    new RegExp(
      `^(?:change|set|turn|edit|rename) the (?:heading|title|name|caption|label|headline|text|wording) of (?:the )?(?:(?:${noun}) )?(${mask})(?: ${noun})? (?:to|into) (?:read )?(${mask})$`,
      "iu",
    ),
    "Rename $1 to $2",
  ],
  [new RegExp(`^make (${mask}) (?:out )?of (${mask})$`, "iu"), "Rename $2 to $1"],
  [
    new RegExp(`^(?:replace|exchange|swap) (?:the (?:${noun}) )?(${mask}) (?:by|with|for) (${mask})$`, "iu"),
    "Rename $1 to $2",
  ],
];
/** `Get the search results for Elm on the screen`. */
const searches: readonly Row[] = [
  [
    /^(?:get|bring|have|show|fetch)(?: me)? (?:the |all )?(?:search )?(?:results|hits|finds|matches) (?:for|of) (.{1,60}?)(?: (?:on (?:the )?screen|shown|listed|up|displayed))?$/iu,
    "Search for $1",
  ],
  [
    /^(?:look|search|hunt) for (.{1,60}?) (?:in|with|using|via) the (?:[\p{L}-]+ ){0,2}search(?: (?:field|box|bar|input))?(?:, (?:leaving|keeping|showing|so) .{1,100})?$/iu,
    "Search for $1",
  ],
  [
    /^use the (?:[\p{L}-]+ )?search(?: (?:field|box|bar|input))?(?: (?:above|at|of|in|over|on) (?:the |its )?[\p{L} -]{2,40}?)? (?:so that|such that|to see|to list|to find|to get)(?: only| just)? (.{1,60}?)(?: (?:is|are|remains?|stays?)(?: (?:left|listed|shown|found|displayed|there|visible))?(?: (?:in|on|of) (?:it|the (?:list|table|page|screen)))?)?$/iu,
    "Search for $1",
  ],
];
const label = `\\p{Ll}[\\p{Ll}-]*(?: (?!${field}(?!\\p{L}))\\p{Ll}[\\p{Ll}-]*){0,2}?`;
/** What a field is to hold, the value or the field first. */
const fieldFills: readonly Row[] = [
  // `Falk goes into the box for the last name`.
  [
    new RegExp(
      `^(${mask}|[^,;:]{1,60}?) (?:goes|belongs|(?:${must} )(?:go|be put|be entered|be typed|stand)) in(?:to)? the ${field} (?:for|of|called|named) (?:the )?(${mask}|${noun})(?: ${field})?$`,
      "iu",
    ),
    "Enter $1 in the $2 field",
  ],
  // `MAIL_FROM goes into the Key field of the Add variable form`.
  [
    new RegExp(
      `^${value} (?:goes|belongs|${must} (?:go|be (?:entered|typed|put))) (?:in|into) ${the} (\\p{Lu}[^,;:]{0,40}?) ${field}(?: (?:of|in|on) (?:the|this) [^,;:]{2,40}? (?:form|dialog|panel|window))?$`,
      "u",
    ),
    "Enter $1 in the $2 field",
  ],
  // `The city field should be filled with Oslo`, `Oslo goes into the city field`.
  [
    new RegExp(
      `^${the} (${mask}|${label}) ${field} (?:${must} be|is) (?:now )?(?:filled(?: (?:in|out|up))?|completed|populated|set) (?:with|to) (?:the (?:text|value|words?|number|name|date|address) )?(${mask}|[^,;:]{1,60})$`,
      "u",
    ),
    "Enter $2 in the $1 field",
  ],
  [
    new RegExp(
      `^${value} (?:${must} (?:be (?:entered|typed|put|written|filled in|inserted|set|used)|go|stand)|goes|belongs|is (?:entered|typed|put|written)) (?:in|into|as|for) ${the} (${label})(?: ${field})?$`,
      "u",
    ),
    "Enter $1 in the $2 field",
  ],
  [new RegExp(`^[Kk]ey ${value} into ${the} (${label})(?: ${field})?$`, "u"), "Enter $1 in the $2 field"],
  [
    new RegExp(
      `^${the} (${label}) ${must} (?:get|have|receive|be given) the (?:text|value|content) (${mask})$`,
      "u",
    ),
    "Enter $2 in the $1 field",
  ],
  [
    new RegExp(`^[Uu]se ${value} (?:as|for) ${the} (${label})(?: ${field})?$`, "u"),
    "Enter $1 in the $2 field",
  ],
];
/** Of a text that was entered or an option that was chosen: sentences in which the label, the thing or the state comes first. */
export const entrySentences: readonly Row[] = [
  ...searches,
  ...renames,
  ...fieldFills,
  [
    new RegExp(
      `^(?:set|change|switch) the ${field} (?:called |named |labelled )?(${mask}) to (${mask}|[^,;:]{1,60})$`,
      "iu",
    ),
    "Enter $2 in the $1 field",
  ],
  [
    /^(?:raise|lower|increase|decrease|reduce|bump|up)(?: up| down)? (the (?!(?:\p{Ll}+ )?(?:list|table|view|results?|page|board)(?!\p{L}))(?:\p{Ll}+ ){0,3}?\p{Ll}+)(?: up| down)? to (\P{Ll}.{0,40})$/iu,
    "Change $1 to $2",
  ],
  // `"Oslo" goes into City`, `Into City goes "Oslo"`.
  [
    new RegExp(
      `^(${mask}) (?:goes|belongs|has to go|must go|should go|is to go|comes|is to be (?:put|entered|written|typed)|must be (?:put|entered|written|typed)|should be (?:put|entered|written|typed)) (?:in|into|in to|under|at) (?:the )?(${mask}|\\p{L}[^,;:]{0,40}?)(?: ${field})?$`,
      "iu",
    ),
    "Enter $1 in the $2 field",
  ],
  [
    new RegExp(`^(?:in|into) (?:the )?(${mask}|\\p{L}[^,;:]{0,40}?)(?: ${field})? goes (${mask})$`, "iu"),
    "Enter $2 in the $1 field",
  ],
  [
    new RegExp(
      `^(?:supply|specify|state|give|provide|indicate) (${mask}) (?:as|for) (?:the |your |my )?(${mask}|\\p{L}[^,;:]{0,40}?)(?: ${field})?$`,
      "iu",
    ),
    "Enter $1 in the $2 field",
  ],
  [
    new RegExp(
      `^(?:let|have|make) (?:the )?(${mask}|\\p{L}[^,;:]{0,40}?)(?: ${field})? (?:be|read|say|hold) (${mask})$`,
      "iu",
    ),
    "Enter $2 in the $1 field",
  ],
  [
    new RegExp(`^(?:have|get) (${mask}) (?:in|into) (?:the )?(${mask}|\\p{L}[^,;:]{0,40}?) ${field}$`, "iu"),
    "Enter $1 in the $2 field",
  ],
  // `Name the tag "Wool"`, `The tag should be called "Wool"`.
  [
    new RegExp(`^(?:[Nn]ame|[Cc]all) ${the} (?:new )?(${noun}) ${value}$`, "u"),
    "Enter $2 in the $1 name field",
  ],
  [
    new RegExp(`^${the} (${noun}) (?:${must} be|is) (?:called|named) ${value}$`, "u"),
    "Enter $2 in the $1 name field",
  ],
  // `For "Severity", choose "Severe"`, `Choose as severity: "Severe"`.
  [
    new RegExp(
      `^(?:[Ff]or|[Aa]s|[Uu]nder|[Ii]n|[Aa]t) (?:the )?(${mask}|${noun})(?: ${field})?,? ${choosing} ${value}$`,
      "u",
    ),
    "Enter $2 in the $1 field",
  ],
  [
    new RegExp(
      `^(?:[Cc]hoose|[Pp]ick|[Ss]elect|[Ee]nter|[Tt]ake|[Uu]se|[Gg]ive) as (?:the )?(${mask}|${noun})(?::|,)? ${value}$`,
      "u",
    ),
    "Enter $2 in the $1 field",
  ],
  // `The field "Tag" should hold the text Wool`.
  [
    new RegExp(
      `^(?:[Tt]he )?${field} (?:called |named )?(${mask}) (?:${must} (?:be(?: set to| filled(?: in)? with)?|hold|contain|read|say|show|have|get)|holds|contains|reads|says|shows|is|gets) (?:the (?:text|value|words?|number|name|date) )?(?!empty|blank|clear)(${mask}|[^,;:]{1,60})$`,
      "u",
    ),
    "Enter $2 in the $1 field",
  ],
  // `The severity should be Severe`.
  [
    new RegExp(
      `^${the} (${noun}) (?:${must} be|is)(?: set to)? (\\p{Lu}[\\p{L}\\d-]*(?: \\p{Lu}[\\p{L}\\d-]*){0,3})$`,
      "u",
    ),
    "Enter $2 in the $1 field",
  ],
];

/** Of a text that was entered and ended with Enter: what is to be in a list is made by that. */
export const madeSentences: readonly Row[] = [
  ...searches,
  ...renames,
  ...fieldFills,
  [
    new RegExp(
      `^(?:get|put|bring|add|note(?: down)?|write(?: down)?|jot(?: down)?|insert|place) (${mask}) (?:down )?(?:into|onto|on|to|in|among) ${list}$`,
      "iu",
    ),
    "Add $1 to $2",
  ],
  [
    new RegExp(
      `^(?:put|add|place|insert|append|attach) (${mask}) (?:at|to) the (?:very )?(?:end|top|bottom|start|beginning|head) of ${list}$`,
      "iu",
    ),
    "Add $1 to $2",
  ],
  [
    new RegExp(`^(${mask}) ${must} (?:be|stand|appear) (?:on|in|among|one of) ${list}$`, "iu"),
    "Add $1 to $2",
  ],
  [new RegExp(`^(?:let|make|have) (${mask}) (?:be )?one of ${list}$`, "iu"), "Add $1 to $2"],
  [new RegExp(`^${list} ${must} (?:contain|hold|include|have|show|list) (${mask})$`, "iu"), "Add $2 to $1"],
  [new RegExp(`^(?:make|let) (${mask}) (?:be )?an? (?:new )?(${noun})$`, "iu"), "Create the $2 $1"],
  [
    new RegExp(
      `^(?:note(?: down)?|write(?: down)?|jot(?: down)?|add|put(?: down)?|enter) (${mask}) as an? (?:new |further |another )?(${noun})$`,
      "iu",
    ),
    "Create the $2 $1",
  ],
  [
    new RegExp(
      `^(?:there (?:${must} be|is|exists)|i have) (?:now )?(?:an?|one more|another) (?:new )?(${noun}?) (?:(?:called|named|titled|with the (?:name|title|text)) )?(${mask})(?: now)?$`,
      "iu",
    ),
    "Create the $1 $2",
  ],
];
