import type { Fact } from "@/lib/adapters/offline/reading/goal-facts";
import { optionHead } from "@/lib/agent/domain/wording/option-head";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";

/** `in the morning` → `Morning, 8–12`: what else an option says explains its first part, which the goal says, and says of no other one. */
export function headOption(
  options: readonly string[],
  goal: string,
  facts: readonly Fact[],
): string | undefined {
  const plain = facts
    .filter(({ literal }) => literal)
    .reduce((text, { value }) => text.replace(value, " "), goal);
  const heads = options.map(optionHead);
  const said = options.filter((option, at) => {
    const head = heads[at] ?? "";
    return (
      head !== option &&
      wordsOf(head).join("").length > 2 &&
      containsPhrase(plain, head) &&
      heads.filter((other) => fold(other) === fold(head)).length === 1
    );
  });
  return said.length === 1 ? said[0] : undefined;
}
