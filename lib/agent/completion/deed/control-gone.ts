import { isShown } from "@/lib/agent/completion/page/entries";
import { isProvisional } from "@/lib/agent/completion/page/places";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";
import { findElements } from "@/lib/agent/snapshot/find-element";
import { ancestorsOf, descendantsOf } from "@/lib/agent/snapshot/node-tree";
import type { Assertion } from "@/lib/contracts/assertion";
import { controls, isInDialog } from "./used-control";

/** A button that became another one. In a dialog everything goes when it closes, and in a form that is put away once it was sent. */
export function controlGone({ target }: ActionRecord, then: PageSnapshot, now: PageSnapshot): Assertion[] {
  if (!target?.name || !controls.has(target.role) || isInDialog(target.path)) return [];
  if (isFormPutAway(target.id, then, now)) return [];
  const element = { role: target.role, name: target.name };
  const isThere = (page: PageSnapshot): boolean => findElements(element, page.nodes).some(isShown);
  return isThere(then) && !isThere(now) && !cameWaiting(then, now)
    ? [{ kind: "element", element, state: "absent" }]
    : [];
}

/** What came instead says that it waits (`On waiting list`): then it is not what was asked for. */
function cameWaiting(then: PageSnapshot, now: PageSnapshot): boolean {
  const old = new Set(then.nodes.map(({ name }) => fold(name)));
  return now.nodes.some(
    ({ role, name }) => controls.has(role) && !old.has(fold(name)) && isProvisional(name),
  );
}

const fieldRoles: ReadonlySet<string> = new Set(["textbox", "combobox", "checkbox", "radio", "slider"]);

/** All fields of the form around that control went with it. */
function isFormPutAway(id: string, then: PageSnapshot, now: PageSnapshot): boolean {
  const { nodes } = then;
  const index = nodes.findIndex((node) => node.id === id);
  const form = index < 0 ? undefined : ancestorsOf(nodes, index).find((at) => nodes[at]?.role === "form");
  if (form === undefined) return false;
  const fields = descendantsOf(nodes, form).filter(({ role }) => fieldRoles.has(role));
  const shown = new Set(
    now.nodes.filter(({ states }) => !states.includes("hidden")).map(({ role, name }) => `${role} ${name}`),
  );
  return fields.length > 0 && fields.every(({ role, name }) => !shown.has(`${role} ${name}`));
}
