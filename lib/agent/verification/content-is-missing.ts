import { toneOfText } from "@/lib/agent/snapshot/alert-tone";
import type { Ground } from "./ground";
import { objectRoots } from "./mentions";
import { rootsOf } from "./word-roots";

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
