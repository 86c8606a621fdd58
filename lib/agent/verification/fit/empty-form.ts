import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { ancestorsOf, descendantsOf } from "@/lib/agent/snapshot/node-tree";

const textsIn = (nodes: readonly SkeletonNode[], index: number): readonly string[] => {
  const form = ancestorsOf(nodes, index).find((above) => nodes[above]?.role === "form") ?? -1;
  const fields = form < 0 ? [] : descendantsOf(nodes, form).filter(({ role }) => role === "textbox");
  return fields.map(({ value = "" }) => value.trim());
};

/** A button of a form that is for writing in it, and nothing is written there: there is nothing to be sent. */
export const isOfEmptyForm = (nodes: readonly SkeletonNode[], index: number): boolean => {
  const texts = textsIn(nodes, index);
  return nodes[index]?.role === "button" && texts.length > 0 && texts.every((text) => text === "");
};

/** Two buttons of one name: something is written in the form of the one that was pressed, and nothing in the form of the other. */
export const isOfOtherForm = (nodes: readonly SkeletonNode[], index: number, target: number): boolean =>
  nodes[index]?.name === nodes[target]?.name &&
  isOfEmptyForm(nodes, index) &&
  textsIn(nodes, target).some((text) => text !== "");
