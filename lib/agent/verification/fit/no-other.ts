import { isDayUnderMonth } from "./day-under-month";
import { answersPlainly, finishesDeed } from "./finishes-deed";
import type { FitQuestion } from "./fit-score";
import { isItsSign } from "./no-rival";
import { isOnlyNear } from "./only-near";

const reasons = [isItsSign, finishesDeed, answersPlainly, isOnlyNear, isDayUnderMonth];

/** What fits better is not what was meant instead. */
export const isNoOther = ({ nodes, target, intent }: FitQuestion, rival: number | undefined): boolean =>
  rival !== undefined && reasons.some((isNone) => isNone(nodes, target, rival, intent));
