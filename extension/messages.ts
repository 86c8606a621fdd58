import type { Resolution } from "@/lib/client/transport";
import type { ChangePlan } from "@/lib/contracts/change-plan";
import type { Attachment } from "@/lib/contracts/interact-request";

/** What the panel asks of the worker. `tabId`: any tab of the task. */
export type Command =
  | { kind: "start"; tabId: number; goal: string; sessionId?: string; attachments: Attachment[] }
  | { kind: "answer"; tabId: number; questionId: string; text: string }
  | { kind: "decide"; tabId: number; actionId: string; decision: "approve" | "reject" }
  | { kind: "change_plan"; tabId: number; change: ChangePlan }
  | { kind: "resolve"; tabId: number; resolution: Resolution }
  | { kind: "pause" | "take_over" | "go_on" | "stop" | "forget"; tabId: number }
  /** Look again at all that waits: a permission was given, the server is back, the browser was paired. */
  | { kind: "wake" };

/** What became of a command. */
export type CommandResult = { ok: true } | { ok: false; message: string };

/** What a page's content script tells the worker: the person pressed the stop key. */
export type PageSignal = { kind: "stop_key" };

export const sendCommand = (command: Command): Promise<CommandResult> => chrome.runtime.sendMessage(command);
