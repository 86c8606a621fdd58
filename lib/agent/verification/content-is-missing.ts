import { toneOfText } from "@/lib/agent/snapshot/alert-tone";
import type { Ground } from "./ground";
import { objectRoots } from "./mentions";
import { rootsOf } from "./word-roots";

/** Fewer lines than this may go with a note or a menu. */
const fewestLines = 2;
/** Another address; the heading of what was open went, and more with it, and nothing at all came for it. What only had to go, as a part that lay over the place, leaves a place that is headed by the step's words. */
export function isLeftEmpty({ observed, diff, nodesBefore, nodesAfter, intent, verb }: Ground): boolean {
  if (!diff || (observed?.urlChange !== "fragment" && observed?.urlChange !== "path")) return false;
  if (verb === "close" || verb === "back" || verb === "remove") return false;
  const came =
    diff.appeared.some((at) => nodesAfter[at]?.name !== "") || diff.changed.some(({ name }) => name);
  const wanted = objectRoots(intent);
  const isThere = nodesAfter.some(
    ({ role, name }) => role === "heading" && wanted.some((word) => rootsOf(name).has(word)),
  );
  return (
    !came &&
    !isThere &&
    diff.linesAdded.length === 0 &&
    diff.linesRemoved.length >= fewestLines &&
    diff.disappeared.some((at) => nodesBefore[at]?.role === "heading")
  );
}

/**
 * What a place shows was not delivered: the server failed at what goes by the place's name and did not answer it another time, or refused any such request
 * while the page says that something failed. Its frame is there, and nothing in it.
 */
export function contentIsMissing({ input, intent, target, diff }: Ground): boolean {
  const named = new Set([...objectRoots(intent), ...rootsOf(target.node?.name ?? "")]);
  const asked = (input.report.networkEvents ?? []).filter(
    ({ method, resourceType = "" }) =>
      method.toUpperCase() === "GET" && /^(?:xhr|fetch)$/i.test(resourceType),
  );
  const isAnswered = (urlPath: string): boolean =>
    asked.some((one) => one.urlPath === urlPath && !one.failed && (one.status ?? 0) < 400);
  const isNamed = (urlPath: string): boolean =>
    [...rootsOf(urlPath.split("/").slice(-2).join(" "))].some((word) => named.has(word));
  const isTold = (diff?.appeared ?? []).some((at) => {
    const { role, name } = input.after.nodes[at] ?? { role: "", name: "" };
    return role === "heading" && toneOfText(name) === "error";
  });
  return asked.some(
    ({ urlPath, status = 0, failed }) =>
      ((failed || status >= 500) && isNamed(urlPath) && !isAnswered(urlPath)) ||
      ((failed || status >= 400) && isTold),
  );
}
