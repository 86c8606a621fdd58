import { isChanging } from "@/lib/agent/domain/changing-goal";
import { goalNames } from "@/lib/agent/domain/goal-names";
import { isHeldBy } from "@/lib/agent/domain/same-value";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { contentWords, stem, wordsOf } from "@/lib/agent/domain/words";
import { withoutControls } from "@/lib/agent/snapshot/entry-text";
import type { Entered } from "../deed/entered";
import { shownEntries } from "../page/entries";
import { echoes } from "../page/places";

/**
 * `Debit card ending in 4417 · Daily limit: 500 EUR`, where 500 was entered as the `New daily limit (EUR)` of the card 4417: the one entry that has all the goal
 * names says the value right behind the label of its field. What it says is stored, whoever put it there.
 */
export function labelledInEntry(entered: readonly Entered[], page: PageSnapshot, goal: string): string[] {
  const [only, ...more] = entered.filter(({ kind }) => kind === "element_value");
  if (only?.kind !== "element_value" || only.aside || more.length > 0 || !isChanging(goal)) return [];
  const { value, element } = only;
  const names = goalNames(goal).filter((name) => !isHeldBy(name, [value]) && !isHeldBy(value, [name]));
  const label = contentWords((element.name ?? "").replace(/\([^)]*\)/g, " "))
    .map(stem)
    .filter((word) => !newWords.has(word));
  if (names.length === 0 || label.length === 0 || echoes(page.url, value)) return [];
  const [entry, ...others] = shownEntries(page.nodes).filter((one) =>
    names.every((name) => isHeldBy(name, [one.name])),
  );
  if (!entry || others.length > 0) return [];
  const text = wordsOf(withoutControls(entry, page.nodes).name);
  const at = text.findIndex((_, from) => label.every((word, on) => stem(text[from + on] ?? "") === word));
  const behind = text.slice(at + label.length);
  const isTold = at >= 0 && wordsOf(value).every((word, on) => behind[on] === word);
  return isTold ? [`${label.join(" ")} of ${names.map((name) => `"${name}"`).join(", ")} is "${value}"`] : [];
}

const newWords: ReadonlySet<string> = new Set(
  "new neu neue neuer neues nouveau nouvelle nuevo nueva nuovo nuova novo nova".split(" ").map(stem),
);
