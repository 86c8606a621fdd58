import { z } from "zod";
import { ActionRecord } from "@/lib/agent/domain/action-record";
import { ClientReport } from "@/lib/agent/domain/client-report";
import { type BeforeState, type PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { VerificationInput } from "@/lib/agent/domain/verification-input";
import type { CaseQuestions } from "./recorded-case";

/** A page as the server keeps it: no HTML but the elements it read, in document order, and the first lines of text. */
const KeptPage = z.object({
  url: z.string(),
  title: z.string().optional(),
  hash: z.string(),
  activeElement: z.string().optional(),
  tree: z.array(SkeletonNode),
  text: z.array(z.string()),
});
export type KeptPage = z.infer<typeof KeptPage>;

/**
 * A verdict of a real task that a person overruled, as `npm run cases -- export` writes it: what the verdict was drawn from, and what was
 * true. It stands in a folder of recorded cases beside those that hold HTML; `before.tree` tells them apart.
 */
export const ExportedCase = z.object({
  id: z.string(),
  /** Host of the page. */
  site: z.string(),
  category: z.literal("overruled"),
  goal: z.string(),
  complexity: z.enum(["SIMPLE", "COMPLEX"]),
  step: z
    .object({ id: z.string(), description: z.string(), verify: z.string(), mutating: z.boolean() })
    .optional(),
  nextStep: z.string().optional(),
  isLastStep: z.boolean(),
  ambientKeys: z.array(z.string()),
  /** Without its before-state, which is `before`, and without a verdict. */
  action: ActionRecord,
  before: KeptPage,
  after: KeptPage,
  /** The page of the second look, where there was one. */
  later: KeptPage.optional(),
  /** What the client reported with `after`, and with `later`. */
  report: ClientReport,
  reportLater: ClientReport.optional(),
  label: z.enum(["success", "failure"]),
  /** What the person saw. */
  reason: z.string(),
  /** A person speaks of the step; whether the whole goal was done is not known. */
  goalDone: z.null(),
});
export type ExportedCase = z.infer<typeof ExportedCase>;

/** Tells the two forms of a case apart before either is checked. */
export const isExported = (read: unknown): boolean => {
  const before = typeof read === "object" && read !== null && "before" in read ? read.before : undefined;
  return typeof before === "object" && before !== null && "tree" in before;
};

/** The questions that the server put to its tiers, put again. */
export function exportedQuestions(exported: ExportedCase): CaseQuestions {
  const { later, reportLater } = exported;
  const first = questionOf(exported, exported.after, exported.report, false);
  if (!later) return { first };
  return {
    first,
    second: (verdict) => {
      const question = questionOf(exported, later, reportLater ?? exported.report, true);
      return { ...question, action: { ...question.action, verdict } };
    },
  };
}

function questionOf(
  exported: ExportedCase,
  after: KeptPage,
  report: ClientReport,
  secondLook: boolean,
): VerificationInput {
  const { goal, complexity, isLastStep, step, nextStep, ambientKeys, action, before } = exported;
  return {
    goal,
    complexity,
    isLastStep,
    ...(step ? { step: { ...step, pendingCalls: 0 } } : {}),
    ...(nextStep === undefined ? {} : { nextStep }),
    criteria: [],
    action: { ...action, beforeState: beforeState(before) },
    after: snapshot(after),
    report,
    secondLook,
    ambientKeys,
    history: [],
  };
}

const beforeState = ({ url, title, hash, activeElement, tree, text }: KeptPage): BeforeState => ({
  url,
  domHash: hash,
  ...(title === undefined ? {} : { title }),
  ...(activeElement === undefined ? {} : { activeElement }),
  semanticSkeleton: { nodes: tree, textDigest: text },
});

const snapshot = ({ url, title, hash, activeElement, tree, text }: KeptPage): PageSnapshot => ({
  url,
  title: title ?? "",
  form: "tree",
  nodes: tree,
  lines: text,
  textCut: false,
  truncated: 0,
  hash,
  ...(activeElement === undefined ? {} : { activeElement }),
});
