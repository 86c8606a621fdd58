import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentWords, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { rootOf } from "@/lib/agent/verification/step/word-roots";
import { rowOf } from "./candidates";

const leading: ReadonlySet<string> = new Set(["link", "menuitem", "tab"]);
const going: ReadonlySet<string> = new Set(["open", "navigate", "back", "click", "select"]);

/** `Publish the guide Coast walks` and the link `Guides`: the place of all that are of its kind says nothing of what is done to one. */
export function listsKind(
  nodes: readonly SkeletonNode[],
  _target: number,
  rival: number,
  { verb, object, quoted }: StepIntent,
): boolean {
  const { role = "", name = "" } = nodes[rival] ?? {};
  const [kind, ...more] = contentWords(name);
  const said = wordsOf(object);
  return (
    leading.has(role) &&
    !going.has(verb) &&
    kind !== undefined &&
    more.length === 0 &&
    said.length + quoted.length > 1 &&
    !said.includes(kind) &&
    said.some((word) => rootOf(word) === rootOf(kind))
  );
}

const choices: ReadonlySet<string> = new Set(["option", "menuitem", "radio"]);

/** `Set the access of the new guide to Public`, by the choice `Public. Everybody can read it`: it begins with what is to be chosen, of which `New guide` says nothing. */
export function beginsWithValue(
  nodes: readonly SkeletonNode[],
  target: number,
  rival: number,
  { verb, value = "" }: StepIntent,
): boolean {
  const own = nodes[target];
  const begins = (name = ""): boolean =>
    ` ${wordsOf(name).join(" ")} `.startsWith(` ${wordsOf(value).join(" ")} `);
  return (
    (verb === "edit" || verb === "select") &&
    fold(value) !== "" &&
    choices.has(own?.role ?? "") &&
    begins(own?.name) &&
    !begins(nodes[rival]?.name)
  );
}

/** Icons under `Guides`, and the step shows the guides in another way: what is only told by what stands near it, as all beside it are, is not the one that is meant. */
export function isOnlyNear(
  nodes: readonly SkeletonNode[],
  target: number,
  rival: number,
  { words }: StepIntent,
): boolean {
  const said = new Set(words.map(rootOf));
  const isNameless = (at: number): boolean => (nodes[at]?.name ?? "") === "" && rowOf(nodes, at) < 0;
  const { description = "", placeholder = "", value = "" } = nodes[rival] ?? {};
  return (
    isNameless(target) &&
    isNameless(rival) &&
    !wordsOf(`${description} ${placeholder} ${value}`).some((word) => said.has(rootOf(word)))
  );
}
