import { perObject } from "@/lib/agent/domain/per-object";
import type { Digest, PageSnapshot } from "@/lib/agent/domain/snapshot";
import { type DigestOptions, digestOf, wholeOf } from "./digest";
import { isTold, renderDigest, type ViewOptions } from "./render-digest";
import { tokenEstimate } from "./token-estimate";

/** A digest reckons with what each line costs by itself, which is more than they take together: it is given more at first. */
const firstShare = 1.15;
/** A view that comes out too long, or leaves out what it has room for, is cut anew so often. */
const tries = 3;
const roomShare = 0.92;
const aim = 0.97;

type View = { digest: Digest; text: string };
const viewOf = (digest: Digest, options: ViewOptions): View => ({
  digest,
  text: renderDigest(digest, options),
});

const wholeDigest = perObject(wholeOf);
const unwritten = perObject((page: PageSnapshot): View => ({ digest: wholeDigest(page), text: "" }));
/** Elements that the rules of the offline model go through in good time. */
const mostForRules = 1_000;
const measured = (view: View) => ({ view, tokens: tokenEstimate(view.text) });
/** With nothing left out a page looks the same to every question, and is written down once. */
const wholeWithText = perObject((page: PageSnapshot) => measured(viewOf(wholeDigest(page), { text: true })));
const wholeElements = perObject((page: PageSnapshot) => measured(viewOf(wholeDigest(page), { text: false })));

/** `offline`: who reads it counts no tokens. */
type PageOptions = DigestOptions & ViewOptions & { offline?: boolean };

/**
 * A page as model tasks take it: the digest, typed and as plain lines. Not longer than its budget, as far as tokens can be estimated. Rules read the digest
 * alone, and all of a page that is not very long: no lines are written for them.
 */
export function viewPage(snapshot: PageSnapshot, options: PageOptions): View {
  if (options.offline && snapshot.nodes.length <= mostForRules) return unwritten(snapshot);
  const budget = options.tokenBudget;
  if (mayFit(snapshot, options)) {
    const { view, tokens } = options.text ? wholeWithText(snapshot) : wholeElements(snapshot);
    if (tokens <= budget) return view;
  }
  let best: View | undefined;
  let tokenBudget = budget * firstShare;
  for (let attempt = 1; ; attempt++) {
    const digest = digestOf(snapshot, { ...options, tokenBudget });
    const view = viewOf(digest, options);
    const used = tokenEstimate(view.text);
    if (used <= budget) best = view;
    const isCut = digest.nodes.length < snapshot.nodes.length || (options.text && digest.omittedLines > 0);
    if (used <= budget && (!isCut || used >= budget * roomShare)) return view;
    if (attempt === tries) return best ?? view;
    tokenBudget *= (aim * budget) / used;
  }
}

/** A token holds more letters than this in no text that fills a page, and an element or line is one at least: what is far too long is not written down to find out. */
const mostLetters = 12;

function mayFit({ nodes, lines }: PageSnapshot, { tokenBudget, text }: DigestOptions & ViewOptions): boolean {
  if (!text) return nodes.filter(isTold).length <= tokenBudget;
  if (lines.length > tokenBudget) return false;
  return lines.reduce((letters, line) => letters + line.length, 0) <= tokenBudget * mostLetters;
}
