import type { Message } from "@/lib/contracts/message";
import type { PlanView } from "@/lib/contracts/plan";
import type { TurnView } from "@/lib/contracts/task-detail";

/** One entry of a conversation, as it is shown. */
export type TimelineItem =
  | { kind: "said"; id: string; at: string; by: "user" | "surefoot"; text: string }
  | { kind: "plan"; id: string; at: string; changed: boolean; plan: PlanView }
  | { kind: "note"; id: string; at: string; text: string }
  | { kind: "turn"; id: string; at: string; turn: TurnView };

/** What a message is in the conversation; nothing where the row of its turn says it already. */
export function messageItem(message: Message): Exclude<TimelineItem, { kind: "turn" }> | undefined {
  const { messageId: id, timestamp: at, role, content: text, metadata, actionString } = message;
  if (role === "user") return { kind: "said", id, at, by: "user", text };
  if (metadata?.plan)
    return { kind: "plan", id, at, changed: metadata.messageType === "plan_update", plan: metadata.plan };
  if (actionString !== undefined || metadata?.messageType === "verification" || !text) return undefined;
  return role === "assistant"
    ? { kind: "said", id, at, by: "surefoot", text }
    : { kind: "note", id, at, text };
}

/** Within one turn a person's words and the plan come before the row of the turn, what Surefoot says after it. */
const place = (item: TimelineItem): number =>
  item.kind === "turn" ? 1 : item.kind === "said" && item.by === "surefoot" ? 2 : 0;

/** Messages and turns in the order in which they happened. */
export function timeline(messages: readonly Message[], turns: readonly TurnView[]): TimelineItem[] {
  const said = messages.flatMap((message) => messageItem(message) ?? []);
  const acted = turns.map((turn) => ({ kind: "turn" as const, id: turn.turnId, at: turn.at, turn }));
  return [...said, ...acted].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : place(a) - place(b)));
}
