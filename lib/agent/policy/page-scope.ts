import { isField, type PageSnapshot, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { ancestorsOf, descendantsOf } from "@/lib/agent/snapshot/node-tree";

/** What an action's target belongs to: the dialog, form, row or item around it, with all that is in it. `holder` is absent at the top of a page. */
export type PageScope = { holder?: SnapshotNode; inside: SnapshotNode[] };

const holders: ReadonlySet<string> = new Set(["dialog", "form"]);

export function scopeOf({ nodes }: PageSnapshot, target: SnapshotNode | undefined): PageScope {
  const index = target ? nodes.indexOf(target) : -1;
  if (index < 0) return { inside: [] };
  const at = ancestorsOf(nodes, index).find((one) => holders.has(nodes[one]?.role ?? ""));
  const holder = at === undefined ? undefined : nodes[at];
  if (at === undefined || !holder) return { inside: [] };
  return { holder, inside: descendantsOf(nodes, at) };
}

/** What a form is about to send, label by label. Secret values reach the server masked or as placeholders only. */
export function valuesIn({ inside }: PageScope): { label: string; value: string }[] {
  return inside.filter(isField).flatMap((node) => {
    const label = node.name || node.placeholder || node.role;
    if (node.states.includes("checked")) return [{ label, value: "on" }];
    return node.value ? [{ label, value: node.value }] : [];
  });
}

/** The node that an action is about: the one it names, the focused one, or the smallest one under a point. */
export function nodeOf(
  snapshot: PageSnapshot,
  { name, args }: { name: string; args: readonly unknown[] },
): SnapshotNode | undefined {
  if (name === "clickAt") return nodeAt(snapshot, Number(args[0]), Number(args[1]));
  if (name === "type" || name === "press")
    return snapshot.nodes.find(({ id }) => id === snapshot.activeElement);
  const id = args[0];
  return typeof id === "string" ? snapshot.nodes.find((node) => node.id === id) : undefined;
}

function nodeAt({ nodes }: PageSnapshot, x: number, y: number): SnapshotNode | undefined {
  const under = nodes.filter(
    ({ box }) => box && x >= box[0] && x <= box[0] + box[2] && y >= box[1] && y <= box[1] + box[3],
  );
  const area = ({ box }: SnapshotNode): number => (box ? box[2] * box[3] : Number.POSITIVE_INFINITY);
  return under.sort((a, b) => area(a) - area(b))[0];
}
