import type { z } from "zod";
import { AppError } from "@/lib/agent/domain/app-error";
import { isPlainly } from "@/lib/agent/domain/plainly-valid";
import type { Endpoint } from "@/lib/contracts/endpoint";

/** `asPosted`: the body is what the text says, to the last field. */
export type ParsedBody<Body> = { body: Body; ignoredFields: string[]; asPosted: boolean };

const namedProblems = 10;

/** A body of the endpoint; throws `invalid_request` that names the field, or `too_large` that names the limit. */
export function parseBody<B extends z.ZodType>(
  endpoint: Pick<Endpoint, "exceededLimit" | "knownFields"> & { body: B },
  raw: string,
): ParsedBody<z.infer<B>> {
  const given = jsonObject(raw);
  const exceeded = endpoint.exceededLimit?.(given);
  if (exceeded) throw new AppError("too_large", exceeded);
  const known = endpoint.knownFields;
  const ignoredFields = known ? Object.keys(given).filter((field) => !known.includes(field)) : [];
  const body = parseInput<B>(endpoint.body, given);
  return { body, ignoredFields, asPosted: body === given };
}

/** `given` by the schema; throws `invalid_request` that names every wrong field, the first one in its message. */
export function parseInput<S extends z.ZodType>(schema: S, given: unknown): z.infer<S> {
  if (isPlainly(schema, given)) return given;
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.flatMap(problemsOf).slice(0, namedProblems);
  const [first] = problems;
  throw new AppError(
    "invalid_request",
    first ? `${first.field}: ${first.problem}` : "The request is not valid.",
    {
      details: problems,
    },
  );
}

function jsonObject(raw: string): Record<string, unknown> {
  if (raw.trim() === "") return {};
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    throw new AppError("invalid_request", "body: not JSON", {
      details: [{ field: "body", problem: "not JSON" }],
    });
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  throw new AppError("invalid_request", "body: not a JSON object", {
    details: [{ field: "body", problem: "not a JSON object" }],
  });
}

type Problem = { field: string; problem: string };

function problemsOf(issue: z.core.$ZodIssue): Problem[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({
      field: pathText([...issue.path, key.slice(0, 80)]),
      problem: "unknown field",
    }));
  return [{ field: pathText(issue.path), problem: issue.message }];
}

function pathText(path: readonly PropertyKey[]): string {
  const text = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("");
  return text.replace(/^\./, "") || "body";
}
