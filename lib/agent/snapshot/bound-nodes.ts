import { limits } from "@/lib/contracts/limits";
import type { NodeDraft } from "./node-draft";

/** The wire bounds the texts of a tree's elements; what is read from other forms is bounded alike. */
const valueChars = 4_000;
const hrefChars = 4_000;
const shortChars = 200;
const idsListed = 20;
/** Of a page with too many elements this part is its end, where dialogs and messages stand. */
const endShare = 0.2;

/** As many elements as a client's tree may have, the first and the last of the page, and how many were left out. */
export function boundNodes(
  drafts: readonly NodeDraft[],
  limit: number = limits.treeElements,
): { drafts: NodeDraft[]; left: number } {
  const left = Math.max(0, drafts.length - limit);
  const bounded = left === 0 ? drafts : withoutMiddle(drafts, limit, left);
  return { drafts: bounded.map(boundTexts), left };
}

/** Elements whose parent is left out hang on the next one above that is there. */
function withoutMiddle(drafts: readonly NodeDraft[], limit: number, left: number): NodeDraft[] {
  const cutFrom = limit - Math.floor(limit * endShare);
  const placeOf = (index: number): number => {
    let at = index;
    while (at >= cutFrom && at < cutFrom + left) at = drafts[at]?.parent ?? -1;
    return at < cutFrom ? at : at - left;
  };
  return [...drafts.slice(0, cutFrom), ...drafts.slice(cutFrom + left)].map((draft) => ({
    ...draft,
    parent: placeOf(draft.parent),
  }));
}

function boundTexts(draft: NodeDraft): NodeDraft {
  const { value = "", href = "", testId = "", placeholder = "", controls = [] } = draft;
  const fits =
    value.length <= valueChars &&
    href.length <= hrefChars &&
    testId.length <= shortChars &&
    placeholder.length <= shortChars &&
    controls.length <= idsListed;
  if (fits) return draft;
  return {
    ...draft,
    ...(draft.value === undefined ? {} : { value: value.slice(0, valueChars) }),
    ...(draft.href === undefined ? {} : { href: href.slice(0, hrefChars) }),
    ...(draft.testId === undefined ? {} : { testId: testId.slice(0, shortChars) }),
    ...(draft.placeholder === undefined ? {} : { placeholder: placeholder.slice(0, shortChars) }),
    ...(draft.controls === undefined ? {} : { controls: controls.slice(0, idsListed) }),
  };
}
