import { isField, type PageSnapshot, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { ancestorsOf, descendantsOf } from "@/lib/agent/snapshot/node-tree";

const maxChars = 160;
/** What holds an element and says whose it is, in the words for a person. */
const holders: Partial<Record<SnapshotNode["role"], string>> = {
  dialog: "dialog",
  form: "form",
  row: "row",
  item: "entry",
  treeitem: "entry",
};

/** Which of several things an element belongs to, as a person tells them apart: the words of its row, entry, dialog or form, else those near it. */
export function whereItStands(snapshot: PageSnapshot, node: SnapshotNode | undefined): string {
  const index = node ? snapshot.nodes.indexOf(node) : -1;
  for (const at of ancestorsOf(snapshot.nodes, index)) {
    const holder = snapshot.nodes[at];
    const called = holder && holders[holder.role];
    const words = called ? wordsOf(snapshot, at, holder) : "";
    if (words !== "") return ` in the ${called} "${cut(words)}"`;
  }
  return node?.nearText ? ` near "${cut(node.nearText)}"` : "";
}

/** What a holder says, without what its own buttons are called. Of one that is filled in its name will do: the values are shown beside. */
function wordsOf(
  { nodes, lines }: PageSnapshot,
  at: number,
  { role, name, textLines }: SnapshotNode,
): string {
  const inside = descendantsOf(nodes, at);
  const isEntry = role !== "dialog" && role !== "form";
  if (!isEntry && inside.some(isField)) return name;
  const buttons = inside.filter((one) => one.role === "button").map((one) => one.name);
  const saysMore = (part: string) => buttons.reduce((rest, one) => rest.replace(one, ""), part).trim() !== "";
  const said = (textLines ? lines.slice(...textLines) : [])
    .flatMap((line) => line.replace(/^#+ /, "").split(" | "))
    .filter(saysMore);
  const called = isEntry && said.length > 0 ? [] : [name];
  return [...new Set([...called, ...said])].filter(Boolean).join(" · ");
}

const cut = (text: string): string => (text.length <= maxChars ? text : `${text.slice(0, maxChars - 1)}…`);
