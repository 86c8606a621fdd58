import { setTimeout as sleep } from "node:timers/promises";
import { done, type Performed, refuse } from "@/lib/client/performed";
import type { ActionName, ActionOutsidePage, BrowserAction } from "@/lib/contracts/browser-action";
import { limits } from "@/lib/contracts/limits";
import type { Need } from "@/lib/page/action-target";
import type { Point } from "@/lib/page/hit-test";
import type { Prepared } from "@/lib/page/page-api";
import { type Tab, traceIn, unlessGone } from "./tab";

type Done = Performed;

/** What an action needs beside its arguments. */
export type Means = {
  /** Files that the user gave, by attachment id. */
  files: ReadonlyMap<string, string>;
  /** Fills in secrets; undefined when one of them is not to be had on this page. */
  reveal: (text: string) => { text: string; secret: boolean } | undefined;
};

/** Longer texts are put in at once: nobody watches a page type a thousand keys. */
const typedChars = 120;

type Act = (tab: Tab, args: readonly unknown[], means: Means) => Promise<Done>;

const text = (args: readonly unknown[], at: number): string => String(args[at] ?? "");

/** What is done inside a page with trusted input, at points that were hit-tested just before. */
const inPage: Record<Exclude<ActionName, ActionOutsidePage>, Act> = {
  click: (tab, args) => atPoint(tab, text(args, 0), "reach", ([x, y]) => tab.page.mouse.click(x, y)),
  doubleClick: (tab, args) => atPoint(tab, text(args, 0), "reach", ([x, y]) => tab.page.mouse.dblclick(x, y)),
  rightClick: (tab, args) =>
    atPoint(tab, text(args, 0), "reach", ([x, y]) => tab.page.mouse.click(x, y, { button: "right" })),
  hover: (tab, args) => atPoint(tab, text(args, 0), "point", ([x, y]) => tab.page.mouse.move(x, y)),
  check: (tab, args) => toggle(tab, text(args, 0), true),
  uncheck: (tab, args) => toggle(tab, text(args, 0), false),
  setValue: (tab, args, means) => enter(tab, text(args, 0), text(args, 1), means),
  type: (tab, args, means) => typeIntoFocus(tab, text(args, 0), means),
  press: (tab, args) => press(tab, text(args, 0)),
  select: async (tab, args) => {
    const found = await prepare(tab, text(args, 0), "exist");
    return found.ok ? tab.world.call("select", text(args, 0), text(args, 1)) : found;
  },
  scroll: async (tab, args) => {
    const id = args[1] === undefined ? undefined : text(args, 1);
    const found = id === undefined ? done : await prepare(tab, id, "exist");
    if (!found.ok) return found;
    await tab.world.call("scroll", text(args, 0), id);
    return done;
  },
  findText: async (tab, args) =>
    (await tab.world.call("findText", text(args, 0)))
      ? done
      : refuse("TEXT_NOT_FOUND", "the text is not on the page"),
  dragAndDrop: (tab, args) => drag(tab, text(args, 0), text(args, 1)),
  uploadFile: (tab, args, means) => upload(tab, text(args, 0), text(args, 1), means),
  clickAt: (tab, args) => clickAt(tab, Number(args[0]), Number(args[1])),
  wait: async (_tab, args) => {
    await sleep(Math.min(Number(args[0]), limits.waitSeconds) * 1_000);
    return done;
  },
  // The server reads the rows from the page that the next turn shows.
  extract: async () => done,
};

const acts: Partial<Record<ActionName, Act>> = inPage;

/** Carries out an action in a tab; undefined for one that is about tabs, history or addresses. */
export function performInTab(action: BrowserAction, tab: Tab, means: Means): Promise<Done> | undefined {
  return acts[action.name]?.(tab, action.args, means);
}

async function prepare(tab: Tab, id: string, need: Need): Promise<Prepared | Exclude<Done, { ok: true }>> {
  return tab.world.call("prepare", id, traceIn(tab, id), need);
}

async function atPoint(
  tab: Tab,
  id: string,
  need: Need,
  act: (point: Point) => Promise<void>,
): Promise<Done> {
  const found = await prepare(tab, id, need);
  if (!found.ok) return found;
  if (!found.point) return refuse("ELEMENT_NOT_VISIBLE", `element ${id} has no visible area`);
  await act(found.point);
  return done;
}

