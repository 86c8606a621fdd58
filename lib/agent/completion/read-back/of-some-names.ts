import type { Ground } from "@/lib/agent/completion/ground";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import { isPressing } from "@/lib/agent/domain/deeds";
import { goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold } from "@/lib/agent/domain/wording/words";
import { entryPart, joinParts, pathParts } from "@/lib/agent/snapshot/path-parts";

/** Characters from which the name of a container in a path may be cut. */
const cutFrom = 40;

/**
 * `Cancel the tour of Ida Falk to Bergen`, and what was pressed for it stood in the row of Ida Falk to Oslo, while another row of that list says Bergen: a name that the
 * rows are told by is not that of this one.
 */
export function isOfSomeNames({ task, snapshot }: Pick<Ground, "task" | "snapshot">): boolean {
  const names = takesAway(task.goal) ? goalNames(task.goal) : [];
  if (names.length < 2) return false;
  const pressed = task.history.findLast(
    (past) => isPressing(past) && !isLookOnly(past) && entryPart(past.target?.path ?? ""),
  );
  const parts = pathParts(pressed?.target?.path ?? "");
  const at = parts.findLastIndex(({ role }) => role === "row" || role === "item");
  const { name: row = "", role: kind } = parts[at] ?? {};
  if (row === "") return false;
  // The same name may stand in another list of the page, as in one of places.
  const list = joinParts(parts.slice(0, at));
  const entries = snapshot.nodes.flatMap(({ role, path, name }) =>
    role === kind && path === list ? [name] : [],
  );
  const same = entries.filter((name) => fold(name) === fold(row));
  const now = same.length > 0 ? same : entries.filter((name) => fold(name).startsWith(fold(row)));
  if (row.length >= cutFrom && now.length === 0) return false;
  const own = [row, pressed?.target?.name ?? "", ...now];
  const missing = names.filter((name) => !isHeldBy(name, own));
  return missing.length < names.length && missing.some((name) => isHeldBy(name, entries));
}
