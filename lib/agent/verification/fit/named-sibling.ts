import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent, StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, contentWords, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { kindWords } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";
import { rowOf } from "./candidates";

/**
 * Tabs, folders, filters, options, slides: of at least three controls side by side one alone bears the name that the step gives, and the one that was used says
 * nothing of the step. Then the other one was meant, however long its name is for the numbers that it counts (`Drafts 3`).
 */
export function namedSibling(
  nodes: readonly SkeletonNode[],
  target: number,
  intent: StepIntent,
): number | undefined {
  const own = nodes[target];
  if (!own || !chooses.has(intent.verb) || !/\p{L}{2}/u.test(own.name)) return undefined;
  // `The second option of the poll` is counted to, and says the name of none.
  if (intent.ordinal !== undefined && counting.test(intent.object) && intent.quoted.length === 0)
    return undefined;
  const siblings = siblingsOf(nodes, target);
  if (siblings.length < fewest - 1) return undefined;
  const said = rootsOf(intent.words.join(" "));
  const called = `${own.name} ${own.nearText ?? ""}`;
  const [quote, ...others] = intent.quoted;
  // Of a name in quotation marks a part is another name.
  const isOtherName =
    quote !== undefined && others.length === 0 && wordsOf(quote).length > 1 && !containsPhrase(called, quote);
  if (!isOtherName && [...rootsOf(called)].some((word) => said.has(word))) return undefined;
  const about = labelOver(nodes, target, siblings);
  const meant = siblings.filter((index) => isCalled(nodes[index]?.name ?? "", intent, about));
  return meant.length === 1 ? meant[0] : undefined;
}

/** `Set the size to Large`, by another one of the choices side by side, whatever stands around all of them. */
export function valueSibling(
  nodes: readonly SkeletonNode[],
  target: number,
  { verb, value = "", words, quoted }: StepIntent,
): number | undefined {
  const own = nodes[target];
  if ((verb !== "edit" && verb !== "select") || !own || !/\p{L}{2}/u.test(own.name) || value === "")
    return undefined;
  const said = rootsOf([...words, ...quoted].join(" "));
  if ([...rootsOf(own.name)].some((word) => said.has(word))) return undefined;
  // What a choice is kept by is no other choice.
  if (keeping.test(own.name.trim())) return undefined;
  const siblings = siblingsOf(nodes, target);
  const about = labelOver(nodes, target, siblings);
  const wanted = contentWords(value).map(rootOf);
  const meant = siblings.filter((index) => {
    const name = nodes[index]?.name ?? "";
    const words = contentWords(name).map(rootOf);
    const isRest = wanted.every((word) => words.includes(word) || about.has(word));
    return (
      fold(name) === fold(value) ||
      (words.length > 0 && isRest && words.every((word) => wanted.includes(word)))
    );
  });
  return siblings.length >= fewest - 1 && meant.length === 1 ? meant[0] : undefined;
}

const keeping =
  /^(?:save|apply|ok(?:ay)?|done|confirm|update|submit|set|change|edit|next|continue|finish|send|add|create)(?!\p{L})/iu;

const counting = /^(?:first|second|third|fourth|fifth|sixth|last|\d{1,2}(?:st|nd|rd|th))(?!\p{L})/iu;
const fewest = 3;
const chooses: ReadonlySet<StepVerb> = new Set([
  "open",
  "navigate",
  "click",
  "select",
  "filter",
  "sort",
  "unknown",
]);

/** Those of the same role beside it, each alone in an item of its own or all in one container. */
function siblingsOf(nodes: readonly SkeletonNode[], target: number): number[] {
  const own = nodes[target];
  const item = nodes[own?.parent ?? -1];
  const isAlone = item?.role === "item" && fold(item.name) === fold(own?.name ?? "");
  return [...nodes.keys()].filter((index) => {
    const node = nodes[index];
    if (!node || index === target || node.role !== own?.role || node.states.includes("hidden")) return false;
    if (node.parent === own.parent) return true;
    const its = nodes[node.parent];
    return (
      isAlone && its?.role === "item" && its.parent === item.parent && fold(its.name) === fold(node.name)
    );
  });
}

/** It begins with the step's quoted text, or says what the step's object is called and little else; numbers at its ends count something. */
function isCalled(name: string, { quoted, value, object }: StepIntent, about: ReadonlySet<string>): boolean {
  const bare = fold(name.replace(counted, "").trim());
  if (bare === "") return false;
  if (quoted.length > 0)
    return quoted.some((quote) => bare === fold(quote) || bare.startsWith(`${fold(quote)} `));
  const wanted = contentWords((value ?? object).split(",")[0] ?? "")
    .map(rootOf)
    .filter((word) => !isKind(word));
  const words = contentWords(bare).map(rootOf);
  const own = wanted.filter((word) => words.includes(word));
  const isRest = wanted.every((word) => words.includes(word) || about.has(word));
  return own.length > 0 && isRest && words.length <= 2 * own.length;
}

/** `Transition: None, Dissolve, Push`: what stands before all of them in the name of their entry is what they are choices of. */
function labelOver(
  nodes: readonly SkeletonNode[],
  target: number,
  siblings: readonly number[],
): ReadonlySet<string> {
  const text = fold(nodes[rowOf(nodes, target)]?.name ?? "");
  const places = [target, ...siblings].map((index) => text.indexOf(fold(nodes[index]?.name ?? "")));
  const first = Math.min(...places.filter((at) => at >= 0), text.length);
  return rootsOf(text.slice(0, first < text.length ? first : 0));
}
const counted = /^\s*\(?\d{1,5}\)?[.):]?\s+|\s+\(?\d{1,5}\+?\)?\s*$/gu;
const isKind = (word: string): boolean => kindWords.has(word) || places.has(word);
/** What a step calls the place or the part that a control of a row of controls leads to. */
const places: ReadonlySet<string> = new Set(
  "folder mailbox view mode category screen column slide filter status period step group"
    .split(" ")
    .map(rootOf),
);
