import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { splitClauses } from "@/lib/agent/domain/wording/clauses";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { isUnaskedRemoval, riskOfName } from "@/lib/agent/domain/wording/unasked-deed";
import { contentStems, stemsOf } from "@/lib/agent/domain/wording/words";
import { isKin } from "./kin";
import { areSynonyms, wordsOfSign } from "./synonyms";
import { isUndoing } from "./undoing";

/** What a control says that it does: its name, or what a sign or a description says for it. */
const saidBy = ({ name, description = "" }: SnapshotNode): string =>
  /[\p{L}\p{N}]{2}/u.test(name) ? name : (wordsOfSign(name) ?? description);

/**
 * Takes away, ends, sends or pays something that the goal does not ask for. Such a control leads nowhere, whatever other words it shares with the goal:
 * `Remove Buy milk` is no way to have `Buy milk` marked as done. A link with an address and what opens a menu only show something first.
 */
export function isUnasked(node: SnapshotNode, goal: string): boolean {
  const said = saidBy(node);
  if (isUnaskedRemoval(said, [goal])) return true;
  if (node.states.includes("popup") || (node.role === "link" && node.href !== undefined)) return false;
  const words = stemsOf(goal);
  const isSaid = (word: string): boolean => words.some((one) => isKin(one, word) || areSynonyms(one, word));
  const ending = contentStems(said).filter(isUndoing);
  if (isUndoing(said)) {
    const { verb } = readStepIntent(said);
    const isVerb = verb !== "unknown" && splitClauses(goal).some((one) => readStepIntent(one).verb === verb);
    return riskOfName(said) !== "delete" && !isVerb && !ending.some(isSaid);
  }
  const risk = riskOfName(said);
  // To send or pay is called by many verbs: what is paid or sent, or that, has to be the goal's.
  return (risk === "pay" || risk === "send") && !contentStems(said).some(isSaid);
}
