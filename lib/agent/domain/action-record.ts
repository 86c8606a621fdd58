import { z } from "zod";
import { ExpectedOutcome } from "@/lib/contracts/assertion";
import { ActionType, BrowserAction } from "@/lib/contracts/browser-action";
import { Chain } from "@/lib/contracts/plan";
import { Listed } from "./listed";
import { BeforeState, NodeRole } from "./snapshot";
import { VerdictRecord } from "./verdict";

/** Why an action was chosen. `wait`s and read-backs promise no effect of their own. */
export const ActionPurpose = z.enum([
  "step",
  "direct",
  "correction",
  "contingency",
  "reobserve",
  "gather_evidence",
  "recover",
]);
export type ActionPurpose = z.infer<typeof ActionPurpose>;

/** The target as it was when the action was chosen. */
export const ActionTarget = z.object({
  id: z.string(),
  role: NodeRole,
  name: z.string(),
  path: z.string(),
  testId: z.string().optional(),
  inputType: z.string().optional(),
  href: z.string().optional(),
  popup: z.boolean().optional(),
  /** What a field held. */
  value: z.string().optional(),
});
export type ActionTarget = z.infer<typeof ActionTarget>;

/** A chosen action, from choice to verdict. */
export const ActionRecord = z.object({
  actionId: z.string(),
  turn: z.number().int(),
  purpose: ActionPurpose,
  action: BrowserAction,
  actionType: ActionType,
  target: ActionTarget.optional(),
  thought: z.string(),
  stepId: z.string().optional(),
  stepDescription: z.string().optional(),
  urlAtAction: z.string(),
  beforeState: BeforeState.optional(),
  expectedOutcome: ExpectedOutcome.optional(),
  chain: Chain.optional(),
  /** Steps that the chain's actions stand for, in its order. */
  chainStepIds: z.array(z.string()).optional(),
  /** Their targets. */
  chainTargets: z.array(ActionTarget).optional(),
  /** Id of the action that a re-observing wait looks at again. */
  reobserves: z.string().optional(),
  /** How sure whoever chose it was, 0 to 1. */
  certainty: z.number(),
  verdict: VerdictRecord.optional(),
  /** What it was to store, send or delete may have happened although it counts as failed. */
  maybeDone: z.boolean().optional(),
  /**
   * What the form around the control offered, the goal names, and was not chosen when it was pressed; an entry beside its own that says more of the goal; a
   * field that the goal calls for just the value that was put into another one.
   */
  unchosen: z.array(z.string()).optional(),
  /** What the list or the group of radio buttons that was chosen from offered beside that. */
  offered: z.array(z.string()).optional(),
  /** The page answered with a question of its own, and sent nothing: it is not done yet. */
  onlyAsked: z.boolean().optional(),
  /** It led to the form of what is to be stored: its step is still to be done there. */
  onlyLed: z.boolean().optional(),
  /** It brought a number one nearer to the goal's: the next press is the next one, and no second try. */
  counted: z.boolean().optional(),
  /** What was listed on the page when it was pressed, to tell what else became of it. */
  listed: Listed.optional(),
  /** What the page said of the one thing that it was pressed at, and the heading over that. */
  part: z.object({ over: z.string(), lines: z.array(z.string()) }).optional(),
  /** What stood under the tab, or with the choice, that gave way to this one, in short. */
  under: z.object({ place: z.string(), marks: z.array(z.string()) }).optional(),
  /** It sent the same thing more than once: what it made may be there twice. */
  sentTwice: z.boolean().optional(),
});
export type ActionRecord = z.infer<typeof ActionRecord>;
