const small = "(?:(?:small|little|tiny|red|green|blue|gr[ea]y|round|big|black) ){0,2}";
const sign =
  "(?:[×✕✖✗xX]|cross|bin|trash(?: ?can)?|star|heart|bell|bookmark|pencil|pen|pin|flag|lock|tick ?box|check ?box|box|switch|toggle|slider)";
const kind = "(?: (?:button|icon|sign|symbol|mark|control))?";
const own = "(?:the|its|his|her|their)";
const where = `(?: (?:in|at|on|of|by|to|beside|next to|in front of|behind|before|after) (?:it|him|her|them|that|${own} (?:very )?(?:end|beginning|start|front|back|line|row|entry|card|tile|item|side|left|right|corner|name|title|chip|tag)(?: of (?:it|${own} (?:line|row|entry|card|item|name|title)))?))?(?: (?:in|on) the (?:[\\p{L}-]+ )?(?:dialog|list|menu|panel|table|window|box|form))?`;
const pressing =
  "by (?:clicking|pressing|tapping|hitting|pushing|using|ticking|unticking|checking|unchecking|flipping|moving|means of)(?: on)?";

/** `via its ×`, `with the star in her line`, `by ticking the box in front of it`: the sign that it is done by, wherever that stands. */
const withSign = new RegExp(
  `(?:,? \\(?(via|with|using|through|over|${pressing})|(?::| -| –|;) (?:press|click|tap|hit|use)(?: on)?) ${own} ${small}${sign}${kind}${where}\\)?$`,
  "iu",
);
/** `by clicking its entry in the Shapes dialog`: of what is pressed, itself. */
const withItself =
  /,? \(?by (?:clicking|pressing|tapping|choosing|selecting|picking|using)(?: on)? (?:its|his|her|their) (?:own )?(?:entry|name|line|row|tile|card|icon|button|link|option|item|picture|label)(?: (?:in|on|of|from|under) (?:the|its|that|this) [^,;()"“”]{1,40})?\)?$/iu;
/** Of these, `with` tells which one it is. */
const telling =
  /^(?:click|press|tap|hit|open|show|find|look for|select|choose|pick|hover|use|mark|filter|have|list)(?!\p{L})/iu;
/** `(at the moment it is Feed)`: what is so now is not what is wanted. */
const now =
  / \((?:at (?:the moment|present)|currently|right now|now|so far|until now|as yet|up to now|it is|it['’]s|which is|still)(?= |:)[^()]{1,80}\)$/iu;

/** Of what may be the name of a thing as well, the sign tells what is done. */
const deed =
  /^(?:remove|delete|take|get|throw|unstar|tick|untick|close|open|edit|discard|cancel|revoke|archive|drop|expand|collapse)(?!\p{L})/iu;
const boxed = /(?:tick|check) ?box|(?<!\p{L})box(?!\p{L})/iu;
const picked = /^(?:select|choose|pick|mark|include|take) (?!.* as )/iu;

/** A step without the sign that it is done by, and without what it tells in brackets of the state before. */
export function withoutSign(step: string): string {
  const text = step.trim().replace(/[.!]$/, "");
  const present = text.replace(now, "");
  const found = withSign.exec(present) ?? withItself.exec(present);
  const tells = found?.[1]?.toLowerCase() === "with" && telling.test(present);
  const isSaidFirst = found !== null && found[1] === undefined && found[0].search(/^(?:,? \(?by )/iu) < 0;
  const rest =
    found && !tells && (!isSaidFirst || deed.test(present)) ? present.slice(0, found.index) : present;
  if (rest === text || !/\s/.test(rest.trim())) return step;
  // What is picked by its box is ticked.
  return found && boxed.test(found[0]) ? rest.replace(picked, "Tick ") : rest;
}
