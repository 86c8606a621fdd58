import type { Task } from "@/lib/agent/domain/task";
import { readUrl } from "@/lib/agent/domain/urls";

/** The address without what it carries only since the deed, where the place is known without it: `?done=4` may show what else would not be there. */
export function withoutResults(url: string, { history }: Pick<Task, "history">): string {
  const read = readUrl(url);
  if (!read) return url;
  const seen = history.flatMap(({ urlAtAction }) => readUrl(urlAtAction) ?? []);
  const isKnown = seen.some(({ host, pathname }) => host === read.host && pathname === read.pathname);
  for (const [key, value] of [...read.searchParams]) {
    const wasThere = seen.some(({ searchParams }) => searchParams.get(key) === value);
    if (!wasThere && (isKnown || resultKeys.test(key))) read.searchParams.delete(key);
  }
  return read.href;
}
const resultKeys =
  /^(?:done|ok|saved?|success|created|updated|added|deleted|sent|status|message|msg|flash|notice|result|highlight)$/i;
