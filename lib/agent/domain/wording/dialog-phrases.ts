import type { Row } from "./plain-phrases";
import { mask } from "./step-purpose";

const question = "(?:dialog(?:ue)?(?: box)?|question|prompt|confirmation|pop-?up|window|message box)";
/** Of what lies over a page, and of lists that are open: how it is left, answered, or chosen from. */
export const dialogPhrases: readonly Row[] = [
  [
    new RegExp(
      `^(?:back|get|step|bail) out of ((?:the|this) (?:[\\p{L}-]+ ){0,3}(?:${question}|form|editor))(?: (?:with|by|via|using) .{1,40})?$`,
      "iu",
    ),
    "Close $1",
  ],
  [
    /^dismiss the (?:first|second|third|last|top|upper|lower|\p{Ll}+) (alert|message|notice|banner|warning|toast|hint)(?: (?:that|which|with) .{1,60})?$/iu,
    "Close the $1",
  ],
  // `Begin the import dialog`: it is there then, and nothing done in it.
  [
    /^(?:start|begin|launch|trigger|bring up|call up|pop up) (?=(?:the|an?|its|his|her|their) (?:[\p{L}-]+ ){0,3}(?:dialog(?:ue)?|wizard|assistant|form)$)/iu,
    "Open ",
  ],
  [/^(?:get|fetch|call up|pull up)(?: me)? (?=the form (?:for|to|in) )/iu, "Open "],
  [
    /^(?:begin|start)(?: writing| composing)? an? (reply|answer|response) to (?=\S)/iu,
    "Open the form for a new $1 to ",
  ],
  [
    /^submit (?:the|my|your|these|this) (?:credentials?|log-?in|sign-?in|login data|account data)(?: form)?$/iu,
    "Log in",
  ],
  [
    /^(?:deliver|dispatch|fire off|shoot off) (?=(?:the|this|my|that) (?:e-?)?(?:mail|message|letter|reply|note|draft|invitation)(?!\p{L}))/iu,
    "Send ",
  ],
  // What is given up is that which was begun in it.
  [
    /^(?:close|leave|exit|shut|quit) (.{2,60}?) and (?:drop|discard|lose|abandon|throw away|forget) (?:it|them|what .{2,60}|(?:the|my|all) (?:\p{Ll}+ )?(?:changes?|text|input|draft|entries|edits?))$/iu,
    "Discard $1",
  ],
  // What is not done by it says nothing of what is.
  [
    new RegExp(
      `^(?:close|leave|exit|shut|quit|dismiss) ((?:the|this) (?:[\\p{L}-]+ )?(?:${question}|form|editor|page))(?: again)?,? without \\p{L}+ing(?: .{1,60})?$`,
      "iu",
    ),
    "Close $1",
  ],
  [
    new RegExp(
      `^dismiss ((?:the|this) (?:${mask} )?(?:message|notice|banner|hint|toast|tip|overlay|modal|alert|bar|box|panel|drawer|sheet))$`,
      "iu",
    ),
    "Close $1",
  ],
  [
    new RegExp(`^(?:have|get|let) (${mask}) (?:be )?(?:chosen|selected|picked|set|marked) (as|for) `, "iu"),
    "Select $1 $2 ",
  ],
  [new RegExp(`^dismiss ((?:the|this) (?:\\p{L}+ )?${question})$`, "iu"), "Close $1"],
  // What the question is about is none of what is to be done.
  [
    new RegExp(
      `^(?:cancel|dismiss|decline|abort) ((?:the|this) ${question}) (?:about|whether|if|asking) .{1,100}$`,
      "iu",
    ),
    "Close $1",
  ],
  // `Take Large from the open list`.
  [
    new RegExp(
      `^[Tt]ake (${mask}|\\p{Lu}[\\p{L}\\d'’-]*(?: [\\p{L}\\d'’-]+){0,3}?) (?:from|out of|off) the (?:open|opened|shown|unfolded|drop-?down) (?:list|menu|options|choices|suggestions)$`,
      "u",
    ),
    "Select $1 from the list",
  ],
  [
    new RegExp(
      `^[Tt]ake (${mask}|\\p{Lu}[\\p{L}\\d'’-]*(?: [\\p{L}\\d'’-]+){0,3}?) (?:from|out of) the suggestions$`,
      "u",
    ),
    "Select $1 from the list",
  ],
  [
    new RegExp(
      `^(?:.{1,80}[:;,] )?(?:[Aa]nswer|[Rr]eply to|[Rr]espond to) (?:the |this |that )?(?:\\p{L}+ )?${question} (?:with|by(?: pressing| choosing| clicking)?) (${mask}|\\p{Lu}[\\p{L}]*(?: [\\p{L}]+){0,2}?)(?: button)?$`,
      "u",
    ),
    "Click $1",
  ],
  // `Answer "Yes, delete it"`.
  [new RegExp(`^(?:[Aa]nswer|[Rr]espond)(?: with)? (${mask})$`, "u"), "Click $1"],
];
