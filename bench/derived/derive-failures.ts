import type { RecordedCase } from "@/bench/recorded-case";
import type { Derivation, DerivedFailure } from "./derived-failure";
import { noEffect } from "./no-effect";
import { otherEffect } from "./other-effect";
import { otherPlace, otherStep } from "./other-step";
import { otherText } from "./other-text";
import { otherWayRound } from "./other-way-round";
import { reverseWording } from "./reverse-wording";

export const derivations: readonly Derivation[] = [
  otherStep,
  otherPlace,
  otherEffect,
  noEffect,
  otherWayRound,
  reverseWording,
  otherText,
];

/** What a derivation makes of all cases, each site's by themselves. */
export function deriveFailures({ derive }: Derivation, cases: readonly RecordedCase[]): DerivedFailure[] {
  const sites = new Set(cases.map(({ site }) => site));
  return [...sites].flatMap((site) => derive(cases.filter((one) => one.site === site)));
}
