import { missedIdentifier } from "@/lib/agent/domain/identifiers";
import type { BeforeState, SkeletonNode, SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { VerificationInput } from "@/lib/agent/domain/verification-input";
import { saysNoBy } from "@/lib/agent/domain/wording/answer-said";
import { inPlainStep } from "@/lib/agent/domain/wording/plain-step";
import { affirming } from "@/lib/agent/domain/wording/question-answers";
import { readStepIntent, type StepIntent, type StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { fold } from "@/lib/agent/domain/wording/words";
import type { PageDiff } from "@/lib/agent/snapshot/diff-pages";
import { type Observed, observe } from "@/lib/agent/snapshot/observe";
import { type PageKind, pageKindOf } from "@/lib/agent/snapshot/page-kind";
import { otherAnswer, saysYesToQuestion } from "@/lib/agent/verification/fit/question-answer";
import { type ActionFacts, actionFacts, endsWithEnter } from "./action-facts";
import { type NewAlert, newAlerts } from "./change/new-alerts";
import { effectsOf, type RelatedEffects } from "./change/related-effects";
import { sortRequests, type WindowRequests } from "./change/requests";
import { rowOf, sameNamed } from "./fit/candidates";
import { withoutCopies } from "./fit/drawn-twice";
import { fieldStill } from "./fit/field-still";
import { withinOpenList } from "./fit/open-list";
import { inCountedPart } from "./fit/part-in-order";
import { isOnlyKeeper, isOnlySender, isSaidByGerund, isSaidInStep, isSignBeside } from "./fit/said-in-step";
import { fitOf, type TargetFit } from "./fit/target-fit";
import { sameValue } from "./page/field-value";
import { otherSign } from "./page/pressed-sign";
import { toggleRoles } from "./page/toggle-state";
import { meantVerb } from "./step/meant-verb";
import { inNamesOf } from "./step/spelt-out";

/** The element acted on, before and after. `index` is -1 where it is not on that page. */
export type GroundTarget = {
  index: number;
  node: SkeletonNode | undefined;
  afterIndex: number;
  after: SnapshotNode | undefined;
};

/** All facts that checks may ask of one action, worked out once. */
export type Ground = {
  input: VerificationInput;
  /** Absent: nothing is known of the page before, and no check but those on the client's report may decide. */
  before: BeforeState | undefined;
  nodesBefore: readonly SkeletonNode[];
  nodesAfter: readonly SnapshotNode[];
  observed: Observed | undefined;
  diff: PageDiff | undefined;
  intent: StepIntent;
  /** The step as it was given; `input` holds it in plain words. */
  asSaid: string;
  /** What the step really does, also where it only says to click. */
  verb: StepVerb;
  action: ActionFacts;
  target: GroundTarget;
  fit: TargetFit;
  requests: WindowRequests;
  alerts: NewAlert[];
  kindBefore: PageKind;
  kindAfter: PageKind;
  effects: RelatedEffects;
};

/** Works out the facts. Reads the input only; nothing is decided here. */
export function groundOf(given: VerificationInput): Ground {
  const input = withPlainStep(given);
  const { action: record, after, report } = input;
  const before = record.beforeState;
  const nodesBefore = before?.semanticSkeleton?.nodes ?? [];
  const wording = readStepIntent(input.step?.description ?? record.stepDescription ?? input.goal);
  const ownName = record.target?.name ?? "";
  const isByName =
    wording.verb === "click" ||
    endsWithControl(input.step?.description ?? record.stepDescription ?? "", ownName);
  const intent = isByName ? withoutControlName(wording, ownName) : wording;
  const verb = meantVerb(wording, record.target, labelOf(record.target, nodesBefore));
  const action = actionFacts(record, verb, input.step?.mutating ?? false);
  const observed =
    before && observe({ before, after, report, ambientKeys: input.ambientKeys, navigates: action.navigates });
  const diff = observed?.diff;
  const target = findTarget(input, nodesBefore, diff);
  const fit = fitIn(
    { given, input, wording, action },
    withinOpenList(withoutCopies(nodesBefore, target, diff), target.index, diff, wording),
    target.index,
  );
  const siteUrls = [record.urlAtAction, before?.url ?? "", after.url];
  const base = {
    input,
    before,
    nodesBefore,
    nodesAfter: after.nodes,
    observed,
    diff,
    intent,
    asSaid: given.step?.description ?? given.action.stepDescription ?? "",
    verb,
    action,
    target,
    fit,
    requests: sortRequests(report.networkEvents, siteUrls),
    kindBefore: before
      ? pageKindOf({
          title: before.title ?? "",
          lines: before.semanticSkeleton?.textDigest ?? [],
          nodes: nodesBefore,
        })
      : "ordinary",
    kindAfter: pageKindOf(after, report),
  } as const;
  const effects = effectsOf(base);
  return { ...base, effects, alerts: newAlerts(base) };
}

/** Whether the step means the element that was acted on: by what its entry or its field is told by, by its answer, else by all of the step's words. */
function fitIn(
  asked: { given: VerificationInput; input: VerificationInput; wording: StepIntent; action: ActionFacts },
  nodes: readonly SkeletonNode[],
  target: number,
): TargetFit {
  const { given, input, wording, action } = asked;
  if (target < 0) return { fit: "unclear", reason: "the element acted on is not known" };
  const { value, takesText } = action;
  return (
    ofOtherSign(given, nodes, target) ??
    ofOtherAnswer(given, nodes, target) ??
    ofOtherEntry(input, nodes, target) ??
    ofOtherField(input, action, nodes, target) ??
    asAnswer(given, nodes, target) ??
    asSaidControl(
      given,
      action,
      nodes,
      target,
      inCountedPart(
        input.step?.description ?? input.action.stepDescription ?? "",
        nodes,
        target,
        fitOf({ nodes, target, intent: wording, value, takesText }),
      ),
    )
  );
}

/** What may be a switch, also where it is only drawn as one. */
const toggled: ReadonlySet<string> = new Set([...toggleRoles, "clickable"]);
/** What an element is called by, or what stands beside it where it has no name. */
const labelOf = (target: VerificationInput["action"]["target"], nodes: readonly SkeletonNode[]): string =>
  target?.name || (nodes.find(({ id }) => id === target?.id)?.nearText ?? "");

const entering: ReadonlySet<string> = new Set(["setValue", "type", "select"]);

/** Rules read the step in plain words, however a planner or a person has put it. */
function withPlainStep(input: VerificationInput): VerificationInput {
  const { step, action } = input;
  const { target, action: done } = action;
  const entersText = (done.name === "setValue" || done.name === "type") && endsWithEnter(action);
  const nodes = action.beforeState?.semanticSkeleton?.nodes ?? [];
  const label = toggled.has(target?.role ?? "") ? labelOf(target, nodes) : "";
  const how = { presses: !entering.has(done.name), control: target?.name ?? "", entersText, label };
  const plain = (text: string): string => inPlainStep(inNamesOf(text, nodes), how);
  return {
    ...input,
    ...(step ? { step: { ...step, description: plain(step.description) } } : {}),
    ...(action.stepDescription === undefined
      ? {}
      : { action: { ...action, stepDescription: plain(action.stepDescription) } }),
  };
}

function ofOtherSign(
  { step, action }: VerificationInput,
  nodes: readonly SkeletonNode[],
  target: number,
): TargetFit | undefined {
  const sign = otherSign(step?.description ?? action.stepDescription ?? "", nodes[target]);
  return sign === undefined ? undefined : { fit: "other", reason: `the step says "${sign}"` };
}

function ofOtherAnswer(
  { step, action }: VerificationInput,
  nodes: readonly SkeletonNode[],
  target: number,
): TargetFit | undefined {
  const rival = otherAnswer(step?.description ?? action.stepDescription ?? "", nodes, target);
  return rival === undefined
    ? undefined
    : { fit: "other", rival, reason: `the step says "${nodes[rival]?.name}"` };
}

/** The entry around the target bears another identifier than what step or goal tell their thing by. */
function ofOtherEntry(
  { step, action, goal }: VerificationInput,
  nodes: readonly SkeletonNode[],
  target: number,
): TargetFit | undefined {
  const own = nodes[target];
  // A row in a card is itself the entry, and the card holds others.
  const entry = own && entryRoles.has(own.role) ? own : (nodes[rowOf(nodes, target)] ?? own);
  const wording = `${step?.description ?? action.stepDescription ?? ""}\n${goal}`;
  const missed = missedIdentifier(wording, entry?.name ?? "");
  return missed === undefined ? undefined : { fit: "other", reason: `the step is about "${missed}"` };
}

const entryRoles: ReadonlySet<string> = new Set(["row", "item", "treeitem", "option"]);

/** `Press "Yes" to confirm …`: the answer that the step says word for word, and the only one of that name. */
function asAnswer(
  { step, action }: VerificationInput,
  nodes: readonly SkeletonNode[],
  target: number,
): TargetFit | undefined {
  const name = fold(nodes[target]?.name ?? "");
  const wording = step?.description ?? action.stepDescription ?? "";
  const said = answering.exec(wording)?.[1] ?? "";
  const isSaid =
    (name !== "" && fold(said) === name && affirming.test(name)) ||
    saysNoBy(wording, name) ||
    saysYesToQuestion(wording, nodes, target);
  return isSaid && sameNamed(nodes, target).length === 0
    ? { fit: "this", reason: `the step says the answer "${nodes[target]?.name}"` }
    : undefined;
}
/** Where the words of the step leave it open, the control may be said beside them. */
function asSaidControl(
  { step, action }: VerificationInput,
  { clicks }: ActionFacts,
  nodes: readonly SkeletonNode[],
  target: number,
  fit: TargetFit,
): TargetFit {
  const said = step?.description ?? action.stepDescription ?? "";
  return clicks &&
    ((fit.fit !== "this" && isSaidByGerund(said, nodes, target)) ||
      (fit.fit === "unclear" &&
        (isSaidInStep(said, nodes, target) ||
          isOnlySender(said, nodes, target) ||
          isOnlyKeeper(said, nodes, target) ||
          isFoldBeside(said, nodes, target))))
    ? { fit: "this", reason: "the step says what it is done with" }
    : fit;
}
/** Of what is unfolded the sign has no name; any other sign may be for anything. */
function isFoldBeside(said: string, nodes: readonly SkeletonNode[], target: number): boolean {
  const intent = readStepIntent(said);
  return (intent.verb === "expand" || intent.verb === "collapse") && isSignBeside(intent, nodes, target);
}
const answering =
  /^(?:press|click|tap|hit|answer)(?: on)? ["“'‘]([^"”'’]{1,40})["”'’] to (?:confirm|agree|accept)(?= )/iu;

/** What prepares a step enters the step's own value, and the step's words point at another field for it. */
function ofOtherField(
  { step }: VerificationInput,
  { value, takesText }: ActionFacts,
  nodes: readonly SkeletonNode[],
  target: number,
): TargetFit | undefined {
  const intent = readStepIntent(step?.serves ?? "");
  const isItsValue = value !== undefined && intent.value !== undefined && sameValue(value, intent.value);
  if (!isItsValue || intent.verb !== "edit" || intent.field === undefined) return undefined;
  const found = fitOf({ nodes, target, intent, value, takesText });
  return found.fit === "other" ? found : undefined;
}

/** What the later parts of the ground are worked out from. */
export type GroundBase = Omit<Ground, "effects" | "alerts">;

/** 'Click "Rename"' quotes the control, and no thing that is to come or go. */
const withoutControlName = (intent: StepIntent, name: string): StepIntent => ({
  ...intent,
  quoted: intent.quoted.filter((quote) => fold(quote) !== fold(name)),
});

/** `Submit the form with "Discontinue"` quotes what it is done with. */
function endsWithControl(step: string, name: string): boolean {
  const [, quote = ""] = byControl.exec(step.trim()) ?? [];
  return quote !== "" && fold(quote) === fold(name);
}
const byControl =
  /^(?:submit|send|save|confirm|finish|complete|end|leave|close) .{1,120}? (?:with|by|via|using) ["“'‘]([^"”'’]{1,40})["”'’]$/iu;

function findTarget(
  input: VerificationInput,
  before: readonly SkeletonNode[],
  diff: PageDiff | undefined,
): GroundTarget {
  const wanted = input.action.target;
  const none: GroundTarget = { index: -1, node: undefined, afterIndex: -1, after: undefined };
  if (!wanted) return none;
  const byId = before.findIndex((node) => node.id === wanted.id);
  const index =
    byId >= 0
      ? byId
      : before.findIndex(
          (node) => node.role === wanted.role && node.name === wanted.name && node.path === wanted.path,
        );
  if (index < 0) return none;
  const matched = diff?.match.toAfter[index] ?? -1;
  const isFilled = matched < 0 && entering.has(input.action.action.name);
  const afterIndex = isFilled ? fieldStill(before, input.after.nodes, index) : matched;
  return { index, node: before[index], afterIndex, after: input.after.nodes[afterIndex] };
}
