import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { Session } from "@/lib/agent/domain/session";
import type { Task } from "@/lib/agent/domain/task";
import type { JudgedPages, ModelCall, TaskOutbox, TurnRecord } from "@/lib/agent/domain/turn";
import type { Message, RealtimeEvent } from "@/lib/contracts/message";

/** Which tenant's rows; every method is bound to one. A foreign row is as absent as a missing one. */
export type TenantId = string;

export type SaveResult = "saved" | "stale";

export type StoredTurn = {
  record: TurnRecord;
  taskId?: string;
  sessionId: string;
  judged?: ActionRecord;
  /** Read only where they are asked for: they are large. */
  pages?: JudgedPages;
};

export type TaskSummary = Pick<
  Task,
  "id" | "sessionId" | "goal" | "status" | "turn" | "createdAt" | "updatedAt" | "usage"
>;

export type SessionSummary = {
  id: string;
  title: string;
  createdAt: string;
  updatedAt: string;
  latestTask?: TaskSummary;
};

export type ApiKeyRecord = {
  id: string;
  tenantId: string;
  name: string;
  /** First characters, shown to people. */
  prefix: string;
  /** Hash of the whole key; the key itself is never stored. */
  hash: string;
  createdAt: string;
  expiresAt?: string;
  revokedAt?: string;
  lastUsedAt?: string;
};

/** Throws `AppError("store_unavailable")` when the store cannot be reached, is locked or full. Dates are ISO 8601. */
export type Store = {
  /** The session, made when it does not exist; null when the id belongs to another tenant. */
  openSession(tenantId: TenantId, sessionId: string, now: string): Promise<Session | null>;
  loadSession(tenantId: TenantId, sessionId: string): Promise<Session | null>;
  /** Version-guarded; `session.version` is the version it was loaded with. */
  saveSession(session: Session): Promise<SaveResult>;
  listSessions(tenantId: TenantId, page: { limit: number; before?: string }): Promise<SessionSummary[]>;
  deleteSession(tenantId: TenantId, sessionId: string): Promise<boolean>;

  /** The task as of its last committed turn; spreads an outbox that a crash left behind first. */
  loadTask(tenantId: TenantId, taskId: string): Promise<Task | null>;
  /** Newest task of the session that is not at an end; with `url` one that was last on that host first. */
  activeTask(tenantId: TenantId, sessionId: string, url?: string): Promise<Task | null>;
  listTasks(tenantId: TenantId, sessionId: string): Promise<TaskSummary[]>;

  /**
   * The one commit of a turn: stores the task (created at version 0, else guarded by `task.version`, which grows by one) with the outbox in
   * it, then spreads the outbox. `stale` when another turn came first: nothing is stored then. Sequence numbers of messages and events
   * are given here, per session, in order. Without a record in the outbox it commits a person's change between two turns;
   * an overruled action in it takes the place of the one that its turn holds.
   */
  saveTurn(task: Task, outbox: TaskOutbox): Promise<SaveResult>;
  /** The recorded answer to a turn id, whether it belongs to a task or to a session still without one. */
  findTurn(tenantId: TenantId, turnId: string): Promise<StoredTurn | null>;

  listTurns(tenantId: TenantId, taskId: string, wanted?: { pages: boolean }): Promise<StoredTurn[]>;
  listMessages(
    tenantId: TenantId,
    sessionId: string,
    afterSequence: number,
    limit: number,
  ): Promise<Message[]>;
  appendMessages(tenantId: TenantId, messages: Message[]): Promise<void>;
  /** Events of the tenant (or one session) after an event id, oldest first. */
  listEvents(
    tenantId: TenantId,
    page: { sessionId?: string; afterEventId?: string; limit: number },
  ): Promise<RealtimeEvent[]>;
  listModelCalls(
    tenantId: TenantId,
    page: { taskId?: string; since?: string; limit: number },
  ): Promise<ModelCall[]>;

  createApiKey(key: ApiKeyRecord): Promise<void>;
  findApiKey(hash: string): Promise<ApiKeyRecord | null>;
  listApiKeys(tenantId: TenantId): Promise<ApiKeyRecord[]>;
  revokeApiKey(tenantId: TenantId, id: string, now: string): Promise<boolean>;
  touchApiKey(id: string, now: string): Promise<void>;

  /** Resolves when the store answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
