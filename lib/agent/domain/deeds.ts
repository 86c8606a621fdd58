import { clickActions } from "@/lib/contracts/browser-action";
import type { ActionRecord } from "./action-record";

const entering: ReadonlySet<string> = new Set(["setValue", "type", "select", "check", "uncheck"]);
const pressing: ReadonlySet<string> = new Set([
  ...clickActions,
  "press",
  "clickAt",
  "dragAndDrop",
  "uploadFile",
]);
const switches: ReadonlySet<string> = new Set(["checkbox", "switch", "radio"]);

/** Roles that are on or off. */
export const isSwitch = (role: string | undefined): boolean => switches.has(role ?? "");

/** Puts a value into a field or switches something: by itself it stores nothing, unless the page does so at once. */
export const isEntering = ({ action, target }: ActionRecord): boolean =>
  entering.has(action.name) || (action.name === "click" && isSwitch(target?.role));

/** A click, key or the like, by which things are stored and sent. */
export const isPressing = ({ action }: ActionRecord): boolean => pressing.has(action.name);
