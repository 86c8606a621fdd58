import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { kindWords } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

const taking: ReadonlySet<string> = new Set(["textbox", "combobox"]);

const filtering: ReadonlySet<string> = new Set(["filter", "value", "search"].map(rootOf));
/** What stands beside a field without a name is its label where it is short; a row says more of itself. */
const labelOf = ({ name, nearText = "" }: SkeletonNode): string =>
  name || (wordsOf(nearText).length <= longestLabel ? nearText : "");
const longestLabel = 3;

/**
 * `Enter "ann" in the Username field`, and it was typed into another one, of whose name the step says nothing, while one that is called so stands there and
 * does not hold it. The name of that one.
 */
export function fieldMeantInstead(ground: Ground): string | undefined {
  const { action, intent, target, nodesBefore, nodesAfter, diff, asSaid } = ground;
  const own = target.node;
  const words = [...rootsOf(intent.field ?? "")].filter(
    (word) => !kindWords.has(word) && !filtering.has(word),
  );
  if (!action.takesText || !own || words.length === 0 || labelOf(own) === "") return undefined;
  const isCalled = (node: SkeletonNode): boolean => {
    const called = rootsOf(labelOf(node));
    return words.every((word) => called.has(word));
  };
  const texts = [own.name, own.nearText ?? "", own.placeholder ?? "", own.description ?? ""];
  const isOther =
    !words.some((word) => rootsOf(texts.join(" ")).has(word)) && !containsPhrase(asSaid, labelOf(own));
  const [meant = -1, ...more] = [...nodesBefore.keys()].filter((at) => {
    const node = nodesBefore[at];
    return node && at !== target.index && isField(node) && taking.has(node.role) && isCalled(node);
  });
  if (!isOther || meant < 0 || more.length > 0) return undefined;
  const held = nodesAfter[diff?.match.toAfter[meant] ?? -1]?.value ?? "";
  return fold(held).trim() === fold(action.value ?? "").trim()
    ? undefined
    : labelOf(nodesBefore[meant] ?? own);
}
