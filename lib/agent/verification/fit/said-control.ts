import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { crosses } from "@/lib/agent/verification/step/meant-verb";
import { candidatesFor, rowOf, sameNamed } from "./candidates";

const pressed: ReadonlySet<string> = new Set(["button", "link", "menuitem", "tab"]);
const kind = /^(?:button|link|icon|tab|menu item)\s{1,9}|\s{1,9}(?:button|link|icon|tab|menu item)$/giu;

/** The control that a step says to press, by its name alone: `Press the button "Save"`, `Click Edit in the row of Ann`. */
export const pressedName = ({ verb, object }: StepIntent): string =>
  verb === "click" ? object.replace(kind, "").trim() : "";

/** Another control was pressed than the one that the step calls by its name, which alone is called just so where the other one stands. */
export function saidControl(
  nodes: readonly SkeletonNode[],
  target: number,
  intent: StepIntent,
): number | undefined {
  const [own, name] = [nodes[target], pressedName(intent)];
  if (name.length < 3 || !own || !pressed.has(own.role)) return undefined;
  const called = `${own.name} ${own.description ?? ""}`;
  const isNamed = /\p{L}{2}/u.test(own.name) || crosses.test(own.name.trim());
  // The name of the entry itself may do the same.
  const isSaid = containsPhrase(`${name} ${intent.container ?? ""}`, own.name);
  if (!isNamed || containsPhrase(called, name) || isSaid) return undefined;
  const row = rowOf(nodes, target);
  const found = candidatesFor(nodes, target, false).filter(
    (index) =>
      pressed.has(nodes[index]?.role ?? "") &&
      fold(nodes[index]?.name ?? "") === fold(name) &&
      rowOf(nodes, index) === row,
  );
  return found.length === 1 ? found[0] : undefined;
}

const parts = /^(?:section|card|panel|block|area|part|group) /iu;

/** `Click Edit in the section "Address"`, and not in the one that only has the words `E-mail address` in it: the one that begins with them as they are written. */
export function titledEntry(
  nodes: readonly SkeletonNode[],
  target: number,
  { quoted, container = "" }: StepIntent,
): number | undefined {
  const [quote, ...more] = quoted;
  const row = rowOf(nodes, target);
  if (quote === undefined || more.length > 0 || row < 0 || fold(container.replace(parts, "")) !== fold(quote))
    return undefined;
  const begins = (at: number): boolean => {
    const name = nodes[at]?.name ?? "";
    return at >= 0 && name.startsWith(quote) && !/^[\p{L}\p{N}]/u.test(name.slice(quote.length));
  };
  const isWithinOwn = [nodes[row], ...descendantsOf(nodes, row)].some((node) => node?.name.includes(quote));
  const found = sameNamed(nodes, target).filter((index) => begins(rowOf(nodes, index)));
  return !isWithinOwn && parts.test(container) && found.length === 1 ? found[0] : undefined;
}
