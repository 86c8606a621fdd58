import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentWords, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { sameNamed } from "./candidates";

/** `Open the Published tab`, by the one tab that is called `published`, whatever else has the word. */
export const isKindCalled = (
  nodes: readonly SkeletonNode[],
  target: number,
  { object, controlWord = "" }: StepIntent,
): boolean =>
  object !== "" &&
  nodes[target]?.role === controlWord.replace(/^menu item$/u, "menuitem") &&
  nodes.filter(({ role, name }) => role === nodes[target]?.role && fold(name) === fold(object)).length ===
    1 &&
  fold(nodes[target]?.name ?? "") === fold(object);

/** `Open the Letters folder`, by the one element that is called `Letters`, beside `New folder`: what it is says nothing against it. */
export const isThingOfKind = (
  nodes: readonly SkeletonNode[],
  target: number,
  { verb, object, container, quoted }: StepIntent,
): boolean => {
  const [, thing = ""] = ofKind.exec(object) ?? [];
  return (
    leading.has(verb) &&
    container === undefined &&
    quoted.length === 0 &&
    thing !== "" &&
    fold(nodes[target]?.name ?? "") === fold(thing) &&
    nodes.filter(({ name }) => [thing, object].some((one) => fold(name) === fold(one))).length === 1
  );
};
const ofKind =
  /^(?:the |my |this )?(.{2,60}) (?:folder|directory|album|project|category|workspace|channel|room|board)$/iu;

/**
 * `Open the shelf Atlases`, by the links that are called `Atlases` and all lead to one place: what it is says nothing against it, whatever is called so (`Shelf`, for
 * one more of them).
 */
export function isThingNamed(
  nodes: readonly SkeletonNode[],
  target: number,
  rival: number | undefined,
  { verb, object, container, quoted }: StepIntent,
): boolean {
  const [own, [, kind = "", thing = ""]] = [nodes[target], named.exec(object) ?? []];
  if (!going.has(verb) || container !== undefined || quoted.length > 0 || thing === "") return false;
  if (own?.role !== "link" || fold(own.name) !== fold(thing) || nowhere.test(own.href ?? "#")) return false;
  const kinds = wordsOf(kind);
  const isOfKind =
    rival === undefined || wordsOf(nodes[rival]?.name ?? "").every((word) => kinds.includes(word));
  return isOfKind && sameNamed(nodes, target).every((index) => nodes[index]?.href === own.href);
}
const named = /^(?:(?:the|my|our|this) )?((?:\p{Ll}[\p{L}-]{1,20} ){1,3})(\p{Lu}.{0,60})$/u;
const nowhere = /#$|^javascript:/iu;
const going: ReadonlySet<string> = new Set(["open", "navigate"]);

/** `Expand the More section`, by `More`: another one is only called as what is to be done. */
export const isJustIt = (
  nodes: readonly SkeletonNode[],
  target: number,
  rival: number | undefined,
  { verb, object, container = "" }: StepIntent,
): boolean =>
  leading.has(verb) &&
  // `Settings for Weir` is said of `Weir settings`.
  !contentWords(nodes[rival ?? -1]?.name ?? "").some((word) => wordsOf(container).includes(word)) &&
  object !== "" &&
  fold(nodes[target]?.name ?? "") === fold(object) &&
  fold(nodes[rival ?? -1]?.name ?? "") !== fold(object) &&
  sameNamed(nodes, target).length === 0;
const leading: ReadonlySet<string> = new Set(["open", "navigate", "expand", "collapse", "click", "select"]);
