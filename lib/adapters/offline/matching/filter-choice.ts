import { readTarget } from "@/lib/adapters/offline/reading/read-target";
import type { WantOf } from "@/lib/adapters/offline/reading/want";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentStems, stemsOf } from "@/lib/agent/domain/wording/words";
import { isKin } from "./kin";
import { leaves } from "./leaves-form";
import { likeness } from "./likeness";
import { findElement } from "./match-element";
import { formPathOf, isInRow } from "./parts-of-page";

/** A list with the option of it that narrows what is shown, or a control that does. */
export type FilterChoice = { node: SnapshotNode; option?: string };

const alike = 0.85;
const pressed: ReadonlySet<string> = new Set([
  "checkbox",
  "radio",
  "switch",
  "button",
  "link",
  "tab",
  "clickable",
]);

/**
 * What a page offers to have only some of its entries shown. `vegan recipes`, of recipes: the choice is told by the words beside those that
 * the page calls all of its entries by. Undefined where nothing or several could be meant.
 */
export function filterChoice(
  { by, value }: Pick<WantOf<"filter">, "by" | "value">,
  nodes: readonly SnapshotNode[],
): FilterChoice | undefined {
  const shown = nodes.filter(({ states }) => !states.includes("hidden") && !states.includes("disabled"));
  const lists = shown.filter(({ role, options = [] }) => role === "combobox" && options.length > 0);
  const having = choicesOf(lists, (option) => likeness(value, option) >= alike);
  const named = by
    ? findElement(
        readTarget(by),
        having.map(({ node }) => node),
        { need: "field" },
      )?.best
    : undefined;
  const exact = having.find(({ node }) => node === named) ?? having[0];
  if (exact) return exact;
  const found = tellingParts(value, nodes).map((words) => {
    const isTold = (name: string): boolean => isSaidBy(name, words);
    const [only, ...more] = shown.filter(({ role, name }) => pressed.has(role) && isTold(name));
    return onlyOne(lists, isTold) ?? (only && more.length === 0 ? { node: only } : undefined);
  });
  const [choice, ...others] = found.filter((one) => one !== undefined);
  return others.length === 0 ? choice : undefined;
}

const choicesOf = (lists: readonly SnapshotNode[], fits: (option: string) => boolean) =>
  lists.flatMap((node) => (node.options ?? []).filter(fits).map((option) => ({ node, option })));

function onlyOne(
  lists: readonly SnapshotNode[],
  fits: (option: string) => boolean,
): FilterChoice | undefined {
  const [found, ...more] = choicesOf(lists, fits);
  return more.length === 0 ? found : undefined;
}

/** The button that has the choice take effect: that of its form, or on a page the one that says so. */
export function senderOf(node: SnapshotNode, nodes: readonly SnapshotNode[]): SnapshotNode | undefined {
  if (!isField(node)) return undefined;
  const path = formPathOf(node);
  const buttons = nodes.filter(
    (one) =>
      one.role === "button" && !isInRow(one) && !one.states.includes("hidden") && formPathOf(one) === path,
  );
  const applying = buttons.filter(({ name }) => applies.test(name.trim()));
  const [only, ...more] =
    applying.length > 0 || path === ""
      ? applying
      : buttons.filter((one) => !leaves(one.name) && !clears.test(one.name));
  return more.length === 0 ? only : undefined;
}
const applies =
  /^(?:apply|filter|show|go|search|update|refresh|anwenden|filtern|anzeigen|suchen|übernehmen|appliquer|filtrer|afficher|aplicar|filtrar|mostrar|applica|filtra|mostra|toepassen)(?!\p{L})/iu;
const clears =
  /(?<!\p{L})(?:clear|reset|all|zurücksetzen|effacer|réinitialiser|limpiar|borrar|azzera)(?!\p{L})/iu;

/** The words beside those that the entries are called by as a whole: a heading says these, else it is either of two words. */
function tellingParts(value: string, nodes: readonly SnapshotNode[]): string[][] {
  const headings = nodes.filter(({ role }) => role === "heading" || role === "table" || role === "list");
  const kinds = headings.flatMap(({ name }) => stemsOf(name));
  const own = contentStems(value);
  const telling = own.filter((word) => !kinds.some((kind) => isKin(kind, word)));
  if (telling.length > 0 && telling.length < own.length) return [telling];
  return own.length === 2 ? own.map((word) => [word]) : [];
}

/** Each word of the one is one of the other, in whatever form (`veganen`). */
function isSaidBy(name: string, words: readonly string[]): boolean {
  const own = contentStems(name);
  const fits = (some: readonly string[], others: readonly string[]): boolean =>
    some.every((word) => others.some((other) => isKin(word, other)));
  return own.length > 0 && fits(own, words) && fits(words, own);
}
