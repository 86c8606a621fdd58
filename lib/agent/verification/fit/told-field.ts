import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { ancestorsOf } from "@/lib/agent/snapshot/node-tree";
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
 * `Enter "ann" in the Username field`, and it was typed into another one, of whose name the step says nothing, or which beside it is called by more or by less than
 * the step says, while one that is called so stands there and does not hold it. The name of that one.
 */
export function fieldMeantInstead(ground: Ground): string | undefined {
  const { action, intent, target, nodesBefore, nodesAfter, diff, verb } = ground;
  const own = target.node;
  const field = intent.field ?? (verb === "clear" ? intent.object : "");
  if (!action.takesText || !own || labelOf(own) === "") return undefined;
  // `the summary of the change`: where none is called by all of it, what stands first is what the field is called.
  const [head = ""] = field.split(/ of (?:the|this|that|my|your) /u);
  const [whole, short] = [wordsOfField(field), wordsOfField(head)];
  const called = fieldsCalled(ground, whole);
  const isWhole = called.length > 0 || short.length === whole.length;
  const words = isWhole ? whole : short;
  const [at = -1, ...more] = isWhole
    ? called
    : fieldsCalled(ground, short).filter((one) => isJustCalled(nodesBefore[one], short));
  const meant = nodesBefore[at];
  if (!meant || more.length > 0) return undefined;
  const isOther =
    isUnsaid(ground, own, words) ||
    (isBeside(nodesBefore, at, target.index) &&
      (isCalledLess(ground, own, meant) || isCalledMore(ground, own, meant)));
  if (!isOther) return undefined;
  const held = nodesAfter[diff?.match.toAfter[at] ?? -1]?.value ?? "";
  return fold(held).trim() === fold(action.value ?? "").trim() ? undefined : labelOf(meant);
}

const isJustCalled = (node: SkeletonNode | undefined, words: readonly string[]): boolean =>
  node !== undefined && rootsOf(labelOf(node)).size === words.length;

const wordsOfField = (field: string): string[] =>
  [...rootsOf(field)].filter((word) => word !== "e" && !kindWords.has(word) && !filtering.has(word));

/** The other fields that are called by all of these words. */
function fieldsCalled({ nodesBefore, target }: Ground, words: readonly string[]): number[] {
  if (words.length === 0) return [];
  return [...nodesBefore.keys()].filter((one) => {
    const node = nodesBefore[one];
    if (!node || one === target.index || !isField(node) || !taking.has(node.role)) return false;
    const called = rootsOf(labelOf(node));
    return words.every((word) => called.has(word));
  });
}

function isUnsaid({ asSaid }: Ground, own: SkeletonNode, words: readonly string[]): boolean {
  const texts = [own.name, own.nearText ?? "", own.placeholder ?? "", own.description ?? ""];
  return !words.some((word) => rootsOf(texts.join(" ")).has(word)) && !containsPhrase(asSaid, labelOf(own));
}

/** In the same form. */
const isBeside = (nodes: readonly SkeletonNode[], at: number, target: number): boolean =>
  formAround(nodes, at) === formAround(nodes, target) &&
  (formAround(nodes, at) >= 0 || nodes[at]?.parent === nodes[target]?.parent);
const formAround = (nodes: readonly SkeletonNode[], at: number): number =>
  ancestorsOf(nodes, at).find((above) => ["form", "dialog"].includes(nodes[above]?.role ?? "")) ?? -1;

/** `Phone`, where the step says `the home phone`, and there is `Home phone`. */
function isCalledLess({ asSaid }: Ground, own: SkeletonNode, meant: SkeletonNode): boolean {
  const label = wordsOf(labelOf(own)).join(" ");
  const whole = wordsOf(labelOf(meant)).join(" ");
  const said = ` ${wordsOf(asSaid).join(" ")} `;
  return (
    whole.endsWith(` ${label}`) &&
    said.includes(` ${whole} `) &&
    !said.replaceAll(` ${whole} `, " ").includes(` ${label} `)
  );
}

/** `Second e-mail`, where the step says `the e-mail`, and there is `E-mail`. */
function isCalledMore({ asSaid }: Ground, own: SkeletonNode, meant: SkeletonNode): boolean {
  const [label, whole] = [wordsOf(labelOf(own)), wordsOf(labelOf(meant))];
  const said = new Set(wordsOf(asSaid).map(rootOf));
  return (
    label.length > whole.length &&
    label.slice(-whole.length).join(" ") === whole.join(" ") &&
    label.slice(0, -whole.length).every((word) => word.length > 3 && !said.has(rootOf(word)))
  );
}
