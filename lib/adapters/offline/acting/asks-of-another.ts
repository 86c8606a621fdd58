import { contentWords, stem } from "@/lib/agent/domain/words";
import type { PageContext } from "./page-context";

const quoted = /["“„«‘']([^"”“»’'\n]{3,80})["”“»’']/gu;
const question = /[?？]\s*$/u;

/** `Delete “Harbour map”?` where the goal says no word of that: what was pressed was at another thing, and is not confirmed. What it is called; undefined where none is. */
export function asksOfAnother(wording: string, { digest, nodes, goal }: PageContext): string | undefined {
  const said = new Set(contentWords(`${goal ?? ""} ${wording}`).map(stem));
  const asking = [...digest.lines, ...nodes.map(({ name }) => name)].filter((text) => question.test(text));
  const names = asking.flatMap((text) => [...text.matchAll(quoted)].map(([, name = ""]) => name));
  const isMeant = (name: string): boolean => {
    const words = contentWords(name);
    return words.length === 0 || words.some((word) => said.has(stem(word)));
  };
  return names.some(isMeant) ? undefined : names[0];
}
