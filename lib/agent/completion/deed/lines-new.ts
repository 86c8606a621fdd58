import { textsOf } from "@/lib/agent/completion/page/places";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { fold } from "@/lib/agent/domain/wording/words";
import { tellsOther } from "./plain-thing";

const fewLines = 8;

/** `ofOther`: they tell of another thing than the one that was meant. */
type LinesNew = { lines: string[]; ofOther: string[] };
export const noLines: LinesNew = { lines: [], ofOther: [] };

/** Where the goal names nothing, texts that came, where what they replaced went: a page that only grew by a remark changed nothing. */
export function linesNew(
  { target }: ActionRecord,
  then: PageSnapshot,
  page: PageSnapshot,
  goal: string,
): LinesNew {
  if (goalNames(goal).length > 0) return noLines;
  const [old, now] = [textsOf(then), textsOf(page)];
  const before = new Set(old.map(fold));
  const after = new Set(now.map(fold));
  const came = [...new Set(now)].filter((line) => !before.has(fold(line)));
  const went = old.filter((line) => !after.has(fold(line)));
  const lines = went.length > 0 && came.length <= fewLines ? came : [];
  return target !== undefined && tellsOther(lines, target.id, [then, page], goal)
    ? { lines: [], ofOther: lines }
    : { lines, ofOther: [] };
}
