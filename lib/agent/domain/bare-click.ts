import { clickActions } from "@/lib/contracts/browser-action";
import type { ActionRecord } from "./action-record";
import { thresholds } from "./thresholds";
import type { VerdictRecord } from "./verdict";
import { readStepIntent, type StepVerb } from "./wording/step-intent";
import { contentStems, contentWords, stem } from "./wording/words";

/** What was asked for, in words: of a step, or of the goal of a task without a plan. */
export type Asked = {
  wording: string;
  /** What is to be true afterwards. */
  promises: readonly string[];
  mutating: boolean;
};

const clicks: ReadonlySet<string> = new Set([...clickActions, "rightClick"]);
const general: ReadonlySet<StepVerb> = new Set(["click", "unknown"]);
/** Words with which a promise says no more than that the click was made. */
const ofClicking: ReadonlySet<string> = new Set(
  "done taken effect been has have is was are clicked pressed tapped pushed hit focused pointed double right any".split(
    " ",
  ),
);

/**
 * True when a click is all that was asked for: neither the wording, nor a promise, nor the control's own name says what it is to bring about.
 * A page that shows nothing after such a click has said neither yes nor no.
 */
export function isBareClick(record: ActionRecord, { wording, promises, mutating }: Asked): boolean {
  const { action, target, expectedOutcome } = record;
  if (!clicks.has(action.name) || !target || mutating) return false;
  if (target.href || target.popup || target.inputType === "submit") return false;
  if (expectedOutcome && expectedOutcome.assertions.length > 0) return false;
  if (!general.has(readStepIntent(wording).verb) || !general.has(readStepIntent(target.name).verb))
    return false;
  const said = new Set([wording, target.name, target.role].flatMap(contentStems));
  return promises.flatMap(contentWords).every((word) => ofClicking.has(word) || said.has(stem(word)));
}

/** The page did not react at all, also at the second look. */
export const isSilent = ({ outcome, confidence }: VerdictRecord): boolean =>
  outcome === "refuted" && confidence <= thresholds.nothingChanged;
