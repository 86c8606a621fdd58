import { parseAction } from "@/lib/contracts/action-text";
import type { ExpectedOutcome } from "@/lib/contracts/assertion";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import type { ExecutionErrorCode } from "@/lib/contracts/execution-error";
import type { InteractRequest } from "@/lib/contracts/interact-request";
import { limits } from "@/lib/contracts/limits";
import type { Chain } from "@/lib/contracts/plan";
import type { Driver, ReportFields } from "./driver";

/** What the next post tells of the actions just run. */
export type ActionReport = ReportFields & Pick<InteractRequest, "chainPartialState" | "chainError">;

type ChainLink = Chain["actions"][number];

/** Runs one action as the server wrote it. One that cannot be read is reported, not guessed at. */
export async function runAction(
  text: string,
  expected: ExpectedOutcome | undefined,
  driver: Driver,
): Promise<ActionReport> {
  const parsed = parseAction(text);
  return parsed.ok ? driver.execute(parsed.action, expected) : unreadable(text, parsed.reason);
}

/**
 * Runs a chain in order, checks after each action what it asks the client to check, and stops at the first failure. The report covers the
 * whole chain: it begins before its first action and ends after its last.
 */
export async function runChain(
  chain: Chain,
  expected: ExpectedOutcome | undefined,
  driver: Driver,
  signal: AbortSignal,
): Promise<ActionReport> {
  const links = [...chain.actions].sort((a, b) => a.index - b.index);
  let whole: ActionReport | undefined;
  let executed = 0;
  for (const link of links) {
    if (signal.aborted) break;
    const isLast = link === links.at(-1);
    const report = await runLink(link, isLast ? expected : undefined, driver);
    whole = whole ? merged(whole, report) : report;
    if (report.chainError) {
      whole.chainError = { ...report.chainError, failedIndex: link.index };
      break;
    }
    executed += 1;
  }
  return { ...whole, chainPartialState: { executedActions: executed, totalActionsInChain: links.length } };
}

async function runLink(
  link: ChainLink,
  expected: ExpectedOutcome | undefined,
  driver: Driver,
): Promise<ActionReport> {
  const parsed = parseAction(link.action);
  if (!parsed.ok) return withChainError(unreadable(link.action, parsed.reason), link);
  const report = await driver.execute(parsed.action, expected);
  if (report.lastActionStatus !== "success") return withChainError(report, link);
  const failed = await failedCheck(link, parsed.action, driver);
  return failed === undefined
    ? report
    : withChainError({ ...report, ...failure(link.action, "CHECK_FAILED", failed) }, link);
}

async function failedCheck(
  link: ChainLink,
  action: BrowserAction,
  driver: Driver,
): Promise<string | undefined> {
  if (link.clientVerificationChecks.length === 0) return undefined;
  const result = await driver.check(link.clientVerificationChecks, action);
  return result.passed ? undefined : `${result.check}: ${result.message}`;
}

function withChainError(report: ActionReport, link: ChainLink): ActionReport {
  const { message = "failed", code = "ACTION_INVALID" } = report.lastActionError ?? {};
  const target = link.targetElementId === undefined ? {} : { elementId: link.targetElementId };
  return {
    ...report,
    chainError: { action: link.action, message, code, failedIndex: link.index, ...target },
  };
}

function failure(action: string, code: ExecutionErrorCode, message: string): ActionReport {
  return {
    lastActionStatus: "failure",
    lastActionError: { message, code, action },
    lastActionResult: { success: false },
  };
}

const unreadable = (action: string, reason: string): ActionReport =>
  failure(action, "ACTION_INVALID", reason);

/** The later report, reaching back to where the earlier one began. */
function merged(earlier: ActionReport, later: ActionReport): ActionReport {
  const seen = (key: "didNetworkOccur" | "didDomMutate" | "didUrlChange"): boolean =>
    Boolean(earlier.clientObservations?.[key] || later.clientObservations?.[key]);
  const joined: ActionReport = {
    ...later,
    clientObservations: {
      didNetworkOccur: seen("didNetworkOccur"),
      didDomMutate: seen("didDomMutate"),
      didUrlChange: seen("didUrlChange"),
    },
    networkEvents: [...(earlier.networkEvents ?? []), ...(later.networkEvents ?? [])].slice(
      -limits.networkEvents,
    ),
    recentEvents: [...(earlier.recentEvents ?? []), ...(later.recentEvents ?? [])].slice(-100),
    errors_detected: union(earlier.errors_detected, later.errors_detected),
    success_messages: union(earlier.success_messages, later.success_messages),
    hasErrors: Boolean(earlier.hasErrors || later.hasErrors),
    hasSuccess: Boolean(earlier.hasSuccess || later.hasSuccess),
  };
  if (earlier.previousUrl !== undefined) joined.previousUrl = earlier.previousUrl;
  if (earlier.beforeDomHash !== undefined) joined.beforeDomHash = earlier.beforeDomHash;
  return joined;
}

const union = (some: string[] = [], others: string[] = []): string[] =>
  Array.from(new Set([...some, ...others])).slice(0, 50);
