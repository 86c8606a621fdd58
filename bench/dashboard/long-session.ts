import { openStore } from "@/lib/adapters/mongo/open-store";
import type { VerdictRecord } from "@/lib/agent/domain/verdict";
import { anAction, aTask, aVerdict } from "@/tests/support/a-task";
import { anOutbox, aTurnRecord } from "@/tests/support/a-turn";

const usage = { inputTokens: 0, outputTokens: 0, costUsd: 0, calls: 0 };
const outcomes = ["verified", "verified", "verified", "refuted", "undecided"] as const;

/** Stores a session with one task of so many judged turns, in a folder that no server has open. Returns its id. */
export async function storeLongSession(dataDir: string, turns: number): Promise<string> {
  const store = await openStore({ dataDir });
  const made = aTask({ goal: `Work through ${turns} rows`, turn: turns });
  await store.openSession(made.tenantId, made.sessionId, made.createdAt);
  let task = made;
  for (let turn = 1; turn <= turns; turn += 1) {
    await store.saveTurn(task, outboxOf(turn));
    task = { ...task, version: task.version + 1 };
  }
  await store.close();
  return made.sessionId;
}

function outboxOf(turn: number) {
  const { sessionId, id: taskId } = aTask();
  const at = new Date(Date.UTC(2026, 0, 2) + turn * 4_000).toISOString();
  const turnId = `turn-${turn}`;
  const response = {
    status: "executing" as const,
    taskId,
    sessionId,
    turnId,
    turn,
    thought: `Row ${turn} is the next that is not done.`,
    actionId: `action-${turn}`,
    action: `click("${turn}")`,
    actionDetails: {
      name: "click" as const,
      args: [String(turn)],
      role: "button",
      accessibleName: `Save row ${turn}`,
    },
    usage: { turn: usage, task: usage, budgetLeft: { turns: 60, tokens: 1_000, costUsd: 2 } },
  };
  const judged = anAction({ actionId: `action-${turn - 1}`, turn: turn - 1, verdict: verdictOf(turn - 1) });
  return anOutbox(turn, {
    record: aTurnRecord({ turnId, turn, createdAt: at, response }),
    messages: [],
    events: [],
    ...(turn > 1 ? { judged } : {}),
  });
}

/** As large as those of a real page. */
const verdictOf = (turn: number): VerdictRecord =>
  aVerdict({
    outcome: outcomes[turn % outcomes.length] ?? "verified",
    reason: `Row ${turn} now reads “saved”, and the request that stores it was answered 200.`,
    checksTried: ["execution_error", "error_alert", "failed_request", "read_back", "assertions"],
    check: "assertions",
    tokensSaved: 900,
    observations: [`row "Row ${turn}" changed from "open" to "saved"`, `button "Save row ${turn}" went away`],
    evidence: ["network", "dom", "page_text", "client"].map((rank, index) => ({
      id: `action-${turn}:${index}`,
      source: "observation" as const,
      polarity: "for" as const,
      strength: 0.9,
      rank: rank as "network" | "dom" | "page_text" | "client",
      text: `What the ${rank.replace("_", " ")} shows of row ${turn} fits what was wanted of it.`,
    })),
  });
