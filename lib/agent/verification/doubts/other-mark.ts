import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

/** What people do to an entry by a sign, by kinds that no page takes for one another; a star stands for liking and for keeping. */
const marks = [
  /^(?:un)?(?:lik(?:e|es|ed)|lov(?:e|es|ed)|heart(?:s|ed)?|upvot(?:e|es|ed))$/,
  /^(?:un)?(?:sav(?:e|es|ed)|bookmark(?:s|ed)?)$/,
  /^(?:un)?(?:follow(?:s|ed|ing)?|subscrib(?:e|es|ed)|join(?:s|ed)?)$/,
  /^(?:un)?mut(?:e|es|ed)$/,
  /^(?:un)?pin(?:s|ned)?$/,
  /^(?:un)?flag(?:s|ged)?$/,
  /^(?:un)?lock(?:s|ed)?$/,
];

/** `Like the post`, and what was pressed is `bookmarked` since then: a mark of another kind came or went than the first word of the step says. */
export function isOtherMark({ asSaid, target, action }: Ground): boolean {
  const [said] = kindsOf(wordsOf(asSaid).slice(0, 1));
  if (said === undefined || !action.clicks) return false;
  const [was, is] = [target.node?.states ?? [], target.after?.states ?? []];
  const turned = [
    ...was.filter((state) => !is.includes(state)),
    ...is.filter((state) => !was.includes(state)),
  ].map((state) => fold(state.replace(/^\.(?:is-|has-)?/, "")));
  const kinds = kindsOf(turned);
  return kinds.length > 0 && !kinds.includes(said);
}

const kindsOf = (words: readonly string[]): number[] =>
  marks.flatMap((mark, kind) => (words.some((word) => mark.test(word)) ? [kind] : []));
