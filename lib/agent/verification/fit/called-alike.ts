import type { Wanted } from "@/lib/agent/verification/fit/wanted-words";
import type { Described } from "./described-element";

/** `Ida's lesson (none)` for `Ole's lesson (none)`: called alike but for a word, and the step says its own and not the other's. */
export function differsInSaid(one: Described | undefined, own: Described, { words }: Wanted): boolean {
  const theirs = one?.nameWords ?? [];
  const differing = theirs.flatMap((word, at) => (word === own.nameWords[at] ? [] : [at]));
  return (
    theirs.length === own.nameWords.length &&
    differing.length > 0 &&
    differing.length < theirs.length &&
    differing.every((at) => words.includes(theirs[at] ?? "") && !words.includes(own.nameWords[at] ?? ""))
  );
}
