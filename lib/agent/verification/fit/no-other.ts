import { answersPlainly, finishesDeed } from "./finishes-deed";
import type { FitQuestion } from "./fit-score";
import { beginsWithValue, isOnlyNear, listsKind } from "./kind-or-value";
import { isItsSign } from "./no-rival";

const reasons = [isItsSign, finishesDeed, answersPlainly, listsKind, beginsWithValue, isOnlyNear];

/** What fits better is not what was meant instead. */
export const isNoOther = ({ nodes, target, intent }: FitQuestion, rival: number | undefined): boolean =>
  rival !== undefined && reasons.some((isNone) => isNone(nodes, target, rival, intent));
