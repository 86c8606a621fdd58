import { z } from "zod";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ClientReport } from "@/lib/agent/domain/client-report";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import type { VerdictRecord } from "@/lib/agent/domain/verdict";
import type { VerificationInput } from "@/lib/agent/domain/verification-input";
import { actionTypeOf, targetOf } from "@/lib/agent/snapshot/action-target";
import { buildSnapshot } from "@/lib/agent/snapshot/build-snapshot";
import { beforeStateOf } from "@/lib/agent/snapshot/skeleton";
import { printAction } from "@/lib/contracts/action-text";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import type { NetworkEvent } from "@/lib/contracts/interact-request";
import type { Chain } from "@/lib/contracts/plan";
import { ordinaryMarkup, pointerKindOf } from "./recorded-page";

const Page = z.looseObject({ url: z.string(), html: z.string() });
const texts = z.array(z.unknown()).default([]);

/** A recorded case as the files hold it. What says how a case was made is there only to be printed and is not part of any question. */
export const RecordedCase = z.looseObject({
  id: z.string(),
  site: z.string().default(""),
  category: z.string().default(""),
  step: z.string(),
  goal: z.string().optional(),
  nextStep: z.string().nullish(),
  isLastStep: z.boolean().default(false),
  action: z.looseObject({
    kind: z.enum(["click", "setValue", "select"]),
    elem: z.looseObject({ tag: z.string(), name: z.string() }),
    value: z.string().nullish(),
    pressEnter: z.boolean().nullish(),
  }),
  before: Page,
  after: Page,
  later: Page.optional(),
  client: z.looseObject({
    execError: z.unknown().optional(),
    mutations: z.number().default(0),
    addedTexts: texts,
    liveRegionTexts: texts,
    pageErrors: texts,
    dialogs: texts,
    requests: z.array(z.string()).default([]),
    requestsLater: z.array(z.string()).nullish(),
  }),
  label: z.enum(["success", "failure"]),
  goalDone: z.boolean().nullish(),
});
export type RecordedCase = z.infer<typeof RecordedCase>;

/** The questions that a case puts: the first look and, when there is a later page, the second. */
export type CaseQuestions = {
  first: VerificationInput;
  second?: (first: VerdictRecord) => VerificationInput;
};

/** Turns a recording into what the server would know. Only what a client sends goes in. */
export function questionsOf(recorded: RecordedCase): CaseQuestions {
  const pointer = pointerKindOf(recorded.before.html);
  const read = (page: { url: string; html: string }): { page: PageSnapshot; targetId?: string } => {
    const { html, targetId } = ordinaryMarkup(page.html, pointer);
    return { page: buildSnapshot({ url: page.url, dom: html }), ...(targetId ? { targetId } : {}) };
  };
  const before = read(recorded.before);
  const action = recordOf(recorded, before.page, before.targetId ?? "unknown");
  const base = {
    goal: recorded.goal ?? recorded.step,
    complexity:
      recorded.isLastStep && (recorded.goal ?? recorded.step) === recorded.step
        ? ("SIMPLE" as const)
        : ("COMPLEX" as const),
    isLastStep: recorded.isLastStep,
    step: { id: "step", description: recorded.step, verify: recorded.step, mutating: false, pendingCalls: 0 },
    ...(recorded.nextStep ? { nextStep: recorded.nextStep } : {}),
    criteria: [],
    ambientKeys: [],
    history: [],
  };
  const { requests, requestsLater } = recorded.client;
  const first: VerificationInput = {
    ...base,
    action,
    after: read(recorded.after).page,
    report: reportOf(recorded, requests),
    secondLook: false,
  };
  const { later } = recorded;
  if (!later) return { first };
  return {
    first,
    second: (verdict) => ({
      ...base,
      action: { ...action, verdict },
      after: read(later).page,
      report: reportOf(recorded, [...requests, ...(requestsLater ?? [])]),
      secondLook: true,
    }),
  };
}

function recordOf(recorded: RecordedCase, before: PageSnapshot, targetId: string): ActionRecord {
  const { kind, value, pressEnter } = recorded.action;
  const action: BrowserAction =
    kind === "click" ? { name: "click", args: [targetId] } : { name: kind, args: [targetId, value ?? ""] };
  const target = targetOf(before, action);
  const node = before.nodes.find(({ id }) => id === targetId);
  return {
    actionId: recorded.id,
    turn: 1,
    purpose: "step",
    action,
    actionType: actionTypeOf(action, node),
    ...(target ? { target } : {}),
    thought: "",
    stepId: "step",
    stepDescription: recorded.step,
    urlAtAction: before.url,
    beforeState: beforeStateOf(before),
    ...(pressEnter ? { chain: enterChain(action) } : {}),
    certainty: 1,
  };
}

function enterChain(action: BrowserAction): Chain {
  const printed = [printAction(action), printAction({ name: "press", args: ["Enter"] })];
  return {
    actions: printed.map((text, index) => ({
      action: text,
      description: text,
      index,
      actionType: "input",
      verificationLevel: "full",
      clientVerificationChecks: [],
    })),
    metadata: {
      totalActions: 2,
      safeToChain: true,
      chainReason: "SEQUENTIAL_STEPS",
      defaultVerificationLevel: "full",
      clientVerificationSufficient: false,
      finalVerificationLevel: "full",
    },
  };
}

function reportOf({ client, before, after }: RecordedCase, requests: readonly string[]): ClientReport {
  const events = requests.map(eventOf);
  const said = [...client.liveRegionTexts, ...client.addedTexts].map(String);
  return {
    execution: client.execError ? "failure" : "success",
    ...(client.execError
      ? { error: { code: "action_failed", message: String(client.execError).slice(0, 300) } }
      : {}),
    witness: {
      didDomMutate: client.mutations > 0,
      didNetworkOccur: events.length > 0,
      didUrlChange: before.url !== after.url,
      recentEvents: [...client.dialogs, ...client.pageErrors, ...said].map(String),
    },
    networkEvents: events,
    sentinel: { errors: [], successes: [] },
    ambientIds: [],
  };
}

/** `METHOD path status type`, where the status may be the word FAILED. A path may hold spaces in no recording. */
function eventOf(text: string, index: number): NetworkEvent {
  const [method = "GET", path = "", status = "", type] = text.split(" ");
  return {
    method,
    urlPath: path.split("?")[0] ?? path,
    ...(/^\d+$/.test(status) ? { status: Number(status) } : {}),
    ...(status === "FAILED" ? { failed: true } : {}),
    ...(type ? { resourceType: type } : {}),
    startedAt: index,
  };
}
