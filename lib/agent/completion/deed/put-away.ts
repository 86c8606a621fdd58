import { isShown } from "@/lib/agent/completion/page/entries";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { takesForGood } from "@/lib/agent/domain/wording/goal-names";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentStems, fold } from "@/lib/agent/domain/wording/words";

/** Where a site keeps what is not to be seen any more. A bin is no such place: there goes what is deleted. */
const keeping =
  /^(?:archived?|archives|archivierte?|archiv|archivées?|archivad[oa]s?|archivo|archiviat[ie]|archivio|hidden|inactive|deactivated|disabled|past|former|retired|ausgeblendete?|inaktive?|frühere|masquée?s|inactifs?|ocult[oa]s|inactiv[oa]s|nascost[ie]|inattiv[ie])(?: \p{L}+)?$/iu;
const counted = /^(.{2,40}?)\s*[(:·]?\s*(\d{1,6})\s*\)?$/u;

/** What such a place is called, with how many are in it. */
function placesOf({ nodes, lines }: PageSnapshot): Map<string, number> {
  const texts = [...nodes.filter(isShown).map(({ name }) => name), ...lines];
  return new Map(
    texts.flatMap((text) => {
      const [, label = "", count = ""] = counted.exec(fold(text)) ?? [];
      return keeping.test(label) ? [[label, Number(count)] as const] : [];
    }),
  );
}

/** `Archive (1)`, which is `Archive (2)` since something was to be deleted: it was put there, and is kept. */
export function putAway(then: PageSnapshot, now: PageSnapshot, goal: string): string[] {
  if (readStepIntent(goal).verb !== "remove" || !takesForGood(goal)) return [];
  const said = new Set(contentStems(goal));
  const before = placesOf(then);
  return [...placesOf(now)].flatMap(([label, count]) => {
    const was = before.get(label) ?? count;
    const isAsked = contentStems(label).some((word) => said.has(word));
    return count > was && !isAsked ? [label] : [];
  });
}
