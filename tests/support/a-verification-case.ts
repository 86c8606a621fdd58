import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ClientReport } from "@/lib/agent/domain/client-report";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { VerdictRecord } from "@/lib/agent/domain/verdict";
import type { VerificationInput } from "@/lib/agent/domain/verification-input";
import { actionTypeOf, targetOf } from "@/lib/agent/snapshot/action-target";
import { beforeStateOf } from "@/lib/agent/snapshot/skeleton";
import type { Decision } from "@/lib/agent/verification/check";
import { groundOf } from "@/lib/agent/verification/ground";
import { runRules } from "@/lib/agent/verification/verify-action";
import { printAction } from "@/lib/contracts/action-text";
import type { Assertion, ExpectedOutcome } from "@/lib/contracts/assertion";
import { type ActionName, actionDefinition, type BrowserAction } from "@/lib/contracts/browser-action";
import type { NetworkEvent } from "@/lib/contracts/interact-request";
import type { Chain } from "@/lib/contracts/plan";
import { aPage } from "./a-page";
import { aCriterion, anAction, aReport, aVerdict } from "./a-task";

export const siteUrl = "https://garden.test/beds";

/** One action, as two outlines (see `aPage`) and what is known besides. Elements keep their ids from page to page as long as role and name stay. */
export type CaseParts = {
  /** The step's sentence; left out for a direct action. */
  step?: string;
  goal?: string;
  /** The sentence of the step that the action only prepares. */
  serves?: string;
  before: string;
  /** The page before, when it is the same. */
  after?: string;
  /** Name of the element acted on, or its written id as `#id`, or `name in row` for one in a row or item. */
  on?: string;
  does?: ActionName;
  /** What is typed, chosen or opened. */
  value?: string;
  /** Enter follows in the same chain. */
  enter?: boolean;
  /** Further actions of the same chain, as printed. */
  also?: readonly string[];
  url?: string;
  urlAfter?: string;
  title?: string;
  titleAfter?: string;
  text?: string;
  textAfter?: string;
  /** Requests of the action window: `POST /notes 500`, `PUT /notes failed`, `POST stats.example/b 204 beacon`, `POST /slow` (open). */
  requests?: readonly string[];
  report?: Partial<ClientReport>;
  expected?: Partial<ExpectedOutcome>;
  assertions?: readonly Assertion[];
  /** The element that the next step cannot do without, as `role name`. */
  nextNeeds?: string;
  last?: boolean;
  simple?: boolean;
  mutating?: boolean;
  /** The second look at the same action. */
  again?: boolean;
  /** What the first look said. */
  firstLook?: Partial<VerdictRecord>;
  ambientKeys?: readonly string[];
  nextStep?: string;
  action?: Partial<ActionRecord>;
  /** How the page that came up was posted, where that matters. */
  page?: Partial<PageSnapshot>;
  /** Nothing is known of the page before. */
  unseen?: boolean;
};

/** All that the case's action is to be judged by. */
export function aVerificationCase(parts: CaseParts): VerificationInput {
  const { before, after, url = siteUrl, title = "Beds", text } = parts;
  const first = aPage(withIds(before), { url, title, ...(text === undefined ? {} : { text }) });
  const textAfter = parts.textAfter ?? text;
  const second = aPage(withIds(after ?? before), {
    url: parts.urlAfter ?? url,
    title: parts.titleAfter ?? title,
    ...(textAfter === undefined ? {} : { text: textAfter }),
  });
  const { step, goal = step ?? "Tend the garden" } = parts;
  return {
    goal,
    complexity: parts.simple ? "SIMPLE" : "COMPLEX",
    isLastStep: parts.last ?? false,
    ...(step === undefined
      ? {}
      : {
          step: {
            id: "s1",
            description: step,
            verify: `${step}: done`,
            mutating: parts.mutating ?? false,
            pendingCalls: 0,
            ...(parts.serves === undefined ? {} : { serves: parts.serves }),
          },
        }),
    ...(parts.nextStep === undefined ? {} : { nextStep: parts.nextStep }),
    criteria: [aCriterion({ text: goal })],
    action: recordOf(parts, first),
    after: { ...second, ...parts.page },
    report: reportOf(parts),
    secondLook: parts.again ?? false,
    ambientKeys: parts.ambientKeys ?? [],
    history: [],
  };
}

