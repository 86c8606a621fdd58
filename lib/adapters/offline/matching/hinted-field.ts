import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import type { FieldValue } from "@/lib/adapters/offline/reading/want";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { wordsOf } from "@/lib/agent/domain/wording/words";

export const isSum = ({ value }: FieldValue): boolean => /^[€$£]?\s?\d[\d.,]*(?:\s?[€$£])?$/.test(value);

const inWords: ReadonlySet<string> = new Set(["name", "said"]);

/** `What for`, `Paid by`: the one label that ends in the small word which a name or a text came with. */
export function endingInHint(
  { value, hint }: FieldValue,
  fields: readonly SnapshotNode[],
): SnapshotNode | undefined {
  if (hint === undefined || !goalFacts(value).every(({ kind }) => inWords.has(kind))) return undefined;
  const [only, ...more] = fields.filter(
    ({ role, name }) => role === "textbox" && wordsOf(name).at(-1) === hint,
  );
  return more.length === 0 ? only : undefined;
}
