import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Answer, type ClinicRoute, notFound, refused } from "@/lib/server/sample-site/clinic-route";
import { createClinicShelf } from "@/lib/server/sample-site/clinic-shelf";
import type { ClinicState } from "@/lib/server/sample-site/clinic-state";
import { deskRoutes } from "@/lib/server/sample-site/desk-routes";
import { patientRoutes } from "@/lib/server/sample-site/patient-routes";
import { BODY_LIMIT_BYTES } from "@/lib/server/sample-site/read-body";
import { toolRoutes } from "@/lib/server/sample-site/tool-routes";

export type SampleRequest = {
  method: string;
  /** Below `/sample/api`, with a leading slash. */
  path: string;
  query: URLSearchParams;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
};
export type SampleReply = { status: number; headers?: Record<string, string>; body?: string };
export type SampleSite = {
  handle: (request: SampleRequest) => Promise<SampleReply>;
  /** A copy of what the clinic holds; that of a fresh clinic for an id never seen. */
  stateOf: (clinicId: string) => ClinicState;
};
export type SampleSiteOptions = {
  now?: () => number;
  /** How a slow route waits; tests pass one that does not. */
  pause?: (ms: number) => Promise<void>;
};

const CLINIC_LIMIT = 200;
const CLINIC_ID = /^[\w-]{1,64}$/;
const ROUTES: readonly ClinicRoute[] = [...patientRoutes, ...deskRoutes, ...toolRoutes];
const REPLY_HEADERS = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
};

/** The sample clinic's back end: every visitor gets a clinic of their own, forgotten with the process. */
export function createSampleSite(options: SampleSiteOptions = {}): SampleSite {
  const now = options.now ?? Date.now;
  const pause = options.pause ?? ((ms: number) => wait(ms));
  const shelf = createClinicShelf(CLINIC_LIMIT, now);

  async function handle(request: SampleRequest): Promise<SampleReply> {
    const checked = check(request);
    if ("answer" in checked) return reply(checked.answer);
    const { route, id, input } = checked;
    const visitor = visitorOf(request);
    if (visitor === null) return reply(refused(400, "invalid_clinic", "That is no clinic id."));
    const clinic = shelf.open(visitor.id);
    const answer = await route.answer({ clinic, now: now(), query: request.query, id, input, pause });
    return reply(answer, visitor.isNew ? { "set-cookie": cookieFor(visitor.id) } : {});
  }

  return { handle, stateOf: shelf.copyOf };
}

type Checked = { answer: Answer } | { route: ClinicRoute; id: number; input: unknown };

/** What can be refused before any clinic is opened. */
function check({ method, path, headers, body }: SampleRequest): Checked {
  if (Buffer.byteLength(body) > BODY_LIMIT_BYTES) {
    return { answer: refused(413, "too_large", `A body may have ${BODY_LIMIT_BYTES} bytes.`) };
  }
  const atPath = ROUTES.filter((route) => route.path.test(path));
  if (atPath.length === 0) return { answer: notFound() };
  const route = atPath.find((candidate) => candidate.method === method);
  if (!route) {
    const allowed = atPath.map((candidate) => candidate.method).join(", ");
    return { answer: refused(405, "method_not_allowed", `Allowed here: ${allowed}.`) };
  }
  const id = Number(route.path.exec(path)?.[1] ?? 0);
  if (method === "GET" || method === "DELETE") return { route, id, input: undefined };
  // Another site's form cannot send this type without asking first, so it cannot act for a visitor.
  if (!/^application\/json\b/i.test(headers["content-type"] ?? "")) {
    return { answer: refused(415, "not_json", "Send application/json.") };
  }
  const parsed = parseObject(body);
  return parsed
    ? { route, id, input: parsed }
    : { answer: refused(400, "invalid_json", "Send a JSON object.") };
}

function parseObject(body: string): object | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? value : null;
  } catch {
    return null;
  }
}

/** `?clinic=` names a clinic outright and pins the visitor to it, so that a test knows where to look. */
function visitorOf({ query, headers }: SampleRequest): { id: string; isNew: boolean } | null {
  const fromCookie = cookieValue(headers.cookie ?? "");
  const named = query.get("clinic");
  if (named !== null) return CLINIC_ID.test(named) ? { id: named, isNew: named !== fromCookie } : null;
  return fromCookie === null ? { id: randomUUID(), isNew: true } : { id: fromCookie, isNew: false };
}

function cookieValue(header: string): string | null {
  for (const pair of header.split(";")) {
    const [name, value = ""] = pair.trim().split("=", 2);
    if (name === "clinic" && CLINIC_ID.test(value)) return value;
  }
  return null;
}

const cookieFor = (id: string): string => `clinic=${id}; Path=/sample; HttpOnly; SameSite=Lax`;

function reply({ status, data }: Answer, headers: Record<string, string> = {}): SampleReply {
  return { status, headers: { ...REPLY_HEADERS, ...headers }, body: JSON.stringify(data) };
}
