import type { Fact } from "@/lib/adapters/offline/reading/goal-facts";
import { ownedParts } from "@/lib/agent/domain/wording/owned-name";
import { holds } from "./held-value";

/** `Levi's Trousers` shows nobody who is called Levi. */
const owners = /[\p{L}\p{N}-]+['’]s(?!\p{L})/gu;

/** `Mrs Okafor's Gazelle`: a page seldom calls a thing by whose it is. Shown it is where the owner stands somewhere by name alone, and what is owned as well. */
export function isShownInParts(fact: Fact, texts: readonly string[]): boolean {
  const parts = fact.kind === "name" ? ownedParts(fact.value) : undefined;
  if (!parts) return false;
  return (
    texts.some((text) => holds(text.replace(owners, " "), { ...fact, value: parts.owner })) &&
    texts.some((text) => holds(text, { ...fact, value: parts.thing }))
  );
}
