import { entriesCalled, entriesOf } from "@/lib/agent/completion/page/entries";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import { isWhen } from "@/lib/agent/domain/dates/is-when";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { goalNames, namesUnquoted, takesAway, withoutQuoted } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { readStepIntent, type StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { entryText } from "@/lib/agent/snapshot/entry-text";
import { type Entered, isSamePlace } from "./entered";
import { nameInFull } from "./entries-done";
import { besideNamesakes } from "./others-kept";

/** What goes to another place is gone from this one wherever it went. */
const goesElsewhere = (goal: string): boolean =>
  readStepIntent(goal).verb === "move" || toPlace.test(withoutQuoted(goal));
/** `He asked to be taken off` names no place. */
const toPlace =
  /\s(?:into|onto)\s|(?<!\s(?:ask(?:s|ed)?|wants?|wanted|wish(?:es|ed)?|needs?|needed|has|have|had|like|going|able|decided|supposed))\sto\s(?!be\s)/iu;

const making: ReadonlySet<StepVerb> = new Set(["add", "create"]);

type Gone = Pick<ReadBack, "gone" | "goneJust" | "others">;

/**
 * What was typed to confirm is the name of what was taken away, and so is a box by which it was picked from its list (`Select Leak in Dock Road`): that it is gone is what is
 * to be seen.
 */
export function isNameOfGone(
  one: Entered,
  { gone = [], goneJust = [] }: Partial<ReadBack> = {},
  goal = "",
): boolean {
  const names = [...gone, ...goneJust];
  if (one.kind === "element_value") return names.some((name) => fold(name) === fold(one.value));
  const { role, name: called = "" } = one.element;
  const isPicked = role === "checkbox" && one.state === "checked" && picking.test(called);
  return isPicked && takesAway(goal) && names.some((name) => isHeldBy(name, [called]));
}
const picking =
  /^(?:select|choose|pick|(?:aus)?wähle?n?|markieren|sélectionner|seleccionar|selezionare?|seleziona|selecionar)(?!\p{L})/iu;

export const isNoneGone = ({ gone = [], goneJust = [] }: Gone): boolean =>
  gone.length + goneJust.length === 0;

/** Named by an entry before, by none now; where an entry was called just so, by none that is. */
export function namesGone(then: PageSnapshot, now: PageSnapshot, goal: string): Gone {
  // What is made takes nothing away: another view came up, as the page of an invoice in place of the list.
  const makes = making.has(readStepIntent(goal).verb);
  if (!isSamePlace(then.url, now.url) || goesElsewhere(goal) || makes) return { gone: [] };
  // `Delete the post by rex77 in the thread 'Lost'`: the quotes may hold where it is.
  const quoted = goalNames(goal);
  const isBeside = (name: string): boolean =>
    !entriesOf(name, then).some((entry) => quoted.some((one) => isHeldBy(one, [entry.name])));
  // A day is no thing: what was listed for it is out of view with its part.
  const things = takesAway(goal) ? quoted : quoted.filter((name) => !isWhen(name) && !isHowMany(name, goal));
  const told = [...new Set([...things, ...(takesAway(goal) ? namesUnquoted(goal).filter(isBeside) : [])])];
  // `the recipe Beetroot soup`, beside `Beetroot salad`. Where one entry alone has the name, nothing that has it may be left.
  const names = told.map((name) => (entriesOf(name, then).length > 1 ? wholeName(name, goal, then) : name));
  const isGone = (name: string): boolean =>
    entriesOf(name, then).length > 0 && entriesOf(name, now).length === 0;
  const just = names.filter((name) => entriesCalled(name, then).length > 0);
  const goneJust = just.filter(
    (name) => entriesOf(name, now).length > 0 && entriesCalled(name, now).length === 0,
  );
  const gone = names.filter(isGone);
  return gone.length + goneJust.length > 0
    ? { gone, goneJust }
    : goneOfSeveral({ then, now }, names, isGone, goal);
}

/**
 * What the goal calls it by more words than the name that several entries bear, behind it or before: of `the broken lamp in Station Road` the one entry that begins so.
 * Not where the goal means several of them.
 */
function wholeName(name: string, goal: string, page: PageSnapshot): string {
  const behind = nameInFull(name, goal, page);
  const at = fold(goal).indexOf(fold(name));
  if (at < 0 || ofSeveral.test(goal) || entriesOf(behind, page).length < 2) return behind;
  const before = wordsOf(goal.slice(0, at)).slice(-mostBefore);
  const begun = (text: string): number =>
    entriesOf(text, page).filter((entry) => isBegunBy(text, entryText(entry, page.nodes))).length;
  const longer = before.map((_, index) => [...before.slice(index), behind].join(" "));
  return longer.find((text) => begun(text) === 1) ?? behind;
}
const mostBefore = 6;
const isBegunBy = (text: string, entry: string): boolean =>
  ` ${wordsOf(entry).join(" ")} `.startsWith(` ${wordsOf(text).join(" ")} `);
const ofSeveral =
  /(?<!\p{L})(?:all|every|each|both|any|alle[rsnm]?|jede[rsnm]?|beide|tous|toutes|chaque|todos|todas|cada|tutti|tutte|ogni|todo|toda)(?!\p{L})/iu;

/**
 * `Lengthen the hire of the sander by 3 days`: how many is no thing. A counter that showed 3 and was set back afterwards says nothing of what was lengthened; `ticket
 * 318` is one.
 */
function isHowMany(name: string, goal: string): boolean {
  if (!bareNumber.test(name)) return false;
  const words = goal.split(/\s+/u);
  return words.some((word, at) => {
    if (word !== name) return false;
    const [before = "", behind = ""] = [words[at - 1], words[at + 1]];
    return (
      by.has(before.toLowerCase()) ||
      ((counted.test(behind) || measure.test(behind)) && !kindWord.test(before))
    );
  });
}
const bareNumber = /^\d{1,4}(?:[.,]\d{1,3})?$/u;
const by: ReadonlySet<string> = new Set(["by", "um", "door", "met"]);
/** What is counted stands behind the number in the plural, or is a measure: `3 days`, not `318 today`. */
const counted =
  /^(?!(?:always|perhaps|besides|towards|afterwards|plus|thus|this|his|its|was|has|as|is|yes|nous|dans|mais|plus|sans|alles|als|bis|des|das)(?!\p{L}))\p{Ll}+(?<!s)s[.,;]?$/u;
const measure =
  /^(?:tage?n?|wochen?|monate?n?|jahre?n?|stunden?|minuten?|giorni|settimane|mesi|anni|euro|kilo|kg|km|cm|mm|ml|min|dagen|weken|maanden|uur)[.,;]?$/iu;
/** What is called by the number behind it. */
const kindWord =
  /^(?:ticket|request|order|case|issue|task|job|invoice|bill|report|claim|booking|entry|item|file|record|number|num|nos?|nr|room|plot|id|auftrag|anfrage|rechnung|bestellung|demande|commande|pedido|ordine)\.?$|[#№]$/iu;

/** `Delete 'notes.txt' in the folder 'Old'`: others bear either name, and the one entry with all that the goal says is gone. Those that share its name stay. */
function goneOfSeveral(
  { then, now }: { then: PageSnapshot; now: PageSnapshot },
  names: readonly string[],
  isGone: (name: string) => boolean,
  goal: string,
): Gone {
  const whole = names.join(" ");
  const [name = ""] = names;
  if (!takesAway(goal) || names.length < 2 || entriesOf(whole, then).length !== 1 || !isGone(whole))
    return { gone: [], goneJust: [] };
  return { gone: [whole], goneJust: [], others: besideNamesakes(then, now, { name, whole }) };
}
