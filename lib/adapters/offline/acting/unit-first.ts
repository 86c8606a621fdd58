import { labelOf } from "@/lib/adapters/offline/matching/place-values";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { cutEnding, fold } from "@/lib/agent/domain/wording/words";
import { describe, prepare } from "./answer";
import { wasPressed } from "./explore";
import type { PageContext } from "./page-context";

const measured = /(?<![\p{L}\d.,:/-])(\d{1,6}(?:[.,]\d{1,3})?) (\p{Ll}{2,20})(?!\p{L})/gu;
const ofUnits =
  /^(?:units?(?: of measure(?:ment)?)?|measured? in|einheit|mengeneinheit|unité|unidad(?: de medida)?|unità(?: di misura)?|unidade|eenheid)\s*:?\*?$/iu;

/**
 * `6 boxes`, where the form has a field for the number and a list beside it for the unit: before it is sent the list has to say boxes, and is opened where it
 * only then shows what it offers.
 */
export function unitFirst(
  goal: string,
  inside: readonly SnapshotNode[],
  { nodes, history }: PageContext,
): ActionAnswer | undefined {
  const [list, ...others] = inside.filter(
    (node) => node.role === "combobox" && ofUnits.test(labelOf(node).trim()) && isUsable(node),
  );
  const unit = list && unitAsked(goal, inside);
  if (!list || unit === undefined || others.length > 0 || isUnit(list.value ?? "", unit)) return undefined;
  const own = (list.options ?? []).find((one) => isUnit(one, unit));
  if (own !== undefined) return prepare("select", [list.id, own], `${describe(list)} has the unit "${own}".`);
  const offered = nodes.filter(({ role, states }) => role === "option" && !states.includes("hidden"));
  const [only, ...more] = offered.filter(({ name }) => isUnit(name, unit));
  if (only && more.length === 0) return prepare("click", [only.id], `${describe(only)} is the unit.`);
  return offered.length === 0 && list.states.includes("collapsed") && !wasPressed(list, nodes, history)
    ? prepare("click", [list.id], `${describe(list)} shows the units once it is open.`)
    : undefined;
}

/** What the goal says behind the one number that a field of the form holds. */
function unitAsked(goal: string, inside: readonly SnapshotNode[]): string | undefined {
  const [found, ...more] = [...goal.matchAll(measured)].filter(([, number = ""]) =>
    inside.some(({ role, value }) => role === "textbox" && value === number),
  );
  return more.length === 0 ? found?.[2] : undefined;
}

const isUnit = (text: string, unit: string): boolean => cutEnding(fold(text)) === cutEnding(fold(unit));

const isUsable = ({ states, occluded }: SnapshotNode): boolean =>
  !occluded && !states.includes("hidden") && !states.includes("disabled");
