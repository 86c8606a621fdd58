import { wordsOf } from "@/lib/agent/domain/words";
import type { Ground } from "./ground";

/** Steps that ask for what came up, and for no more. */
const bringsUp =
  /^(?:please )?(?:(?:right-?|double-?)?click|press|tap|hover|hit|push|open|expand|unfold|show|display|reveal|launch|view|see|bring|pull|drop|let|look)(?!\p{L})/iu;
/** `At Ivy, open the menu`: the menu itself is what is wanted, wherever that is said. */
const bringsUpMenu =
  /(?<!\p{L})(?:open|expand|unfold|show|display)(?!\p{L}).{1,60}(?:menu|list|drop-?down|options|actions)$/iu;
const choices: ReadonlySet<string> = new Set(["option", "menuitem"]);

/** `The start time should be 14:30`: a list came up in which that is still to be chosen. */
export function isYetToChoose({ asSaid, action, diff, nodesAfter }: Ground): boolean {
  if (!action.clicks || bringsUp.test(asSaid.trim()) || bringsUpMenu.test(asSaid.trim())) return false;
  const said = new Set(wordsOf(asSaid));
  const come = (diff?.appeared ?? []).flatMap((at) => nodesAfter[at] ?? []);
  return come.some(({ role, name, states }) => {
    const own = choices.has(role) && !states.includes("selected") ? wordsOf(name) : [];
    return own.length > 0 && own.every((word) => said.has(word));
  });
}
