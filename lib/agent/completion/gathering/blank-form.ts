import type { Entered } from "@/lib/agent/completion/deed/entered";
import { isShown } from "@/lib/agent/completion/page/entries";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { splitClauses } from "@/lib/agent/domain/wording/clauses";
import { findElements } from "@/lib/agent/snapshot/find-element";

/** The answer to a posted form cannot be asked for again: its address gives the form for the next one, empty, which tells nothing of what became of this one. */
export function isBlankForm(
  { posted }: Pick<ReadBack, "posted">,
  deed: ActionRecord | undefined,
  entered: readonly Entered[],
  { nodes }: PageSnapshot,
  goal: string,
): boolean {
  const { role = "", name = "" } = deed?.target ?? {};
  const written = entered.filter((one) => one.kind === "element_value" && one.element.role === "textbox");
  const isEmpty = ({ element }: Entered): boolean => {
    const fields = findElements(element, nodes).filter(isShown);
    return fields.length > 0 && fields.every(({ value = "" }) => value.trim() === "");
  };
  return (
    posted === true &&
    name !== "" &&
    !isChanging(splitClauses(goal)[0] ?? goal) &&
    nodes.some((node) => node.role === role && node.name === name && isShown(node)) &&
    written.length > 0 &&
    written.every(isEmpty)
  );
}
