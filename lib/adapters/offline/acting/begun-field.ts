import { formsOf } from "@/lib/adapters/offline/matching/find-form";
import type { findOpener } from "@/lib/adapters/offline/matching/find-opener";
import { formPathOf, rowAround } from "@/lib/adapters/offline/matching/parts-of-page";
import { selecting, waitsForPicked } from "@/lib/adapters/offline/matching/rows-from-goal";
import { isNamedAsPlace } from "@/lib/agent/domain/named-place";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { entryPart } from "@/lib/agent/snapshot/path-parts";
import { isLookingUp } from "./look-up";
import type { PageContext } from "./page-context";

/** Something was entered last that is to be sent with more of it: a place that was chosen is none. */
export function begunField(goal: string, { nodes, history }: PageContext): string | undefined {
  const { action: last = "", target } = history.findLast(({ action }) => !action.startsWith("wait(")) ?? {};
  const [, name, given] = /^(setValue|select|check)\("([^"]+)"/.exec(last) ?? [];
  if (given === undefined) return undefined;
  // A page that draws its fields anew gives the same one another id.
  const node =
    nodes.find((one) => one.id === given) ?? nodes.find((one) => `${one.role} "${one.name}"` === target);
  const id = node?.id ?? given;
  const isPlace = name === "select" && node?.value !== undefined && isNamedAsPlace(goal, node.value);
  return isPlace && formPathOf(node) === "" ? undefined : id;
}

type Opener = NonNullable<ReturnType<typeof findOpener>>;

/** A form that was begun and cannot be ended is not left for something else: for nothing but what does the thing there, or in a form that no button sends. */
export function isHeldUp(
  goal: string,
  opener: Opener,
  context: PageContext,
  nodes: readonly SnapshotNode[],
): boolean {
  const begun = begunField(goal, context);
  if (begun === undefined || isLookingUp(context)) return false;
  if (!opener.does) return true;
  const isIn = (fields: readonly SnapshotNode[]): boolean => fields.some(({ id }) => id === begun);
  const isSent = formsOf(nodes).some(
    ({ submit, fields }) => (submit === undefined || submit === opener.node) && isIn(fields),
  );
  const isOwn = isIn(rowAround(opener.node, nodes)?.inside ?? []);
  return !isSent && !isOwn && !isForPicked(begun, opener.node, nodes);
}

/** `Close` beside `Print` over the rows whose boxes were ticked for it: of several buttons of one form it may be another one that the form is sent by. */
function isForPicked(begun: string, button: SnapshotNode, nodes: readonly SnapshotNode[]): boolean {
  const box = nodes.find(({ id, role }) => id === begun && role === "checkbox");
  return (
    box !== undefined &&
    entryPart(box.path) !== undefined &&
    button.role === "button" &&
    entryPart(button.path) === undefined &&
    (selecting.test(box.name.trim()) || waitsForPicked(button))
  );
}
