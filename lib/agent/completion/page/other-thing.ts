import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { readUrl } from "@/lib/agent/domain/urls";
import { textsOf } from "./places";

const identifier = /^[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)+$/u;
const tokensOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}_.-]+/u)
    .map((token) => token.replace(/^[-_.]+|[-_.]+$/g, ""))
    .filter((token) => identifier.test(token));

/** Identifiers of the goal for which the page stands under a longer one (`new-checkout-eu` for `new-checkout`) and has it nowhere by itself: it is about another thing. */
export function otherThings(goal: string, page: PageSnapshot): string[] {
  const named = [...new Set(tokensOf(goal))];
  if (named.length === 0) return [];
  const shown = new Set(textsOf(page).flatMap(tokensOf));
  const path = decodeURIComponent(readUrl(page.url)?.href.replace(/%(?![\da-f]{2})/gi, "") ?? "").replace(
    /[/#?&=]/g,
    " ",
  );
  const headings = page.nodes.flatMap(({ role, states, name }) =>
    role === "heading" && !states.includes("hidden") ? [name] : [],
  );
  const called = [page.title, path, ...headings].flatMap(tokensOf);
  return named.filter(
    (own) => !shown.has(own) && !called.includes(own) && called.some((other) => isLonger(other, own)),
  );
}

const isLonger = (other: string, own: string): boolean =>
  (other.startsWith(own) && /^[-_.]/.test(other.slice(own.length))) ||
  (other.endsWith(own) && /[-_.]$/.test(other.slice(0, -own.length)));
