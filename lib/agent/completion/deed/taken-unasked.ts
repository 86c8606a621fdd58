import { isPressing } from "@/lib/agent/domain/deeds";
import type { Task } from "@/lib/agent/domain/task";
import { ownSelection } from "@/lib/agent/domain/wording/risk-words";
import { isUnaskedRemoval } from "@/lib/agent/domain/wording/unasked-deed";

/** What was pressed that takes something away, where neither the goal nor an answer of the user asks for that; each with what was seen of it. */
export const takenUnasked = ({ goal, answers, history }: Task): string[] =>
  history
    .filter(
      (record) => isPressing(record) && (record.verdict?.outcome !== "refuted" || record.maybeDone === true),
    )
    .flatMap(({ target, verdict }) => {
      const name = target?.name ?? "";
      const isOwn = ownSelection.test(`${name} ${target?.path ?? ""}`);
      if (isOwn || !isUnaskedRemoval(name, [goal, ...answers.map(({ answer }) => answer)])) return [];
      const seen = verdict?.outcome === "verified" ? verdict.reason : "What became of it is not known.";
      return [`"${name}" was pressed, which the goal does not ask for. ${seen}`];
    });
