import type { ExpectedOutcome } from "@/lib/contracts/assertion";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import type { InteractRequest } from "@/lib/contracts/interact-request";
import type { ChainCheck } from "@/lib/contracts/plan";

/** The page as the wire carries it; a part of the request. */
export type PageFields = Pick<
  InteractRequest,
  | "url"
  | "domMode"
  | "interactiveTree"
  | "pageText"
  | "dom"
  | "skeletonDom"
  | "pageTitle"
  | "viewport"
  | "scrollPosition"
  | "activeElement"
  | "screenshot"
  | "domHash"
  | "treeTruncated"
  | "ambientIds"
  | "ambientText"
  | "tabs"
>;

/** How executing an action went and what was seen meanwhile; a part of the request. */
export type ReportFields = Pick<
  InteractRequest,
  | "previousUrl"
  | "beforeDomHash"
  | "lastActionStatus"
  | "lastActionError"
  | "lastActionResult"
  | "clientObservations"
  | "networkEvents"
  | "clientVerification"
  | "verification_passed"
  | "verification_message"
  | "errors_detected"
  | "success_messages"
  | "recentEvents"
  | "hasErrors"
  | "hasSuccess"
>;

/** What of a page goes beyond the semantic tree and its short text; given only when the server asks. */
export type Wanted = { dom: boolean; screenshot: boolean; fullText: boolean };

export type CheckResult = { passed: true } | { passed: false; check: ChainCheck; message: string };

/** The browser, as the loop sees it. An extension and the headless runner each have one. Methods do not throw for what a page may do. */
export type Driver = {
  /** The page once it has come to rest. */
  snapshot: (wanted: Wanted) => Promise<PageFields>;
  /** Carries out an action, waits until the page rests, and tells what happened. An action that is refused or fails is a report too. */
  execute: (action: BrowserAction, expected: ExpectedOutcome | undefined) => Promise<ReportFields>;
  /** Checks what a chain asks the client to check after one of its actions. */
  check: (checks: readonly ChainCheck[], action: BrowserAction) => Promise<CheckResult>;
  /** Lets policy-bound prompts of the page (`confirm`) pass for the next action, which a person or policy approved. */
  approveNext: () => void;
  currentUrl: () => string;
};
