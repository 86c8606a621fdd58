import type { StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

/** What is done with a branch itself by saying what is in it. */
const unfolding: ReadonlySet<StepVerb> = new Set(["open", "expand", "collapse", "close", "navigate"]);
const places: ReadonlySet<string> = new Set(["of", "under", "below", "beneath", "inside", "within", "in"]);
const fillers: ReadonlySet<string> = new Set(["the", "folder", "branch", "node", "group", "item", "entry"]);

/** `Norway under Europe`, `the first child of Europe`, `Europe > Norway`: the branch only says where the thing is. */
export function isSaidAsPlace({ asSaid, verb, target }: Ground): boolean {
  const { role, name } = target.node ?? { role: "", name: "" };
  const own = wordsOf(name);
  if (role !== "treeitem" || own.length === 0 || unfolding.has(verb)) return false;
  if (pathBegins(asSaid, name)) return true;
  const said = wordsOf(asSaid);
  const at = said.findIndex((_, from) => own.every((word, behind) => said[from + behind] === word));
  const before = said.slice(0, Math.max(at, 0)).findLast((word) => !fillers.has(word));
  return before !== undefined && places.has(before);
}

/** A sign behind its name leads on to what is in it. */
function pathBegins(said: string, name: string): boolean {
  const at = said.indexOf(name);
  return at >= 0 && /^["”'’]?\s*[>›»→/]/u.test(said.slice(at + name.length));
}

/** `The quote on the slide "Feedback"`: an entry that is called as the last quote of the step only says where the thing is that the step names before. */
export function isOnlyWhere({ input }: Ground, name: string): boolean {
  const said = (input.step?.description ?? input.action.stepDescription ?? "").trim();
  const [, quote = ""] = whereabouts.exec(said) ?? [];
  return quote !== "" && containsPhrase(name, quote);
}
const whereabouts =
  /^\p{L}+ (?:the |a |an )?\p{L}[^"“]{2,60} (?:on|in|inside|within) (?:the )?(?:slide|page|screen|board|sheet|section|panel|view|canvas|frame|map|chart|diagram) ["“]([^"“”]{1,80})["”][.!]?$/iu;
