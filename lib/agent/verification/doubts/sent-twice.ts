import type { Ground } from "@/lib/agent/verification/ground";

/** Requests of one click that are this close, in milliseconds, are one request sent twice. */
const twiceMs = 1_000;
/** Addresses that take requests of all kinds, or by which something is only looked up, say nothing by being asked twice. */
const anyKind =
  /\/(?:(?:[\w-]{1,20}-)?(?:graphql|rpc|trpc|query|api|filter|search|lookup)|batch|count|paginate|validate|check|history|metrics)\/?(?:\?|$)/i;

/**
 * Posted twice by one click: what the first one did, the second may have undone or doubled; one of which the answer broke off may have been taken as well. Where the
 * click changed or deleted something by a method that says so, that was the deed, and what was posted beside it asks for something.
 */
export function wasSentTwice({ requests, action }: Ground): boolean {
  if (requests.stored.some(({ method }) => changes.test(method))) return false;
  const isPost = ({ method }: { method: string }): boolean => method.toUpperCase() === "POST";
  const paths = requests.stored.filter(isPost).map(({ urlPath }) => urlPath);
  // What is posted over and over beside the deed, the page posts by itself.
  const isPolled = (path: string): boolean =>
    paths.filter((one) => one === path).length >= fewestPolled && paths.some((one) => one !== path);
  const unanswered = [...requests.refused, ...requests.lost].filter(({ status }) => !status);
  const posts = [...requests.stored, ...unanswered].filter(
    (event) => isPost(event) && !anyKind.test(event.urlPath) && !isPolled(event.urlPath),
  );
  return (
    action.clicks &&
    posts.some((one, at) =>
      posts
        .slice(at + 1)
        .some(
          (other) => other.urlPath === one.urlPath && Math.abs(other.startedAt - one.startedAt) < twiceMs,
        ),
    )
  );
}

const fewestPolled = 3;
const changes = /^(?:put|patch|delete)$/i;
