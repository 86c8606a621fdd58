import { z } from "zod";
import * as apiKey from "@/lib/contracts/api-key";
import * as assertion from "@/lib/contracts/assertion";
import * as browserAction from "@/lib/contracts/browser-action";
import * as changePlan from "@/lib/contracts/change-plan";
import * as decision from "@/lib/contracts/decision";
import * as endStatus from "@/lib/contracts/end-status";
import * as endpoint from "@/lib/contracts/endpoint";
import * as endpoints from "@/lib/contracts/endpoints";
import * as error from "@/lib/contracts/error";
import * as executionError from "@/lib/contracts/execution-error";
import * as health from "@/lib/contracts/health";
import * as interactRequest from "@/lib/contracts/interact-request";
import * as interactResponse from "@/lib/contracts/interact-response";
import * as knowledge from "@/lib/contracts/knowledge";
import * as limits from "@/lib/contracts/limits";
import * as message from "@/lib/contracts/message";
import * as pageElement from "@/lib/contracts/page-element";
import * as pairing from "@/lib/contracts/pairing";
import * as plan from "@/lib/contracts/plan";
import * as policyRules from "@/lib/contracts/policy-rules";
import * as realtime from "@/lib/contracts/realtime";
import * as run from "@/lib/contracts/run";
import * as scope from "@/lib/contracts/scope";
import * as session from "@/lib/contracts/session";
import * as taskDetail from "@/lib/contracts/task-detail";
import * as taskRecording from "@/lib/contracts/task-recording";
import * as turnTrace from "@/lib/contracts/turn-trace";
import * as usageReport from "@/lib/contracts/usage-report";
import * as user from "@/lib/contracts/user";
import * as verdict from "@/lib/contracts/verdict";

const modules: readonly Record<string, unknown>[] = [
  apiKey,
  assertion,
  browserAction,
  changePlan,
  decision,
  endStatus,
  endpoint,
  endpoints,
  error,
  executionError,
  health,
  interactRequest,
  interactResponse,
  knowledge,
  limits,
  message,
  pageElement,
  pairing,
  plan,
  policyRules,
  realtime,
  run,
  scope,
  session,
  taskDetail,
  taskRecording,
  turnTrace,
  usageReport,
  user,
  verdict,
];

/**
 * The wire as it is written down: every schema, list and number of the contracts, one a line. What changes the wire shows as a changed line, so that
 * nothing of it changes by the way.
 */
export const wirePage = (): string => writtenSchemas(modules);

/** The exported schemas, lists and numbers of modules, a JSON array of name and form a line. */
export function writtenSchemas(modules: readonly Record<string, unknown>[]): string {
  const schemas = z.registry<{ id: string }>();
  const exported = modules.flatMap((module) => Object.entries(module));
  for (const [name, value] of exported) if (value instanceof z.ZodType) book(schemas, name, value);
  const lists = exported.flatMap(([name, value]) => {
    if (value instanceof z.ZodType || typeof value === "function") return [];
    return [[name, withNames(value, name, schemas)] as const];
  });
  const written = z.toJSONSchema(schemas, { io: "input", unrepresentable: "any", uri: (id) => id });
  const rows = Object.entries(written.schemas).map(
    ([name, { $schema, $id, ...rest }]) => [name, rest] as const,
  );
  return [...lists, ...rows]
    .map((row) => `${JSON.stringify(row)}\n`)
    .sort()
    .join("");
}

type Schemas = ReturnType<typeof z.registry<{ id: string }>>;

function book(schemas: Schemas, id: string, schema: z.ZodType): string {
  if (!schemas.has(schema)) schemas.add(schema, { id });
  return schemas.get(schema)?.id ?? id;
}

/** A list with the name of a schema where it holds one; a schema that has no name of its own is called by its place. */
function withNames(value: unknown, place: string, schemas: Schemas): unknown {
  if (value instanceof z.ZodType) return { schema: book(schemas, place, value) };
  if (Array.isArray(value)) return value.map((one, at) => withNames(one, `${place}.${at}`, schemas));
  if (typeof value !== "object" || value === null) return value;
  const inner = Object.entries(value).map(([key, one]) => [key, withNames(one, `${place}.${key}`, schemas)]);
  return Object.fromEntries(inner);
}
