import type { ClientReport } from "@/lib/agent/domain/client-report";
import type { Criterion } from "@/lib/agent/domain/criterion";
import type { BeforeState, PageSnapshot } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import type { VerdictRecord } from "@/lib/agent/domain/verdict";
import type { Evidence } from "@/lib/contracts/verdict";
import type { FreshLoad } from "./gathering/fresh-load";
import type { StepProof } from "./step-proof";

/** All that a claim is judged on, gathered once. */
export type Ground = {
  /** Its goal says what is to be done, without what is to stay as it is. */
  task: Task;
  /** The goal as it was given. */
  said?: string;
  /** Other things of the kind are to stay as they are. */
  keepsOthers?: boolean;
  snapshot: PageSnapshot;
  report: ClientReport;
  /** The page before the last action, where it is still known. */
  before?: BeforeState | undefined;
  verdict?: VerdictRecord | undefined;
  load: FreshLoad;
  /** Makes an evidence item with an id of its own; a long text is cut. */
  evidence(item: Omit<Evidence, "id">): Evidence;
};

/**
 * `unknown`: rules cannot say; a model may be asked. `readBack`: reading what was stored would strengthen or settle it. `mayBeStored`: something may have
 * been stored already, so that whatever the result it is not done a second time.
 */
export type Judgement = {
  criterion: Criterion;
  result: "met" | "unmet" | "unverifiable" | "unknown";
  evidence: Evidence[];
  readBack: boolean;
  mayBeStored: boolean;
  /** What its steps have come to, for whoever judges it further. */
  proof: StepProof;
};

const textChars = 500;
export const clip = (text: string): string =>
  text.length > textChars ? `${text.slice(0, textChars - 1)}…` : text;

/** Ids of evidence that the handshake itself gathered. */
const ownPrefix = "e-";
export const ownEvidenceId = (id: string): string => `${ownPrefix}${id}`;
export const isOwnEvidence = (id: string): boolean => id.startsWith(ownPrefix);
