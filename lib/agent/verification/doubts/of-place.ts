import { leavesDeed } from "@/lib/agent/domain/wording/way-and-deed";
import { isFilteredByAddress } from "@/lib/agent/verification/change/filtered-by-address";
import { leadsToMore } from "@/lib/agent/verification/page/one-of-namesakes";
import { contentIsMissing, viewIsMissing } from "./content-is-missing";
import { type Doubt, type Finding, when } from "./doubt";
import { nothingCame } from "./nothing-came";
import { isForOtherPurpose, leadsOn } from "./on-the-way";
import { onlyAddressChanged } from "./only-address-changed";
import { isOnlyAtPlace } from "./only-at-place";
import { onlyLeads } from "./only-leads";
import { signedOutThere } from "./signed-out-there";

/** Checks that believe in a place or a part that came up. */
const opening: ReadonlySet<string> = new Set([
  "known-destination",
  "place-named",
  "entry-opened",
  "part-opened",
  "view-headed",
]);
export const opens = ({ check }: Finding): boolean => opening.has(check);
/** A button that stays pressed for what is listed below it (`Active`, `Archived`). */
const choosesView = ({ ground: { verb, target }, check }: Finding): boolean =>
  check === "toggle-read-back" && verb === "select" && target.node?.role === "button";

/** What came up is not what was to be opened, or only leads there. */
export const ofPlace: readonly Doubt[] = [
  when(({ ground }) => onlyAddressChanged(ground), "But nothing came with the new address."),
  when(
    (found) =>
      ((opens(found) || choosesView(found)) && contentIsMissing(found.ground)) ||
      (choosesView(found) && viewIsMissing(found.ground)),
    "But a request for what it shows was not answered.",
  ),
  when(
    (found) => opens(found) && onlyLeads(found.ground),
    (control) => `But "${control}" only leads to it.`,
  ),
  when(
    (found) =>
      (opens(found) || found.check === "list-arranged") &&
      isOnlyAtPlace(found.ground) &&
      !isFilteredByAddress(found.ground),
    (control) => `But "${control}" only leads to where it is to be done.`,
  ),
  when(
    (found) => opens(found) && leadsOn(found.ground),
    (control) => `But "${control}" leads to where the way goes on.`,
  ),
  when(
    (found) => found.check === "known-destination" && isForOtherPurpose(found.ground),
    "But the place is not for that.",
  ),
  when(
    (found) => opens(found) && leadsToMore(found.ground),
    (control) => `But another link leads to just what the step says, and "${control}" to more.`,
  ),
  when((found) => opens(found) && signedOutThere(found.ground), "But the site asks to sign in there."),
  when(
    (found) => opens(found) && nothingCame(found.ground),
    "But what was shown went, and nothing came for it.",
  ),
  when(
    (found) =>
      opens(found) &&
      found.ground.action.clicks &&
      leavesDeed(found.ground.asSaid, found.ground.target.node?.name ?? ""),
    "But the step goes on to do something there.",
  ),
];
