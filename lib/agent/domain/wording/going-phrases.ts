import type { Row } from "./plain-phrases";
import { mask } from "./step-purpose";

const goesOn = "(?:advance|move|take|bring|push|carry|step|get)";
const steps =
  "(?:\\p{L}+ )?(?:wizard|assistant|check-?out|set-?up|stepper|tour|survey|quiz|process|registration)";
/** Of what is pressed to come to another page, view, time or place, or to bring something there. */
export const goingPhrases: readonly Row[] = [
  // `Advance to the billing step`.
  [
    /^(?:advance|proceed|go on|move on|get on|step on|go ahead) to (?=(?:the )?.{1,40} (?:step|stage|screen)$)/iu,
    "Continue to ",
  ],
  // `Go to the next ten people`, `Advance one page`.
  [
    /^(?:go|move|turn|page|advance|skip|jump)(?: on)?(?: to)? the next (?:few|\d{1,3}|five|ten|twenty|twenty-five|fifty|hundred) \p{L}+$/iu,
    "Go to the next page",
  ],
  [
    /^(?:advance|page|go|move)(?: on| ahead| forwards?)? (?:by )?one page(?: in the \p{L}+)?$/iu,
    "Go to the next page",
  ],
  // `Leave the preview`: of a way to look at something, which is closed by that.
  [
    /^(?:leave|exit|quit|get out of) (the|this|my) (.{0,40}?(?:view|mode|screen|editor|preview|slide ?show|presentation|wizard))(?: again)?$/iu,
    "Close $1 $2",
  ],
  // `Put the list in order of last name`.
  [
    /^(?:put|bring|place|arrange|get|have) (.{1,60}?) in(?:to)? (?:the )?order (?:of|by) (?:the |their |its )?(?=\S)/iu,
    "Sort $1 by ",
  ],
  [/^((?:sort|order|arrange) .{1,60}?) by (?:their|its) (?=\S)/iu, "$1 by "],
  [/^make (?:a|another|one) (?:copy|duplicate) of (?=\S)/iu, "Duplicate "],
  [/^recover (?!(?:the |my |your )?(?:password|account|access|login)(?!\p{L}))(?=\S)/iu, "Restore "],
  // What is pressed to read a thing opens it.
  [/^[Rr]ead (?=(?:the|this|that|my|your) |["“\uE000]|\p{Lu})/u, "Open "],
  // `Advance the wizard to step 2`.
  [
    new RegExp(`^${goesOn} (?:the|this|my) ${steps}(?: on| ahead| forwards?| over)? to (?=\\S)`, "iu"),
    "Continue to ",
  ],
  [
    new RegExp(
      `^${goesOn} (?:the|this|my) ${steps} (?:(?:on |ahead |forwards? )?(?:by )?(?:one|a|1) step(?: further| on| ahead| forwards?)?|further|on|ahead|forwards?)$`,
      "iu",
    ),
    "Continue to the next step",
  ],
  // `Page forward to ticket #8`.
  [/^(?:page|leaf|flip|step|skip) (?:forwards?|on|ahead|backwards?|back) to (?=\S)/iu, "Go to "],
  // `Go from Design to Animate`.
  [
    /^(?:go|switch|jump|turn|move)(?: over| on)? from (?:the )?(?:.{1,40}?) (?:over |on )?to (?=\S)/iu,
    "Go to ",
  ],
  [
    /^(?:go|move|turn|step|flip|advance) (?:by )?(?:one|a|1) page (?:further|on|onwards?|forwards?|ahead)(?=[ ,]|$)/iu,
    "Go to the next page",
  ],
  [
    /^(?:go|move|turn|step|flip) (?:by )?(?:one|a|1) page (?:back|backwards?)(?=[ ,]|$)/iu,
    "Go to the previous page",
  ],
  [
    /^(?:go back (?:one|a|1) page|(?:show|open|see) the page before(?: this(?: one)?)?)$/iu,
    "Go to the previous page",
  ],
  [
    /^(?:show|see|list|load|view|bring up) (?:me )?the (following|next|previous|preceding) (?!steps|days|weeks|months|years|news)\p{L}{2,20}s$/iu,
    "Go to the $1 page",
  ],
  [/^(?:shift|move|drag) (.{1,80}?) from .{1,60}? (?:in|into|to|onto|over to) (.{1,60})$/iu, "Move $1 to $2"],
  [/^move (.{1,80}?) back (?:in|into|to) (?=\S)/iu, "Move $1 to "],
  [
    /^(?:put|place|shift|drag|drop|bring(?! up )) (.{1,80}?) (?:back )?(?:in|into|to|onto|over to) (the .{1,40} (?:column|lane|stage|swim ?lane))(?: again)?$/iu,
    "Move $1 to $2",
  ],
  [
    /^(?:go|move|turn|step|flip|advance|jump) (?:by )?(?:one|a|1) (day|week|month) (?:further|on|onwards?|forwards?|ahead|later)$/iu,
    "Go to the next $1",
  ],
  [
    /^(?:go|move|turn|step|flip|jump) (?:by )?(?:one|a|1) (day|week|month) (?:back|backwards?|earlier)$/iu,
    "Go to the previous $1",
  ],
  // What is followed in a menu is a link, and nobody; so is what is called one.
  [
    /^follow (?=(?:the|this|that|its|his|her|their|your|my) (?:\S+ ){0,5}(?:hyper)?link(?!\p{L}))/iu,
    "Click ",
  ],
  [
    new RegExp(
      `^follow (${mask}) in the (?:(?:top|main|side|page|site|upper|left|right) )?(?:bar|menu|navigation|nav(?:bar| bar)?|header|footer|side ?bar|breadcrumbs?|table of contents)$`,
      "iu",
    ),
    "Open $1",
  ],
  [
    /^(?:turn|flip|leaf|advance|skip) (?:over )?to (?=(?:the (?:\p{L}+|\d{1,4}\p{L}{2}) page|page \d)(?!\p{L}))/iu,
    "Go to ",
  ],
  [
    /^(?:(?:head|jump|hop|skip|pop|wander|nip)(?: (?:on|over|across|back|along|straight))? to|(?:on|over|off|across|back) to(?= (?:the|my|our) .{1,60} (?:tab|page|view|section|screen|area)$)|(?:move|go|step|come) (?:across|along|straight) to) (?=\S)/iu,
    "Go to ",
  ],
  [
    /^(?:flip|swap|move|change) to (the .{1,60} (?:tab|page|view|section|screen|area))(?= (?:of|in|on) |$)/iu,
    "Switch to $1",
  ],
];
