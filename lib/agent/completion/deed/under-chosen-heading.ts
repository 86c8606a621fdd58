import { shownEntries } from "@/lib/agent/completion/page/entries";
import { lastingTexts } from "@/lib/agent/completion/page/places";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { headingOver } from "@/lib/agent/snapshot/node-places";

/**
 * A list in parts tells under `Monday, early` who is there: what was entered stands in one entry, and what that leaves out is the heading over it. An entry that
 * says itself that it waits is none.
 */
export function underChosenHeading(values: readonly string[], page: PageSnapshot, goal: string): string[] {
  const told = [...new Set(values.filter((value) => value.trim().length > 1))];
  const lasting = new Set(lastingTexts(page, goal));
  const isWhole = shownEntries(page.nodes).some((entry) => {
    const missing = told.filter((value) => !isHeldBy(value, [entry.name]));
    const heading = headingOver(entry, page.nodes);
    return (
      missing.length > 0 &&
      missing.length < told.length &&
      lasting.has(entry.name) &&
      lasting.has(heading) &&
      missing.every((value) => isHeldBy(value, [heading]))
    );
  });
  return isWhole ? told.map((value) => `"${value}" is shown`) : [];
}
