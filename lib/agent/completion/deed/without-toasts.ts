import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";

/**
 * The lines without what a region for messages says that stands in no entry, be it a line of its own or the end of one. What a status said before the deed is no message:
 * `Sold out today` beside `Tent A`.
 */
export function withoutToasts(then: PageSnapshot, { nodes, lines }: PageSnapshot): string[] {
  const lasting = new Set(then.nodes.flatMap(({ role, name }) => (role === "status" ? [fold(name)] : [])));
  const said = nodes.flatMap(({ role, name, path }) =>
    toasts.has(role) && !inEntry.test(path) && !(role === "status" && lasting.has(fold(name)))
      ? [fold(name)]
      : [],
  );
  const isSaid = new Set(said);
  const messages = said.filter((text) => severalWords.test(text));
  return lines
    .filter((line) => !isSaid.has(fold(line)))
    .map((line) => {
      const text = fold(line);
      const message = messages.find((one) => text.endsWith(` ${one}`));
      // Folding may change how long a text is: then the line stays as it is.
      return message === undefined || text.length !== line.length
        ? line
        : line.slice(0, -message.length).trimEnd();
    });
}
const severalWords = /\p{L}{2}.*\s\S*\p{L}{2}/u;
/** The same where the region said nothing before: one that showed something else is a part of the page. */
export function withoutNewToasts(then: PageSnapshot, now: PageSnapshot): string[] {
  const isUsed = then.nodes.some(({ role, name }) => toasts.has(role) && name !== "");
  return isUsed ? [...now.lines] : withoutToasts(then, now);
}
const toasts: ReadonlySet<string> = new Set(["alert", "status"]);
const inEntry = /(?:^|\/)(?:row|item)(?=[:/]|$)/u;
