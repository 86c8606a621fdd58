import type { SkeletonNode } from "@/lib/agent/domain/snapshot";

/** What is drawn at something that is folded, and what in its place once it is not. */
const signs: readonly (readonly [string, string])[] = [
  ["+", "−"],
  ["+", "-"],
  ["+", "–"],
  ["＋", "−"],
  ["▸", "▾"],
  ["▶", "▼"],
  ["►", "▼"],
  ["›", "⌄"],
  ["❯", "⌄"],
  ["▾", "▴"],
  ["▼", "▲"],
  ["⌄", "⌃"],
];
const icons: readonly (readonly [string, string])[] = [
  ["plus", "minus"],
  ["right", "down"],
  ["left", "down"],
  ["down", "up"],
];
const iconWords = /^icon (?:[a-z]+-){0,3}(plus|minus|right|left|down|up)(?:-[a-z]+){0,2}$/u;

type Drawn = Pick<SkeletonNode, "name" | "description">;
const sign = /^([^\p{L}\p{N}\s"“”'’()[\]]) ?| ?([^\p{L}\p{N}\s"“”'’()[\].!?%:])$/u;
const split = (name: string): { sign: string; rest: string } => {
  const [whole = "", first = "", last = ""] = sign.exec(name.trim()) ?? [];
  return { sign: first || last, rest: whole === "" ? name : name.trim().replace(whole, "") };
};

/** Whether what is drawn at a control turned from the sign for folded to that for unfolded, or back; what it says besides is the same. */
export function foldTurned(
  before: Drawn | undefined,
  after: Drawn | undefined,
): "expanded" | "collapsed" | undefined {
  if (!before || !after) return undefined;
  const [was, is] = [split(before.name), split(after.name)];
  if (was.rest !== is.rest) return undefined;
  const [iconWas, iconIs] = [before, after].map(
    ({ description = "" }) => iconWords.exec(description)?.[1] ?? "",
  );
  const isPair = (pair: readonly [string, string], one: string, other: string): boolean =>
    pair[0] === one && pair[1] === other;
  const goes = (one: string, other: string, known: readonly (readonly [string, string])[]): boolean =>
    one !== "" && other !== "" && known.some((pair) => isPair(pair, one, other));
  if (goes(was.sign, is.sign, signs) || goes(iconWas ?? "", iconIs ?? "", icons)) return "expanded";
  return goes(is.sign, was.sign, signs) || goes(iconIs ?? "", iconWas ?? "", icons) ? "collapsed" : undefined;
}
