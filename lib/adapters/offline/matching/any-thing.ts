import { readTarget } from "@/lib/adapters/offline/reading/read-target";

/** `an item`, `an entry`: words for whatever stands in a list. */
export const isAnyThing = (thing: string): boolean => {
  const { name, kind } = readTarget(thing);
  return name === "" && kind === "row";
};
