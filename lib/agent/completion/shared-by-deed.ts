import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { deedOf } from "./deed/entered";
import type { Ground, Judgement } from "./ground";
import { waitingFor } from "./page/places";
import { entriesNow, listedThen } from "./read-back/since-listed";

/** Fewer things may be said of another entry as well. */
const fewestTold = 3;

/**
 * `Done: Reserve stall 4 for Falk from 3 May to 6 May`, of a later plan, rests on the very press that what was read again rests on: it is proven by the one entry of the
 * page as loaded anew that has all that it names, says nothing against it and was not there before the press. What is told here and there on the page may be of several
 * entries.
 */
export function sharedByDeed(judged: Judgement[], ground: Ground): Judgement[] {
  const read = judged.find(
    ({ result, evidence }) =>
      result === "met" && evidence.some(({ rank, source }) => rank === "persisted" && source === "read_back"),
  );
  const deed = read && deedOf(read.proof);
  if (!read || !deed || ground.load === "none") return judged;
  const isTold = ({ criterion, result, proof }: Judgement): boolean => {
    const asked = criterion.text.replace(/^Done: /, "");
    const names = goalNames(asked);
    return (
      result === "unverifiable" &&
      criterion.stepId !== undefined &&
      proof.state === "undecided" &&
      deedOf(proof)?.actionId === deed.actionId &&
      names.length >= fewestTold &&
      !takesAway(asked) &&
      isToldByNewEntry(deed, { names, asked }, ground)
    );
  };
  return judged.map((one) => (isTold(one) ? { ...one, result: "met", evidence: read.evidence } : one));
}

/**
 * By innermost entries alone: what is around several of them has the names of all. One that says a word more than was asked for may say that it was cancelled, is on a
 * waiting list or full.
 */
function isToldByNewEntry(
  deed: ActionRecord,
  { names, asked }: { names: readonly string[]; asked: string },
  ground: Ground,
): boolean {
  const then = listedThen(deed, ground);
  const own = new Set([...wordsOf(asked), ...joining]);
  const waits = waitingFor(asked);
  const telling = entriesNow(ground.snapshot).filter(({ told }) =>
    names.every((name) => isHeldBy(name, [told])),
  );
  return (
    then !== undefined &&
    telling.length > 0 &&
    telling.every(
      ({ told, mark }) =>
        !waits(told) &&
        wordsOf(told).every((word) => own.has(word) || !/\p{L}/u.test(word)) &&
        !then.entries.some(({ text }) => text === mark.text),
    )
  );
}
const joining: readonly string[] = ["from", "to", "until", "and", "for", "by", "at", "on", "in", "of", "the"];
