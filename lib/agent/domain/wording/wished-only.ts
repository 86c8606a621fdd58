import { must } from "./modal-words";
import type { Row } from "./plain-phrases";
import { nothingBut } from "./said-by-control";

const seen =
  "(?:(?:be )?(?:listed|shown|displayed|visible|left(?: over)?|seen|on view|in view)|appear|show(?: up)?|remain|stay)";
const isSeen =
  "(?:is|are|gets?|remains?|stays?) (?:listed|shown|displayed|visible|left(?: over)?|seen|on view|in view|there)";
const list = "(?:the|this|my) (?:\\p{Ll}+ )?(?:list|table|view|page|results?|overview)";
const show = "(?:show|contain|list|display|include|hold)";
const few = "(?:only|just|nothing but|nothing except)";
const inList = "(?: (?:in|on) (?:the|this|my) (?:list|table|view|page))?";
const allBut = "(?:everything|all(?: others?)?|anything|whatever) (?:but|except(?: for)?|other than|besides)";

/** What alone is to be listed. */
export const onlyRows: readonly Row[] = [
  [
    new RegExp(
      `^no (?:other )?(?:\\p{Ll}+) (?:other than|but|except(?: for)?|besides|than) (?:the )?(.{1,80}?) (?:${must}|may|can) ${seen}${inList}$`,
      "iu",
    ),
    "Show only the $1",
  ],
  [
    new RegExp(
      `^no (?:.{1,60}?) (?:must|should|shall|may|can|is to|are to) ${seen}(?:,| and|, but|;| but|, and) ${nothingBut} (?:the )?(.{1,60})$`,
      "iu",
    ),
    "Show only the $1",
  ],
  [
    new RegExp(
      `^${nothingBut} (?:the )?(.{1,80}?) (?:${must}|may|can) ${seen}(?: in (?:the|this) (?:list|table|view))?$`,
      "iu",
    ),
    "Show only the $1",
  ],
  [
    /^(?:restrict|confine|reduce|cut(?: down)?|trim|whittle(?: down)?|shrink) (?:the |this |my )?(?:\p{Ll}+ )?(?:list|view|table|results?|display|page|overview) (?:down )?to (?:only |just )?(?:the )?(?!\d)(.{1,80})$/iu,
    "Show only the $1",
  ],
  [
    new RegExp(
      `^(?:please )?(?:make sure|make certain|ensure|see to it|take care)(?:,? that)? ${nothingBut} (?:the )?(.{1,80}?) ${isSeen}${inList}$`,
      "iu",
    ),
    "Show only the $1",
  ],
  [
    new RegExp(
      `^(?:(?:set|have|let|make|get|switch) )?${list} (?:to |${must} )?(?:${show} ${few}|${few} ${show}) (?:the )?(.{1,80})$`,
      "iu",
    ),
    "Show only $1",
  ],
  [
    new RegExp(
      `^(?:(?:set|have|let|make|get|switch) )?${list} (?:to |${must} )?${show} (?:the )?(.{1,80}?) (?:only|alone|exclusively)$`,
      "iu",
    ),
    "Show only $1",
  ],
  [new RegExp(`^(?:let|have|get) ${few} (?:the )?(.{1,80}?) (?:be )?${seen}$`, "iu"), "Show only $1"],
  [
    new RegExp(
      `^(?:(?:i|we) (?:only|just) want to )?(?:see|view) (?:${few} )(?:the )?(.{1,80}?)${inList}$`,
      "iu",
    ),
    "Show only $1",
  ],
  [/^(?:i|we) (?:only|just) want to (?:see|have) (?:the )?(.{1,80})$/iu, "Show only $1"],
  [
    new RegExp(
      `^(?:leave|keep) ${few} (?:the )?(.{1,80}?) (?:in|on) (?:the|this|my) (?:list|table|view|page)$`,
      "iu",
    ),
    "Show only $1",
  ],
  [new RegExp(`^(?:hide|filter out|fade out) ${allBut} (?:the )?(.{1,80})$`, "iu"), "Show only $1"],
  [
    new RegExp(
      `^${allBut} (?:the )?(.{1,80}?) ${must} be (?:hidden|filtered out|invisible|out of sight)$`,
      "iu",
    ),
    "Show only $1",
  ],
  [
    new RegExp(
      `^${list} ${must} be (?:limited|narrowed|restricted|reduced|filtered|confined|cut)(?: down)? to (?:only |just )?(?:the )?(?!\\d)(.{1,80})$`,
      "iu",
    ),
    "Show only $1",
  ],
  [
    /^(?:show|display|list|view) (?:the )?(.{1,80}?) (?:exclusively|and nothing else|and no others?)$/iu,
    "Show only $1",
  ],
];

const rising = "(?:ascending|rising|increasing|growing)";
const falling = "(?:descending|falling|decreasing|declining)";
const measured = "(price|cost|amount|fare|rate|size|weight|age|total|balance)s?";
const puts = "(?:sort|order|arrange|list|show|put|rank|have|get|bring)";
/** `by ascending price`, `in ascending order of price`: which way, before what it is by. */
export const orderedRows: readonly Row[] = [
  [rising, "low to high"] as const,
  [falling, "high to low"] as const,
].flatMap(([way, words]): readonly Row[] => [
  [
    new RegExp(
      `^${puts} ((?:the|all|my|these) [^,;]{1,60}?) (?:(?:sorted |ordered |arranged )?(?:by|with|according to|in(?: the)? order of) ${way} ${measured}|in ${way} (?:order of |order by )(?:the |their )?${measured}|in ${way} ${measured} order|by (?:the |their )?${measured},? (?:in )?${way}(?: order)?|(?:in )?${way}(?:ly)? (?:by|in) ${measured})$`,
      "iu",
    ),
    `Sort $1 by $2$3$4$5$6, ${words}`,
  ],
  [
    new RegExp(
      `^(?:the |all (?:the )?)([^,;]{1,60}?) ${must} be (?:sorted|ordered|arranged|listed|ranked|shown) (?:by|with|in order of) ${way} ${measured}$`,
      "iu",
    ),
    `Sort the $1 by $2, ${words}`,
  ],
]);
