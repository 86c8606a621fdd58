import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { Session } from "@/lib/agent/domain/session";
import type { Task } from "@/lib/agent/domain/task";
import type { JudgedPages, ModelCall, TaskOutbox, TurnRecord } from "@/lib/agent/domain/turn";
import type { KnowledgePieces, KnowledgeStore } from "@/lib/agent/ports/knowledge";
import type { Message, RealtimeEvent } from "@/lib/contracts/message";
import type { AccessStore } from "./access-store";
import type { RunStore } from "./run-store";
import type { TraceStore } from "./trace-store";
import type { UpkeepStore } from "./upkeep-store";

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

export type WantedTurns = { pages?: boolean; from?: number; to?: number };

export type SessionSummary = {
  id: string;
  title: string;
  createdAt: string;
  updatedAt: string;
  latestTask?: TaskSummary;
  pending?: NonNullable<Session["pending"]>;
};

/** An offer to trade a code for a key. `hash`: of the code, which is never stored. */
export type PairingRecord = {
  hash: string;
  tenantId: TenantId;
  userId: string;
  createdAt: string;
  expiresAt: string;
};

/** What one turn needs of the store. */
export type TurnStore = Pick<
  Store,
  | "findTurn"
  | "loadTenant"
  | "loadTask"
  | "loadSession"
  | "openSession"
  | "saveSession"
  | "saveTurn"
  | "appendMessages"
>;

/** Throws `AppError("store_unavailable")` when the store cannot be reached, is locked or full. Dates are ISO 8601. */
export type Store = AccessStore & {
  /** The session, made with this title when it does not exist; null when the id belongs to another tenant. */
  openSession(tenantId: TenantId, sessionId: string, now: string, title?: string): Promise<Session | null>;
  loadSession(tenantId: TenantId, sessionId: string): Promise<Session | null>;
  /** Version-guarded; `session.version` is the version it was loaded with. */
  saveSession(session: Session): Promise<SaveResult>;
  listSessions(tenantId: TenantId, page: { limit: number; before?: string }): Promise<SessionSummary[]>;
  /** Those with a question, answered or not, that was asked before there was a task; in no order. */
  listAskingSessions(tenantId: TenantId, limit: number): Promise<SessionSummary[]>;
  /** With all that was said and done in it; what model calls cost stays counted. `news` takes the place of its events in the log. */
  deleteSession(tenantId: TenantId, sessionId: string, news: RealtimeEvent): Promise<boolean>;

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

  /** In order; `from` and `to` are turn numbers, both included. */
  listTurns(tenantId: TenantId, taskId: string, wanted?: WantedTurns): Promise<StoredTurn[]>;
  /** Tasks of the tenant with one of these statuses, the one that changed last first. */
  listRecentTasks(
    tenantId: TenantId,
    page: { since?: string; statuses: readonly TaskSummary["status"][]; limit: number },
  ): Promise<TaskSummary[]>;
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
  /** Events after a number of the log, oldest first, and the number of the last; without one none, and where the log ends now. */
  tailEvents(
    tenantId: TenantId,
    after: number | undefined,
    limit: number,
  ): Promise<{ events: RealtimeEvent[]; last: number }>;
  listModelCalls(
    tenantId: TenantId,
    page: { taskId?: string; since?: string; until?: string; limit: number },
  ): Promise<ModelCall[]>;

  /** US dollars that the tenant's model calls cost since this moment. */
  spentSince(tenantId: TenantId, since: string): Promise<number>;

  createPairingCode(offer: PairingRecord): Promise<void>;
  /** The offer of that code, once: null when it is unknown, was taken before or has expired by `now`. */
  takePairingCode(hash: string, now: string): Promise<PairingRecord | null>;

  /** Resolves when the store answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
} & KnowledgeStore &
  KnowledgePieces &
  RunStore &
  TraceStore &
  UpkeepStore;
