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
import { ActionName, type BrowserAction } from "@/lib/contracts/browser-action";
import { InteractRequest, type NetworkEvent } from "@/lib/contracts/interact-request";
import type { Chain } from "@/lib/contracts/plan";
import { ordinaryMarkup, type PointerKind, pointerKindOf } from "./recorded-page";

/** A page as HTML with its live state in attributes, or in any form that a client posts. */
const Page = z.looseObject({
  url: z.string().default(""),
  html: z.string().optional(),
  title: z.string().nullish(),
  ...InteractRequest.pick({
    dom: true,
    skeletonDom: true,
    interactiveTree: true,
    semanticNodes: true,
    pageText: true,
    pageTitle: true,
  }).shape,
});
type Page = z.infer<typeof Page>;
const texts = z
  .array(z.unknown())
  .nullish()
  .transform((some) => some ?? []);
const requests = z
  .array(z.string())
  .nullish()
  .transform((some) => some ?? []);

const Client = z.looseObject({
  execError: z.unknown().optional(),
  mutations: z
    .number()
    .nullish()
    .transform((count) => count ?? 0),
  addedTexts: texts,
  liveRegionTexts: texts,
  dialogs: texts,
  requests,
  requestsLater: requests,
});

/** A recorded case as the files hold it. What says how a case was made is there only to be printed and is not part of any question. */
export const RecordedCase = z.looseObject({
  id: z.string(),
  site: z.string().nullish(),
  category: z.string().nullish(),
  step: z.string(),
  goal: z.string().nullish(),
  nextStep: z.string().nullish(),
  isLastStep: z.boolean().nullish(),
  action: z.looseObject({
    kind: ActionName,
    elem: z.looseObject({ tag: z.string().nullish(), name: z.string().nullish() }).nullish(),
    elementId: z.string().nullish(),
    value: z.union([z.string(), z.number().transform(String)]).nullish(),
    pressEnter: z.boolean().nullish(),
  }),
  before: Page.nullish(),
  after: Page,
  later: Page.nullish(),
  client: Client.nullish().transform((client) => client ?? Client.parse({})),
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
  const pointer = recorded.before?.html === undefined ? undefined : pointerKindOf(recorded.before.html);
  const read = (page: Page): ReadPage => readPage(page, pointer);
  const before = recorded.before ? read(recorded.before) : undefined;
  const action = recordOf(recorded, before);
  const base = {
    goal: recorded.goal ?? recorded.step,
    complexity:
      recorded.isLastStep && (recorded.goal ?? recorded.step) === recorded.step
        ? ("SIMPLE" as const)
        : ("COMPLEX" as const),
    isLastStep: recorded.isLastStep ?? false,
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
      report: reportOf(recorded, [...requests, ...requestsLater]),
      secondLook: true,
    }),
  };
}

type ReadPage = { page: PageSnapshot; targetId?: string };

function readPage(page: Page, pointer: PointerKind | undefined): ReadPage {
  const title = page.title ?? page.pageTitle;
  const named = title ? { pageTitle: title } : {};
  if (page.html === undefined) return { page: buildSnapshot({ ...page, ...named }) };
  const { html, targetId } = ordinaryMarkup(page.html, pointer);
  return { page: buildSnapshot({ url: page.url, dom: html, ...named }), ...(targetId ? { targetId } : {}) };
}

const withoutTarget: ReadonlySet<string> = new Set([
  "navigate",
  "search",
  "type",
  "press",
  "wait",
  "findText",
]);

function recordOf(recorded: RecordedCase, before: ReadPage | undefined): ActionRecord {
  const { kind, value, pressEnter, elementId } = recorded.action;
  const targetId = before?.targetId ?? elementId ?? "unknown";
  const args = [
    ...(withoutTarget.has(kind) ? [] : [targetId]),
    ...(value === undefined || value === null ? [] : [value]),
  ];
  const needsValue = kind === "setValue" || kind === "select";
  const action: BrowserAction = { name: kind, args: needsValue ? [targetId, value ?? ""] : args };
  const target = before && targetOf(before.page, action);
  const node = before?.page.nodes.find(({ id }) => id === targetId);
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
    urlAtAction: before?.page.url ?? recorded.after.url,
    ...(before ? { beforeState: beforeStateOf(before.page) } : {}),
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
  const said = [...client.liveRegionTexts, ...client.addedTexts].map((text) => `Added: '${text}'`);
  return {
    execution: client.execError ? "failure" : "success",
    ...(client.execError
      ? { error: { code: "action_failed", message: String(client.execError).slice(0, 300) } }
      : {}),
    witness: {
      didDomMutate: client.mutations > 0,
      didNetworkOccur: events.length > 0,
      didUrlChange: before !== undefined && before !== null && before.url !== after.url,
      recentEvents: [...client.dialogs.map((text) => `Dialog (alert, accepted): '${text}'`), ...said],
    },
    networkEvents: events,
    sentinel: { errors: [], successes: [] },
    ambientIds: [],
  };
}

/** `METHOD path status type`, where the status may be the word FAILED. A path may hold spaces in no recording; that of another site begins with its host. */
function eventOf(text: string, index: number): NetworkEvent {
  const [method = "GET", address = "", status = "", type] = text.split(" ");
  const [, host, path = ""] = /^(?:https?:\/\/)?([^/?]*)(.*)$/u.exec(address) ?? [];
  return {
    method,
    urlPath: path.split("?")[0] ?? path,
    ...(host ? { host } : {}),
    ...(/^\d+$/.test(status) ? { status: Number(status) } : {}),
    ...(status === "FAILED" ? { failed: true } : {}),
    ...(type ? { resourceType: type } : {}),
    startedAt: index,
  };
}
