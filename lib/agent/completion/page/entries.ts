import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold } from "@/lib/agent/domain/wording/words";
import { calledJust } from "@/lib/agent/snapshot/called-just";
import { entryText } from "@/lib/agent/snapshot/entry-text";
import { ancestorsOf } from "@/lib/agent/snapshot/node-tree";
import { saysNoneFound } from "@/lib/agent/snapshot/none-found";
import { standsUnder } from "@/lib/agent/snapshot/stands-under";
import { echoes } from "./places";

export const entryRoles: ReadonlySet<string> = new Set(["row", "item"]);

export const isShown = ({ states }: SkeletonNode): boolean => !states.includes("hidden");

/** Rows of tables and items of lists, as far as they are shown. */
export const shownEntries = (nodes: readonly SkeletonNode[]): SkeletonNode[] =>
  nodes.filter((node) => (entryRoles.has(node.role) || isLabelledRow(node)) && isShown(node));

/** A box that is labelled by a whole entry: its label begins with a text of its own, and says more. */
const isLabelledRow = ({ role, name, nearText = "" }: SkeletonNode): boolean =>
  role === "checkbox" && name.startsWith(`${nearText} `);

/** The row or item that the node at this index stands in. */
export const entryAround = (at: number, nodes: readonly SkeletonNode[]): SkeletonNode | undefined =>
  ancestorsOf(nodes, at)
    .flatMap((index) => nodes[index] ?? [])
    .find(({ role }) => entryRoles.has(role));

export const isNamedOn = (name: string, page: PageSnapshot): boolean =>
  page.nodes.some((node) => isShown(node) && isHeldBy(name, [node.name]));

/** The entries of lists that name a thing. One that says that a search for it found nothing is none of them. */
export function entriesOf(name: string, page: PageSnapshot): SkeletonNode[] {
  const naming = page.nodes.filter(
    (node) => entryRoles.has(node.role) && isShown(node) && isHeldBy(name, [node.name]),
  );
  return isSearchedFor(name, page) ? naming.filter((node) => !saysNoneFound(node, page.nodes)) : naming;
}

const cardRoles: ReadonlySet<string> = new Set(["button", "clickable", "link"]);

/** The same; where no entry names it, the cards that are called just so and are pressed as a whole. */
export function entriesOrCardsOf(name: string, page: PageSnapshot): SkeletonNode[] {
  const entries = entriesOf(name, page);
  return entries.length > 0
    ? entries
    : page.nodes.filter(
        (node) =>
          cardRoles.has(node.role) &&
          isShown(node) &&
          fold(node.name) === fold(name) &&
          !/(?:^|\/)(?:dialog|form)(?::|\/|$)/u.test(node.path),
      );
}

const isSearchedFor = (name: string, { url, nodes }: PageSnapshot): boolean =>
  echoes(url, name) || nodes.some(({ role, value }) => role === "textbox" && isHeldBy(name, [value ?? ""]));

/** Entries in which a text of its own is just that name. */
export const entriesCalled = (name: string, page: PageSnapshot): SkeletonNode[] =>
  calledJust(name, entriesOf(name, page), page.lines);

/** The entry itself holds the value, or stands under it. */
export const saysOf = (entry: SkeletonNode, value: string, { nodes }: PageSnapshot): boolean =>
  (isHeldBy(value, [entry.name]) && isHeldBy(value, [entryText(entry, nodes)])) ||
  standsUnder(entry, value, nodes);
