import { isEntering } from "@/lib/agent/domain/deeds";
import type { Task } from "@/lib/agent/domain/task";
import { readUrl } from "@/lib/agent/domain/urls";
import { isSamePage } from "./entered";

/**
 * The address without what it carries only since the deed, where the place is known without it: `?done=4` may show what else would not be there. On a place
 * that nobody saw before, so may what was entered on the way: `?n=3`.
 */
export function withoutResults(url: string, { history }: Pick<Task, "history">): string {
  const read = readUrl(url);
  if (!read) return url;
  const seen = history.flatMap(({ urlAtAction }) => readUrl(urlAtAction) ?? []);
  const isKnown = seen.some(({ host, pathname }) => host === read.host && pathname === read.pathname);
  const entered = new Set(history.filter(isEntering).map(({ action }) => String(action.args[1] ?? "")));
  for (const [key, value] of [...read.searchParams]) {
    const wasThere = seen.some(({ searchParams }) => searchParams.get(key) === value);
    const isEntered = !isKnown && entered.has(value);
    if (isEntered || (!wasThere && (isKnown || resultKeys.test(key)))) read.searchParams.delete(key);
  }
  return read.href;
}
/** The same page in the same view, but for what the address tells since the deed of how it went: `/` and `/?done=1`. */
export function isSameView(then: string, now: string): boolean {
  const read = readUrl(now);
  const before = readUrl(then);
  if (!read || !before) return false;
  for (const key of [...read.searchParams.keys()])
    if (resultKeys.test(key) && !before.searchParams.has(key)) read.searchParams.delete(key);
  return isSamePage(then, read.href);
}

const resultKeys =
  /^(?:done|ok|new|saved?|success|created|updated|added|deleted|sent|status|message|msg|flash|notice|result|highlight)$/i;
