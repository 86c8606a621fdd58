import type { Ground } from "@/lib/agent/completion/ground";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isPressing, isSwitch } from "@/lib/agent/domain/deeds";
import { contentStems, contentWords, stem } from "@/lib/agent/domain/wording/words";

const switching: ReadonlySet<string> = new Set(["check", "uncheck", "select"]);

/** The switch that the goal names stands as it is to stand; where none is named so, some switch was used, or a control that bears the goal's words. */
export function hasSwitched(
  to: "on" | "off",
  done: readonly ActionRecord[],
  { task, snapshot }: Ground,
): boolean {
  const goal = new Set(contentStems(task.goal));
  const isNamed = (name: string): boolean => contentWords(name).some((word) => goal.has(stem(word)));
  const named = snapshot.nodes.filter(({ role, name }) => isSwitch(role) && isNamed(name));
  const wanted = to === "on" ? ["checked", "pressed"] : ["unchecked", "unpressed"];
  if (named.length > 0) return named.some(({ states }) => wanted.some((state) => states.includes(state)));
  return done.some(
    (record) =>
      isSwitch(record.target?.role) ||
      switching.has(record.action.name) ||
      (isPressing(record) && isNamed(record.target?.name ?? "")),
  );
}
