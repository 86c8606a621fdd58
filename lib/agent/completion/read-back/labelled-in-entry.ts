import type { Entered } from "@/lib/agent/completion/deed/entered";
import { shownEntries } from "@/lib/agent/completion/page/entries";
import { echoes } from "@/lib/agent/completion/page/places";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { contentWords, fold, stem } from "@/lib/agent/domain/wording/words";
import { entryText } from "@/lib/agent/snapshot/entry-text";

/**
 * `Debit card ending in 4417 · Daily limit: 500 EUR`, where 500 was entered as the `New daily limit (EUR)` of the card 4417: the one entry that has all the goal
 * names says the number right behind the label of its field. What it says is stored, whoever put it there.
 */
export function labelledInEntry(entered: readonly Entered[], page: PageSnapshot, goal: string): string[] {
  const [only, ...more] = entered.filter(({ kind }) => kind === "element_value");
  if (only?.kind !== "element_value" || only.aside || more.length > 0 || !isChanging(goal)) return [];
  const { value, element } = only;
  const names = goalNames(goal).filter((name) => !isHeldBy(name, [value]) && !isHeldBy(value, [name]));
  const label = contentWords((element.name ?? "").replace(/\([^)]*\)/g, " "))
    .map(stem)
    .filter((word) => !newWords.has(word));
  if (!plainNumber.test(value) || names.length === 0 || label.length === 0 || echoes(page.url, value))
    return [];
  const [entry, ...others] = shownEntries(page.nodes).filter((one) =>
    names.every((name) => isHeldBy(name, [one.name])),
  );
  if (!entry || others.length > 0) return [];
  const text = entryText(entry, page.nodes).match(wordOrNumber) ?? [];
  const at = text.findIndex((_, from) =>
    label.every((word, on) => stem(fold(text[from + on] ?? "")) === word),
  );
  const [told = "", next = ""] = at < 0 ? [] : text.slice(at + label.length);
  // `5,000` and `5 000` are no 5; `500.00` is 500.
  const isTold = told.replace(/[.,]0{1,2}$/, "") === value.trim() && !/^\d{3}$/.test(next);
  return isTold ? [`${label.join(" ")} of ${names.map((name) => `"${name}"`).join(", ")} is "${value}"`] : [];
}

const plainNumber = /^\s*\d+(?:[.,]\d{1,2})?\s*$/;
/** A number is whole with its decimals. */
const wordOrNumber = /\d+(?:[.,]\d+)*|\p{L}+/gu;

const newWords: ReadonlySet<string> = new Set(
  "new neu neue neuer neues nouveau nouvelle nuevo nueva nuovo nuova novo nova".split(" ").map(stem),
);
