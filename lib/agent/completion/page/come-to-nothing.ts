import { takesAway } from "@/lib/agent/domain/wording/goal-names";
import { remember } from "@/lib/agent/domain/wording/words";

/** It is there, and nothing came of it: called off again, not delivered, stopped, kept apart from what it was to replace. What may be so some day is not. */
const nothing =
  /(?<!(?:\p{L}|\b(?:not|never|be|if|until|unless|when|once|nicht|nie|être|ser|essere)\s))(?:cancell?ed|called off|undeliver(?:able|ed)|bounced|not (?:delivered|synced|synchroni[sz]ed|uploaded|transferred)|unsynced|on hold|voided|timed out|conflict(?:ing|ed) copy|(?:visible |shown )?only (?:to )?you(?: can see (?:this|it))?|storniert|abgesagt|annulliert|unzustellbar|wird (?:noch )?geprüft|annulée?s?|à valider|non distribuée?s?|cancelad[oa]s?|anulad[oa]s?|no (?:entregad[oa]|enviad[oa])s?|por (?:confirmar|aprobar)|annullat[oaie]|geannuleerd|anulowan\p{L}*|отмен[её]н\p{L}*)(?!\p{L})|已取消|キャンセル済|취소됨|ملغى/iu;
/** Words of goals that want just that. */
const callingOff =
  /(?<!\p{L})(?:cancel|call(?:ed)? off|void|storn|absag|annul|anul|cancelar|geannul|anulow|отмен|hold|pause|stop|hide|hidden|private)/iu;

const isNothing = remember((text) => nothing.test(text));

/** Whether a text says that nothing came of what it tells, where the goal asks for nothing of that kind. */
export function cameToNothing(goal: string): (text: string) => boolean {
  const mayBe = isNothing(goal) || callingOff.test(goal) || takesAway(goal);
  return (text) => !mayBe && isNothing(text);
}
