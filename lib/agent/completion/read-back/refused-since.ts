import { turnedDown, turningDown } from "@/lib/agent/completion/page/places";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { takesAway } from "@/lib/agent/domain/wording/goal-names";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { entryPart } from "@/lib/agent/snapshot/path-parts";

/** What stands at a place that somebody else has got. */
const taken =
  /(?<!\p{L})(?:taken|occupied|unavailable|not available|sold out|fully booked|belegt|besetzt|vergriffen|ausgebucht|occupée?s?|indisponibles?|épuisée?s?|complets?|ocupad[oa]s?|agotad[oa]s?|no disponibles?|occupat[oaie]|esaurit[oaie]|non disponibil[ei]|esgotad[oa]s?|indisponíve(?:l|is)|bezet|uitverkocht|volgeboekt|zajęt\p{L}*|niedostępn\p{L}*|занят\p{L}*|недоступ\p{L}*)(?!\p{L})/giu;
const refused = new RegExp(turnedDown.source, "giu");

/**
 * What the entry of a control that was pressed says now and did not then: that it was turned down, or that somebody else has got it. A control that is
 * gone from there proves nothing.
 */
export function refusedSince(records: readonly ActionRecord[], page: PageSnapshot, goal: string): string[] {
  if (takesAway(goal) || turningDown.test(goal) || wordsIn(goal).length > 0) return [];
  return records.flatMap(({ target }) => {
    const then = entryPart(target?.path ?? "");
    const now = then && entryLike(then, page);
    if (!now) return [];
    const [word, ...more] = wordsIn(now);
    return word !== undefined && more.length + 1 > wordsIn(then.name).length
      ? [`what "${target?.name ?? ""}" stood at says "${word}" now`]
      : [];
  });
}

const wordsIn = (text: string): string[] => [...(text.match(taken) ?? []), ...(text.match(refused) ?? [])];

/** The entry that begins alike and has most of its words. A path names an entry by its beginning: only as much of it is compared. */
function entryLike(
  { role, name }: { role: string; name: string },
  { nodes }: PageSnapshot,
): string | undefined {
  const words = wordsOf(name);
  const entries = nodes
    .filter((node) => node.role === role && !node.states.includes("hidden"))
    .map((node) => wordsOf(node.name).slice(0, words.length + 1))
    .filter(([first]) => first === words[0]);
  const shared = (other: readonly string[]): number => words.filter((word) => other.includes(word)).length;
  const best = entries.sort((a, b) => shared(b) - shared(a))[0];
  return best && shared(best) * 2 >= words.length ? best.join(" ") : undefined;
}
