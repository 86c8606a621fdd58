/** Words that end what a command is done to. */
const ends =
  /[,;:.!?"“(]|\s(?:to|into|onto|in|on|at|for|from|with|by|as|under|of|and|so|until|since|during|per|via|that|which|who|an?d?en?|auf|aus|mit|von|für|zu[mr]?|bei[m]?|im|am|à|au|aux|dans|de|du|des|pour|sur|en|con|por|para|del?|al|a)\s/iu;
const determiner =
  /^(?:the|an?|my|our|your|this|that|all|every|der|die|das|den|dem|eine?[nmrs]?|le|la|les|l['’]|une?|mon|ma|el|los|las|una?|mi)(?![\p{L}\p{N}])\s*/iu;

/**
 * What a command is done to, in its own small words: `Reserve the tile cutter from 5 to 7 December` → `tile cutter`. Undefined where it names
 * nothing that way.
 */
export function objectOf(goal: string): string | undefined {
  const plain = goal.trim().replace(/^(?:please|kindly|bitte|now|then)\s+/i, "");
  const rest = plain.replace(/^\S+\s*/, "").replace(determiner, "");
  const padded = ` ${rest} `;
  const phrase = padded.slice(0, ends.exec(padded)?.index).trim();
  return phrase.length > 2 && phrase.length <= 60 ? phrase : undefined;
}
