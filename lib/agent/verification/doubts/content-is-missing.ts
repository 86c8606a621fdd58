import { readUrl } from "@/lib/agent/domain/urls";
import { toneOfText } from "@/lib/agent/snapshot/alert-tone";
import type { Ground } from "@/lib/agent/verification/ground";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * What a place shows was not delivered: the server failed at what goes by the place's name and did not answer it another time, or refused any such request
 * while the page says that something failed, or that it is not for everybody, or shows hardly anything; or a part of the program that draws it was not there. Its frame is there, and
 * nothing in it.
 */
export function contentIsMissing(ground: Ground): boolean {
  const { input, intent, target, diff, asSaid } = ground;
  const named = new Set([...objectRoots(intent), ...rootsOf(asSaid), ...rootsOf(target.node?.name ?? "")]);
  const isNamed = (urlPath: string): boolean =>
    [...rootsOf(urlPath.split("/").slice(-2).join(" "))].some((word) => named.has(word));
  const isTold = (diff?.appeared ?? []).some((at) => {
    const { role, name } = input.after.nodes[at] ?? { role: "", name: "" };
    return role === "heading" && toneOfText(name) === "error";
  });
  const isBare = (diff?.linesAdded.length ?? 0) <= fewLines;
  const isShut = isBare && (diff?.linesAdded ?? []).some(isNotForAll);
  return (
    programIsMissing(ground) ||
    failedQuestions(ground).some(
      ({ urlPath, status = 0, isLost, isAnswered }) =>
        ((isShut || (isBare && isNamed(urlPath))) && (status === 401 || status === 403) && !isAnswered) ||
        ((isLost || status >= 500) && isNamed(urlPath) && !isAnswered) ||
        ((isLost || status >= 400) && isTold),
    )
  );
}

/** What a list was to show was asked for in vain, and nothing came to it. */
export const viewIsMissing = (ground: Ground): boolean =>
  ground.diff?.linesAdded.length === 0 &&
  ground.diff.appeared.length === 0 &&
  failedQuestions(ground).some(
    ({ status = 0, isLost, isAnswered }) => (isLost || status >= 500) && !isAnswered,
  );

/** The list was asked for its next part, and the server failed at that: the pager went on alone. */
export const partIsMissing = (ground: Ground): boolean =>
  failedQuestions(ground).some(
    ({ status = 0, isLost, isAnswered }) => (isLost || status >= 500) && !isAnswered,
  );

type Question = { urlPath: string; status?: number | undefined; isLost: boolean; isAnswered: boolean };

/** What the page asked for and did not get; `isAnswered`: it got it another time. */
function failedQuestions({ input }: Ground): Question[] {
  const asked = (input.report.networkEvents ?? []).filter(
    ({ method, resourceType = "" }) =>
      method.toUpperCase() === "GET" && /^(?:xhr|fetch)$/i.test(resourceType),
  );
  const answered = new Set(
    asked.filter(({ failed, status = 0 }) => !failed && status < 400).map(({ urlPath }) => urlPath),
  );
  return asked
    .filter(({ failed, status = 0 }) => failed || status >= 400)
    .map(({ urlPath, status, failed }) => ({
      urlPath,
      status,
      isLost: failed === true,
      isAnswered: answered.has(urlPath),
    }));
}

/** A script of the page's own site that a click loads for the place to come did not come, and the address stayed as it was. */
const programIsMissing = ({ input, observed, before }: Ground): boolean =>
  observed?.urlChange === "none" &&
  (input.report.networkEvents ?? []).some(
    ({ resourceType, failed, status = 0, host }) =>
      resourceType === "script" && (failed || status >= 400) && isOwnHost(host, before?.url),
  );
const isOwnHost = (host: string | undefined, url: string | undefined): boolean =>
  host === undefined || host === readUrl(url ?? "")?.host;

/** What a place says that is not for everybody says little else: `Full authentication is required to access this resource`. */
const fewLines = 3;
const longest = 100;
const isNotForAll = (line: string): boolean => line.length <= longest && notForAll.test(line);
const notForAll =
  /(?<!\p{L})(?:(?:authentication|authorization|authorisation|login|log-in|sign-in|permission) (?:is )?(?:required|needed|missing)|(?:requires?|needs?) (?:authentication|authori[sz]ation|you to (?:log|sign) in|a login)|(?:must|have to|need to) (?:be (?:logged|signed) in|(?:log|sign) in|authenticate)|please (?:log|sign) in|not (?:logged|signed) in|unauthori[sz]ed|not authori[sz]ed|not allowed|forbidden|(?:access|permission) (?:is |was )?denied|no (?:permission|access)|(?:lacks?|insufficient) (?:permissions?|rights)|(?:session|token) (?:has |is )?(?:expired|invalid|ended))(?!\p{L})/iu;
