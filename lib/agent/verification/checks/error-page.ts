import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { isErrorPage, pageKindOf } from "@/lib/agent/snapshot/page-kind";
import { type Check, refuted } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";

const says: Partial<Record<string, string>> = {
  not_loaded: "The browser could not load the page that was to come up.",
  not_found: "The page that came up does not exist.",
  server_error: "The page that came up shows a fault of the server.",
  denied: "The page that came up refuses access.",
  rate_limited: "The site refuses more requests for now.",
};

/** A step may ask for the very page that a site has for such a case, as those do that look after it. */
const names: Partial<Record<string, RegExp>> = {
  not_found: /\b(?:404|410|not[- ]found)\b/i,
  server_error: /\b50[0-9]\b|\bserver[- ]error\b/i,
  denied: /\b40[13]\b|\b(?:forbidden|unauthori[sz]ed|access[- ]denied)\b/i,
  rate_limited: /\b429\b|\btoo many requests\b/i,
};

/** The action ended on an error page that the step did not ask for. */
export const errorPage: Check = {
  name: "error-page",
  applies: ({ kindAfter }) => isErrorPage(kindAfter),
  check: (ground) => {
    const { kindAfter, kindBefore, input } = ground;
    return kindAfter === kindBefore ||
      names[kindAfter]?.test(input.step?.description ?? input.goal) ||
      wasSaidBefore(ground) ||
      isTakenAway(ground)
      ? undefined
      : refuted(0.95, says[kindAfter] ?? "An error page came up.");
  },
};

/** The page of what was to go says that it is not there: the site took the request, and answered with the place where the thing was. */
const isTakenAway = ({ kindAfter, verb, requests }: Ground): boolean =>
  kindAfter === "not_found" &&
  (verb === "remove" || verb === "clear") &&
  requests.stored.length > 0 &&
  requests.refused.length + requests.lost.length === 0;

/** What sounds like an error stood on the page before as well, as the heading of an entry or in the list that it was opened from: it is what somebody wrote. */
function wasSaidBefore({ before, nodesBefore, input: { after, report } }: Ground): boolean {
  const lines = before?.semanticSkeleton?.textDigest ?? [];
  const told = [...lines, ...nodesBefore.map(({ name }) => name)];
  const isOld = (text: string): boolean => told.some((one) => containsPhrase(one, text));
  const fresh = {
    ...after,
    title: after.title === before?.title ? "" : after.title,
    lines: after.lines.map((line) => (isOld(line) ? "" : line)),
    nodes: after.nodes.map((node) =>
      node.role === "heading" && isOld(node.name) ? { ...node, name: "" } : node,
    ),
  };
  return !isErrorPage(pageKindOf(fresh, report));
}
