import { searchField } from "@/lib/adapters/offline/acting/act-on-records";
import { isSentByButton } from "@/lib/adapters/offline/matching/find-form";
import { isHere, wayTo } from "@/lib/adapters/offline/matching/find-way";
import { coverage } from "@/lib/adapters/offline/matching/likeness";
import type { StepDraft } from "@/lib/agent/domain/plan";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";
import { isSeen, type SeenPage } from "./page";
import { quoted } from "./phrase";
import { opening, step } from "./written";

export const plural = (thing: string): string =>
  /(?:s|x|ch|sh)$/i.test(thing)
    ? `${thing}es`
    : /[^aeiou]y$/i.test(thing)
      ? `${thing.slice(0, -1)}ies`
      : `${thing}s`;

/** Steps that lead to where things of a kind are, when this page is not the place. */
export function stepsTo(thing: string, place: string | undefined, page: SeenPage): StepDraft[] {
  if (!isSeen(page) || isHere(place ?? thing, page.nodes, page.title)) return [];
  const way =
    (place ? wayTo(place, page.nodes) : undefined) ??
    wayTo(plural(thing), page.nodes) ??
    wayTo(thing, page.nodes);
  if (!way) return [];
  return [opening(`Open ${quoted(way.best.name)}`, `The page with ${plural(thing)} is shown`)];
}

/** A list shows only some of its entries: looking it up comes before acting on it. */
export function stepsToEntry(name: string, thing: string, page: SeenPage): StepDraft[] {
  if (!isSeen(page)) return [];
  const shown = page.nodes.some(
    (node) => coverage(name, `${node.name} ${node.description ?? ""} ${node.nearText ?? ""}`) >= 0.99,
  );
  if (shown) return [];
  const way = thing === "" ? [] : stepsTo(thing, undefined, page);
  if (way.length > 0) return way;
  const field = searchField(page);
  return field ? stepsToFind(name, field, page) : [];
}

/** Looks it up in a list: what has a button of its own is sent with it, the rest answers while it is typed. */
export function stepsToFind(name: string, field: SnapshotNode, { nodes }: SeenPage): StepDraft[] {
  const shown = `The list shows ${quoted(name)}`;
  if (!isSentByButton(field, nodes)) return [step(`Search for ${quoted(name)}`, shown)];
  const target = field.name ? `the ${quoted(field.name)} field` : "the search field";
  return [
    step(`Enter ${quoted(name)} in ${target}`, `${target} holds ${quoted(name)}`),
    step("Submit the search", shown),
  ];
}

/** `the phone of Reception` where Reception is a section of this page: nothing to open. */
export const isPlaceOnPage = (of: string, page: SeenPage): boolean =>
  page.nodes.some(
    (node) => ["region", "form", "dialog", "heading"].includes(node.role) && coverage(of, node.name) >= 0.99,
  ) ||
  isHere(of, page.nodes, page.title) ||
  fold(page.title).includes(fold(of));

/** What is not on this page and belongs to no entry is as a rule among the settings. */
export function stepsToSettings(page: SeenPage): StepDraft[] {
  const way = wayTo("settings", page.nodes) ?? wayTo("preferences", page.nodes);
  return way ? [opening(`Open ${quoted(way.best.name)}`, `${way.best.name} is shown`)] : [];
}
