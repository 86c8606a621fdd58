import { startsWithVerb } from "./action-verbs";

const beside =
  /^([^;:,–—]{2,120}(?:, [^;:,–—]{1,60})?)[;,:–—.]\s+(?:(?:and|but|so|then) )?((?:\S+ ){1,12}?(?:may|must|should|shall|has to|have to|needs? to|ought to) .{1,160})$/iu;

/** `Close the filter; no bed may be listed`: what is done, and how the page has to be then. */
export function demandBeside(step: string): { deed: string; demand: string } | undefined {
  const [, deed = "", demand = ""] = beside.exec(step.trim()) ?? [];
  return demand !== "" && (startsWithVerb(deed) || /^run (?:the|a) (?!.* (?:for|after) )/iu.test(deed))
    ? { deed, demand }
    : undefined;
}

/** `only late trains should be listed`, `the table has to show just the late trains`: what the search or the filter is for. */
const narrowed =
  /^(?:only|just|nothing but|nobody but|no(?: \p{L}+)? but) (?:the )?(.{2,80}?) (?:may|must|should|shall|has to|have to|needs? to|ought to) (?:still )?(?:be (?:listed|shown|left|displayed|visible|seen|there)|remain|appear|stay)(?: (?:afterwards|then|in the (?:list|table)))?$/iu;
const narrowedIn =
  /^(?:the|this) (?:list|table|view|page|results?) (?:may|must|should|shall|has to|needs to|ought to) (?:then )?(?:contain|show|list|hold|include|display) (?:only|just|nothing but) (?:the )?(.{2,80})$/iu;
/** `the notes that match rye`: what was searched for. */
const matching =
  /^(?:\p{Ll}+ )?\p{Ll}{3,}s? (?:(?:that|which) (?:match|contain|mention|fit|hold)(?:e?s)?|matching|containing|mentioning) ([^,;:]{2,60})$/u;
const searches =
  /^(?:(?:click|press|tap|hit|push|use)(?: on)?|run|start) (?:the )?["“]?(?:search|find|filter|go|apply|show)/iu;

/** The deed alone, unless the rest quotes something. */
export function withoutDemand(step: string): string {
  const found = demandBeside(step);
  const [, finds = ""] = narrowed.exec(found?.demand ?? "") ?? narrowedIn.exec(found?.demand ?? "") ?? [];
  const matched = matching.exec(finds)?.[1];
  if (found && matched !== undefined && /search|find/iu.test(found.deed)) return `Search for ${matched}`;
  if (found && finds !== "" && searches.test(found.deed)) return `Show only the ${finds}`;
  return found === undefined || /["“«‘]/u.test(found.demand) ? step : found.deed.trim();
}
