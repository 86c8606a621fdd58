import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { deedOf } from "./deed/entered";
import type { Ground, Judgement } from "./ground";
import { isWholeEntry } from "./read-back/read-kept";

/** Fewer things may be said of another entry as well. */
const fewestTold = 3;

/**
 * `Done: Reserve stall 4 for Falk from 3 May to 6 May`, of a later plan, rests on the very press that what was read again rests on: it is proven by the one entry of the
 * page as loaded anew that has all that it names. What is told here and there on the page may be of several entries.
 */
export function sharedByDeed(judged: Judgement[], { snapshot, load }: Ground): Judgement[] {
  const read = judged.find(
    ({ result, evidence }) =>
      result === "met" && evidence.some(({ rank, source }) => rank === "persisted" && source === "read_back"),
  );
  const deed = read && deedOf(read.proof)?.actionId;
  if (!read || deed === undefined || load === "none") return judged;
  const isTold = ({ criterion, result, proof }: Judgement): boolean => {
    const names = goalNames(criterion.text.replace(/^Done: /, ""));
    return (
      result === "unverifiable" &&
      criterion.stepId !== undefined &&
      proof.state === "undecided" &&
      deedOf(proof)?.actionId === deed &&
      names.length >= fewestTold &&
      isWholeEntry(names, snapshot)
    );
  };
  return judged.map((one) => (isTold(one) ? { ...one, result: "met", evidence: read.evidence } : one));
}
