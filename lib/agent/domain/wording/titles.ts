import { wordsOf } from "./words";

const kinds: ReadonlyMap<string, string> = new Map([
  ["mr", "m"],
  ["herr", "m"],
  ["sr", "m"],
  ["mrs", "f"],
  ["ms", "f"],
  ["miss", "f"],
  ["frau", "f"],
  ["mme", "f"],
  ["sra", "f"],
]);
const title = /^(?:mr|mrs|ms|miss|herr|frau|mme|sr|sra)\.?\s+(?=\p{L})/iu;

/** A page may call by the first name whom the goal calls `Mrs Adeyemi`. */
export const withoutTitle = (name: string): string => name.replace(title, "");

/** `Mr Silva` is not `Mrs Silva`. */
export function hasOtherTitle(name: string, text: string): boolean {
  const [own = "", next = ""] = wordsOf(name);
  const kind = kinds.get(own);
  if (kind === undefined || next === "") return false;
  const words = wordsOf(text);
  const titles = words.flatMap((word, at) => (word === next ? (kinds.get(words[at - 1] ?? "") ?? "") : []));
  return titles.length > 0 && titles.every((other) => other !== "" && other !== kind);
}
