import type { AccessStore } from "@/lib/agent/ports/access-store";
import type { Clock } from "@/lib/agent/ports/clock";
import type { Ids } from "@/lib/agent/ports/ids";
import type { Endpoint } from "@/lib/contracts/endpoint";
import { endpoints } from "@/lib/contracts/endpoints";
import type { AuditEntry } from "@/lib/contracts/user";
import type { Caller } from "@/lib/server/caller";

type AuditDeps = { store: Pick<AccessStore, "appendAudit">; clock: Clock; ids: Ids };

export const appendAudit = (
  tenantId: string,
  entry: Omit<AuditEntry, "id" | "at">,
  { store, clock, ids }: AuditDeps,
): Promise<void> => store.appendAudit(tenantId, { id: ids.uuid(), at: clock.now().toISOString(), ...entry });

/**
 * What the audit log calls each request that changes something. `null`: not a decision of its own, so not kept: a session is a place to
 * work in, a turn is in its task; of a turn only the answer to an approval is kept. Looking at something is not kept either. What is not
 * named here is kept by its summary.
 */
const deeds = {
  interact: "answered an approval",
  initSession: null,
  renameSession: "renamed a session",
  deleteSession: "deleted a session",
  resumeTask: "resumed a task",
  pauseTask: "paused a task",
  cancelTask: "cancelled a task",
  decide: "answered an approval",
  overruleVerdict: "overruled a verdict",
  changePlan: "changed or decided on a plan",
  retryTask: "had a step done again",
  startRun: "started a run",
  cancelRun: "cancelled a run",
  addKnowledge: "added a document",
  deleteKnowledge: "deleted a document",
  createKey: "created a key",
  revokeKey: "revoked a key",
  offerPairing: "offered a pairing",
  redeemPairing: null,
  signIn: null,
  signOut: "signed out",
  createUser: "created a user",
  linkUser: "made a sign-in link",
  disableUser: "disabled a user",
  setPolicy: "changed the policy",
} as const satisfies Partial<Record<keyof typeof endpoints, string | null>>;

const deedOf = new Map<Endpoint, string>(
  Object.entries(endpoints).flatMap(([name, endpoint]) => {
    if (endpoint.method === "GET") return [];
    const known: string | null | undefined = new Map<string, string | null>(Object.entries(deeds)).get(name);
    return known === null ? [] : [[endpoint, known ?? endpoint.summary]];
  }),
);

type Asked = { params: unknown; query: unknown; body: unknown; data: unknown };

/** Keeps what a caller did, where it is something to keep. */
export async function auditRequest(
  endpoint: Endpoint,
  caller: Caller,
  requestId: string,
  asked: Asked,
  deps: AuditDeps,
): Promise<void> {
  const deed = deedOf.get(endpoint);
  const mayApprove = endpoint === endpoints.interact || endpoint === endpoints.decide;
  const approval = mayApprove ? fieldOf(asked.body, "approval") : undefined;
  if (deed === undefined || (mayApprove && approval === undefined)) return;
  const decision = fieldOf(approval, "decision");
  const subject = subjectOf(approval ?? asked.body, asked);
  const entry = {
    actor: caller.userId,
    via: caller.via,
    action: typeof decision === "string" ? `${deed}: ${decision}` : deed,
    ...(subject === undefined ? {} : { subject }),
    requestId,
  };
  await appendAudit(caller.tenantId, entry, deps);
}

/** The id of what was acted on: the most exact one that the request or its answer names. */
function subjectOf(body: unknown, { params, query, data }: Asked): string | undefined {
  const named = [
    fieldOf(body, "actionId"),
    fieldOf(params, "taskId"),
    fieldOf(params, "id"),
    fieldOf(query, "id"),
    fieldOf(fieldOf(data, "record"), "id"),
    fieldOf(fieldOf(data, "user"), "id"),
    fieldOf(data, "id"),
  ];
  return named.find((id) => typeof id === "string");
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
