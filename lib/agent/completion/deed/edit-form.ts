import type { Ground } from "@/lib/agent/completion/ground";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { Entered } from "./entered";

/** A form that came filled in: what it holds on a fresh load is what is stored. One that came empty will be empty again. */
export function isEditForm(deed: ActionRecord, entered: readonly Entered[], { before }: Ground): boolean {
  const nodes = before?.semanticSkeleton?.nodes ?? [];
  const own = new Set(entered.map(({ element }) => element.name));
  return nodes.some(
    (node) =>
      node.role === "textbox" &&
      node.inputType !== "search" &&
      Boolean(node.value) &&
      !own.has(node.name) &&
      (deed.target === undefined || formPath(node.path) === formPath(deed.target.path)),
  );
}

const formPath = (path: string): string => /^.*?(?:^|\/)(?:form|dialog)[^/]*/.exec(path)?.[0] ?? "";
