import { randomUUID } from "node:crypto";
import { noTracing } from "@/lib/adapters/system/no-tracing";
import { AppError } from "@/lib/agent/domain/app-error";
import { newSession } from "@/lib/agent/domain/session";
import type { ReplayTurn, TurnDecision } from "@/lib/agent/domain/turn-recording";
import { createAgent } from "@/lib/agent/interact";
import type { TurnStore } from "@/lib/agent/ports/store";
import type { OwnedRecording } from "@/lib/agent/ports/trace-store";
import { recordedOutside } from "./recorded-outside";

export type ReplayedTurn = {
  turn: number;
  recorded: TurnDecision;
  /** What the code comes to now, or the fault that it ends in. */
  now: TurnDecision | { fault: string };
  /** A line each. */
  changes: string[];
  notes: string[];
};

/** Runs one recorded turn on the code as it is: from the recorded task, at the recorded time, with the recorded answers. Nothing is stored or asked anywhere. */
export async function replayTurn(turn: ReplayTurn): Promise<ReplayedTurn> {
  const { notes, ...outside } = recordedOutside(turn);
  const taped: OwnedRecording[] = [];
  const ids = [...turn.ids];
  const { tenantId } = turn.task ?? turn.session ?? { tenantId: "replay" };
  const agent = createAgent({
    ...outside,
    store: storeOf(turn),
    realtime: { publish: () => undefined },
    tracing: noTracing,
    recorder: { turnEnded: (tell) => void taped.push(tell()) },
    clock: { now: () => new Date(turn.at) },
    ids: { uuid: () => ids.shift() ?? randomUUID() },
    rules: turn.rules,
    budget: turn.budget,
    tiersEnabled: turn.tiersEnabled,
    log: () => undefined,
  });
  const { turnId, userId } = turn;
  const fault = await agent
    .interact(turn.request, { tenantId, userId }, { turnId, bodyHash: "replay", requestId: "replay" })
    .then(
      () => undefined,
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    );
  const now = taped[0]?.decision ?? { fault: fault ?? "no answer" };
  return {
    ...{ turn: turn.turn, recorded: turn.decision, now },
    changes: changesBetween(turn.decision, now),
    notes: notes(),
  };
}

/** The store as the turn found it; what is saved goes nowhere. */
function storeOf({ task, session }: ReplayTurn): TurnStore {
  return {
    findTurn: async () => null,
    loadTenant: async () => null,
    loadTask: async () => task ?? null,
    loadSession: async () => session ?? null,
    openSession: async (tenantId, sessionId, now) => newSession(sessionId, tenantId, now),
    saveSession: async () => "saved",
    saveTurn: async () => "saved",
    appendMessages: async () => undefined,
  };
}

function changesBetween(before: TurnDecision, after: ReplayedTurn["now"]): string[] {
  if ("fault" in after) return [`ends in the fault ${after.fault} instead of ${before.status}`];
  const told: [string, (decision: TurnDecision) => string][] = [
    ["nodes", ({ visited }) => visited.join(" > ")],
    ["verdict", verdictText],
    ["status", ({ status }) => status],
    ["action", ({ actions }) => actions.join("; ") || "none"],
  ];
  return told.flatMap(([name, textOf]) =>
    textOf(before) === textOf(after) ? [] : [`${name}: ${textOf(before)}  →  ${textOf(after)}`],
  );
}

function verdictText({ verdict }: TurnDecision): string {
  if (!verdict) return "none";
  const { outcome, tier, check } = verdict;
  return `${outcome} (${[tier === null ? "no tier" : `tier ${tier}`, check].filter(Boolean).join(", ")})`;
}
