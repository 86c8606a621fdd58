import { wordsOf } from "@/lib/agent/domain/wording/words";

/** Commands of which each takes back the other. */
const contrary: readonly (readonly [string, string])[] = [
  ["play", "pause"],
  ["play", "stop"],
  ["resume", "pause"],
  ["start", "stop"],
  ["start", "pause"],
  ["start", "end"],
  ["begin", "end"],
  ["show", "hide"],
  ["expand", "collapse"],
  ["enable", "disable"],
  ["on", "off"],
  ["in", "out"],
];
const isPair = (one: string, other: string): boolean =>
  contrary.some(
    ([first, second]) => (one === first && other === second) || (one === second && other === first),
  );
const prefixed = (one: string, other: string): boolean =>
  one.length > 2 && ["un", "de", "dis"].some((prefix) => other === `${prefix}${one}`);

/** `Publish` and `Unpublish`, `Pause` and `Play`, `Clock in` and `Clock out`, `Start break` and `End break`: alike but for a word, which is taken back by the other one. */
export function isContraryName(was: string, is: string): boolean {
  const [then, now] = [wordsOf(was), wordsOf(is)];
  const differing = then.flatMap((word, at) => (word === now[at] ? [] : [[word, now[at] ?? ""] as const]));
  const [[one, other] = ["", ""], ...more] = differing;
  return (
    then.length === now.length &&
    more.length === 0 &&
    one !== "" &&
    (isPair(one, other) || prefixed(one, other) || prefixed(other, one))
  );
}
