import type { StepVerb } from "./step-intent";

/** How steps say each verb, as patterns without anchors; which verb wins where several fit, says the reader of steps. */
export const verbPhrases: readonly (readonly [StepVerb, string])[] = [
  ["login", "log ?in|sign ?in|log on|log into|sign into|login|authenticate"],
  ["logout", "log ?out|sign ?out|sign off|log off"],
  ["back", "go back|navigate back|return to the previous page"],
  [
    "uncheck",
    "un ?check|un ?tick|de ?select|un ?select|turn off|switch off|disable|deactivate|un ?mark|(?:take|remove|clear) (?:the |its |a )?(?:tick|check ?mark|check|cross) (?:off|from|out of|away from|at|of|in)|un ?star|un ?like|un ?heart|un ?favou?rite|un ?pin|un ?flag|un ?mute|un ?lock|un ?bookmark|un ?follow",
  ],
  [
    "check",
    "check off|(?:put|set|make) (?:the |a )?(?:tick|check ?mark|cross) (?:at|in|into|on|by|for|next to|beside)(?: the)?|check(?! in(?: (?:for|to|at|on)(?![a-z])|$))|tick|turn on|switch on|enable|activate|mark|star|agree to|accept|" +
      // As nouns, and in "would like", they say nothing of what is to be done.
      "(?<![a-z][ ,])(?:like|favou?rite|heart|bookmark|pin|flag|mute|lock|upvote|follow(?! (?:the|this|that) link))",
  ],
  ["toggle", "toggle|flip"],
  ["expand", "expand|unfold"],
  ["collapse", "collapse|fold|minimi[sz]e"],
  ["search", "search|look up|look for|find|query(?= (?:the|for|all|every|my|our)(?![a-z]))"],
  ["filter", "filter|show only|only show|limit|narrow"],
  ["sort", "sort|order (?=.*\\bby\\b)|arrange|re ?order(?= (?:the|by)(?![a-z]))"],
  ["extract", "extract|read out|read|collect|scrape|list|copy|note down|get"],
  ["verify", "verify|confirm that|make sure|ensure|check that|check whether|check if"],
  [
    "send",
    "send|e-?mail|message|reply|forward|post|publish|share|(?:put|get|bring) (?=(?:the|this|that|my|your) [^,;]{1,80} (?:online|live)$)",
  ],
  ["submit", "submit|save|confirm|apply|finish|complete|place|buy|purchase|pay|book"],
  ["continue", "continue|proceed|check ?out|next"],
  ["clear", "clear|empty|reset"],
  [
    "remove",
    "remove|delete|discard|trash|erase|cancel|drop|dismiss|move to (?:the )?(?:trash|bin|recycle bin)|revoke|unlink|disconnect|detach|uninstall|unsubscribe|take (?=.*\\b(?:out|off|away|from)\\b)",
  ],
  ["archive", "archive"],
  ["close", "close|hide|exit|shut(?! down)"],
  ["edit", "edit|change|rename|update|modify|replace|set|adjust|overwrite"],
  [
    "type",
    "type|enter|fill ?in|fill ?out|fill|input|write|put|provide|insert|key in|paste(?=\\s.{1,300}\\s(?:in|into|onto)\\s)",
  ],
  ["select", "select|choose|pick"],
  ["move", "move|drag"],
  ["create", "create|make|generate|duplicate|clone|start a new|register|sign ?up(?! for)|compose"],
  [
    "add",
    "add|append|insert (?=(?:an?|another|one|the new|new)\\b)|put .* (?:in|on)(?:to)? the|put .* down (?:for|as|on)(?![a-z])",
  ],
  [
    "navigate",
    "navigate|go to|visit|browse to|(?:head|hop|jump|move|pop|get)(?: (?:over|back|on|straight|right|across))? to|make (?:my|your|our) way to|go|switch to|return to",
  ],
  [
    "open",
    "open|show|view|display|reveal|launch|browse|(?:bring|call|pull) up|(?:slide|pull|swing|roll) (?:out|open)|see",
  ],
  ["upload", "upload|attach"],
  // What is paused is a thing; else it is the work that rests.
  ["wait", "wait|pause(?= (?:for|until|till|to|an?|briefly|\\d)(?![a-z])|$)"],
  ["scroll", "scroll"],
  ["hover", "hover|point at|mouse over"],
  [
    "click",
    "click|press|tap|hit|push(?! (?:notification|alert|message)s?|:? (?:should|must|has to|is|on|off)(?![a-z]))|activate|focus|use",
  ],
];
