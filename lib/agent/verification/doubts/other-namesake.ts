import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { formOf } from "@/lib/agent/verification/page/form-state";

/** `Save Ida Falk's new phone`, in the form that holds `Ida` as the first name and `Berg`, of which nobody spoke, as the last: that of another Ida. Returns her name. */
export function otherNamesake(ground: Ground): string | undefined {
  const { action, asSaid, nodesBefore, input } = ground;
  const form = formOf(ground);
  if (!(action.clicks || action.pressesEnter) || form < 0) return undefined;
  const fields = descendantsOf(nodesBefore, form).filter(({ role }) => role === "textbox");
  const heldAs = (label: RegExp): string => {
    const [only, ...more] = fields.filter(({ name, nearText = "" }) => label.test((name || nearText).trim()));
    return more.length === 0 ? (only?.value?.trim() ?? "") : "";
  };
  const [first, last] = [heldAs(firstName), heldAs(lastName)];
  const said = `${asSaid}\n${input.goal}`;
  if (first === "" || last === "") return undefined;
  const told = new Set(wordsOf(said).flatMap(spelt));
  if (wordsOf(last).some((word) => spelt(word).some((one) => told.has(one)))) return undefined;
  const isOther = [...said.matchAll(fullName)].some(([, one = ""]) => fold(one) === fold(first));
  return isOther ? `${first} ${last}` : undefined;
}

const firstName =
  /^(?:first|given) name(?!\p{L})|^(?:forename|vorname|prénom|primeiro nome|voornaam)(?!\p{L})/iu;
const lastName =
  /^(?:last|family) name(?!\p{L})|^(?:surname|nachname|familienname|nom de famille|sobrenome|achternaam)(?!\p{L})/iu;
/** `Müller` is written `Mueller` and `Muller` too. */
const spelt = (word: string): string[] => {
  const long = word.replace(/[äöüß]/gu, (sign) => ({ ä: "ae", ö: "oe", ü: "ue", ß: "ss" })[sign] ?? sign);
  return [long, word].map((one) => one.normalize("NFD").replace(/\p{M}/gu, ""));
};
/** `Ida Falk's`: two words with capitals that own something, of which the first one is given back; of others nobody can tell that they are a name (`Ida Saturday shift`). */
const fullName =
  /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}[\p{L}-]{0,30}) (?=\p{Lu}\p{Ll}[\p{L}-]{0,30}['’]s?(?!\p{L}))/gu;
