import { formPathOf } from "@/lib/adapters/offline/matching/parts-of-page";
import { isNamedAsPlace } from "@/lib/agent/domain/named-place";
import type { PageContext } from "./page-context";

/** Something was entered last that is to be sent with more of it: a place that was chosen is none. */
export function begunField(goal: string, { nodes, history }: PageContext): string | undefined {
  const last = history.findLast(({ action }) => !action.startsWith("wait("))?.action ?? "";
  const [, name, id] = /^(setValue|select|check)\("([^"]+)"/.exec(last) ?? [];
  const node = nodes.find((one) => one.id === id);
  const isPlace = name === "select" && node?.value !== undefined && isNamedAsPlace(goal, node.value);
  return isPlace && formPathOf(node) === "" ? undefined : id;
}
