import { fold } from "@/lib/agent/domain/wording/words";
import { headingOver, type PlacedNode } from "./node-places";
import { pathParts } from "./path-parts";

/** True when an entry stands in a list or part of the page of that name, or under a heading of it, as a card stands in its column. A count beside the name is none of it. */
export const standsUnder = (entry: PlacedNode, place: string, nodes: readonly PlacedNode[]): boolean =>
  [...pathParts(entry.path).map(({ name }) => name), headingOver(entry, nodes)].some(
    (name) => fold(withoutNumber(name)) === fold(place),
  );

const withoutNumber = (place: string): string => place.replace(/[\s(]*\d+\)?$/, "");