async function toggle(tab: Tab, id: string, on: boolean): Promise<Done> {
  const found = await prepare(tab, id, "reach");
  if (!found.ok) return found;
  if (found.on === undefined) return refuse("NOT_CHECKABLE", "the element is no checkbox, radio or switch");
  if (found.on === on) return done;
  if (!on && found.oneOfMany)
    return refuse("NOT_CHECKABLE", "a radio button is switched off by choosing another");
  if (!found.point) return refuse("ELEMENT_NOT_VISIBLE", `element ${id} has no visible area`);
  await tab.page.mouse.click(...found.point);
  return done;
}

async function enter(tab: Tab, id: string, wanted: string, means: Means): Promise<Done> {
  const revealed = means.reveal(wanted);
  if (!revealed) return refuse("SECRET_UNAVAILABLE", "no such secret for this site");
  const found = await prepare(tab, id, "edit");
  if (!found.ok) return found;
  if (found.entry === "picked") return tab.world.call("setValue", id, revealed.text);
  if (found.point) await tab.page.mouse.click(...found.point);
  await tab.world.call("selectContent", id, revealed.secret);
  if (revealed.text === "") await tab.page.keyboard.press("Delete");
  else await typeKeys(tab, revealed.text);
  // Typing may have sent the page away.
  await unlessGone(tab.world.call("putNumber", id, revealed.text));
  return done;
}

/** Keys for short text, so that pages which listen to keys hear them; a line break would be Enter, and may submit. */
async function typeKeys(tab: Tab, said: string): Promise<void> {
  if (said.length <= typedChars && !/[\r\n\t]/.test(said)) await tab.page.keyboard.type(said);
  else await tab.page.keyboard.insertText(said);
}

async function typeIntoFocus(tab: Tab, wanted: string, means: Means): Promise<Done> {
  const revealed = means.reveal(wanted);
  if (!revealed) return refuse("SECRET_UNAVAILABLE", "no such secret for this site");
  if ((await tab.world.call("focus")) === "none") return refuse("NOT_EDITABLE", "nothing has the focus");
  await typeKeys(tab, revealed.text);
  return done;
}

async function press(tab: Tab, key: string): Promise<Done> {
  return tab.page.keyboard.press(key).then(
    () => done,
    (error: unknown) => {
      if (String(error).includes("Unknown key")) return refuse("INVALID_KEY", `no key ${key}`);
      throw error;
    },
  );
}

const dragSteps = 12;

async function drag(tab: Tab, fromId: string, toId: string): Promise<Done> {
  const before = await prepare(tab, fromId, "reach");
  if (!before.ok) return before;
  const to = await prepare(tab, toId, "point");
  if (!to.ok) return to;
  // Bringing the second into view may have moved the first.
  const from = await prepare(tab, fromId, "reach");
  if (!from.ok) return from;
  if (!from.point || !to.point) return refuse("ELEMENT_NOT_VISIBLE", "both elements have to be in view");
  const { mouse } = tab.page;
  await mouse.move(...from.point);
  await mouse.down();
  await mouse.move(...to.point, { steps: dragSteps });
  await mouse.move(to.point[0] + 1, to.point[1]);
  await mouse.up();
  return done;
}

async function upload(tab: Tab, id: string, attachmentId: string, { files }: Means): Promise<Done> {
  const path = files.get(attachmentId);
  if (path === undefined) return refuse("ATTACHMENT_NOT_FOUND", `no file ${attachmentId} was given`);
  const found = await prepare(tab, id, "exist");
  if (!found.ok) return found;
  return (await tab.world.setFiles(id, [path]))
    ? done
    : refuse("NOT_A_FILE_FIELD", "the element leads to no file field");
}

async function clickAt(tab: Tab, x: number, y: number): Promise<Done> {
  const size = tab.page.viewportSize();
  const inside = size !== null && x >= 0 && y >= 0 && x < size.width && y < size.height;
  if (!inside) return refuse("ELEMENT_NOT_VISIBLE", "the point is outside the viewport");
  await tab.page.mouse.click(x, y);
  return done;
}

/** The state of an action's target afterwards; undefined when the page it was on is gone. */
export const stateAfter = (tab: Tab, id: string) => unlessGone(tab.world.call("state", id, traceIn(tab, id)));
