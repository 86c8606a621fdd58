import { isErrorPage } from "@/lib/agent/snapshot/page-kind";
import { type Check, refuted } from "../check";

const says: Partial<Record<string, string>> = {
  not_loaded: "The browser could not load the page that was to come up.",
  not_found: "The page that came up does not exist.",
  server_error: "The page that came up shows a fault of the server.",
  denied: "The page that came up refuses access.",
  rate_limited: "The site refuses more requests for now.",
};

/** The action ended on an error page. */
export const errorPage: Check = {
  name: "error-page",
  applies: ({ kindAfter }) => isErrorPage(kindAfter),
  check: ({ kindAfter, kindBefore }) =>
    kindAfter === kindBefore ? undefined : refuted(0.95, says[kindAfter] ?? "An error page came up."),
};
