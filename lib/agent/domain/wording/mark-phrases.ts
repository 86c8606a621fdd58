import { anyMore, must } from "./modal-words";
import type { Row } from "./plain-phrases";

const marks = "(star|bookmark|pin|flag|like|favou?rite|heart)";
const sure = "(?:please )?(?:make sure|make certain|ensure|see to it|take care)(?:,? that)? ";
const has = "(?:has|have|gets?|bears?|carr(?:ies|y)|wears?|shows?)";
const have = "(?:have|get|bear|carry|wear|show|be given|receive)";
const one = "(?:an?|the|its|his|her|my|your)";
const again = "(?: (?:now|then|too|as well|again))?";
const thing = "(?:the )?(?!(?:no|nothing|none|nobody|only)(?!\\p{L}))(.{1,100}?)";

/** A mark that a thing is to have, or to have no longer: it is put there or taken away from there. */
export const markPhrases: readonly Row[] = [
  [
    new RegExp(
      `^(?:the )?(.{1,100}?) (?:no longer (?:needs?|deserves?|has to have|should have)|(?:does|do|should|must|shall) (?:not|no longer) (?:need|deserve|have|get|bear|keep)|(?:should|must|does|do)n['’]t (?:need|deserve|have|get|bear|keep)) (?:an?|its|the|any) ${marks}${anyMore}?$`,
      "iu",
    ),
    "un$2 $1",
  ],
  [new RegExp(`^${sure}${thing} (?:${has} no|no longer ${has} an?) ${marks}${anyMore}?$`, "iu"), "un$2 $1"],
  [new RegExp(`^${thing} ${must} ${have} no ${marks}${anyMore}?$`, "iu"), "un$2 $1"],
  // `Make sure Ann has a star`, `The note should bear a heart`, `Let it have a flag`.
  [new RegExp(`^${sure}${thing} ${has} ${one} ${marks}${again}$`, "iu"), "$2 $1"],
  [new RegExp(`^${thing} ${must} (?:now )?${have} ${one} ${marks}${again}$`, "iu"), "$2 $1"],
  [new RegExp(`^(?:let|have) ${thing} ${have} ${one} ${marks}${again}$`, "iu"), "$2 $1"],
  // `"Rent" should be among the starred notes`.
  [
    new RegExp(
      `^${thing} ${must} (?:be|stand|appear) (?:listed )?(?:among|amongst|one of) (?:the|my|your|our) (starred|pinned|bookmarked|flagged|liked|followed|favou?rite) (?:\\p{Ll}+)$`,
      "iu",
    ),
    "Mark $1 as $2",
  ],
  [
    new RegExp(
      `^${sure}${thing} (?:is|are|stands?|appears?) (?:listed )?(?:among|amongst|one of) (?:the|my|your|our) (starred|pinned|bookmarked|flagged|liked|followed|favou?rite) (?:\\p{Ll}+)$`,
      "iu",
    ),
    "Mark $1 as $2",
  ],
  // `Make the north bed a favourite`, `Make it one of my favourites`.
  [
    new RegExp(
      `^(?:make|turn) ${thing} (?:into )?(?:a favou?rite|one of (?:the|my|your|our) favou?rites)$`,
      "iu",
    ),
    "Mark $1 as favourite",
  ],
  [new RegExp(`^(?:add|give|put|attach) (?:a|the) ${marks} (?:to|on) `, "iu"), "$1 "],
  [
    new RegExp(`^(?:set|put|place|leave) (?:a|the|my) ${marks} (?:for|at|by|beside|next to) (?:the )?`, "iu"),
    "$1 ",
  ],
  [
    new RegExp(
      `^(?:remove|take|clear|withdraw) (?:a|the|its|my|your) ${marks} (?:back |off |away )?(?:from|off) `,
      "iu",
    ),
    "un$1 ",
  ],
];
