import type { Ground } from "@/lib/agent/completion/ground";
import { isPressing } from "@/lib/agent/domain/deeds";
import { goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold } from "@/lib/agent/domain/wording/words";
import { entryPart } from "@/lib/agent/snapshot/path-parts";

/** Characters from which the name of a container in a path may be cut. */
const cutFrom = 40;

/**
 * `Cancel the tour of Ida Falk to Bergen`, and what was pressed for it stood in the row of Ida Falk to Oslo, while another row says Bergen: a name that entries of the list are
 * told by is not that of this one.
 */
export function isOfSomeNames({ task, snapshot }: Pick<Ground, "task" | "snapshot">): boolean {
  const names = takesAway(task.goal) ? goalNames(task.goal) : [];
  if (names.length < 2) return false;
  const pressed = task.history.findLast((past) => isPressing(past) && entryPart(past.target?.path ?? ""));
  const row = entryPart(pressed?.target?.path ?? "")?.name ?? "";
  if (row === "") return false;
  const entries = snapshot.nodes.flatMap(({ role, name }) =>
    role === "row" || role === "item" ? [name] : [],
  );
  const now = entries.filter((name) => fold(name).startsWith(fold(row)));
  if (row.length >= cutFrom && now.length === 0) return false;
  const own = [row, pressed?.target?.name ?? "", ...now];
  const missing = names.filter((name) => !isHeldBy(name, own));
  return missing.length < names.length && missing.some((name) => isHeldBy(name, entries));
}
