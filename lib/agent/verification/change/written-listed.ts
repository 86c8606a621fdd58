import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { splitClauses } from "@/lib/agent/domain/wording/clauses";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, wordsOf } from "@/lib/agent/domain/wording/words";
import { toneOfText } from "@/lib/agent/snapshot/alert-tone";
import { ancestorsOf, isWithin, textWithin } from "@/lib/agent/snapshot/node-tree";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { sameValue } from "@/lib/agent/verification/page/field-value";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * What was written on a page without a form around it: the one field that held it gave it up, and one entry came to a list that was there, with all of that text
 * where no entry bore it before. The text, if the step and, at the end, the goal say nothing that it lacks.
 */
export function writtenEntry(ground: Ground, wanted: readonly string[]): string | undefined {
  const { nodesBefore, nodesAfter, diff } = ground;
  const [text, ...more] = textsGivenUp(ground);
  if (text === undefined || more.length > 0) return undefined;
  const come = (diff?.appeared ?? []).filter((at) => entryRoles.has(nodesAfter[at]?.role ?? ""));
  const [own, ...others] = come.filter(
    (at) => !come.some((other) => other !== at && isWithin(nodesAfter, at, other)),
  );
  const entry = nodesAfter[own ?? -1];
  const bears = (node: SkeletonNode | undefined): boolean => containsPhrase(node?.name ?? "", text);
  // The list as a whole may bear the name of all that stands in it, the field among it.
  const holdsField = (at: number): boolean =>
    nodesBefore.some(
      ({ role, value = "" }, field) => role === "textbox" && value !== "" && isWithin(nodesBefore, field, at),
    );
  const wasThere = nodesBefore.some(
    (node, at) => entryRoles.has(node.role) && bears(node) && !holdsField(at),
  );
  const isBeside = nodesBefore.some(
    (node, at) =>
      node.role === entry?.role && nodesAfter[diff?.match.toAfter[at] ?? -1]?.parent === entry.parent,
  );
  if (others.length > 0 || !bears(entry) || wasThere || !isBeside) return undefined;
  if (saysUnsent(nodesAfter, own ?? -1, text)) return undefined;
  return agrees(text, wanted, ground) ? text : undefined;
}
const entryRoles: ReadonlySet<string> = new Set(["item", "row"]);

/** `Feed the hives at 7 Not sent, retry`: the entry stands there, and says that the site has not got it. What was written may itself be about a failure. */
export function saysUnsent(nodes: readonly SkeletonNode[], entry: number, text: string): boolean {
  const said = `${nodes[entry]?.name ?? ""}\n${textWithin(nodes, entry)}`.replaceAll(text, " ");
  return toneOfText(said) === "error" || unsent.test(said);
}
const unsent =
  /(?<!\p{L})(?:(?:not|nicht|no|non|não|pas)(?: (?:yet|been|be)){0,2} (?:sent|saved|posted|published|delivered|stored|added|synced|gesendet|gespeichert|veröffentlicht|envoyée?|enregistrée?|publiée?|enviad[oa]|guardad[oa]|publicad[oa]|inviat[oa]|salvat[oa]|salv[oa])|un(?:sent|saved|posted|delivered|published)|retry|resend|(?:try|send|save|post) again|erneut (?:senden|versuchen)|réessayer|reintentar|riprova|tentar novamente)(?!\p{L})/iu;

/** What text fields around the button held in words, and hold no more. A field of the whole page, as for a search, stands nearer to none. */
export function textsGivenUp({ nodesBefore, nodesAfter, diff, target }: Ground): string[] {
  const around = ancestorsOf(nodesBefore, target.index)[0] ?? -1;
  return nodesBefore.flatMap((node, at) => {
    const { role, inputType, value = "" } = node;
    if (role !== "textbox" || inputType === "password" || inputType === "search") return [];
    if (wordsOf(value).length < fewestWords || !isWithin(nodesBefore, at, around)) return [];
    const after = nodesAfter[diff?.match.toAfter[at] ?? -1];
    return sameValue(after?.value ?? "", value) || containsPhrase(after?.value ?? "", value)
      ? []
      : [value.trim()];
  });
}
const fewestWords = 2;

/** Names, numbers and quotations of the step are in the text, and most of its other words; or it says a kind alone (`Save the memo`), and the goal quotes the text. */
function agrees(text: string, wanted: readonly string[], { asSaid, intent, input }: Ground): boolean {
  const written = rootsOf(text);
  const numbersOf = (said: string): string[] => wordsOf(said).filter((word) => /\d/.test(word));
  const goal = readStepIntent(input.goal);
  const told = [
    ...properNames(intent),
    ...intent.quoted.flatMap(wordsOf),
    ...numbersOf(asSaid),
    ...(input.isLastStep ? [...numbersOf(input.goal), ...goal.quoted.flatMap(wordsOf)] : []),
  ];
  if (!told.every((word) => written.has(rootOf(word)))) return false;
  const found = wanted.filter((word) => written.has(word)).length;
  if (found > 0 && found * 3 >= wanted.length * 2) return true;
  const isQuoted = splitClauses(input.goal).some((clause) =>
    readStepIntent(clause).quoted.some(
      (quote) => wordsOf(quote).length >= fewestWords && containsPhrase(text, quote),
    ),
  );
  return wanted.length <= 1 && isQuoted;
}
