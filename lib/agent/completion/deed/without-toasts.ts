import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";

/** The lines without what a region for messages says that stands in no entry. */
export function withoutToasts({ nodes, lines }: PageSnapshot): string[] {
  const said = new Set(
    nodes.flatMap(({ role, name, path }) => (toasts.has(role) && !inEntry.test(path) ? [fold(name)] : [])),
  );
  return lines.filter((line) => !said.has(fold(line)));
}
/** The same where the region said nothing before: one that showed something else is a part of the page. */
export function withoutNewToasts(then: PageSnapshot, now: PageSnapshot): string[] {
  const isUsed = then.nodes.some(({ role, name }) => toasts.has(role) && name !== "");
  return isUsed ? [...now.lines] : withoutToasts(now);
}
const toasts: ReadonlySet<string> = new Set(["alert", "status"]);
const inEntry = /(?:^|\/)(?:row|item)(?=[:/]|$)/u;
