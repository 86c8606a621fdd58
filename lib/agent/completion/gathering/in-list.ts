import type { Entered } from "@/lib/agent/completion/deed/entered";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";
import { findElements } from "@/lib/agent/snapshot/find-element";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";

/** Some entry of the page says one of these. */
export const isInList = (values: readonly string[], { nodes }: PageSnapshot): boolean =>
  nodes.some(
    ({ role, name }) => listRoles.has(role) && values.some((value) => fold(name).includes(fold(value))),
  );
const listRoles: ReadonlySet<string> = new Set(["item", "row", "cell", "option"]);

/** What holds the form itself is no entry of a list, though it be laid out as one. */
export function withoutFormPart(entered: readonly Entered[], page: PageSnapshot): PageSnapshot {
  const { nodes } = page;
  const fields = entered.flatMap((one) =>
    one.kind === "element_value" ? findElements(one.element, nodes) : [],
  );
  const isAround = (at: number): boolean => descendantsOf(nodes, at).some((node) => fields.includes(node));
  return { ...page, nodes: nodes.filter(({ role }, at) => !listRoles.has(role) || !isAround(at)) };
}
