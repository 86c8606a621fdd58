import { parseAction } from "@/lib/contracts/action-text";
import type { ActionRecord } from "./action-record";
import { isEntering } from "./deeds";

/** `isText`: it was typed, and is none of what a list offers. */
export type EnteredValue = { name: string; path: string; value: string; isText: boolean };

/** What was entered in which field: by the action, or by each one of its chain. */
export function enteredValues(record: ActionRecord): EnteredValue[] {
  const { target, action, chain, chainTargets = [] } = record;
  if (!target || !isEntering(record)) return [];
  if (!chain) {
    const { name, path } = target;
    return [{ name, path, value: String(action.args[1] ?? ""), isText: typing.has(action.name) }];
  }
  return chain.actions.flatMap((link) => {
    const read = parseAction(link.action);
    const field = chainTargets.find(({ id }) => id === link.targetElementId);
    const value = read.ok ? read.action.args[1] : undefined;
    const isText = read.ok && typing.has(read.action.name);
    return field && value !== undefined
      ? [{ name: field.name, path: field.path, value: String(value), isText }]
      : [];
  });
}

const typing: ReadonlySet<string> = new Set(["setValue", "type"]);
