import type { ActionOutsidePage, BrowserAction } from "@/lib/contracts/browser-action";
import { type Need, prepareTarget, type Refusal, refuse, type Target } from "./action-target";
import type { CaptureDeps } from "./capture-tree";
import { chooseOption } from "./choose-option";
import { click, doubleClick, drag, hover, pressKey, rightClick, typeText } from "./dom-events";
import { focusedElement, isInput } from "./dom-kind";
import type { Trace } from "./element-trace";
import { elementAt, type Point } from "./hit-test";
import { readPageTree } from "./page-tree";
import { isOn, isOneOfMany, toggleOf } from "./read-state";
import { scrollTo, scrollToText } from "./scroll-page";
import { setValue } from "./set-value";

/** What an action needs beside its arguments. */
export type Extras = {
  /** Traces of the elements that the action names, by id. */
  traces: Record<string, Trace | undefined>;
  /** The text to enter when the argument is a placeholder of a secret. */
  secret?: string;
  /** The file of `uploadFile`. */
  file?: { name: string; mimeType: string; base64: string };
};

type Done = { ok: true } | Refusal;
const done: Done = { ok: true };

/** Carries out an action inside the page with DOM events. Tabs, history and addresses are the client's own business. */
export async function performInPage(action: BrowserAction, extras: Extras, deps: CaptureDeps): Promise<Done> {
  const [first, second] = action.args.map(String);
  const target = (id: string, need: Need): Promise<Target | Refusal> =>
    prepareTarget(id, extras.traces[id], need, deps);
  const onPoint = async (need: Need, act: (element: Element, point: Point) => void): Promise<Done> => {
    const found = await target(first ?? "", need);
    if (!found.ok) return found;
    act(found.element, found.point ?? [0, 0]);
    return done;
  };
  switch (action.name) {
    case "click":
      return onPoint("reach", click);
    case "doubleClick":
      return onPoint("reach", doubleClick);
    case "rightClick":
      return onPoint("reach", rightClick);
    case "hover":
      return onPoint("point", hover);
    case "check":
    case "uncheck":
      return toggle(await target(first ?? "", "reach"), action.name === "check");
    case "setValue":
      return enter(await target(first ?? "", "edit"), second ?? "", extras, deps);
    case "select": {
      const found = await target(first ?? "", "reach");
      return found.ok ? chooseOption(found.element, second ?? "") : found;
    }
    case "dragAndDrop":
      return dragBetween(await target(first ?? "", "reach"), await target(second ?? "", "point"));
    case "uploadFile": {
      const found = await target(first ?? "", "exist");
      return found.ok ? putFile(found.element, extras) : found;
    }
    default:
      return withoutTarget(action.name, action.args, extras, deps);
  }
}

/** The client waits and extracts for itself, besides. */
type Elsewhere = ActionOutsidePage | "wait" | "extract";
type WithoutTarget = "type" | "press" | "scroll" | "findText" | "clickAt" | Elsewhere;

function withoutTarget(
  name: WithoutTarget,
  [first, second]: readonly unknown[],
  extras: Extras,
  deps: CaptureDeps,
): Done {
  switch (name) {
    case "type": {
      const focused = focusedElement(deps.document);
      const typed = focused !== undefined && typeText(focused, extras.secret ?? String(first));
      return typed ? done : refuse("NOT_EDITABLE", "no field has the focus");
    }
    case "press": {
      const focused = focusedElement(deps.document) ?? deps.document.body;
      return pressKey(focused, String(first)) ? done : refuse("INVALID_KEY", `no key ${String(first)}`);
    }
    case "scroll":
      scrollTo(
        deps.document,
        String(first),
        second === undefined ? undefined : deps.ids.elementOf(String(second)),
      );
      return done;
    case "findText":
      return scrollToText(readPageTree(deps.document, deps.frameNumber), String(first))
        ? done
        : refuse("TEXT_NOT_FOUND", "the text is not on the page");
    case "clickAt": {
      const point: Point = [Number(first), Number(second)];
      const element = elementAt(deps.document, point);
      if (element) click(element, point);
      return element ? done : refuse("ELEMENT_NOT_FOUND", "nothing is at that point");
    }
    default:
      return refuse("ACTION_UNSUPPORTED", `${name} is not done inside a page`);
  }
}

function toggle(target: Target | Refusal, on: boolean): Done {
  if (!target.ok) return target;
  const element = toggleOf(target.element);
  const now = isOn(element);
  if (now === undefined) return refuse("NOT_CHECKABLE", "the element is no checkbox, radio or switch");
  if (now === on) return done;
  if (!on && isOneOfMany(element))
    return refuse("NOT_CHECKABLE", "a radio button is switched off by choosing another");
  click(element, target.point ?? [0, 0]);
  return done;
}

function enter(target: Target | Refusal, text: string, extras: Extras, deps: CaptureDeps): Done {
  if (!target.ok) return target;
  if (extras.secret !== undefined) deps.secrets.mark(target.element);
  return setValue(target.element, extras.secret ?? text);
}

function dragBetween(from: Target | Refusal, to: Target | Refusal): Done {
  if (!from.ok) return from;
  if (!to.ok) return to;
  const centre = (element: Element): Point => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  drag(from.element, centre(from.element), to.element, centre(to.element));
  return done;
}

function putFile(element: Element, { file }: Extras): Done {
  const field = fileFieldOf(element);
  if (!field) return refuse("NOT_A_FILE_FIELD", "the element leads to no file field");
  if (!file) return refuse("ATTACHMENT_NOT_FOUND", "no such file was given");
  const bytes = Uint8Array.from(atob(file.base64), (char) => char.charCodeAt(0));
  const transfer = new DataTransfer();
  transfer.items.add(new File([bytes], file.name, { type: file.mimeType }));
  field.files = transfer.files;
  field.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return done;
}

/** The file field that an element is, labels, holds, or stands beside. */
export function fileFieldOf(element: Element): HTMLInputElement | undefined {
  const isField = (one: Element | null | undefined): one is HTMLInputElement =>
    one !== null && one !== undefined && isInput(one) && one.type === "file";
  if (isField(element)) return element;
  const labelled = element.closest("label")?.control;
  if (isField(labelled)) return labelled;
  const inner = element.querySelector('input[type="file"]');
  if (isField(inner)) return inner;
  const beside = element.parentElement?.querySelectorAll('input[type="file"]');
  const only = beside?.length === 1 ? beside[0] : undefined;
  return isField(only) ? only : undefined;
}
