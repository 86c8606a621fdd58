import { startsWithVerb } from "./action-verbs";

const beside =
  /^([^;:,–—]{2,120}(?:, [^;:,–—]{1,60})?)[;,:–—.]\s+(?:(?:and|but|so|then) )?((?:\S+ ){1,12}?(?:may|must|should|shall|has to|have to|needs? to|ought to) .{1,160})$/iu;

/** `Close the filter; no bed may be listed`: what is done, and how the page has to be then. */
export function demandBeside(step: string): { deed: string; demand: string } | undefined {
  const [, deed = "", demand = ""] = beside.exec(step.trim()) ?? [];
  return demand !== "" && startsWithVerb(deed) ? { deed, demand } : undefined;
}

/** The deed alone, unless the rest quotes something. */
export function withoutDemand(step: string): string {
  const found = demandBeside(step);
  return found === undefined || /["“«‘]/u.test(found.demand) ? step : found.deed.trim();
}
