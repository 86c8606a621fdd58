import { printAction } from "@/lib/contracts/action-text";
import type { ExpectedOutcome } from "@/lib/contracts/assertion";
import { actionDefinition, type BrowserAction } from "@/lib/contracts/browser-action";
import type { ActualState } from "@/lib/contracts/execution-error";
import type { NetworkEvent } from "@/lib/contracts/interact-request";
import type { WitnessReport } from "@/lib/page/page-watch";
import type { SentinelReport } from "@/lib/page/sentinel";
import type { ReportFields } from "./driver";
import type { Performed } from "./performed";

/** All that is known when an action is over. What could not be learnt is undefined. */
export type ActionEnd = {
  action: BrowserAction;
  expected: ExpectedOutcome | undefined;
  performed: Performed;
  before: { url: string; hash: string | undefined };
  urlNow: string;
  seen: WitnessReport | undefined;
  network: NetworkEvent[];
  /** What happened outside the page's own content: dialogs, new tabs, refused downloads. */
  otherEvents: readonly string[];
  actualState: ActualState | undefined;
  sentinel: SentinelReport | undefined;
  /** Milliseconds since epoch. */
  now: number;
};

const nothingSeen: WitnessReport = { recentEvents: [], errors: [], successes: [], didDomMutate: false };

/** What the client tells the server of an action: how it went, and what was seen meanwhile. */
export function executionReport(end: ActionEnd): ReportFields {
  const { before, network, seen = nothingSeen } = end;
  const urlChanged = end.urlNow !== before.url;
  return {
    previousUrl: before.url,
    ...(before.hash !== undefined && { beforeDomHash: before.hash }),
    ...statusOf(end),
    clientObservations: {
      didNetworkOccur: network.length > 0,
      didDomMutate: seen.didDomMutate || urlChanged,
      didUrlChange: urlChanged,
    },
    networkEvents: network,
    recentEvents: [...seen.recentEvents, ...end.otherEvents],
    errors_detected: seen.errors,
    success_messages: seen.successes,
    hasErrors: seen.errors.length > 0,
    hasSuccess: seen.successes.length > 0,
    ...sentinelFields(end, urlChanged),
  };
}

function statusOf({ action, performed, actualState }: ActionEnd): ReportFields {
  if (performed.ok)
    return {
      lastActionStatus: "success",
      lastActionResult: { success: true, ...(actualState && { actualState }) },
    };
  const { code, message } = performed;
  const id = elementOf(action);
  return {
    lastActionStatus: "failure",
    lastActionError: {
      message,
      code,
      action: printAction(action),
      ...(id !== undefined && { elementId: id }),
    },
    lastActionResult: { success: false },
  };
}

/** The id of the element that an action is about. */
export function elementOf(action: BrowserAction): string | undefined {
  const at = actionDefinition(action.name)?.args.findIndex((argument) => argument.role === "element") ?? -1;
  const id = at >= 0 ? action.args[at] : undefined;
  return typeof id === "string" ? id : undefined;
}

function sentinelFields({ sentinel, expected, now }: ActionEnd, urlChanged: boolean): ReportFields {
  const fields: ReportFields = {};
  if (!sentinel) return fields;
  // An undefined that went through the browser's own serialisation comes back as null.
  if (typeof sentinel.passed === "boolean") {
    fields.verification_passed = sentinel.passed;
    fields.verification_message = sentinel.message;
  }
  const selector = expected?.domChanges.elementShouldExist;
  if (selector !== undefined && typeof sentinel.elementFound === "boolean")
    fields.clientVerification = { elementFound: sentinel.elementFound, selector, urlChanged, timestamp: now };
  return fields;
}
