import { formPathOf } from "@/lib/adapters/offline/matching/parts-of-page";
import { isNamedAsPlace } from "@/lib/agent/domain/named-place";
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
