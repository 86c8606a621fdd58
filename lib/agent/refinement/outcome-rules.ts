import type { ActionTarget } from "@/lib/agent/domain/action-record";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { compareUrls, readUrl } from "@/lib/agent/domain/urls";
import { leadsSomewhere, targetIdOf } from "@/lib/agent/snapshot/action-target";
import { placeOf } from "@/lib/agent/snapshot/node-places";
import type { Assertion, ElementQuery } from "@/lib/contracts/assertion";
import { type ActionType, type BrowserAction, clickActions } from "@/lib/contracts/browser-action";

export type OutcomeGround = {
  action: BrowserAction;
  actionType: ActionType;
  target?: ActionTarget | undefined;
  snapshot: PageSnapshot;
};
type Rule = (
  ground: OutcomeGround & { node: SnapshotNode | undefined; element: ElementQuery | undefined },
) => Assertion[];

/** What an action of each kind brings about by its nature, whatever the page means by it. */
export function outcomesOf(ground: OutcomeGround): Assertion[] {
  const id = targetIdOf(ground.action) ?? ground.target?.id;
  const node = id === undefined ? undefined : ground.snapshot.nodes.find((one) => one.id === id);
  const element = node && queryOf(node, ground.snapshot.nodes);
  return rules.flatMap((rule) => rule({ ...ground, node, element }));
}

/** Where several have its role and name, its place tells it from them, also when its id is gone. */
function queryOf(node: SnapshotNode, nodes: readonly SnapshotNode[]): ElementQuery {
  const { id, role, name } = node;
  const isOne = nodes.filter((one) => one.role === role && one.name === name).length < 2;
  const place = isOne ? "" : placeOf(node, nodes);
  return { id, role, name, ...(place ? { place } : {}) };
}

const isSecret = (value: string): boolean => value.includes("{{secret:");
const has = (node: SnapshotNode | undefined, state: string): boolean => node?.states.includes(state) === true;

const typed: Rule = ({ action, node, element }) => {
  const value = action.name === "type" ? action.args[0] : action.args[1];
  if (action.name !== "setValue" && action.name !== "select" && action.name !== "type") return [];
  if (!element || typeof value !== "string" || node?.inputType === "password" || isSecret(value)) return [];
  return [{ kind: "element_value", element, value }];
};

const toggled: Rule = ({ action, actionType, node, element }) => {
  if (!element) return [];
  if (action.name === "check") return [{ kind: "element", element, state: "checked" }];
  if (action.name === "uncheck") return [{ kind: "element", element, state: "unchecked" }];
  if (!clickActions.has(action.name) || actionType !== "toggle") return [];
  const isOn = has(node, "checked") || has(node, "pressed");
  if (node?.role === "radio") return [{ kind: "element", element, state: "checked" }];
  return [{ kind: "element", element, state: isOn ? "unchecked" : "checked" }];
};

const unfolded: Rule = ({ action, node, element }) => {
  if (!element || !clickActions.has(action.name)) return [];
  if (has(node, "collapsed")) return [{ kind: "element", element, state: "expanded" }];
  return has(node, "expanded") ? [{ kind: "element", element, state: "collapsed" }] : [];
};

const chosen: Rule = ({ action, node, element }) =>
  element && clickActions.has(action.name) && (node?.role === "tab" || node?.role === "option")
    ? [{ kind: "element", element, state: "selected" }]
    : [];

const opened: Rule = ({ action, node }) =>
  clickActions.has(action.name) && has(node, "popup") && node?.role !== "combobox"
    ? [{ kind: "element", element: { role: "dialog" }, state: "present" }]
    : [];

const went: Rule = ({ action, node, snapshot }) => {
  if (action.name === "goBack" || action.name === "goForward") return [{ kind: "url", match: "changed" }];
  const goal =
    action.name === "navigate"
      ? String(action.args[0])
      : clickActions.has(action.name) && leadsSomewhere(node?.href)
        ? node?.href
        : undefined;
  const there = goal === undefined ? undefined : readUrl(goal, snapshot.url || undefined);
  if (!there) return [];
  const change = compareUrls(snapshot.url, there.href);
  const match = change === "query" || change === "none" ? "equals" : "path";
  return [{ kind: "url", match, value: there.href }];
};

const rules: readonly Rule[] = [typed, toggled, unfolded, chosen, opened, went];
