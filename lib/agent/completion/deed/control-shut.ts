import { isShown } from "@/lib/agent/completion/page/entries";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { findElements } from "@/lib/agent/snapshot/find-element";
import { controls } from "./used-control";

/** `Renew The Salt Path` cannot be pressed since it was: a control that names the thing itself, so that no other form's state shuts it. */
export function controlShut(
  { target }: ActionRecord,
  then: PageSnapshot,
  now: PageSnapshot,
  goal: string,
): Pick<ReadBack, "shut"> {
  const [thing, ...more] = goalNames(goal);
  if (!target?.name || !controls.has(target.role) || thing === undefined || more.length > 0) return {};
  const element = { role: target.role, name: target.name };
  if (!containsPhrase(element.name, thing) || isShut(element, then) !== false) return {};
  return isShut(element, now) === true ? { shut: [element] } : {};
}

/** The texts of those that are still shut. */
export const stillShut = ({ shut = [] }: ReadBack, page: PageSnapshot): string[] =>
  shut.filter((element) => isShut(element, page) === true).map(({ name }) => `"${name}" is shut`);

/** Undefined where it is not there, or is there more than once. */
function isShut(element: { role: string; name: string }, { nodes }: PageSnapshot): boolean | undefined {
  const [found, ...more] = findElements(element, nodes).filter(isShown);
  return found === undefined || more.length > 0 ? undefined : found.states.includes("disabled");
}
