import { isSamePlace } from "@/lib/agent/completion/deed/entered";
import { isThanks } from "@/lib/agent/completion/page/thanks";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { compareUrls } from "@/lib/agent/domain/urls";
import { placeOf } from "./list-link";

/**
 * A page that says how it went, and of nothing where it is stored: one that thanks, or one that says what its address does (`tellsAddress`) and leads back to where
 * the work began, where such things stood before.
 */
export const onlyReports = (page: PageSnapshot, tellsAddress: boolean, begun: string): boolean =>
  /^https?:/.test(begun) && (isThanks(page) || (tellsAddress && leadsBackTo(begun, page)));

const leadsBackTo = (begun: string, { nodes, url }: PageSnapshot): boolean =>
  !isSamePlace(begun, url) &&
  nodes.some((node) => {
    const place = placeOf({ ...node, name: "" }, url);
    return place !== undefined && compareUrls(place, begun) === "none";
  });
