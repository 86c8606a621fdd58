import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { labelOf } from "./place-values";

const relation = /\b(?:relation(?:ship)?|related)\b/i;
const kinWords =
  /\b(?:mother|father|mum|mom|dad|parent|brother|sister|aunt|uncle|grand(?:mother|father|ma|pa|parent)|son|daughter|cousin|wife|husband|partner|friend|neighbou?r|nanny|guardian|colleague)\b/i;

export function kinIn(
  goal: string,
  fields: readonly SnapshotNode[],
): { node: SnapshotNode; value: string }[] {
  const word = kinWords.exec(goal)?.[0];
  const node = fields.find((one) => relation.test(labelOf(one)));
  return word && node ? [{ node, value: word }] : [];
}
