import type { BeforeState } from "@/lib/agent/domain/snapshot";
import type { JudgedPages } from "@/lib/agent/domain/turn";
import type { StoredTurn } from "@/lib/agent/ports/store";
import type { KeptPage, Look, VerdictGround } from "@/lib/contracts/task-detail";

/** What the verdict on one action was drawn from, out of the turns that judged it; nothing where their pages were not kept or not read. */
export function verdictGround(judging: readonly StoredTurn[]): VerdictGround | undefined {
  const looks = judging.flatMap(({ pages }) => (pages ? [pages] : []));
  const [first] = looks;
  const second = looks.length > 1 ? looks.at(-1) : undefined;
  const judged = judging.at(-1)?.judged;
  if (!first || !judged) return undefined;
  const { verdict: _told, beforeState: _kept, ...action } = judged;
  const { step, isLastStep, nextStep, ambientKeys, before } = second ?? first;
  return {
    action,
    ...(step ? { step } : {}),
    isLastStep,
    ...(nextStep === undefined ? {} : { nextStep }),
    ambientKeys,
    before: keptPage(before),
    after: lookAt(first),
    ...(second ? { later: lookAt(second) } : {}),
  };
}

const lookAt = ({ after, report }: JudgedPages): Look => ({ page: keptPage(after), report });

const keptPage = ({ url, title, domHash, activeElement, semanticSkeleton }: BeforeState): KeptPage => ({
  url,
  ...(title === undefined ? {} : { title }),
  hash: domHash,
  ...(activeElement === undefined ? {} : { activeElement }),
  elements: semanticSkeleton?.nodes ?? [],
  text: semanticSkeleton?.textDigest ?? [],
});
