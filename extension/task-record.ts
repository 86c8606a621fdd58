import type { LoopMemory } from "@/lib/client/run-task";
import type { Attachment } from "@/lib/contracts/interact-request";
import type { InteractResponse } from "@/lib/contracts/interact-response";

/**
 * How a task stands in this browser. `waiting`: the server wants something from the person; `needs_permission`: the browser does;
 * `unreachable`: the server did not answer, and is asked again by itself; `failed`: the loop cannot go on.
 */
export type Phase =
  | "running"
  | "waiting"
  | "paused"
  | "taken_over"
  | "needs_permission"
  | "unreachable"
  | "signed_out"
  | "ended"
  | "stopped"
  | "failed";

/** The loop of these goes on by itself, also after the worker or the browser was ended. */
export const livePhases: readonly Phase[] = ["running", "needs_permission", "unreachable"];
/** The server holds the task; a person may let it go on from the dashboard too. */
export const heldPhases: readonly Phase[] = ["waiting", "paused"];
/** The task is over for this browser. */
export const overPhases: readonly Phase[] = ["ended", "stopped", "failed"];

export type TaskTab = { id: string; tabId: number; url: string };

/** All that is kept of the task of a tab. One a tab; it is what the panel shows and what the loop goes on from. */
export type TaskRecord = {
  /** The tab that the task was started in; its key. */
  tabId: number;
  sessionId: string;
  goal: string;
  phase: Phase;
  memory: LoopMemory;
  /** Why the phase is what it is, for people. */
  note?: string;
  /** The site that `needs_permission` is about, as a match pattern. */
  origin?: string;
  last?: InteractResponse;
  tabs: TaskTab[];
  /** Id of the tab that is acted in. */
  activeTab: string;
  /** How many tabs the task ever had; the next one's id. */
  tabCount: number;
  /** Element ids begin here on the next page. */
  nextId: number;
  attachments: Attachment[];
  /** The next action was approved: a page's own question about it is answered with yes. */
  approved?: boolean;
};

export const recordKey = (tabId: number): string => `task:${tabId}`;
export const isRecordKey = (key: string): boolean => key.startsWith("task:");

/** Whether a tab is one of the task's. */
export const hasTab = ({ tabs }: TaskRecord, tabId: number): boolean =>
  tabs.some((tab) => tab.tabId === tabId);

export const activeTabOf = ({ tabs, activeTab }: TaskRecord): TaskTab | undefined =>
  tabs.find(({ id }) => id === activeTab) ?? tabs.at(-1);
