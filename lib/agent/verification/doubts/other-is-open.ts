import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { ancestorsOf } from "@/lib/agent/snapshot/node-tree";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

const entryRoles: ReadonlySet<string> = new Set([
  "item",
  "row",
  "link",
  "tab",
  "option",
  "button",
  "clickable",
]);
const openStates = /^(?:current|selected)$|^\.(?:is-)?(?:active|current|selected)$/;

/** `Send it to Brian`, and of the list of conversations another one is open, while one with Brian stands beside it: whoever got the text, it was not Brian. */
export const otherIsOpen = (ground: Ground): boolean => sentToOther(ground) || doneToOther(ground);

function sentToOther({ verb, intent, nodesBefore, target }: Ground): boolean {
  const names = verb === "send" ? properNames({ ...intent, object: "" }).map(rootOf) : [];
  const bears = ({ name }: SkeletonNode): boolean => names.some((word) => rootsOf(name).has(word));
  return names.length > 0 && isBesideOpen(nodesBefore, target.index, entryRoles, bears);
}

/** `Delete "Plan"`, by a button that stands in no entry, for what is open, and that is another entry of the list in which `Plan` stands. */
function doneToOther({ action, intent, nodesBefore, target }: Ground): boolean {
  if (!action.clicks || !action.persistent || target.node?.role !== "button") return false;
  const [quote, ...others] = intent.quoted;
  const words = quote === undefined ? properNames({ ...intent, container: "" }) : wordsOf(quote);
  const names = others.length === 0 ? words.map(rootOf) : [];
  const bears = ({ name }: SkeletonNode): boolean => names.every((word) => rootsOf(name).has(word));
  const around = ancestorsOf(nodesBefore, target.index).map((at) => nodesBefore[at]);
  return (
    names.length > 0 &&
    !around.some((node) => node && rowRoles.has(node.role) && bears(node)) &&
    isBesideOpen(nodesBefore, target.index, rowRoles, bears)
  );
}
const rowRoles: ReadonlySet<string> = new Set(["item", "row"]);

/** An entry is open that does not bear the names, and another one of its list does. */
function isBesideOpen(
  nodes: readonly SkeletonNode[],
  target: number,
  roles: ReadonlySet<string>,
  bears: (node: SkeletonNode) => boolean,
): boolean {
  const open = nodes.filter(
    ({ role, states, name }) =>
      roles.has(role) && name !== "" && states.some((state) => openStates.test(state)),
  );
  return open.some(
    (entry) =>
      !bears(entry) &&
      nodes.some(
        (other, index) =>
          index !== target &&
          other.parent === entry.parent &&
          other.role === entry.role &&
          bears(other) &&
          !open.includes(other),
      ),
  );
}
