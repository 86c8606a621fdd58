import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentWords } from "@/lib/agent/domain/wording/words";

/** The words of a name, one right behind the other as the step says them. */
function isSaid(name: readonly string[], said: readonly string[]): boolean {
  return said.some((_, at) => name.every((word, nth) => said[at + nth] === word));
}

/** `Left to Right` and `Right to Left`: made of the same words, and the step says those of `one` in their order and never those of `other`. */
export function isTurnedRound(
  nodes: readonly SkeletonNode[],
  one: number,
  other: number,
  intent: StepIntent,
): boolean {
  const { words } = intent;
  if (isAlphabetTurned(nodes[one]?.name ?? "", nodes[other]?.name ?? "", intent)) return true;
  const [own, turned] = [one, other].map((index) => contentWords(nodes[index]?.name ?? ""));
  if (!own || !turned || own.length < 2 || own.join(" ") === turned.join(" ")) return false;
  const isSame = [...own].sort().join(" ") === [...turned].sort().join(" ");
  return isSame && isSaid(own, words) && !isSaid(turned, words);
}

/** `A-Z`, `Z to A`: from one end of the alphabet to the other. */
const alphabet = /(?<![\p{L}\p{N}])([az])(?:\s?[-–—→>]\s?| to )([az])(?![\p{L}\p{N}])/giu;

/** Which way a text says that the alphabet runs; undefined where it says none, or both. */
function wayOf(text: string): string | undefined {
  const [way, ...more] = new Set(
    [...text.matchAll(alphabet)].map(([, from = "", to = ""]) => `${from}${to}`.toLowerCase()),
  );
  return more.length === 0 && (way === "az" || way === "za") ? way : undefined;
}

/** `Name (A-Z)` and `Name (Z-A)` are called alike but for the way, and the step says that of `one`. */
function isAlphabetTurned(one: string, other: string, intent: StepIntent): boolean {
  const [own, turned] = [one, other].map(wayOf);
  const said = wayOf([intent.object, intent.value ?? "", ...intent.quoted].join(" "));
  return (
    own !== undefined &&
    turned !== undefined &&
    own !== turned &&
    own === said &&
    one.replace(alphabet, "") === other.replace(alphabet, "")
  );
}

/** The one control of the target's kind that is called by the same words the other way round, as the step says them. */
export function turnedRound(
  nodes: readonly SkeletonNode[],
  target: number,
  intent: StepIntent,
): number | undefined {
  const found = [...nodes.keys()].filter(
    (index) =>
      nodes[index]?.role === nodes[target]?.role &&
      !nodes[index]?.states.includes("hidden") &&
      isTurnedRound(nodes, index, target, intent),
  );
  return found.length === 1 ? found[0] : undefined;
}

const back = /^\s*[«‹←◀<]\s?(?=[A-Za-z\d])/u;
const on = /(?<=[A-Za-z\d])\s?[»›→▶>]\s*$/u;
const period = /^(?:day|week|month|quarter|year)s?$/u;

/** `Show the next month`, where `« May` stands beside `July »`: of the two that the target is one of, the one with the arrow that points where the step goes. */
export function arrowMeant(
  nodes: readonly SkeletonNode[],
  target: number,
  { words }: StepIntent,
): number | undefined {
  const [goesOn, goesBack] = [
    ["next", "following"],
    ["previous", "preceding", "last"],
  ].map((said) => words.some((word, at) => said.includes(word) && period.test(words[at + 1] ?? "")));
  if (goesOn === goesBack) return undefined;
  const { role, parent } = nodes[target] ?? {};
  const pointing = (way: RegExp): number[] =>
    [...nodes.keys()].filter(
      (at) => nodes[at]?.role === role && nodes[at]?.parent === parent && way.test(nodes[at]?.name ?? ""),
    );
  const [[one, ...others], [other, ...more]] = [pointing(back), pointing(on)];
  const isPair =
    one !== undefined && other !== undefined && one !== other && others.length + more.length === 0;
  if (!isPair || (target !== one && target !== other)) return undefined;
  return goesOn ? other : one;
}
