import { perObject } from "@/lib/agent/domain/per-object";
import { fold } from "@/lib/agent/domain/wording/words";
import type { ElementQuery } from "@/lib/contracts/assertion";
import { readRole } from "./from-tree";
import { descendantsOf, type TreeNode } from "./node-tree";

type EntryNode = TreeNode & { role: string; states: readonly string[] };

/** What an entry says, without what can be done with it: `Mark as paid` in an open menu does not say that it is. */
export const withoutControls = <Node extends EntryNode>(entry: Node, nodes: readonly Node[]): Node => ({
  ...entry,
  name: entryText(entry, nodes),
});

/** The name alone. Rules ask it of each entry of a page, six times in a turn. */
export function entryText(entry: EntryNode, nodes: readonly EntryNode[]): string {
  const known = textsIn(nodes);
  const text = known.get(entry) ?? textAnew(entry, nodes);
  known.set(entry, text);
  return text;
}

const textsIn = perObject((_nodes: readonly EntryNode[]) => new Map<EntryNode, string>());

function textAnew(entry: EntryNode, nodes: readonly EntryNode[]): string {
  const controls = descendantsOf(nodes, nodes.indexOf(entry)).filter(
    ({ role, states }) => deeds.has(role) && !states.includes("popup"),
  );
  const name = controls.reduce((text, control) => cutLast(text, control.name), entry.name);
  return name.replace(/\s+/g, " ").trim();
}
/** What opens a list may well say what is chosen in it. */
const deeds: ReadonlySet<string> = new Set(["button", "menuitem"]);
/** The last time it stands there as a whole: `Update` is no part of `Updated`. */
function cutLast(text: string, part: string): string {
  if (part === "") return text;
  let at = text.lastIndexOf(part);
  while (at > 0 && !isWhole(text, at, at + part.length)) at = text.lastIndexOf(part, at - 1);
  return at < 0 || !isWhole(text, at, at + part.length)
    ? text
    : text.slice(0, at) + text.slice(at + part.length);
}
const isWhole = (text: string, from: number, to: number): boolean =>
  !(goesOn.test(text.charAt(from - 1)) && goesOn.test(text.charAt(from))) &&
  !(goesOn.test(text.charAt(to - 1)) && goesOn.test(text.charAt(to)));
const goesOn = /[\p{L}\p{N}]/u;

/** An entry is called by all that it holds: with its menu open it reads otherwise, and is the same. */
export function isThereWithControls({ role, name }: ElementQuery, nodes: readonly EntryNode[]): boolean {
  const wanted = role === undefined ? undefined : readRole(role);
  if (name === undefined || (wanted !== "row" && wanted !== "item")) return false;
  return nodes.some((node, at) => {
    if (node.role !== wanted || node.states.includes("hidden") || fold(node.name) === fold(name))
      return false;
    const controls = descendantsOf(nodes, at).filter(({ role }) => deeds.has(role));
    const plain = (text: string): string =>
      fold(controls.reduce((rest, one) => cutLast(rest, one.name), text));
    if (controls.length === 0) return false;
    const [own, asked] = [plain(node.name), plain(name)];
    // A long name is cut off, and so is then the last of its controls.
    const rest =
      node.name.length >= longName && own.startsWith(`${asked} `) ? own.slice(asked.length + 1) : "";
    return own === asked || (rest !== "" && controls.some((one) => fold(one.name).startsWith(rest)));
  });
}
/** From here on a client may have left out the end of it. */
const longName = 70;
