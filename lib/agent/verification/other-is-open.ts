import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { Ground } from "./ground";
import { properNames } from "./named-entry";
import { rootOf, rootsOf } from "./word-roots";

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
export function otherIsOpen({ verb, intent, nodesBefore, target }: Ground): boolean {
  const names = verb === "send" ? properNames({ ...intent, object: "" }).map(rootOf) : [];
  if (names.length === 0) return false;
  const bears = ({ name }: SkeletonNode): boolean => names.some((word) => rootsOf(name).has(word));
  const open = nodesBefore.filter(
    ({ role, states, name }) =>
      entryRoles.has(role) && name !== "" && states.some((state) => openStates.test(state)),
  );
  return open.some(
    (entry) =>
      !bears(entry) &&
      nodesBefore.some(
        (other, index) =>
          index !== target.index &&
          other.parent === entry.parent &&
          other.role === entry.role &&
          bears(other),
      ),
  );
}
