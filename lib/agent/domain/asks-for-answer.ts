import { isField, type SkeletonNode } from "./snapshot";

/** A page, or a part of one, that asks and takes nothing but the answer: a question, something to press, and no field but the one to search the site by. */
export function asksForAnswer(nodes: readonly SkeletonNode[], lines: readonly string[]): boolean {
  const shown = nodes.filter(({ states }) => !states.includes("hidden"));
  const asks = lines.some((line) => question.test(line)) || shown.some(isQuestion);
  return asks && shown.some(({ role }) => answering.has(role)) && !shown.some(takesAnswer);
}

const takesAnswer = (node: SkeletonNode): boolean =>
  isField(node) && node.inputType !== "search" && !searching.test(node.name.trim());
const searching = /^(?:search|find|suche|rechercher|buscar|cerca|zoeken)(?!\p{L})/iu;

const question = /[?？]\s*$/u;
const isQuestion = ({ role, name }: SkeletonNode): boolean => role === "heading" && question.test(name);
export const answering: ReadonlySet<string> = new Set(["button", "clickable"]);
