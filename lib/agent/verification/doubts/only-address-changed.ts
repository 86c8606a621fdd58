import type { Ground } from "@/lib/agent/verification/ground";
import { isOn } from "@/lib/agent/verification/page/toggle-state";

/** The page is just as it was: another address, and nothing that answers it, unless it was open already. A part of the page that is only gone to (`#contact`) is no other place. */
export const onlyAddressChanged = ({ diff, observed, action, target }: Ground): boolean =>
  action.clicks &&
  !(target.node?.states.includes("current") || isOn(target.node)) &&
  diff !== undefined &&
  (observed?.urlChange === "fragment" || observed?.urlChange === "path") &&
  [diff.linesAdded, diff.linesRemoved, diff.appeared, diff.disappeared, diff.changed, diff.reordered].every(
    ({ length }) => length === 0,
  );
