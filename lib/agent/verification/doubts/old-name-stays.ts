import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { enteredValues } from "@/lib/agent/verification/page/form-state";

/**
 * `Rename "Lunch" to "Supper"`, as the step or the goal says it: `Supper` was entered, and as many entries go by the old name as did before. Another one bears
 * the new name now.
 */
export function oldNameStays(ground: Ground): boolean {
  const { asSaid, input, intent, action, nodesBefore, nodesAfter } = ground;
  const said = [asSaid, input.goal].flatMap(
    (text) =>
      renaming.exec(text) ??
      renamingPlain.exec(text) ??
      renamingBare.exec(text) ??
      renamingSmall.exec(text) ??
      [],
  );
  const [, old = "", name = ""] = said.length > 0 ? said : [asSaid, input.goal].flatMap(givenTo);
  if (old === "" || name === "" || fold(old) === fold(name)) return false;
  const entered = [...intent.quoted, action.value ?? "", ...enteredValues(ground)].map(fold);
  const goesBy = ({ role, name: called }: SkeletonNode): boolean =>
    entryRoles.has(role) &&
    (fold(called.replace(sign, "")).startsWith(fold(old)) ||
      (role === "heading" && fold(called).endsWith(` ${fold(old)}`))) &&
    containsPhrase(called, old) &&
    !containsPhrase(called, name);
  const left = nodesAfter.filter(goesBy).length;
  return entered.includes(fold(name)) && left > 0 && left >= nodesBefore.filter(goesBy).length;
}
const renaming =
  /(?<!\p{L})(?:rename|relabel|retitle|change)(?!\p{L})[^"“”]{0,60}["“]([^"“”]{1,120})["”](?: (?:of|for|in|on|at) [^"“”]{1,60}?)?,? (?:to|into|as) [^"“”]{0,24}["“]([^"“”]{1,120})["”]/iu;
/** `Rename the helper Ida to "Ida Falk"`. */
const renamingPlain =
  /(?<!\p{L})(?:[Rr]ename|[Rr]elabel|[Rr]etitle)(?!\p{L})(?: \p{Ll}[\p{L}-]{0,30}){0,4} (\p{Lu}[\p{L}\p{N}'’.-]{0,40}(?: \p{Lu}[\p{L}\p{N}'’.-]{0,40}){0,3}) (?:to|into|as) ["“]([^"“”]{1,120})["”]/u;
/** `Rename Charts to Sea charts`: the first name has no word in small letters, the second one ends the sentence. */
const renamingBare =
  /(?<!\p{L})(?:[Rr]ename|[Rr]elabel|[Rr]etitle)(?!\p{L})(?: \p{Ll}[\p{L}-]{0,30}){0,4} (\p{Lu}[\p{L}\p{N}'’.-]{0,40}(?: \p{Lu}[\p{L}\p{N}'’.-]{0,40}){0,3}) (?:to|into|as) (\p{Lu}[^"“”.,;:]{1,60})[.!]?$/u;
/** `Rename the label draft to unfinished`: one word behind its kind, and what ends the sentence. */
const renamingSmall =
  /(?<!\p{L})(?:[Rr]ename|[Rr]elabel|[Rr]etitle)(?!\p{L})(?: (?:the|this|my|our))?(?: (?!(?:the|this|my|our) )\p{Ll}[\p{L}-]{0,30}){1,3} ([\p{L}\p{N}][\p{L}\p{N}._-]{1,40}) (?:to|into|as) ["“]?([^"“”.,;:]{1,60})["”]?[.!]?$/u;
/** `Save the name "Spring fair" for the page Spring`: the new one first, and what ends the sentence is the old one. */
const givenTo = (text: string): string[] => {
  const found = naming.exec(text);
  const [, name = "", old = ""] = found ?? [];
  return old === "" || adding.test(text.slice(0, found?.index)) ? [] : [text, old, name];
};
const naming =
  /(?<!\p{L})(?:[Nn]ame|[Tt]itle) ["“]([^"“”]{1,120})["”] (?:for|of|to) the (?!new )\p{Ll}[\p{L}-]{0,30} ["“]?(\p{Lu}[\p{L}\p{N}'’.-]{0,40}(?: [\p{L}\p{N}'’.-]{1,40}){0,3})["”]?[.!]?$/u;
/** What gets a name beside its own. */
const adding = /(?<!\p{L})(?:add|create|give|insert|put)(?!\p{L})[^.;]{0,40}$/iu;
/** What it is dragged by stands before the name of an entry. */
const sign = /^[^\p{L}\p{N}]{1,8}/u;
const entryRoles: ReadonlySet<string> = new Set(["row", "item", "treeitem", "heading"]);
