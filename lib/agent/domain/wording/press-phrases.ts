import { dialogPhrases } from "./dialog-phrases";
import { goingPhrases } from "./going-phrases";
import { anyMore } from "./modal-words";
import type { Row } from "./plain-phrases";
import { mask } from "./step-purpose";

const list =
  "(?:order|purchase|form|payment|check-?out|registration|booking|process|sign-?(?:in|up)|log-?in|steps?|wizard|survey|profile|fields?)";
const small = "(?:and|with|by|for|in|on|of|as|at|to|using|via|now|from|without|so|then|until)";
const state =
  "(done|finished|completed?|closed|resolved|accepted|approved|rejected|declined|paid|read|unread|active|inactive|sent|delivered|shipped)";
const ended = "(?:done|finished|completed?|accomplished|dealt with|over and done)";
const foldable =
  "(?:card|panel|section|box|tree|group|menu|side ?bar|navigation|widget|pane|drawer|block|folder|thread|node)";
/** Of what is pressed: with a list of choices it is a choice. */
export const pressPhrases: readonly Row[] = [
  // `Record the payment`: it is written down. Of what is heard or seen it is something else.
  [
    /^(?:record|log) (?!.{1,80} (?:in|out|off|on)$)(?=(?:the|this|that|my|an?) (?:\p{Ll}+ ){0,2}(?:payment|expense|transaction|refund|deposit|purchase|sale|time|hours|work|visit|reading|measurement|vitals|result|entry|mileage|donation|transfer|receipt)s?(?!\p{L}))/iu,
    "Save ",
  ],
  // `Add the letter to the selection`: it is picked with those that are.
  [
    /^(?:add|include) (?!all(?!\p{L}))(.{1,80}?) (?:also )?(?:to|in) (?:the|my|this|your) (?:current |present )?selection$/iu,
    "Select $1",
  ],
  // `Start watching the bug`.
  [/^(?:start|begin) (watch|follow|track)ing (?=\S)/iu, "$1 "],
  // `Go into the folder Letters`.
  [
    /^(?:go|step|drill|dive|descend|navigate|change|switch) (?:down )?into (?=(?:the|my|this|that) (?:.{1,60} )?(?:folder|directory|sub-?folder|album|category|project|section|workspace)s?(?!\p{L})(?! mode))/iu,
    "Open ",
  ],
  // `From the open list take Large`.
  [
    new RegExp(
      `^(?:of|from|out of|in|among) (?:the|this) (?:open |shown |unfolded )?(?:list|menu|options|choices|drop-?down|suggestions)(?: of [\\p{L} ]{2,30})?,? (?:take|pick|choose|select|go for) (?=${mask}|\\S)`,
      "iu",
    ),
    "Select ",
  ],
  ...dialogPhrases,
  [/^(?:abort|call off|break off) (?=\S)/iu, "Cancel "],
  [
    /^(?:agree|consent) to (?=(?:delete|remove|discard|archive|cancel|revoke|close|erase|disconnect) )/iu,
    "Confirm to ",
  ],
  [/^write back to (?=\S)/iu, "Reply to "],
  [/^(?:begin|commence) (?=(?:an?|another) (?:new|fresh|further|blank) )/iu, "Start "],
  [/^open up (?=(?:the|this|my|its|an?) |[\uE000-\uE0FF])/iu, "Open "],
  [/^give (.{1,100}?) an? (star|bookmark|pin|flag)$/iu, "$2 $1"],
  [
    /^(?!(?:no|nobody|none|nothing|neither)(?!\p{L}))(?:the )?((?:(?! (?:not|no longer|never|hardly) ).){1,100}?)(?<! (?:not|no longer|never|hardly)) (?:deserves|should get|should have|must get|must have|needs|gets) an? (star|bookmark)$/iu,
    "$2 $1",
  ],
  [
    /^settle (?=(?:the|this|my|that) (?:\p{Ll}+ )?(?:bill|invoice|balance|amount|account|fee|check)(?!\p{L}))/iu,
    "Pay ",
  ],
  [/^hand (.{1,80}?) over to (.{1,60})$/iu, "Assign $1 to $2"],
  [
    /^(?!(?:no|nobody|none|neither)(?!\p{L}))((?:(?! (?:not|no longer|never) ).){1,60}?)(?<! (?:not|no longer|never)) (?:should|must|has to|is to) (?:take care of|look after|be in charge of|be responsible for) (.{1,80})$/iu,
    "Assign $2 to $1",
  ],
  [/^(?:sweep|clean|clear|tidy|wipe) (?:away|out|up) (?=(?:the|all|what) )/iu, "Remove "],
  [
    /^(?:raise|lower|increase|decrease|reduce|bump|up)(?: up| down)? (the (?!(?:\p{Ll}+ )?(?:list|table|view|results?|page|board)(?!\p{L}))(?:\p{Ll}+ ){0,3}?\p{Ll}+)(?: up| down)? to (\P{Ll}.{0,40})$/iu,
    "Change $1 to $2",
  ],
  // With what was entered before.
  [
    /^((?:create|register|make|open|set up|add|save|log in|sign up)(?: .{1,60}?)?) (?:from|with|using|out of) (?:the|these|those|that|this) [^"“”\uE000-\uE0FF]{1,60}? (?:entered|given|typed|typed in|filled in|provided|put in|supplied)(?: here| above| so far| before| there)?$/iu,
    "$1",
  ],
  // The command of a menu, whichever verb takes it.
  [
    new RegExp(
      `^(?:take|use|choose|pick|select|go for|opt for|hit) (?:the )?(?:menu )?(?:entry|item|option|command|point|action) (?:called |named )?(${mask})(?= (?:in|from|of|on|for|at) |$)`,
      "iu",
    ),
    "Click $1",
  ],
  [
    /^(?:say|answer|reply(?: with)?) yes to (?=(?:the|this|that|his|her|their|my|our)(?!\p{L})|\P{Ll})/iu,
    "Approve ",
  ],
  [
    /^(?:say|answer|reply(?: with)?) no to (?=(?:the|this|that|his|her|their|my|our)(?!\p{L})|\P{Ll})/iu,
    "Reject ",
  ],
  [
    new RegExp(
      `^give (.{1,80}?) (?:the|your|my|our|an?) (?:go-ahead|go ahead|ok(?:ay)?|green light|approval|blessing)(?: (?:with|by|via|using) (?:the )?(${mask})(?: button)?)?$`,
      "iu",
    ),
    "Approve $1",
  ],
  [
    /^(?:get|insert|have|open up) (?:me )?(?:an(?= (?:additional|extra))|another|one more|a (?:new|further|second|third)) (?=(?:\p{Ll}+ ){0,2}(?:line|row|field|column|entry|block|slot|place|card|section)(?!\p{L}))/iu,
    "Add another ",
  ],
  [
    /^(?:flip|turn|page|move|leaf|scroll|take|advance) the (?:calendar|month view|schedule|planner|diary)(?: on| over| forwards?| ahead| back(?:wards?)?)? to (?=\p{Lu}|the )/iu,
    "Show ",
  ],
  [
    new RegExp(
      `^(?:change|turn|flip|go over|move over)(?: over)? to (?:the )?(${mask})(?: (?:tab|view|page|section))?(?= (?:in|on|of|at) |$)`,
      "iu",
    ),
    "Switch to $1",
  ],
  [
    /^(?:put|bring|place|set|take|get) (.{1,80}?) back (?:among|amongst|in|into|to|onto|on|under) (?=the )/iu,
    "Move $1 to ",
  ],
  [/^flip (.{1,120}?) (on|off)$/iu, "Turn $2 $1"],
  [
    new RegExp(
      `^(?:fold|roll|draw|shrink|scale)(?: up| in| together| down| away)? (?=(?:the|this|that|my) [^,;]{0,60}?${foldable}(?: |$)|${foldable} (?:${mask}|\\p{Lu}))`,
      "iu",
    ),
    "Collapse ",
  ],
  [
    new RegExp(
      `^(?:fold|roll|draw) ((?:the|this|that|my) [^,;]{0,60}?${foldable}(?: [^,;]{1,40}?)?) (?:up|in|together|away)$`,
      "iu",
    ),
    "Collapse $1",
  ],
  // `Send off the form`, `Send the form off`.
  [/^send (?:off|in|out|away) (?=(?:the|this|that|my|your) |[\uE000-\uE0FF])/iu, "Send "],
  [
    /^send ((?:the|this|that|my|your) [^,;]{0,60}?(?:form|application|request|order|message|mail|registration|survey|feedback|answers?|reply|letter|report)) (?:off|in|out|away)$/iu,
    "Send $1",
  ],
  [
    /^(?:turn down|say no to|refuse) (?!.*(?:volume|sound|music|brightness|light|heat))(?=the |this |that |my |your |\P{Ll})/iu,
    "Decline ",
  ],
  [
    /^turn (the (?:[\p{L}-]+ )?(?:request|invitation|offer|application|proposal|order|booking)(?: .{1,80})?) down$/iu,
    "Decline $1",
  ],
  [
    /^(?:sign off on|give the go-ahead (?:to|for)|give the green light (?:to|for)|green-?light) (?=\S)/iu,
    "Approve ",
  ],
  [/^(?:wave|nod|let) ((?:the|this|that) .{1,80}?) through$/iu, "Approve $1"],
  [
    /^(?:(?:have|get) (?:the|this|my) (?:[\p{L}-]+ )?(?:list|table|view|board|overview) (?:limited|restricted|narrowed|reduced|cut)|(?:limit|restrict|narrow|reduce|cut) (?:the|this|my) (?:[\p{L}-]+ )?(?:list|table|view|board|overview))(?: down)? to (?:only |just )?(?:the )?(\S.{1,80})$/iu,
    "Show only the $1",
  ],
  [/^insert (?=(?:an?|another|one more) )/iu, "Add "],
  [/^(?:change|go|move|turn|flip) over to (?=\S)/iu, "Switch to "],
  [/^change to (?=the (?:\S+ ){1,3}(?:tab|view|page|section|list)$)/iu, "Switch to "],
  [
    /^(?:bring|get|load|pull|fetch) (.{1,80}?) (?:up |over )?(?:in|into|to) (?:the|an?) (?:editor|viewer|view|preview|foreground|front|main (?:area|view|pane)|reading pane|detail(?:s)? (?:view|pane))$/iu,
    "Open $1",
  ],
  [
    /^(?:go to|open|visit|show|bring up) the (?:page|form|dialog|screen|view) (?:to|for) (?:creat(?:e|ing)|add(?:ing)?|mak(?:e|ing)|enter(?:ing)?|register(?:ing)?) (?:an?|one|a new|another) (?=\p{Ll})(.{1,60})$/iu,
    "Open the form for a new $1",
  ],
  [/^take the (?:tick|check ?mark|check) off (?=\S)/iu, "Untick "],
  [/^throw (.{1,80}?) (?:away|out)$/iu, "Delete $1"],
  [/^vote against (?=\S)/iu, "Downvote "],
  [/^vote (?!for )(.{1,80}?) (up|down)$/iu, "$2vote $1"],
  ...goingPhrases,
  [
    /^(select|choose|pick|take) (.{1,60}?) as the (?:place|folder|destination|target|location) (?:to (?:move|put|file|send|copy|drop) (?:it|them|this|that)(?: (?:to|into|in))?|for (?:it|them|this|that|the move))$/iu,
    "$1 $2",
  ],
  [
    new RegExp(
      `^(?:[Aa]pply|[Uu]se) (${mask}|\\p{Lu}[\\p{L}\\d-]*(?: \\p{Lu}[\\p{L}\\d-]*){0,3}) from (?=(?:the|its|my|your) )`,
      "u",
    ),
    "Select $1 from ",
  ],
  [
    new RegExp(
      `^(?:[Oo]pt for|[Ss]ettle (?:on|for)|[Dd]ecide (?:on|for|in favou?r of)|[Gg]o (?:for|with)|[Pp]lump for) (?!the (?:removal|deletion|cancell?ation))(?=the |${mask}|\\p{Lu})`,
      "u",
    ),
    "Select ",
  ],
  [
    /^(?:tuck|fold|put|get|move) ((?:the|this|my) (?:[\p{L}-]+ )?(?:side ?bar|panel|menu|drawer|dialog|banner|tool ?bar|window|hint|message)) (?:away|out of the way|out of sight)$/iu,
    "Close $1",
  ],
  [/^make (.{1,100}?) visible(?: again)?$/iu, "Show $1"],
  [/^make (.{1,100}?) (?:invisible|hidden)(?: again)?$/iu, "Hide $1"],
  [/^(?:wipe|blank)(?: out)? (the .{1,60} (?:field|box|input|line))$/iu, "Clear $1"],
  [/^(?:move|go|step|carry|get|pass) on to (?=\S)/iu, "Go to "],
  [
    /^(?:drop|pull|roll|fold) (?:down|open|out) (?=(?:the|its|his|her|their|a) (?:[\p{L}-]+ ){0,3}(?:list|menu|drop-?down|select|choices?|options?|combo ?box|field|box|picker|selector)(?!\p{L}))/iu,
    "Open ",
  ],
  [
    /^(?:enter|type|write|fill in) (?:an?|another|one more) (?:new )?(\p{Ll}+(?: \p{Ll}+)?)$/u,
    "Open the form for a new $1",
  ],
  [/^(?:turn|flip|change|switch) the page to (?:number |no\.? |page )?(?=\d{1,4}$)/iu, "Go to page "],
  [/^([\p{L}][\p{L} -]{2,40}): (on|off)$/iu, "Turn $2 $1"],
  [/^(?:select|choose|mark|enable|tick) the check ?box (?:for|of|next to|beside|at) /iu, "Tick "],
  [/^(?:select|choose|mark|enable) the (check ?box)(?= )/iu, "Tick the $1"],
  [
    /^(?:click|press|tap)(?: on)? the (next|previous)[- ]page (?:arrow|button|link|icon)/iu,
    "Go to the $1 page",
  ],
  [
    new RegExp(`^(?:set|change|switch|update) the (?:status|state) of (.{1,120}) to ${state}$`, "iu"),
    "Mark $1 as $2",
  ],
  [new RegExp(`^(?:set|put|flag) (.{1,120}) (?:to|as) ${state}$`, "iu"), "Mark $1 as $2"],
  [
    /^(?:leave|keep|count) ([^,;]{1,60}?) out(?: of (?:it|(?:the|this|that) [^,;]{1,60}))?$/iu,
    "Leave out $1",
  ],
  [
    new RegExp(
      `^(?:confirm|finish|proceed|continue)(?: it)? (?:with|by|via|using) (?:the )?(${mask})(?: button)?$`,
      "iu",
    ),
    "Click $1",
  ],
  [/^(?:check|cross) off (.{1,120})$/iu, "Mark $1 as done"],
  [
    new RegExp(
      `^finish (?:off )?((?:the|my|this|that) (?:task|to-?do|chore|job|to-?do item|item|point|list entry)(?: (?:called |named )?(?:${mask}|\\p{Lu}.{0,60}))|(?<=off )${mask})$`,
      "iu",
    ),
    "Mark $1 as done",
  ],
  [
    new RegExp(
      `^(?:declare|consider|count|report|regard|treat|register|mark|let) (.{1,100}?) (?:as |to be )?(?:not|no longer)(?: yet)? (?:(?:as|to be|be|count as|be regarded as|be counted as) )?${ended}${anyMore}?$`,
      "iu",
    ),
    "Untick $1",
  ],
  [
    new RegExp(
      `^(?:declare|consider|count|report|regard|treat|register|record|check|tick|note|let) ((?:(?! (?:not|never|no longer|hardly|almost) ).){1,100}?)(?<! (?:not|never|no longer|hardly|almost)) (?:(?:as|to be|be|count as|be regarded as|be counted as) )?${ended}$`,
      "iu",
    ),
    "Mark $1 as done",
  ],
  [/^(?:move|send|put) (.{1,120}) (?:in|into|to) the archive$/iu, "Archive $1"],
  [
    /^(?:move|send|put|throw) (.{1,120}) (?:in|into|to) the (?:trash|bin|recycle bin|wastebasket|rubbish)$/iu,
    "Delete $1",
  ],
  [
    new RegExp(`^(?:choose|select|pick|apply) the (label|tag) (${mask}) (?:for|to|on) (.{1,120})$`, "iu"),
    "Put the $1 $2 on $3",
  ],
  [
    // `Complete order toner` is no order.
    new RegExp(
      `^complete (?!(?:the |your |my )?(?:\\p{L}+ )?${list}(?!\\p{L}| (?!${small}(?!\\p{L}))\\p{Ll}))(?=\\S)(.{1,120})$`,
      "iu",
    ),
    "Mark $1 as done",
  ],
  [
    new RegExp(`^(?:choose|select|pick) (${mask}) (?:from|in|on) the (?:[\\p{L}-]+ ){0,2}menu$`, "iu"),
    "Click $1",
  ],
];
