import { parseAction } from "@/lib/contracts/action-text";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import type { Chain } from "@/lib/contracts/plan";

/** The text that an action would enter somewhere, if any. */
export function typedValue({ name, args }: BrowserAction): string | undefined {
  const value =
    name === "setValue" || name === "select"
      ? args[1]
      : name === "type" || name === "search"
        ? args[0]
        : undefined;
  return typeof value === "string" ? value : undefined;
}

/** The action and, where it begins a chain, every action of the chain; undefined when one of them cannot be read. */
export function actionsOf(action: BrowserAction, chain: Chain | undefined): BrowserAction[] | undefined {
  if (!chain) return [action];
  const read = chain.actions.map((link) => parseAction(link.action));
  return read.every((one) => one.ok) ? read.flatMap((one) => (one.ok ? [one.action] : [])) : undefined;
}

export const printableValues = (action: BrowserAction, chain: Chain | undefined): string[] =>
  (actionsOf(action, chain) ?? [action]).flatMap((one) => typedValue(one) ?? []);

const placeholder = /\{\{\s*secret:([^{}]+?)\s*\}\}/g;

export const secretsIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, name = ""]) => name);

/** The value is one secret and nothing else. */
export const isOnlySecret = (value: string): boolean => /^\s*\{\{\s*secret:[^{}]+\}\}\s*$/.test(value);
