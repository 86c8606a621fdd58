import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Target } from "../reading/want";
import { likeness } from "./likeness";
import { findElement } from "./match-element";

/** Of the inputs at one thing the one that is meant: by its name, else a list that has the value, else the only one there is. */
export function inputAt(field: Target, value: string, at: readonly SnapshotNode[]): SnapshotNode | undefined {
  const inputs = at.filter(
    (node) => isField(node) && node.role !== "radio" && !node.occluded && !node.states.includes("disabled"),
  );
  const named =
    field.name === ""
      ? undefined
      : findElement({ name: field.name, whole: field.name, exact: false, kind: "field" }, inputs, {
          need: "field",
        });
  if (named && named.certainty >= 0.5) return named.best;
  const having = inputs.filter(({ options }) =>
    options?.some((option) => likeness(value, option, true) >= 0.9),
  );
  if (having.length === 1) return having[0];
  const texts = inputs.filter(({ role }) => role === "textbox" || role === "slider");
  return texts.length === 1 ? texts[0] : undefined;
}
