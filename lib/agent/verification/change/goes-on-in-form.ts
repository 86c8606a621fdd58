import { isEntering, isPressing } from "@/lib/agent/domain/deeds";
import { wayOutOf } from "@/lib/agent/domain/wording/ways-out";
import type { Ground } from "@/lib/agent/verification/ground";

/**
 * `Next`, in the form that `Expense` opened and that was filled in since: what led to a form is no rival of what the form goes on by, though the step says its name
 * (`Submit the form for the new expense`).
 */
export function goesOnInForm({ fit, target, nodesBefore, input }: Ground): boolean {
  const rival = nodesBefore[fit.rival ?? -1];
  const form = formAt(target.node?.path);
  if (!rival || form === "" || formAt(rival.path) === form || target.node?.role !== "button") return false;
  const opened = input.history.findIndex(
    (past) =>
      isPressing(past) &&
      past.verdict?.outcome !== "refuted" &&
      past.target?.role === rival.role &&
      past.target.name === rival.name,
  );
  const isFilled = input.history
    .slice(opened + 1)
    .some(
      (past) =>
        isEntering(past) && past.verdict?.outcome === "verified" && formAt(past.target?.path) === form,
    );
  return opened >= 0 && isFilled && wayOutOf(target.node.name) === undefined;
}

/** The form or dialog that something stands in, by its path. */
export const formAt = (path = ""): string => /^.*?(?:^|\/)(?:form|dialog)[^/]*/.exec(path)?.[0] ?? "";
