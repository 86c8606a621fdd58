import type { PolicyRules } from "@/lib/agent/domain/policy";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { readUrl } from "@/lib/agent/domain/urls";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { type BrowserAction, clickActions } from "@/lib/contracts/browser-action";
import { sameSite, siteParts } from "./look-alike";
import { trustedHosts } from "./trusted-hosts";
import { hostsIn } from "./trusted-sources";
import { judgeHost, judgeUrl } from "./url-rules";

type Ground = { task: Task; snapshot: PageSnapshot; rules: PolicyRules; node: SnapshotNode | undefined };

/** Actions that lead away from a page, or do nothing to it: allowed on a page that is itself off limits. */
const leaving: ReadonlySet<string> = new Set([
  "navigate",
  "newTab",
  "search",
  "goBack",
  "switchTab",
  "closeTab",
  "wait",
  "finish",
  "fail",
]);

/** Why an action may not lead where it leads, or may not be done where it would be done. Redirects are caught by the page they end on. */
export function addressProblem(action: BrowserAction, ground: Ground): string | undefined {
  const { task, snapshot, rules, node } = ground;
  const here = readUrl(snapshot.url);
  const isPage = here !== undefined && /^https?:$/.test(here.protocol);
  if (!leaving.has(action.name)) {
    if (!isPage) return "There is no web page to act on.";
    const offLimits = judgeHost(here.hostname, rules);
    if (offLimits) return offLimits;
  }
  const trusted = trustedHosts(task, rules);
  if (action.name === "navigate" || action.name === "newTab") {
    const ruling = judgeUrl(String(action.args[0]), snapshot.url, rules, trusted);
    if (!ruling.ok) return ruling.reason;
    return isNamedPlace(ruling.url, ground, trusted, isPage) ? undefined : unnamed(ruling.url);
  }
  const href = clicks.has(action.name) ? node?.href : undefined;
  if (!href || /^javascript:/i.test(href.trim()) || href.startsWith("#")) return undefined;
  if (/^(?:mailto|tel|sms):/i.test(href.trim())) return undefined;
  const ruling = judgeUrl(href, snapshot.url, rules, trusted);
  return ruling.ok ? undefined : ruling.reason;
}

const clicks: ReadonlySet<string> = new Set([...clickActions, "rightClick", "clickAt"]);
const unnamed = ({ hostname }: URL): string =>
  `Nobody named ${hostname}, and this page does not link to that address.`;

/** An address that a page's text merely mentions is no place to go: what is put into it would leave with it. */
function isNamedPlace(
  url: URL,
  { task, snapshot }: Ground,
  trusted: readonly string[],
  isPage: boolean,
): boolean {
  const host = url.hostname;
  const known = [
    ...trusted,
    ...[snapshot.url, task.lastUrl, ...task.history.map(({ urlAtAction }) => urlAtAction)].flatMap(hostOf),
  ];
  if (!isPage || known.some((other) => sameSite(host, other))) return true;
  if (snapshot.nodes.some(({ href }) => href !== undefined && readUrl(href, snapshot.url)?.href === url.href))
    return true;
  const carries = url.search !== "" || url.pathname.length > 80;
  if (carries) return false;
  const user = [task.goal, ...task.answers.map(({ answer }) => answer)];
  if (user.some((text) => wordsOf(text).includes(siteParts(host).label))) return true;
  const planned = (task.plan?.steps ?? []).some(({ description }) => hostsIn(description).includes(host));
  return planned && !snapshot.lines.some((line) => line.toLowerCase().includes(host));
}

const hostOf = (url: string): string[] => {
  const host = readUrl(url)?.hostname;
  return host ? [host] : [];
};
