import { formsOf } from "@/lib/adapters/offline/matching/find-form";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";

/** The fields that it sends, where there are any: what stands among those of a form of its own does, whatever it is called; but for what opens something. */
export const sentBy = (node: SnapshotNode, nodes: readonly SnapshotNode[]): SnapshotNode[] | undefined =>
  formsOf(nodes).find(
    ({ submit, fields, path, inside }) =>
      (submit === node ||
        (path !== "" && node.role === "button" && !node.states.includes("popup") && inside.includes(node))) &&
      fields.some(({ role }) => role === "textbox" || role === "combobox"),
  )?.fields;

/** A form of nothing but texts, with none in it: sending it leads nowhere, and makes nothing. What does something else may take a remark with it. */
export const isEmpty = (
  fields: readonly SnapshotNode[],
  { node, does }: { node: SnapshotNode; does: boolean },
): boolean =>
  fields.every(({ role, value = "" }) => role === "textbox" && value === "") &&
  (!does || makes.has(readStepIntent(node.name).verb));
const makes: ReadonlySet<string> = new Set(["add", "create"]);
