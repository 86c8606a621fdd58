import type { z } from "zod";
import { readJson } from "@/lib/agent/domain/read-json";

/** Longer answers are not read: no model task asks for that much. */
const longestAnswer = 400_000;

/** What a provider returned as the task's data, or what is wrong with it. The problem names fields, never their content. */
export function readAnswer<Output extends z.ZodType>(
  output: Output,
  text: string,
): { data: z.infer<Output> } | { problem: string } {
  if (text.trim() === "") return { problem: "the answer is empty" };
  if (text.length > longestAnswer) return { problem: "the answer is too long" };
  const value = jsonIn(text);
  if (value === undefined) return { problem: "the answer is not JSON" };
  const parsed = output.safeParse(value);
  if (parsed.success) return { data: parsed.data };
  const lenient = output.safeParse(withoutNulls(value));
  if (lenient.success) return { data: lenient.data };
  const issue = lenient.error.issues[0];
  const place = issue?.path.map(String).join(".");
  return { problem: `the answer does not fit its schema${place ? ` at ${place}` : ""} (${issue?.code})` };
}

/** The JSON of a text: all of it, what stands in its code fence, or its one outermost object, after any thoughts. */
function jsonIn(text: string): unknown {
  const said = text.replace(/^[\s\S]*<\/think(?:ing)?>/, "").trim();
  const fenced = /```(?:json)?\s*\n([\s\S]*?)\n\s*```/.exec(said)?.[1];
  const [from, to] = [said.indexOf("{"), said.lastIndexOf("}")];
  for (const candidate of [said, fenced, from >= 0 && to > from ? said.slice(from, to + 1) : undefined]) {
    const value = candidate === undefined ? undefined : readJson(candidate);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Models write null for a field that they leave out. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (item === null ? [] : [[key, withoutNulls(item)]])),
  );
}
