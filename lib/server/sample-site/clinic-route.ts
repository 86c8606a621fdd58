import type { z } from "zod";
import { type ClinicState, LIST_LIMIT } from "@/lib/server/sample-site/clinic-state";

/** What a route gets to answer one request. */
export type Visit = {
  clinic: ClinicState;
  /** Milliseconds since the epoch. */
  now: number;
  query: URLSearchParams;
  /** The number in the path, 0 when the path has none. */
  id: number;
  /** The parsed JSON body, undefined when the method carries none. */
  input: unknown;
  pause: (ms: number) => Promise<void>;
};

export type Answer = { status: number; data: unknown };

export type ClinicRoute = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: RegExp;
  answer: (visit: Visit) => Answer | Promise<Answer>;
};

export const found = (data: unknown): Answer => ({ status: 200, data });
export const created = (data: unknown): Answer => ({ status: 201, data });
export const accepted = (data: unknown): Answer => ({ status: 202, data });

export const refused = (
  status: number,
  code: string,
  message: string,
  fields?: Record<string, string>,
): Answer => ({ status, data: { error: { code, message, ...(fields ? { fields } : {}) } } });

export const notFound = (): Answer => refused(404, "not_found", "There is nothing here.");

type Checked<T> = { valid: true; value: T } | { valid: false; answer: Answer };

/** Checks a body; the answer to a wrong one has a sentence for each field at fault. */
export function checkInput<T>(schema: z.ZodType<T>, input: unknown): Checked<T> {
  const result = schema.safeParse(input);
  if (result.success) return { valid: true, value: result.data };
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const names = issue.code === "unrecognized_keys" ? issue.keys : [String(issue.path[0] ?? "body")];
    for (const name of names) fields[name] ??= issue.message;
  }
  return { valid: false, answer: refused(422, "invalid_fields", "Check the marked fields.", fields) };
}

export const isFull = (list: readonly unknown[]): boolean => list.length >= LIST_LIMIT;
export const full = (): Answer => refused(409, "clinic_full", "This clinic can't hold any more of these.");
