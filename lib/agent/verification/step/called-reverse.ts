import { wordsOf } from "@/lib/agent/domain/wording/words";
import { rootOf } from "./word-roots";

/** Words by which controls side by side are told apart. */
const opposites: readonly (readonly [string, string])[] = [
  ["first", "last"],
  ["next", "previous"],
  ["next", "prev"],
  ["start", "end"],
  ["min", "max"],
  ["minimum", "maximum"],
  ["before", "after"],
  ["left", "right"],
  ["top", "bottom"],
  ["old", "new"],
  ["current", "new"],
  ["billing", "shipping"],
  ["billing", "delivery"],
  ["sent", "received"],
  ["incoming", "outgoing"],
  ["credit", "debit"],
  ["buy", "sell"],
  ["in", "out"],
  ["departure", "arrival"],
  ["departure", "return"],
  ["outbound", "inbound"],
  ["primary", "secondary"],
  ["public", "private"],
  ["import", "export"],
  ["upload", "download"],
  ["undo", "redo"],
  ["more", "less"],
  ["more", "fewer"],
  ["upper", "lower"],
  ["horizontal", "vertical"],
  ["opening", "closing"],
  ["home", "work"],
];
const opposite: ReadonlyMap<string, readonly string[]> = opposites.reduce((all, [one, other]) => {
  all.set(one, [...(all.get(one) ?? []), other]);
  all.set(other, [...(all.get(other) ?? []), one]);
  return all;
}, new Map<string, string[]>());

/** `First name` for `Last name`, `Next` for `Previous`: the control is called like what the step says but for one word, and that is the reverse of the step's. */
export function isCalledReverse(wording: string, name: string): boolean {
  const [said, own] = [wordsOf(wording), wordsOf(name)];
  return own.some((word, at) =>
    [...(opposite.get(word) ?? []), ...(own.length === 1 ? negationsOf(word) : [])].some((other) => {
      if (said.includes(word) || own.includes(other)) return false;
      return said.some(
        (one, place) =>
          one === other &&
          (own.length === 1 || beside(said[place + 1], own[at + 1]) || beside(said[place - 1], own[at - 1])),
      );
    }),
  );
}

/** `inactive` for `active`, and `paid` for `unpaid`. */
const negationsOf = (word: string): string[] => {
  const bare = /^(?:un|in|non)(\p{L}{4,})$/u.exec(word)?.[1];
  return [`un${word}`, `in${word}`, `non${word}`, ...(bare === undefined ? [] : [bare])];
};
const beside = (said: string | undefined, own: string | undefined): boolean =>
  said !== undefined && own !== undefined && said.length > 2 && rootOf(said) === rootOf(own);
