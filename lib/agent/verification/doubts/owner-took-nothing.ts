import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { kindWords } from "@/lib/agent/verification/step/mentions";
import { rootOf } from "@/lib/agent/verification/step/word-roots";

const entries: ReadonlySet<string> = new Set(["row", "item"]);

/**
 * `Save the new name "Kim L." for the user kim`, and the list that the site shows then has the new name at `kimberly` while `kim` reads without it; or only the site's
 * message says the new name, and the entry does not. Whose it is the step says at its end or by a possessive, and one entry alone bears that.
 */
export function ownerTookNothing({ asSaid, intent, verb, nodesAfter, alerts }: Ground): boolean {
  // What is made for somebody stands in an entry of its own.
  if (verb !== "submit" && verb !== "edit") return false;
  const owner = ownerIn(asSaid);
  const [value, ...more] = intent.quoted.length > 0 ? intent.quoted : codesIn(asSaid);
  if (owner === undefined || value === undefined || more.length > 0 || fold(value) === fold(owner))
    return false;
  const shown = nodesAfter.filter(
    ({ role, name, states }) => entries.has(role) && name !== "" && !states.includes("hidden"),
  );
  const [takers, others] = [true, false].map((holds) =>
    shown.filter(({ name }) => containsPhrase(name, value) === holds),
  );
  if (!takers || !others || takers.length === 0) return false;
  const rest = (name: string): string => fold(name).replaceAll(fold(value), " ");
  if (takers.some(({ name }) => bears(rest(name), owner))) return false;
  const [own, ...twins] = others.filter(({ role, name }) =>
    // A line of a list may speak of anybody (`Call Ida Falk`): it is hers where it begins with her.
    role === "row" ? bears(name, owner) : bears(name.slice(0, owner.length + 1), owner),
  );
  if (!own || twins.length > 0) return false;
  const isMessage = ({ name }: SkeletonNode): boolean =>
    alerts.some(({ text }) => fold(text).includes(fold(name)) || fold(name).includes(fold(text)));
  const isBeside = ({ parent, role }: SkeletonNode): boolean => parent === own.parent && role === own.role;
  return takers.some(isBeside) || takers.every(isMessage);
}

/** Whole words of it, as they are written: `kim` is not `kimberly`, and not the `Kim` of an address. */
const bears = (text: string, owner: string): boolean =>
  ` ${fold(text).replace(/[\s"“”«»(),;:!?|]+/gu, " ")} `.includes(` ${fold(owner)} `);

function ownerIn(asSaid: string): string | undefined {
  const text = asSaid.trim().replace(/[.!]$/u, "");
  const [, possessor = ""] = possessive.exec(text) ?? [];
  const name = startsWithVerb(possessor.split(" ")[0] ?? "") ? possessor.replace(/^\S+\s/u, "") : possessor;
  const [, atEnd = ""] = ending.exec(text) ?? [];
  const found = name || atEnd;
  return found === "" || wordsOf(found).every((word) => kindWords.has(rootOf(word))) ? undefined : found;
}
/** `Tom Granger's new email` */
const possessive = /(?<!\p{L})(\p{Lu}[\p{L}.-]*(?: \p{Lu}[\p{L}.-]*){1,3})['’]s?(?= \p{Ll})/u;
/** `for the user kim`, `of the alias Spring banner` */
const ending =
  /(?<!\p{L})(?:of|for) the \p{Ll}[\p{L}-]{2,20} (\p{Lu}[\p{L}\p{N}._@-]*(?: [\p{L}\p{N}._@-]+){0,3}|[\p{L}\p{N}._@-]{2,40})$/u;

/** An address or a code is a value without being quoted. */
const codesIn = (text: string): string[] => text.match(code) ?? [];
const code = /(?<![\p{L}\p{N}._-])[\p{L}\p{N}._-]{1,60}@[\p{L}\p{N}-]{1,60}(?:\.[\p{L}\p{N}-]{2,30}){1,4}/gu;
