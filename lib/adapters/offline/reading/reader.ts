import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import type { MaskedText } from "./masked-text";
import { readTarget } from "./read-target";
import type { Target, Want } from "./want";

type WithoutText<Item> = Item extends { text: string } ? Omit<Item, "text"> : never;
/** A want without its source text, which the caller of the readers adds. */
export type BareWant = WithoutText<Want>;

/** A clause under reading. `text` is masked. `within`: a place that the sentence named before its command. */
export type Clause = { text: string; masked: MaskedText; within?: string | undefined };

/** One rule of the language: undefined when the clause is none of its kind, several wants when it is several of them. */
export type Reader = (clause: Clause) => BareWant | BareWant[] | undefined;

export const targetOf = (phrase: string, { masked, within }: Clause): Target =>
  readTarget(phrase, masked, within);

/** What follows one of these commands at the start of the clause; undefined when it begins otherwise. */
export function after(clause: Clause, commands: string): string | undefined {
  const match = new RegExp(`^(?:${commands})(?![\\p{L}\\p{N}-])\\s*(.*)$`, "iu").exec(clause.text);
  return match ? (match[1] ?? "").trim() : undefined;
}

/** Drops a purpose at the end: `Click "New" to open the form`. */
export function withoutPurpose(phrase: string): string {
  const match = /^(.+?)\s+(?:in order )?to\s+(.+)$/i.exec(phrase);
  return match && startsWithVerb(match[2] ?? "", false) ? (match[1] ?? phrase) : phrase;
}
