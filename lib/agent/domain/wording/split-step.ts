import { splitClauses } from "./clauses";
import { protectedSpans, spanAt } from "./protected-spans";

/** Commands that an enumeration can share: `Fill in username and password`. */
const sharedVerb =
  /^(fill in|fill out|fill|enter|type|check|uncheck|tick|untick|select|choose|pick|click|press|tap|delete|remove)\s+(?:(both|all of)\s+)?(.+)$/i;
const tail = /\s+(?:in|into|on|from|to|of|for|with|as|at|under|within|by)\s/i;
const separator = /\s*,\s*(?:and|or)?\s+|\s+(?:and|&)\s+/gi;
const nestedEnter = /^(.*\S)\s+(?:followed by|and press(?:ing)?|by pressing)\s+(enter|return|tab|escape)$/i;

/**
 * Cuts a step into steps of one browser action each, in order: at `then`, at `and` before another command, and where one command has several
 * objects (`Fill in username and password`). Nothing is cut inside quotes, names or URLs; only separators are left out, and a shared command
 * is said again for each of its objects. A step that is atomic comes back as it is.
 */
export function splitStep(description: string, knownNames: readonly string[] = []): string[] {
  const clauses = splitClauses(description, knownNames).flatMap((clause) => splitKey(clause, knownNames));
  const pieces = clauses.flatMap((clause) => splitObjects(clause, knownNames));
  return pieces.length > 1 ? pieces.map(sentence) : [description.trim()];
}

function splitKey(clause: string, knownNames: readonly string[]): string[] {
  const match = nestedEnter.exec(clause);
  if (!match || spanAt(protectedSpans(clause, knownNames), (match[1] ?? "").length)) return [clause];
  return [match[1] ?? "", `Press ${match[2] ?? ""}`];
}

/** One command, several objects of one kind. Prose after the objects (`in the form`) holds for each and stays with the last. */
function splitObjects(clause: string, knownNames: readonly string[]): string[] {
  const match = sharedVerb.exec(clause);
  if (!match) return [clause];
  const [, verb = "", both = "", objects = ""] = match;
  const spans = protectedSpans(objects, knownNames);
  const tailAt = [...objects.matchAll(new RegExp(tail, "gi"))].find(
    (found) => !spanAt(spans, found.index + 1),
  )?.index;
  const listed = tailAt === undefined ? objects : objects.slice(0, tailAt);
  const rest = tailAt === undefined ? "" : objects.slice(tailAt);
  const items = splitList(listed, spans);
  if (items.length < 2 || !isEnumeration(verb, both, items, rest)) return [clause];
  return items.map((item, index) => `${verb} ${item}${index === items.length - 1 ? rest : ""}`);
}

function splitList(listed: string, spans: readonly { start: number; end: number }[]): string[] {
  const items: string[] = [];
  let from = 0;
  for (const found of listed.matchAll(separator)) {
    if (spanAt(spans, found.index) || spanAt(spans, found.index + found[0].length - 1)) continue;
    items.push(listed.slice(from, found.index));
    from = found.index + found[0].length;
  }
  items.push(listed.slice(from));
  return items.every((item) => item.trim()) ? items.map((item) => item.trim()) : [listed];
}

const isQuoted = (item: string): boolean => /^(?:the\s+)?["“‘'«`]/i.test(item);
const hasArticle = (item: string): boolean => /^(?:the|a|an|your|my|their|his|her|its)\s/i.test(item);

/** Whether a list is one of separate objects and no name with `and` in it. Unsure is no: the step then stays whole. */
function isEnumeration(verb: string, both: string, items: readonly string[], rest: string): boolean {
  const words = items.map((item) => item.split(/\s+/).length);
  if (both || items.every(isQuoted) || items.every(hasArticle) || items.length > 2)
    return words.every((count) => count <= 6);
  if (/^(?:fill|enter|check|uncheck|tick|untick|type)/i.test(verb))
    return rest === "" && words.every((count) => count <= 3);
  return false;
}

const sentence = (piece: string): string => piece.charAt(0).toUpperCase() + piece.slice(1);
