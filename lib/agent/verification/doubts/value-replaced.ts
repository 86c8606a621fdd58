import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { containsPhrase, lettersAndDigits } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * `Rename "Lunch" to "Supper"`: the field held `Supper` when the form was sent by a click, and holds `Lunch` since then. What it holds now, in its place; undefined where no
 * field that the step or the goal tells the text of holds another one.
 */
export function valueReplaced({
  target,
  action,
  diff,
  nodesBefore,
  nodesAfter,
  asSaid,
  input,
}: Ground): string | undefined {
  if (!action.clicks || !sending.test(target.node?.name.trim() ?? "")) return undefined;
  const said = `${asSaid}\n${input.goal}`;
  for (const { before, after } of diff?.changed ?? []) {
    const [was, is] = [nodesBefore[before], nodesAfter[after]];
    if (was?.role !== "textbox" || was.inputType === "search" || isOtherField(was, is)) continue;
    const [then, now] = [was.value?.trim() ?? "", is?.value?.trim() ?? ""];
    const isOther =
      now !== "" &&
      !maskSigns.test(now) &&
      plain(then) !== plain(now) &&
      !isHeldBy(then, [now]) &&
      !isHeldBy(now, [then]);
    if (then.length >= shortest && isOther && containsPhrase(said, then)) return now;
  }
  return undefined;
}
/** `Token`, in the place where `Description` was asked for: the form gave way to another one. */
const isOtherField = (was: SkeletonNode, is: SkeletonNode | undefined): boolean => {
  const words = rootsOf(is?.name ?? "");
  return was.name !== "" && words.size > 0 && ![...rootsOf(was.name)].some((word) => words.has(word));
};
/** Characters: a shorter value may stand in any wording. */
const shortest = 3;

/** What sends a form: another control may be there to change what a field holds. */
const sending =
  /^\P{L}{0,3}(?:save|update|apply|submit|store|rename|change|confirm|ok|done|publish|send|create|add|set|speichern|enregistrer|guardar|salva|salvar)(?!\p{L})/iu;
/** What is hidden by signs is not told by them. */
const maskSigns = /[*•]/u;
const plain = (text: string): string => lettersAndDigits(text.normalize("NFD").replace(/\p{M}/gu, ""));
