import { toneOfText } from "@/lib/agent/snapshot/alert-tone";
import type { Ground } from "@/lib/agent/verification/ground";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * What a place shows was not delivered: the server failed at what goes by the place's name and did not answer it another time, or refused any such request
 * while the page says that something failed, or that it is not for everybody. Its frame is there, and nothing in it.
 */
export function contentIsMissing({ input, intent, target, diff, asSaid }: Ground): boolean {
  const named = new Set([...objectRoots(intent), ...rootsOf(asSaid), ...rootsOf(target.node?.name ?? "")]);
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
  const isShut = (diff?.linesAdded.length ?? 0) <= fewLines && (diff?.linesAdded ?? []).some(isNotForAll);
  return asked.some(
    ({ urlPath, status = 0, failed }) =>
      (isShut && (status === 401 || status === 403) && !isAnswered(urlPath)) ||
      ((failed || status >= 500) && isNamed(urlPath) && !isAnswered(urlPath)) ||
      ((failed || status >= 400) && isTold),
  );
}

/** What a place says that is not for everybody says little else: `Full authentication is required to access this resource`. */
const fewLines = 3;
const longest = 100;
const isNotForAll = (line: string): boolean => line.length <= longest && notForAll.test(line);
const notForAll =
  /(?<!\p{L})(?:(?:authentication|authorization|authorisation|login|log-in|sign-in|permission) (?:is )?(?:required|needed|missing)|(?:requires?|needs?) (?:authentication|authori[sz]ation|you to (?:log|sign) in|a login)|(?:must|have to|need to) (?:be (?:logged|signed) in|(?:log|sign) in|authenticate)|please (?:log|sign) in|not (?:logged|signed) in|unauthori[sz]ed|not authori[sz]ed|not allowed|forbidden|(?:access|permission) (?:is |was )?denied|no (?:permission|access)|(?:lacks?|insufficient) (?:permissions?|rights)|(?:session|token) (?:has |is )?(?:expired|invalid|ended))(?!\p{L})/iu;
