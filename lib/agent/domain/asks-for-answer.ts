import { isField, type SkeletonNode } from "./snapshot";

/** A page, or a part of one, that asks and takes nothing but the answer: a question, something to press, and no field. */
export function asksForAnswer(nodes: readonly SkeletonNode[], lines: readonly string[]): boolean {
  const shown = nodes.filter(({ states }) => !states.includes("hidden"));
  const asks = lines.some((line) => question.test(line)) || shown.some(isQuestion);
  return asks && shown.some(({ role }) => answering.has(role)) && !shown.some(isField);
}

const question = /[?？]\s*$/u;
const isQuestion = ({ role, name }: SkeletonNode): boolean => role === "heading" && question.test(name);
export const answering: ReadonlySet<string> = new Set(["button", "clickable"]);
