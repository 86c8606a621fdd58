import type { Entered } from "@/lib/agent/completion/deed/entered";
import { newOnPage } from "@/lib/agent/completion/deed/new-on-page";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { beforeStateOf } from "@/lib/agent/snapshot/skeleton";
import { aGround } from "./a-claim-case";
import { aTask } from "./a-task";

/** What is kept, to be read again, of the last deed of a goal: the page `before` and `after` it. */
export function keptAfter(
  deed: ActionRecord,
  seen: {
    goal: string;
    before: PageSnapshot;
    after: PageSnapshot;
    entered?: readonly Entered[];
    history?: ActionRecord[];
  },
): ReadBack {
  const { goal, before, after, entered = [], history } = seen;
  const task = aTask({ goal, ...(history ? { history } : {}) });
  const ground = aGround({ task, snapshot: after, before: beforeStateOf(before) });
  return newOnPage(deed, [deed], entered, ground);
}
