import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { findElements } from "@/lib/agent/snapshot/find-element";
import { ancestorsOf } from "@/lib/agent/snapshot/node-tree";
import type { Entered } from "./entered";

const mostFields = 12;
const passing: ReadonlySet<string> = new Set(["password", "search", "hidden"]);

/** The form around a control of the page. */
function formOf(id: string | undefined, { nodes }: PageSnapshot): number {
  const at = nodes.findIndex((node) => node.id === id);
  return at < 0 ? -1 : ([at, ...ancestorsOf(nodes, at)].find((index) => nodes[index]?.role === "form") ?? -1);
}

/** Text fields with a name of their own that hold something, and that nobody wrote in for the goal: what is changed beside them leaves them as they are. */
export function fieldsBeside(
  deed: ActionRecord,
  then: PageSnapshot,
  entered: readonly Entered[],
): Pick<ReadBack, "fieldsBeside"> {
  const typed = entered.filter((one) => one.kind === "element_value");
  // An empty form is there for something new.
  if (typed.length === 0 || !typed.some(({ was = "" }) => was.trim() !== "")) return {};
  const form = formOf(deed.target?.id, then);
  if (form < 0) return {};
  const isBeside = (node: SkeletonNode, at: number): boolean =>
    node.role === "textbox" &&
    node.name !== "" &&
    (node.value ?? "").trim() !== "" &&
    !passing.has(node.inputType ?? "") &&
    !node.states.includes("hidden") &&
    !node.states.includes("disabled") &&
    ancestorsOf(then.nodes, at).includes(form) &&
    !entered.some(({ element }) => element.name === node.name);
  const names = then.nodes.filter(isBeside).map(({ name }) => name);
  return names.length > 0 ? { fieldsBeside: [...new Set(names)].slice(0, mostFields) } : {};
}

/** Those of them that are empty when their form is loaded anew, where it holds what was entered: they were lost with the deed. */
export function fieldsEmptied({ fieldsBeside = [] }: Partial<ReadBack>, { nodes }: PageSnapshot): string[] {
  return fieldsBeside.flatMap((name) => {
    const [field, ...more] = findElements({ role: "textbox", name }, nodes);
    const isEmpty = field !== undefined && more.length === 0 && (field.value ?? "").trim() === "";
    return isEmpty ? [`textbox "${name}" holds what it did`] : [];
  });
}