function recordOf(parts: CaseParts, page: PageSnapshot): ActionRecord {
  const { on, does = "click", value } = parts;
  const node = on === undefined ? undefined : elementOf(page, on);
  const takesElement = actionDefinition(does)?.args[0]?.role === "element";
  const action: BrowserAction = {
    name: does,
    args: [takesElement ? node?.id : undefined, value].filter((argument) => argument !== undefined),
  };
  const target = node && (targetOf(page, action) ?? targetOf(page, { name: "click", args: [node.id] }));
  const record = anAction({
    action,
    actionType: actionTypeOf(action, node),
    ...(target ? { target } : {}),
    urlAtAction: page.url,
    beforeState: beforeStateOf(page),
    ...(parts.step === undefined ? {} : { stepId: "s1", stepDescription: parts.step }),
    ...expectedOf(parts),
    ...chainFrom(action, [...(parts.also ?? []), ...(parts.enter ? ['press("Enter")'] : [])]),
    ...(parts.firstLook
      ? { verdict: aVerdict({ outcome: "undecided", reobserve: true, ...parts.firstLook }) }
      : {}),
    ...parts.action,
  });
  const { beforeState: _unseen, ...rest } = record;
  return parts.unseen ? rest : record;
}

function expectedOf({ expected, assertions, nextNeeds }: CaseParts): { expectedOutcome?: ExpectedOutcome } {
  if (!expected && !assertions && nextNeeds === undefined) return {};
  const [role = "", ...name] = (nextNeeds ?? "").split(" ");
  const nextGoal = {
    description: `the ${nextNeeds}`,
    element: { role, name: name.join(" ") },
    required: true,
  };
  return {
    expectedOutcome: {
      description: "what the step wants",
      domChanges: {},
      assertions: [...(assertions ?? [])],
      ...(nextNeeds === undefined ? {} : { nextGoal }),
      ...expected,
    },
  };
}

const reportOf = ({ requests, report }: CaseParts): ClientReport =>
  aReport({ ...(requests ? { networkEvents: requests.map(networkEvent) } : {}), ...report });

/** `METHOD [host]/path [status|failed] [type]`. */
function networkEvent(text: string, at: number): NetworkEvent {
  const [method = "", where = "", result, resourceType = "fetch"] = text.split(" ");
  const slash = where.indexOf("/");
  const host = slash > 0 ? where.slice(0, slash) : new URL(siteUrl).host;
  return {
    method,
    urlPath: where.slice(slash),
    startedAt: 1_000 + at,
    resourceType,
    ...(host === "unknown" ? {} : { host }),
    ...(result === "failed" ? { failed: true } : result === undefined ? {} : { status: Number(result) }),
  };
}

function elementOf(page: PageSnapshot, on: string): SnapshotNode {
  const [name = "", row] = on.split(" in ");
  const inRow = (node: SnapshotNode): boolean =>
    row === undefined || page.nodes[node.parent]?.name.includes(row) === true;
  const found = page.nodes.find((node) =>
    on.startsWith("#") ? node.id === on.slice(1) : node.name === name && inRow(node),
  );
  if (!found) throw new Error(`no element ${on} on the page before`);
  return found;
}

/** Gives each row of an outline an id made of what it says, so that an element that stays keeps its id. Of equal ones the later are counted. */
function withIds(outline: string): string {
  const seen = new Map<string, number>();
  return outline
    .split("\n")
    .map((row) => {
      const what = /^\s*([a-z]+)(?::[\w-]+)?(?:\s+"([^"]*)")?/.exec(row);
      if (!what || /\s#\S/.test(row.replace(/"[^"]*"/g, ""))) return row;
      const id = `${what[1]}-${(what[2] ?? "").replace(/\s+/g, "_").slice(0, 40)}`;
      const count = seen.get(id) ?? 0;
      seen.set(id, count + 1);
      return `${row} #${id}${count === 0 ? "" : `~${count}`}`;
    })
    .join("\n");
}

function chainFrom(first: BrowserAction, others: readonly string[]): { chain?: Chain } {
  if (others.length === 0) return {};
  const chain: Chain = {
    actions: [printAction(first), ...others].map((action, index) => ({
      action,
      description: action,
      index,
      actionType: "generic",
      verificationLevel: "full",
      clientVerificationChecks: [],
    })),
    metadata: {
      totalActions: others.length + 1,
      safeToChain: true,
      chainReason: "RELATED_INPUTS",
      defaultVerificationLevel: "full",
      clientVerificationSufficient: false,
      finalVerificationLevel: "full",
    },
  };
  return { chain };
}

export type RuleWord = "verified" | "refuted" | "undecided" | "looks again";
export const wordOf = ({ outcome, reobserve }: Decision): RuleWord => (reobserve ? "looks again" : outcome);

/** What the whole list of tiers says of a case, and by which check. */
export function ruled(parts: CaseParts): { says: RuleWord; by: string | undefined } {
  const { decision, check } = runRules(groundOf(aVerificationCase(parts)), true);
  return { says: decision ? wordOf(decision) : "undecided", by: check };
}

/** What the rules come to at the first look, or at the second one where the first does not decide. */
export function ruledInTheEnd(parts: CaseParts): RuleWord {
  const { says } = ruled(parts);
  return says === "verified" || says === "refuted" ? says : ruled({ ...parts, again: true }).says;
}
