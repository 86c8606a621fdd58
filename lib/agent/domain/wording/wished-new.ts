import { must } from "./modal-words";
import type { Row } from "./plain-phrases";
import { mask } from "./step-purpose";

/** The kind of the thing: one or two small words. */
const kind = "(\\p{Ll}[\\p{Ll}-]*(?: \\p{Ll}[\\p{Ll}-]*)?)";
const another = "(?:a new|an? (?:additional|extra|further|fresh|second)|another|one more)";
const anyOne = `(?:${another}|an?)`;
const called =
  "(?:,|:)? (?:(?:called|named|titled|entitled|labelled|reading|saying|that (?:reads|says)|with the (?:name|title|text)) )?";
const calledSo =
  " (?:called|named|titled|entitled|labelled|reading|saying|that (?:reads|says)|with the (?:name|title|text)) ";
const name = `(${mask}|[^,;:]{1,80}?)`;
const come =
  "(?:appear|show up|exist|come up|be (?:added|created|made|there|listed|shown)|be)(?: (?:to|in|on|at|among|part of) .{1,60}| there)?";
const place = "((?:,? (?:in|on|to|at|among) (?:the|my|our|your|this) [^,;]{1,60})?)";
const wish = `(?:(?:i|we)(?:['’]d| would) like(?: to have)?|(?:i|we) (?:want|need)(?: to have)?|let (?:there be|me have)|give me|there ${must} be)`;

/** Something new that is wanted under a name: it is made, and called so word for word. */
export const newRows: readonly Row[] = [
  [new RegExp(`^${wish} ${another} ${kind}${called}(${mask})${place}$`, "iu"), 'Create the $1 "$2"$3'],
  [new RegExp(`^${wish} ${anyOne} ${kind}${calledSo}${name}${place}$`, "iu"), 'Create the $1 "$2"$3'],
  [
    new RegExp(
      `^(?:the|my|our|this) \\p{Ll}[\\p{Ll} -]{1,40}? ${must} (?:contain|include|have|show|hold|gain|get|list) ${another} ${kind}${called}(${mask})$`,
      "iu",
    ),
    'Create the $1 "$2"',
  ],
  [new RegExp(`^${anyOne} ${kind}${calledSo}${name} ${must} ${come}$`, "iu"), 'Create the $1 "$2"'],
  [
    new RegExp(
      `^(${mask}) ${must} (?:be (?:added|created|entered|put (?:down|in)|made)|appear|show up|come up)(?: (?:to|in|on) (?:the|my|our) [^,;]{1,40}?)? as (?:${another}|an?) ${kind}(?: to do)?$`,
      "iu",
    ),
    'Create the $2 "$1"',
  ],
  [new RegExp(`^${anyOne} ${kind} (${mask}) ${must} ${come}$`, "iu"), 'Create the $1 "$2"'],
  [
    new RegExp(
      `^(?:the|my|our|this) \\p{Ll}[\\p{Ll} -]{1,40}? (?:needs|wants|lacks|is missing) ${anyOne} ${kind}${calledSo}${name}$`,
      "iu",
    ),
    'Create the $1 "$2"',
  ],
  [new RegExp(`^new ${kind}: (${mask}|[^,;:]{1,80})$`, "iu"), 'Create the $1 "$2"'],
];

const enters =
  "(?:enter|type|write|write down|put|put down|note|note down|key in|fill in|add|insert|record|remember|register|list|log)";
const onList = "(?:on|onto|on to|to|in|into) ((?:the|my|our|this) (?:\\p{Ll}[\\p{Ll}-]* ){0,2}list)";
/** Of a text that was entered and ended with Enter. */
export const newEnteredRows: readonly Row[] = [
  [
    new RegExp(`^(?:(?:i|we) (?:want|need)|get|have|bring) (${mask}) (?:put )?${onList}$`, "iu"),
    "Add $1 to $2",
  ],
  [new RegExp(`^${enters} ${another} ${kind}: (${mask}|[^,;:]{1,80})$`, "iu"), 'Create the $1 "$2"'],
  [
    new RegExp(
      `^${enters} ${name} (?:down )?as (?:${another}) ${kind}(?:,? (?:so that|so) (?:it|that) .{1,60})?${place}$`,
      "iu",
    ),
    'Create the $2 "$1"$3',
  ],
  [
    new RegExp(
      `^${enters} ${name} (?:in|into) (?:the|that|this) [^,;]{1,60}?,? and (?:have it (?:added|saved|created|listed|stored)|(?:add|save|create|store) it)(?: (?:as|to) (?:an?|the|another|my) (?:new )?${kind})?$`,
      "iu",
    ),
    'Create "$1"',
  ],
];
