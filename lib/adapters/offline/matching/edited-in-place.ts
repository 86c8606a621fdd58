import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { joinParts, pathParts } from "@/lib/agent/snapshot/path-parts";
import { leaves } from "./leaves-form";
import { isUnder, type PagePart, pathInside } from "./parts-of-page";

const isShown = ({ states }: SnapshotNode): boolean => !states.includes("hidden");
const isPlainButton = (node: SnapshotNode): boolean =>
  node.role === "button" &&
  !["hidden", "popup", "collapsed", "expanded"].some((one) => node.states.includes(one));

/**
 * What ends the editing of an entry where it stands: of all entries of its list it alone holds a field, the others a button to begin with. The one button
 * beside the field that does not leave it keeps what was entered, whatever it is called.
 */
export function keeperOf(
  { path, inside }: PagePart,
  nodes: readonly SnapshotNode[],
): SnapshotNode | undefined {
  const [only, ...more] = inside.filter((node) => isPlainButton(node) && !leaves(node.name));
  if (!only || more.length > 0 || !inside.some(isField)) return undefined;
  const list = joinParts(pathParts(path).slice(0, -1));
  const role = pathParts(path).at(-1)?.role;
  const others = nodes.filter(
    (node) => node.role === role && node.path === list && pathInside(node) !== path && isShown(node),
  );
  const insideOthers = nodes.filter((node) => others.some((one) => isUnder(pathInside(one), node)));
  const beginnings = insideOthers.filter(isPlainButton);
  // `Rename` here as there only begins it: the field is taken by a key.
  const isBeginning = beginnings.some(({ name }) => wordsOf(name)[0] === wordsOf(only.name)[0]);
  return beginnings.length > 0 && !isBeginning && !insideOthers.some(isField) ? only : undefined;
}
