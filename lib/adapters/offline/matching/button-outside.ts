import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { leaves } from "./leaves-form";
import { formPathOf, isUnder, type PagePart, rowAround } from "./parts-of-page";
import { saysSaving } from "./says-saving";

const confirming =
  /^(?:confirm|submit|send|bestätigen|absenden|confirmer|valider|confirmar|enviar|conferma)(?!\p{L})/iu;
const pressable: ReadonlySet<string> = new Set(["button", "clickable"]);

const confirms = ({ name }: SnapshotNode): boolean =>
  !leaves(name) && (saysSaving(name) || confirming.test(name));

/**
 * The entry of a list that a form stands in, where the button that sends the form stands beside it: the only one there that stores or confirms, and the
 * entry has no field but those of the form.
 */
export function entryOfForm(field: SnapshotNode, nodes: readonly SnapshotNode[]): PagePart | undefined {
  const path = formPathOf(field);
  const row = rowAround(field, nodes);
  // A list within the form is no entry around it.
  if (!row || !path.startsWith(`${row.path}/`)) return undefined;
  const shown = row.inside.filter(({ states }) => !states.includes("hidden"));
  const isPressedInside = shown.some((node) => isUnder(path, node) && pressable.has(node.role));
  if (isPressedInside || shown.some((node) => isOtherField(node, path))) return undefined;
  const ways = shown.filter((node) => pressable.has(node.role) && confirms(node));
  return ways.length === 1 ? row : undefined;
}

/**
 * A form with nothing to press in it, as over a bar at the foot of the page: the one button in no form that says it stores or confirms, where no other
 * form and no field beside it could be meant by that.
 */
export function buttonOutside(path: string, nodes: readonly SnapshotNode[]): SnapshotNode | undefined {
  const shown = nodes.filter(({ states }) => !states.includes("hidden"));
  const isPressedInside = shown.some((node) => isUnder(path, node) && pressable.has(node.role));
  if (path === "" || isPressedInside || shown.some((node) => isOtherField(node, path))) return undefined;
  const [only, ...more] = shown.filter(
    (node) => node.role === "button" && formPathOf(node) === "" && !isOfEntry(node) && confirms(node),
  );
  return more.length === 0 ? only : undefined;
}

const isOtherField = (node: SnapshotNode, path: string): boolean =>
  isField(node) && formPathOf(node) !== path && node.inputType !== "search";
const isOfEntry = ({ path }: SnapshotNode): boolean => /(?:^|\/)(?:row|item)(?::|\/|$)/.test(path);
