import type { Entered } from "@/lib/agent/completion/deed/entered";
import { looksSinceLoad } from "@/lib/agent/completion/gathering/reopen";
import type { Ground } from "@/lib/agent/completion/ground";
import type { Criterion } from "@/lib/agent/domain/criterion";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { containsPhrase } from "@/lib/agent/domain/wording/words";

/** What was chosen to look shows what was chosen, and not what is stored. */
export const isOfLook = ({ element }: Entered, { task }: Ground): boolean =>
  (looksSinceLoad(task.history) ?? []).some(
    ({ action, target }) =>
      action.name === "select" && target?.role === element.role && target?.name === element.name,
  );

/** It names nothing of the goal and nothing that was entered: a title such as "Request received" says how it went, and is gone on a fresh load. */
export function isPagesWord({ assertions }: Criterion, entered: readonly Entered[], goal: string): boolean {
  const values = entered.flatMap((one) => (one.kind === "element_value" ? [one.value] : []));
  const things = [...values, ...goalNames(goal)];
  return assertions.every(
    (one) =>
      one.kind === "text" &&
      one.present &&
      one.within === undefined &&
      !things.some((thing) => containsPhrase(one.text, thing)),
  );
}
