import { z } from "zod";
import { limits } from "./limits";
import { InteractiveElement, SemanticNode } from "./page-element";

const id = z.uuid();
const shortText = z.string().max(2_000);

/** A request that began while the action ran. No bodies, no query values. */
export const NetworkEvent = z.strictObject({
  method: z.string().max(16),
  host: z.string().max(300).optional(),
  resourceType: z.string().max(40).optional(),
  urlPath: z.string().max(2_000),
  status: z.number().int().optional(),
  failed: z.boolean().optional(),
  /** Milliseconds since epoch. */
  startedAt: z.number(),
  /** `page`: told by the page's own scripts, not by the browser. */
  saidBy: z.enum(["browser", "page"]).optional(),
});
export type NetworkEvent = z.infer<typeof NetworkEvent>;

export const BrowserTab = z.strictObject({
  id: z.string().max(64),
  url: z.string().max(4_000),
  title: z.string().max(500),
  active: z.boolean(),
});
export type BrowserTab = z.infer<typeof BrowserTab>;

export const Attachment = z.strictObject({
  id: z.string().max(200),
  filename: z.string().max(300),
  mimeType: z.string().max(120),
  size: z.number().int().min(0),
});
export type Attachment = z.infer<typeof Attachment>;

/** A line of `pageText`, counted from 0, that changes while no action runs; `steady` is it with `·` in place of what changes. */
export const MovingLine = z.strictObject({ line: z.number().int().min(0), steady: z.string().max(2_000) });
export type MovingLine = z.infer<typeof MovingLine>;

/** What a page looks like, in any of its five forms, and facts beside it. */
const pageFields = {
  url: z.string().max(8_000).optional(),
  domMode: z.enum(["semantic", "skeleton", "hybrid", "full"]).optional(),
  interactiveTree: z.array(InteractiveElement).optional(),
  pageText: z.string().max(400_000).optional(),
  semanticNodes: z.array(SemanticNode).optional(),
  skeletonDom: z.string().optional(),
  dom: z.string().optional(),
  pageTitle: shortText.optional(),
  viewport: z.looseObject({ width: z.number(), height: z.number() }).optional(),
  scrollPosition: z.union([z.string().max(80), z.number(), z.record(z.string(), z.unknown())]).optional(),
  scrollableContainers: z.array(z.unknown()).max(200).optional(),
  activeElement: z.union([z.string().max(500), z.record(z.string(), z.unknown())]).optional(),
  screenshot: z.string().optional(),
  domHash: z.string().max(128).optional(),
  treeTruncated: z.number().int().min(0).optional(),
  ambientIds: z.array(z.string().max(64)).max(limits.treeElements).optional(),
  ambientText: z.array(MovingLine).max(limits.movingLines).optional(),
  tabs: z.array(BrowserTab).max(100).optional(),
};

/** What the client did and saw since the last answer. */
const reportFields = {
  lastActionId: z.string().max(128).optional(),
  previousUrl: z.string().max(8_000).optional(),
  beforeDomHash: z.string().max(128).optional(),
  lastActionStatus: z.enum(["success", "failure", "pending"]).optional(),
  lastActionError: z
    .looseObject({
      message: shortText,
      code: z.string().max(80),
      action: z.string().max(8_000).optional(),
      elementId: z.string().max(64).optional(),
    })
    .optional(),
  lastActionResult: z.looseObject({ success: z.boolean(), actualState: z.unknown().optional() }).optional(),
  clientObservations: z
    .looseObject({
      didNetworkOccur: z.boolean().optional(),
      didDomMutate: z.boolean().optional(),
      didUrlChange: z.boolean().optional(),
    })
    .optional(),
  networkEvents: z.array(NetworkEvent).max(limits.networkEvents).optional(),
  clientVerification: z
    .looseObject({
      elementFound: z.boolean(),
      selector: z.string().max(2_000).optional(),
      urlChanged: z.boolean().optional(),
      timestamp: z.number().optional(),
    })
    .optional(),
  verification_passed: z.boolean().optional(),
  verification_message: shortText.optional(),
  errors_detected: z.array(shortText).max(50).optional(),
  success_messages: z.array(shortText).max(50).optional(),
  recentEvents: z.array(shortText).max(200).optional(),
  hasErrors: z.boolean().optional(),
  hasSuccess: z.boolean().optional(),
  chainPartialState: z
    .looseObject({
      executedActions: z.number().int().min(0),
      totalActionsInChain: z.number().int().min(0).optional(),
      domAfterLastSuccess: z.unknown().optional(),
    })
    .optional(),
  chainError: z
    .looseObject({
      action: z.string().max(8_000),
      message: shortText,
      code: z.string().max(80),
      elementId: z.string().max(64).optional(),
      failedIndex: z.number().int().min(0),
    })
    .optional(),
};

/**
 * Body of `POST /api/agent/interact`. Unknown top-level fields are dropped here; the route counts them. Size limits past which the answer is
 * 413 (tree elements, `dom`) are not zod rules: `findExceededLimit` names them.
 */
export const InteractRequest = z.object({
  query: z.string().min(1).max(limits.queryChars).optional(),
  taskId: id.optional(),
  sessionId: id.optional(),
  turnId: id.optional(),
  answer: z
    .strictObject({ questionId: z.string().max(128), text: z.string().min(1).max(limits.queryChars) })
    .optional(),
  approval: z
    .strictObject({ actionId: z.string().max(128), decision: z.enum(["approve", "reject"]) })
    .optional(),
  attachments: z.array(Attachment).max(20).optional(),
  ...pageFields,
  ...reportFields,
});
export type InteractRequest = z.infer<typeof InteractRequest>;

export const interactRequestFields: readonly string[] = Object.keys(InteractRequest.shape);

/** Names the first exceeded size limit of a body that is otherwise of the right shape, or nothing. */
export function findExceededLimit(body: { interactiveTree?: unknown; dom?: unknown }): string | undefined {
  if (Array.isArray(body.interactiveTree) && body.interactiveTree.length > limits.treeElements)
    return `interactiveTree: ${body.interactiveTree.length} elements, at most ${limits.treeElements}; rank and cut them, and say how many are left out in treeTruncated`;
  if (typeof body.dom === "string" && body.dom.length > limits.domChars)
    return `dom: at most ${limits.domChars} characters`;
  return undefined;
}
