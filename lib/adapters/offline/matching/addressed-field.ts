import { wordsOf } from "@/lib/agent/domain/wording/words";

/** `To`, `Recipients`, `Empfänger:`: whom it goes to is asked without a word of mail. */
const addressee =
  /^(?:to|send to|recipients?|addressees?|an|empfänger|à|destinataires?|para|a|destinat[aá]ri[oai]s?|aan|ontvangers?)(?: address(?:es)?)?$/iu;
const copied = /^b?cc$/iu;

/** `from ann@…`, `by ann@…`: whom it does not go to. */
const notTo: ReadonlySet<string> = new Set("from by von de da van cc bcc".split(" "));

/** A field for whom something goes to takes an address, but for one of which the goal says otherwise by the word before it. */
export function takesAddress(label: string, type: string, before: string | undefined): boolean {
  if (type !== "" && type !== "text") return false;
  const plain = wordsOf(label).join(" ");
  return copied.test(plain)
    ? before === plain
    : addressee.test(plain) && !(before !== undefined && notTo.has(before));
}
