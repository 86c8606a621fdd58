import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { placesOf } from "@/lib/agent/snapshot/node-places";
import type { FoundForm } from "./find-form";
import { coverage } from "./likeness";

/**
 * `to the Ward 2 roster`: of forms that each take what is to be added, the one at the place that the goal names. What it stands in, is headed by or calls its
 * fields says more of that than any other's does. Undefined where the place tells none of them from the rest.
 */
export function formAtPlace(
  place: string | undefined,
  forms: readonly FoundForm[],
  nodes: readonly SnapshotNode[],
): FoundForm | undefined {
  if (place === undefined || forms.length < 2) return undefined;
  const [best, next] = forms
    .map((form) => ({ form, told: coverage(place, saidAt(form, nodes)) }))
    .sort((one, other) => other.told - one.told);
  return best && next && best.told > next.told ? best.form : undefined;
}

const saidAt = ({ fields, submit }: FoundForm, nodes: readonly SnapshotNode[]): string =>
  [...fields, ...(submit ? [submit] : [])].flatMap((node) => [node.name, ...placesOf(node, nodes)]).join(" ");
