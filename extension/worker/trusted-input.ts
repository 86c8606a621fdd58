import { done, type Performed, refuse } from "@/lib/client/performed";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import type { Point } from "@/lib/page/hit-test";
import type { Extras } from "@/lib/page/in-page-actions";
import type { Prepared } from "@/lib/page/page-api";
import { hasDebugger, sendToTab } from "./debugger-session";
import { type KeyStroke, keyStroke } from "./key-stroke";
import { callPage } from "./page-world";
import type { Tab } from "./tab";

/** An action on the page itself, with what was learnt of its target. */
export type PreparedAction = { action: BrowserAction; extras: Extras; target: Prepared | undefined };

type Act = (tab: Tab, prepared: PreparedAction) => Promise<Performed | undefined>;

/** What is done with input that a page cannot tell from a person's. The rest is done in the page by DOM events. */
const trusted: Partial<Record<BrowserAction["name"], Act>> = {
  click: (tab, { target }) => atPoint(target, (point) => clickAt(tab, point, 1)),
  doubleClick: (tab, { target }) =>
    atPoint(target, async (point) => {
      await clickAt(tab, point, 1);
      await clickAt(tab, point, 2);
    }),
  rightClick: (tab, { target }) => atPoint(target, (point) => clickAt(tab, point, 1, "right")),
  hover: (tab, { target }) => atPoint(target, (point) => mouse(tab, "mouseMoved", point)),
  check: (tab, { target }) => toggle(tab, target, true),
  uncheck: (tab, { target }) => toggle(tab, target, false),
  setValue: enter,
  type: (tab, { action, extras }) => typeIntoFocus(tab, extras.secret ?? String(action.args[0] ?? "")),
  press: (tab, { action }) => press(tab, String(action.args[0] ?? "")),
};

/** Undefined where this build has no trusted input, or none for such an action. */
export async function performTrusted(tab: Tab, prepared: PreparedAction): Promise<Performed | undefined> {
  const act = trusted[prepared.action.name];
  if (!act || !hasDebugger()) return undefined;
  // Attached at all? Another DevTools window, or a policy, may keep Chrome from it.
  const metrics = await sendToTab(tab.tabId, "Page.getLayoutMetrics");
  return metrics === undefined ? undefined : act(tab, prepared);
}

async function atPoint(
  target: Prepared | undefined,
  act: (point: Point) => Promise<unknown>,
): Promise<Performed | undefined> {
  if (!target?.point) return undefined;
  await act(target.point);
  return done;
}

const mouse = (tab: Tab, type: string, [x, y]: Point, more: object = {}) =>
  sendToTab(tab.tabId, "Input.dispatchMouseEvent", { type, x, y, ...more });

async function clickAt(tab: Tab, point: Point, clickCount: number, button = "left"): Promise<void> {
  await mouse(tab, "mouseMoved", point);
  await mouse(tab, "mousePressed", point, { button, clickCount, buttons: button === "left" ? 1 : 2 });
  await mouse(tab, "mouseReleased", point, { button, clickCount });
}

async function toggle(tab: Tab, target: Prepared | undefined, on: boolean): Promise<Performed | undefined> {
  if (target?.on === undefined || target.on === null) return undefined;
  if (target.on === on) return done;
  // Switching a radio button off is refused in the page, with its reason.
  return !on && target.oneOfMany ? undefined : atPoint(target, (point) => clickAt(tab, point, 1));
}

async function enter(tab: Tab, { action, extras, target }: PreparedAction): Promise<Performed | undefined> {
  const id = String(action.args[0] ?? "");
  const text = extras.secret ?? String(action.args[1] ?? "");
  if (target?.entry !== "typed" || !target.point) return undefined;
  await clickAt(tab, target.point, 1);
  await callPage(tab.tabId, 0, "selectContent", id, extras.secret !== undefined);
  if (text === "") return press(tab, "Delete");
  await sendToTab(tab.tabId, "Input.insertText", { text });
  return done;
}

async function typeIntoFocus(tab: Tab, text: string): Promise<Performed> {
  if ((await callPage(tab.tabId, 0, "focus")).value === "none")
    return refuse("NOT_EDITABLE", "nothing has the focus");
  await sendToTab(tab.tabId, "Input.insertText", { text });
  return done;
}

async function press(tab: Tab, combination: string): Promise<Performed> {
  const stroke = keyStroke(combination);
  if (!stroke) return refuse("INVALID_KEY", `no key ${combination}`);
  await key(tab, stroke.text === undefined ? "rawKeyDown" : "keyDown", stroke);
  await key(tab, "keyUp", stroke);
  return done;
}

const key = (tab: Tab, type: string, { text, ...stroke }: KeyStroke) =>
  sendToTab(tab.tabId, "Input.dispatchKeyEvent", {
    type,
    ...stroke,
    ...(type === "keyDown" && text !== undefined && { text }),
  });

/** The visible part of the page, where this build may take it from any tab. */
export async function trustedScreenshot(tab: Tab): Promise<string | undefined> {
  const answer = await sendToTab(tab.tabId, "Page.captureScreenshot", { format: "jpeg", quality: 60 });
  const data = answer && "data" in answer ? answer.data : undefined;
  return typeof data === "string" ? data : undefined;
}
