import { anyMore, must } from "./modal-words";
import type { Row } from "./plain-phrases";

const mustNot =
  "(?:(?:must|should|shall|may|can|need|ought|is|are) not|(?:must|should|need|ca|is|are)n['’]t|cannot)(?: to)?";
const whose = "(?:the|my|our|your|his|her|their)";
/** Places that things are put into, and that hold a choice of them. */
const holder = `${whose} (?:\\p{Ll}[\\p{Ll}-]* ){0,2}?(?:cart|basket|bag|trolley|wish ?list|watch ?list|play ?list|reading list|shopping list|favou?rites|bookmarks|collection|queue|comparison|selection)`;
const into = "(?:in|into|in to|onto|on to|on|to|among|amongst|inside|part of)";
const out = "(?:in|on|among|amongst|inside|part of)";
const gone =
  "(?:leave|disappear from|vanish from|go from|go out of|come out of|come off|be gone from|be out of|be taken (?:out of|off))";
const again = "(?: (?:now|then|too|as well|again))?";
/** No thing is `nothing`, and what `no …` is wanted of is none to be put anywhere. */
const thing =
  "(?!(?:no|nothing|none|nobody|only|just|never|not)(?!\\p{L}))(.{1,120}?)(?<! (?:not|never|only|no longer))";

/** Where a thing is to be, or no longer to be: it is put there or taken away from there. */
export const placeRows: readonly Row[] = [
  [
    new RegExp(
      `^(?:please )?(?:make sure|make certain|ensure|see to it|take care)(?:,? that)? ${thing} (?:is|are|gets?|goes|ends? up|lands?|comes?|stands?|is (?:put|added|placed)) ${into} (${holder})${again}$`,
      "iu",
    ),
    "Add $1 to $2",
  ],
  [
    new RegExp(
      `^${thing} ${must} (?:be|go|end up|land|get|come|appear|stand|be (?:put|placed|added|laid)) ${into} (${holder})${again}$`,
      "iu",
    ),
    "Add $1 to $2",
  ],
  [
    new RegExp(
      `^(?:get|have|bring|drop|pop|throw|stick|toss|place|want|lay|slip) ${thing} (?:put |placed |added )?${into} (${holder})${again}$`,
      "iu",
    ),
    "Add $1 to $2",
  ],
  [
    new RegExp(
      `^(?:(?:i|we) (?:want|need|would like)|(?:i|we)['’]d like)(?: to have)? ${thing} (?:put |placed |added )?${into} (${holder})${again}$`,
      "iu",
    ),
    "Add $1 to $2",
  ],
  [
    new RegExp(
      `^(.{1,120}?) ${mustNot} (?:be|stay|remain|stand|appear|show up)(?: listed)? ${out} (${holder})${anyMore}?$`,
      "iu",
    ),
    "Remove $1 from $2",
  ],
  [
    new RegExp(
      `^(.{1,120}?) ${mustNot} (?:be|stay|remain|stand|appear|show up)(?: listed)? ${out} (${whose} .{1,60}?)${anyMore}$`,
      "iu",
    ),
    "Remove $1 from $2",
  ],
  [
    new RegExp(`^(.{1,120}?) ${must} no longer (?:be|stand|appear)(?: listed)? ${out} (${holder})$`, "iu"),
    "Remove $1 from $2",
  ],
  [
    new RegExp(
      `^(?:i|we) (?:do not|don['’]t) (?:want|need) (.{1,100}?) ${out} (${holder})${anyMore}?$`,
      "iu",
    ),
    "Remove $1 from $2",
  ],
  [new RegExp(`^${thing} belongs? ${into} (${holder})$`, "iu"), "Add $1 to $2"],
  [new RegExp(`^let ${thing} be ${into} (${holder})$`, "iu"), "Add $1 to $2"],
  [
    new RegExp(
      `^(?:make sure|make certain|ensure|see to it)(?:,? that)? (${holder}) (?:holds?|contains?|includes?|has) ${thing}$`,
      "iu",
    ),
    "Add $2 to $1",
  ],
  [new RegExp(`^(${holder}) ${must} (?:hold|contain|include|have) ${thing}$`, "iu"), "Add $2 to $1"],
  [
    new RegExp(`^(${holder}) ${mustNot} (?:hold|contain|include|have) (.{1,120}?)${anyMore}?$`, "iu"),
    "Remove $2 from $1",
  ],
  [
    new RegExp(
      `^${thing} (?:is|are) (?:not|no longer) (?:wanted|needed|welcome) ${out} (${holder})${anyMore}?$`,
      "iu",
    ),
    "Remove $1 from $2",
  ],
  [new RegExp(`^(?:empty|clear|rid|free) (${holder}) of (.{1,120})$`, "iu"), "Remove $2 from $1"],
  [new RegExp(`^${thing} ${must} ${gone} (${whose} .{1,60})$`, "iu"), "Remove $1 from $2"],
  [
    new RegExp(`^(?:get|kick|pull|take) (.{1,100}?) (?:back )?(?:out of|off) (${holder})$`, "iu"),
    "Remove $1 from $2",
  ],
];

/** Where to go, and how far. */
export const goingRows: readonly Row[] = [
  // `Page forward in the list`.
  [
    /^(?:(?:page|leaf|turn|flip)(?: the page)?(?: on)? (?:forwards?|ahead|on|further|onwards?)(?: (?:by )?(?:one|a|1) page)?|(?:move|go) (?:forwards?|ahead|further|onwards?) (?:by )?(?:one|a|1) page)(?= (?:in|through|of) |$)/iu,
    "Go to the next page",
  ],
  [
    /^(?:page|leaf|turn|flip)(?: the page)? (?:back|backwards?)(?: (?:by )?(?:one|a|1) page)?(?= (?:in|through|of) |$)/iu,
    "Go to the previous page",
  ],
  // Where to, without a verb of going.
  [/^(?:over|off|on|across) to (?=(?:the|my) )/iu, "Go to "],
  [/^(?:head|make) for (?=(?:the|my) )/iu, "Go to "],
  [/^next stop(?::| is) (?=(?:the|my) )/iu, "Go to "],
  [/^back to (?=(?:the|my) )/iu, "Return to "],
];
