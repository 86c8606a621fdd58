import type { Ground } from "@/lib/agent/completion/ground";
import { isShown } from "@/lib/agent/completion/page/entries";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { headingOver } from "@/lib/agent/snapshot/node-places";

const offered: ReadonlySet<string> = new Set(["option", "menuitem", "radio"]);

/**
 * `Seat Ida at table 3`, by the option `Table 3`: on a fresh load the one element that is called Ida stands under the heading `Table 3`.
 */
export function standsUnderPressed(
  deed: ActionRecord | undefined,
  { load, snapshot, task }: Pick<Ground, "load" | "snapshot" | "task">,
): string[] {
  const { role = "", name: place = "" } = deed?.target ?? {};
  if (load !== "in_place" || !offered.has(role) || !containsPhrase(task.goal, place)) return [];
  return goalNames(task.goal).flatMap((name) => {
    const [only, ...more] = snapshot.nodes.filter((node) => isShown(node) && fold(node.name) === fold(name));
    const isThere =
      only !== undefined && more.length === 0 && fold(headingOver(only, snapshot.nodes)) === fold(place);
    return isThere ? [`"${name}" stands under "${place}"`] : [];
  });
}
