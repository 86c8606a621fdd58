/** Words that begin a command and are hardly ever anything else there. */
const plainVerbs =
  "click|double-click|doubleclick|right-click|press|tap|hit|type|enter|fill|input|write|put|provide|insert|select|choose|pick|" +
  "deselect|unselect|uncheck|untick|unmark|tick|toggle|turn|enable|disable|activate|deactivate|go|navigate|visit|browse|head|return|open|reopen|" +
  "show|display|reveal|launch|switch|close|dismiss|hide|exit|expand|unfold|collapse|fold|minimize|minimise|add|append|create|make|start|" +
  "register|compose|remove|delete|discard|erase|cancel|clear|empty|archive|move|drag|edit|change|rename|update|modify|replace|adjust|" +
  "assign|reassign|set|submit|save|confirm|apply|finish|complete|continue|proceed|search|find|look|locate|extract|read|collect|scrape|tell|give|" +
  "count|verify|ensure|wait|pause|scroll|hover|upload|attach|send|reply|forward|publish|log|sign|login|logout|accept|agree|decline|reject|" +
  "approve|invite|book|schedule|buy|purchase|pay|reload|refresh|undo|redo|use|schedule|reschedule|follow|unfollow|subscribe|unsubscribe|clone|" +
  "duplicate|pin|unpin|star|unstar|see|sort|order|filter|narrow|limit|check|mark|get|resume|focus|answer|report|increase|decrease|raise|lower|drop|restore|" +
  "renew|extend|prolong|postpone|reserve|deploy|donate|restock|resolve|merge|withdraw|promote|revoke|acknowledge|void|deny|refuse|grant|unlock|mute|unmute|unblock|enrol|enroll|retry|rerun|restart|reboot|stop|execute|detach|receive|reverse";

/** Words that begin a command as often as they name a thing: `search`, `email`, `order`, `name`. */
const nounVerbs =
  "search|order|filter|book|email|message|call|note|answer|report|log|sign|look|limit|star|pin|drop|use|focus|follow|schedule|list|" +
  "correct|copy|share|post|view|label|comment|print|download|request|contact|input|address|pause|reply|change|update|display|show|head|count|name|mark|purchase|push|transfer|refund|bookmark|block|rate|lock|favourite|favorite";

const plain = new RegExp(`^(?:${plainVerbs})$`, "i");
const noun = new RegExp(`^(?:${nounVerbs})$`, "i");
const objectStart =
  /^(?:(?:the|a|an|my|your|our|this|that|these|those|all|every|each|both|any|for|it|them|him|her|in|on|off|out|up|to|into|by|down|as|only)(?![\p{L}\p{N}@.-])|["“‘'`\uE000]|\d|\p{Lu})/u;
/** `take Ann off the list`; to take a seat, or to cross the road, is no command for a page. */
const taking = /^(?:take|strike|cross)$/i;
const away = /^\S.{0,80}\s(?:off|out|away)(?=\s|[.!]?$)/i;
/** Of those, the ones that are a whole command by themselves. */
const whole = /^(?:search|download|print|share|post|reply|purchase)$/i;
const adverbs =
  /^(?:permanently|completely|entirely|fully|irrevocably|please|now|then|also|first(?:ly)?|second(?:ly)?|third(?:ly)?|next|finally|lastly|afterwards|again|just|immediately|simply)\b[\s,]*/i;

/**
 * True when a piece of a sentence begins with a command. A word that is as often a noun (`search`, `email`) counts only when an object
 * follows it or, with `alone`, when it stands alone.
 */
export function startsWithVerb(piece: string, alone = true): boolean {
  let rest = piece.trimStart();
  while (adverbs.test(rest)) rest = rest.replace(adverbs, "");
  const match = /^([\p{L}-]+)(?!\s*[:=])[.,;!?]*\s*(.*)$/su.exec(rest);
  if (!match) return false;
  const [, word = "", after = ""] = match;
  if (taking.test(word)) return away.test(after);
  if (noun.test(word)) return after === "" ? alone && whole.test(word) : objectStart.test(after);
  return plain.test(word) || /^(?:un|re)?(?:check|tick|select)$/i.test(word);
}
