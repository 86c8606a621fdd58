import { likeness } from "@/lib/adapters/offline/matching/likeness";
import { readTarget } from "@/lib/adapters/offline/reading/read-target";
import type { Target } from "@/lib/adapters/offline/reading/want";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { endsInRequest } from "@/lib/agent/domain/wording/asked/asking-tail";
import { fold } from "@/lib/agent/domain/wording/words";
import { said } from "./act-by-pressing";
import { adaptValue } from "./adapt-value";
import { act, cannot, describe, holds, prepare } from "./answer";
import { inDateParts } from "./date-parts";
import type { PageContext } from "./page-context";
import { takesValue } from "./takes-value";

export const isFilled = (node: SnapshotNode, value: string): boolean =>
  (node.value ?? "").trim() === value.trim();

/** Brings a value into an element of any kind. */
export function enter(
  node: SnapshotNode,
  value: string,
  certainty: number,
  context: PageContext,
): ActionAnswer {
  if (node.role === "checkbox" || node.role === "switch" || node.role === "radio")
    return toggle(node, isYes(value), certainty, context);
  if (node.role === "combobox" && node.options && node.options.length > 0)
    return selectIn(node, readTarget(value), certainty, context);
  // Takes no text: what it offers is seen once it is opened.
  if (node.role === "combobox" && !node.states.includes("editable") && node.states.includes("collapsed"))
    return act("select", [node.id, value], `${describe(node)} may offer this.`, certainty);
  if (node.inputType === "number" && node.states.includes("readonly"))
    return cannot(`${describe(node)} takes no text.`);
  if (node.role === "file") return cannot("A file field takes a file, not a text.");
  if (endsInRequest(value, context.goal ?? ""))
    return cannot("The value goes on into what is asked of somebody: where it ends is not known.");
  if (!takesValue(node, value, context.now)) return cannot(`${describe(node)} takes no such value.`);
  const part = inDateParts(node, value, context);
  if (part === "filled") return holds(`The date stands in ${describe(node)} and beside it already.`);
  if (part) {
    const takes = `${describe(part.node)} takes its part of the date.`;
    return part.isLast
      ? act("setValue", [part.node.id, part.value], takes, certainty)
      : prepare("setValue", [part.node.id, part.value], takes);
  }
  const adapted = adaptValue(value, node, context.now);
  if (context.skipsHeld && isFilled(node, adapted)) return holds(`${describe(node)} holds it already.`);
  return act("setValue", [node.id, adapted], `${describe(node)} takes this value.`, certainty);
}

const isYes = (value: string): boolean => !/^(?:no|off|false|0|none|disabled|unchecked)$/i.test(value.trim());

export function toggle(
  node: SnapshotNode,
  on: boolean,
  certainty: number,
  { skipsHeld }: PageContext,
): ActionAnswer {
  const isOn =
    node.states.includes("checked") || node.states.includes("pressed") || node.states.includes("selected");
  const native = node.role === "checkbox" || node.role === "switch" || node.role === "radio";
  if (isOn === on && (skipsHeld || !native)) {
    if (native || node.states.some((state) => /^(?:un)?pressed$|^(?:un)?checked$|^selected$/.test(state)))
      return holds(`${describe(node)} is ${on ? "on" : "off"} already.`);
  }
  const name = native ? (on ? "check" : "uncheck") : "click";
  if (node.role === "radio" && !on) return cannot("A radio button is turned off by choosing another one.");
  return act(name, [node.id], `${describe(node)} is to be ${on ? "on" : "off"}.`, certainty);
}

export function selectIn(
  node: SnapshotNode,
  option: Target,
  certainty: number,
  { skipsHeld }: PageContext,
): ActionAnswer {
  const label = optionIn(node, option);
  if (label === undefined) return cannot(`${describe(node)} has no option ${said(option)}.`);
  if (skipsHeld && fold(node.value ?? "") === fold(label))
    return holds(`${describe(node)} shows it already.`);
  return act("select", [node.id, label], `${describe(node)} has the option "${label}".`, certainty);
}

/** The option of a select that a wording means. */
export function optionIn(node: SnapshotNode, option: Target): string | undefined {
  const labels = node.options ?? [];
  if (option.ordinal !== undefined && option.name === "")
    return labels.at(option.ordinal < 0 ? option.ordinal : option.ordinal - 1);
  if (option.startsWith !== undefined || option.endsWith !== undefined)
    return labels.find(
      (label) =>
        fold(label).startsWith(fold(option.startsWith ?? "")) &&
        fold(label).endsWith(fold(option.endsWith ?? "")),
    );
  const scored = labels
    .map((label) => ({
      label,
      score: Math.max(
        likeness(option.name, label, option.exact),
        likeness(option.whole, label, option.exact),
        // `the room Cedar`: the kind of thing, and then the name.
        0.95 * likeness(option.name.replace(/^(?:\p{Ll}[\p{Ll}-]*\s+)+(?=[\p{Lu}\d])/u, ""), label, true),
      ),
    }))
    .sort((a, b) => b.score - a.score);
  const [best, next] = scored;
  if (!best || best.score < 0.6) return undefined;
  return best.score >= 0.95 || best.score - (next?.score ?? 0) > 0.05 ? best.label : undefined;
}
