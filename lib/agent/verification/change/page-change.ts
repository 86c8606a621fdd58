import { isPlaceChange } from "@/lib/agent/domain/urls";
import type { Ground } from "@/lib/agent/verification/ground";

/** Share of its elements that a page may lose and still be the same page. */
const lostShare = 0.6;

/** The same place with most of its elements: what came or went did so by itself and not with all else. */
export const pageStays = ({ diff, nodesBefore, observed }: Ground): boolean =>
  diff !== undefined &&
  observed !== undefined &&
  !isPlaceChange(observed.urlChange, false) &&
  diff.disappeared.length < nodesBefore.length * lostShare;
