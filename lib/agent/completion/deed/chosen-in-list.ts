import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { Task } from "@/lib/agent/domain/task";
import type { Entered } from "./entered";

/** An option that was pressed in a list which had been opened for it: what that list, of no native kind, holds since then. */
export function chosenIn(
  { actionId, target, action }: ActionRecord,
  { history }: Pick<Task, "history">,
): Entered | undefined {
  if (target?.role !== "option" || action.name !== "click" || target.name === "") return undefined;
  const at = history.findIndex((one) => one.actionId === actionId);
  const opener = history.slice(0, Math.max(at, 0)).findLast(({ action: { name } }) => name !== "wait");
  const list = opener?.action.name === "click" ? opener.target : undefined;
  if (list?.role !== "combobox" || list.name === "") return undefined;
  return {
    kind: "element_value",
    element: { role: "combobox", name: list.name },
    value: target.name,
    ...(list.value === undefined ? {} : { was: list.value }),
  };
}
