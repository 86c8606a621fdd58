import type { ActionType, BrowserAction } from "@/lib/contracts/browser-action";
import type { Chain, UserQuestion } from "@/lib/contracts/plan";
import type { ActionTarget } from "./action-record";

/** What whoever chooses the next action came to. */
export type ActionChoice =
  | {
      kind: "act";
      action: BrowserAction;
      actionType: ActionType;
      target?: ActionTarget;
      thought: string;
      /** 0 to 1. */
      certainty: number;
      /** The action only makes room for the step's own and does not fulfil it: its success leaves the step where it is. */
      prepares?: true;
      chain?: Chain;
      /** Steps that the chain's actions stand for, in its order. */
      chainStepIds?: string[];
      /** Their targets. */
      chainTargets?: ActionTarget[];
    }
  | { kind: "finish"; summary: string }
  | { kind: "ask"; question: UserQuestion; missingInformation: string[] }
  /** `stepHolds`: the page already shows what the step is to bring about, so there is nothing to do for it. */
  | { kind: "cannot"; reason: string; stepHolds?: true };
