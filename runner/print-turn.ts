import type { Retrying } from "@/lib/client/post-turn";
import type { TurnRecord } from "@/lib/client/run-task";
import type { InteractResponse } from "@/lib/contracts/interact-response";
import type { Completion, Verification } from "@/lib/contracts/verdict";

/** Lines that show one turn: the verdict on the last action with its evidence, the plan when it is new, what comes next, tokens. */
export function turnLines({ response, attempts, ms }: TurnRecord, shownPlan: string): string[] {
  const lines = [
    `Turn ${response.turn}  ${response.status}  ${ms} ms${attempts > 1 ? `  (${attempts} attempts)` : ""}`,
  ];
  if (response.verification) lines.push(...verdictLines(response.verification));
  const plan = planText(response);
  if (plan && plan !== shownPlan) lines.push("  plan", ...plan.split("\n").map((line) => `    ${line}`));
  if (response.thought) lines.push(`  thought  ${oneLine(response.thought, 160)}`);
  if ("action" in response) lines.push(`  action   ${oneLine(actionText(response), 160)}`);
  lines.push(...waitingLines(response));
  if ("completion" in response) lines.push(...completionLines(response.completion));
  const { turn, task } = response.usage;
  lines.push(
    `  tokens   ${turn.inputTokens + turn.outputTokens} this turn, ${task.inputTokens + task.outputTokens} in all`,
  );
  return lines;
}

/** What is told while a server gives no answer. */
export const retryLine = ({ reason, forMs }: Retrying, serverUrl: string): string =>
  `No answer from ${serverUrl}, trying again for about ${Math.ceil(forMs / 1_000)} s … (${oneLine(reason, 160)})`;

export function planText(response: InteractResponse): string {
  const marks = {
    pending: " ",
    active: ">",
    completed: "x",
    failed: "!",
    blocked: "!",
    skipped: "-",
  } as const;
  return (response.plan?.steps ?? [])
    .map((step) => `[${marks[step.status]}] ${oneLine(step.description, 120)}`)
    .join("\n");
}

function verdictLines(verdict: Verification): string[] {
  const tier = verdict.tier === null ? "no tier" : `tier ${verdict.tier}`;
  const check = verdict.check === undefined ? "" : `, ${verdict.check}`;
  const head = `  verdict  ${verdict.outcome} (${tier}${check}, confidence ${verdict.confidence.toFixed(2)}): ${oneLine(verdict.reason, 160)}`;
  const evidence = verdict.evidence
    .slice(0, 6)
    .map(
      (one) =>
        `    ${one.polarity === "for" ? "+" : "-"} ${one.source}/${one.rank}: ${oneLine(one.text, 140)}`,
    );
  const more = verdict.evidence.length - evidence.length;
  return [head, ...evidence, ...(more > 0 ? [`    and ${more} more`] : [])];
}

function actionText(response: Extract<InteractResponse, { action: string }>): string {
  const { accessibleName, role } = response.actionDetails;
  const target = accessibleName ? `  (${role ?? "element"} ${JSON.stringify(accessibleName)})` : "";
  const chained =
    response.status === "executing" && response.chain
      ? `  + ${response.chain.actions.length - 1} chained`
      : "";
  return `${response.action}${target}${chained}`;
}

function waitingLines(response: InteractResponse): string[] {
  switch (response.status) {
    case "needs_user_input":
      return [`  asks     ${oneLine(response.userQuestion.text, 300)}`];
    case "awaiting_user":
      return [`  blocked  ${response.blocker.type}: ${oneLine(response.blocker.userMessage, 300)}`];
    case "awaiting_approval":
      return [
        `  approve? ${response.approvalRequest.risk}: ${oneLine(response.approvalRequest.description, 300)}`,
      ];
    case "needs_context":
    case "needs_full_dom":
      return [`  wants    ${response.requestedDomMode}: ${oneLine(response.reason, 200)}`];
    case "paused":
    case "cancelled":
      return [`  reason   ${oneLine(response.reason, 200)}`];
    default:
      return [];
  }
}

function completionLines({ criteria, summary, remainingWork, data }: Completion): string[] {
  const lines = criteria.map(
    (criterion) => `    ${criterion.result.padEnd(12)} ${oneLine(criterion.text, 120)}`,
  );
  if (remainingWork?.length)
    lines.push(...remainingWork.map((work) => `    remaining    ${oneLine(work, 120)}`));
  if (data) lines.push(...dataLines(data));
  return [`  result   ${oneLine(summary, 300)}`, ...lines];
}

const shownRows = 20;

function dataLines(rows: NonNullable<Completion["data"]>): string[] {
  const more = rows.length - shownRows;
  return [
    `    data         ${rows.length} ${rows.length === 1 ? "row" : "rows"}`,
    ...rows
      .slice(0, shownRows)
      .map((row) => `      ${oneLine(Object.entries(row).map(cell).join(" · "), 200)}`),
    ...(more > 0 ? [`      and ${more} more; --json prints all`] : []),
  ];
}

const cell = ([name, value]: [string, unknown]): string =>
  `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`;

const oneLine = (text: string, max: number): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > max ? `${line.slice(0, max - 1)}…` : line;
};
