import { isActionable, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent, StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { fold } from "@/lib/agent/domain/wording/words";
import { rootsOf } from "@/lib/agent/verification/step/word-roots";
import { isPresentMark } from "./pager";

const going: ReadonlySet<StepVerb> = new Set(["open", "navigate", "click", "filter", "select"]);

/** The name of a picture in a font of pictures, as it stands before the text (`person_outline Guests`), other signs, and what is counted behind it. */
const aside = /^[a-z]{2,20}(?:_[a-z]{2,20}){0,3} (?=\p{Lu})|^[^\p{L}\p{N}]+|\s*\(?\d{1,5}\+?\)?$/gu;
const calledOf = ({ name }: SkeletonNode): string => fold(name.trim().replace(aside, "").trim());

/** `Guests`, or of a filter what is listed as well: `the invited guests` by `Invited`. */
function isAskedFor(called: string, { object, quoted, verb }: StepIntent): boolean {
  const [quote, ...more] = quoted;
  if (quote !== undefined) return more.length === 0 && fold(quote) === called;
  const asked = fold(object.replace(/^(?:the|my|your|all) /iu, ""));
  return called !== "" && (asked === called || (verb === "filter" && asked.startsWith(`${called} `)));
}

/**
 * `Open the guests`, by the way to them that is marked as the place where one is: it is called just so and nothing else is, however many entries of that place
 * bear the word. The page may show one of those things below the same mark: then it is headed by what that thing is called.
 */
export function isPresentPlace(nodes: readonly SkeletonNode[], target: number, intent: StepIntent): boolean {
  const own = nodes[target];
  if (!own || !going.has(intent.verb) || !own.states.some(isMarked)) return false;
  const called = calledOf(own);
  if (!isAskedFor(called, intent)) return false;
  const isNamesake = (node: SkeletonNode, at: number): boolean =>
    at !== target &&
    (isActionable(node) || node.role === own.role) &&
    !node.states.includes("hidden") &&
    node.parent !== target &&
    own.parent !== at &&
    calledOf(node) === called;
  const words = rootsOf(called);
  const headings = nodes.filter(({ role, states }) => role === "heading" && !states.includes("hidden"));
  const isHeaded =
    headings.length === 0 || headings.some(({ name }) => [...rootsOf(name)].some((word) => words.has(word)));
  return isHeaded && !nodes.some(isNamesake);
}

const isMarked = (state: string): boolean => state === "current" || isPresentMark(state);
