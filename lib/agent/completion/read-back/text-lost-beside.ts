import { type Entered, type ReadingBack, valuesOf } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { isShown } from "@/lib/agent/completion/page/entries";
import { isShownIn, textsOf } from "@/lib/agent/completion/page/places";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { fold } from "@/lib/agent/domain/wording/words";
import { findElements } from "@/lib/agent/snapshot/find-element";

/**
 * `Set the stage to Won and add the note "Wants a quote"`: the form, loaded anew, holds what else was sent with it, and the field of a text that the goal gives word
 * for word is empty again. Where the page shows that text nowhere, nobody knows what became of it.
 */
export function textLostBeside(
  { entered, fields, isForm }: { entered: readonly Entered[]; fields: ReadingBack; isForm: boolean },
  { snapshot, task }: Pick<Ground, "snapshot" | "task">,
): boolean {
  if (!isForm || fields.held.length === 0 || valuesOf(entered).length === 0) return false;
  const given = new Set(readStepIntent(task.goal).quoted.map(fold));
  return entered.some((one) => {
    if (one.kind !== "element_value" || !one.aside || !given.has(fold(one.value))) return false;
    const [field] = findElements({ role: one.element.role, name: one.element.name }, snapshot.nodes).filter(
      isShown,
    );
    const isEmpty = field !== undefined && (field.value ?? "").trim() === "";
    return isEmpty && !isShownIn(one.value, textsOf(snapshot));
  });
}
