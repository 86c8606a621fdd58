import type { PolicyRules } from "@/lib/agent/domain/policy";
import type { Task } from "@/lib/agent/domain/task";
import { readUrl } from "@/lib/agent/domain/urls";
import { sameSite } from "./look-alike";
import { hostsIn } from "./trusted-sources";

/**
 * Hosts that the user chose: named in the goal or an answer, where the task started, where it went before it had seen any page, and what the
 * tenant allows by name.
 */
export function trustedHosts(
  { goal, answers, startUrl, history }: Task,
  { allowDomains }: Pick<PolicyRules, "allowDomains">,
): string[] {
  const named = [goal, ...answers.map(({ answer }) => answer)].flatMap(hostsIn);
  const listed = allowDomains.map((pattern) => pattern.replace(/^\*\./, ""));
  const firstSteps = history
    .filter(({ urlAtAction }) => !/^https?:/.test(urlAtAction))
    .map(({ action }) => (action.name === "navigate" ? String(action.args[0]) : ""));
  return [...new Set([...[startUrl, ...firstSteps].flatMap(hostOf), ...named, ...listed])];
}

/** A site that only pages led to: nobody chose it. */
export const isForeign = (url: string, trusted: readonly string[]): boolean =>
  hostOf(url).some((host) => !trusted.some((known) => sameSite(known, host)));

const hostOf = (url: string): string[] => {
  const parsed = readUrl(url);
  return parsed && /^https?:$/.test(parsed.protocol) ? [parsed.hostname] : [];
};
