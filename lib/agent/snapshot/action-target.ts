import type { ActionTarget } from "@/lib/agent/domain/action-record";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isRoute } from "@/lib/agent/domain/urls";
import {
  type ActionType,
  actionDefinition,
  type BrowserAction,
  clickActions,
} from "@/lib/contracts/browser-action";
import { defined } from "./node-draft";

/** The element id that an action names first, if any. */
export function targetIdOf(action: BrowserAction): string | undefined {
  const at = actionDefinition(action.name)?.args.findIndex((argument) => argument.role === "element") ?? -1;
  const id = at < 0 ? undefined : action.args[at];
  return typeof id === "string" ? id : undefined;
}

/** The target as it is on this page; undefined when the action names none or it is not there. Typing and keys go to the focused element. */
export function targetOf(snapshot: PageSnapshot, action: BrowserAction): ActionTarget | undefined {
  const focused = action.name === "type" || action.name === "press" ? snapshot.activeElement : undefined;
  const id = targetIdOf(action) ?? focused;
  const node = id === undefined ? undefined : snapshot.nodes.find((one) => one.id === id);
  if (!node) return undefined;
  return {
    id: node.id,
    role: node.role,
    name: node.name,
    path: node.path,
    ...defined({
      testId: node.testId,
      inputType: node.inputType,
      href: node.href,
      popup: opensPopup(node) || undefined,
      value: heldShortly(node),
    }),
  };
}

/** What stood in a field or was chosen tells what was changed there; a long text is not kept with each action. */
const heldShortly = ({ role, value = "" }: SnapshotNode): string | undefined =>
  (role === "textbox" || role === "combobox") && value !== "" && value.length <= longestHeld
    ? value
    : undefined;
const longestHeld = 80;

const opensPopup = (node: Pick<SnapshotNode, "states" | "role">): boolean =>
  node.states.includes("popup") || (node.role === "combobox" && node.states.includes("collapsed"));

const navigations: ReadonlySet<string> = new Set([
  "navigate",
  "goBack",
  "goForward",
  "reload",
  "search",
  "newTab",
  "switchTab",
]);
const inputs: ReadonlySet<string> = new Set(["setValue", "type", "select", "uploadFile"]);
const toggleRoles: ReadonlySet<string> = new Set(["checkbox", "radio", "switch"]);

/** What kind of effect an action promises, from the action and its target alone. */
export function actionTypeOf(
  action: BrowserAction,
  node: Pick<SnapshotNode, "role" | "states" | "href"> | undefined,
): ActionType {
  if (navigations.has(action.name)) return "navigation";
  if (action.name === "check" || action.name === "uncheck") return "toggle";
  if (inputs.has(action.name)) return "input";
  if (!clickActions.has(action.name)) return "generic";
  if (!node) return "generic";
  if (opensPopup(node)) return "dropdown";
  if (toggleRoles.has(node.role) || node.states.includes("pressed") || node.states.includes("unpressed"))
    return "toggle";
  return leadsSomewhere(node.href) || (node.role === "link" && node.href === undefined)
    ? "navigation"
    : "generic";
}

/** A bare fragment or a script is a button in link's clothes; a route-like fragment does lead somewhere. */
export const leadsSomewhere = (href: string | undefined): boolean =>
  href !== undefined &&
  href !== "" &&
  !/^javascript:|#!$/i.test(href) &&
  (!href.includes("#") || isRoute(href.slice(href.indexOf("#"))));
