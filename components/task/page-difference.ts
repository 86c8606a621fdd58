import { type AlignedRow, align } from "@/components/task/align";
import type { KeptPage } from "@/lib/contracts/task-detail";

type Element = KeptPage["elements"][number];

/** One line of two pages side by side. `fields`: what of an element that is on both differs. */
export type PageRow = {
  kind: "same" | "changed" | "removed" | "added";
  before?: string;
  after?: string;
  fields: string[];
};

/** What tells an element from others, beside its place; the same fields that an engineer would name it by. */
const keyOf = (element: Element): string =>
  [element.role, element.name, element.path, element.frame].map((part) => String(part ?? "")).join("\n");

/** Fields that say how an element is, in the order in which they are shown. */
const states = ["value", "states", "description", "href", "options", "occluded"] as const;

/** The meaningful elements of two pages side by side. */
export function elementRows(before: KeptPage, after: KeptPage): PageRow[] {
  return pairRenamed(align(before.elements, after.elements, keyOf)).map(elementRow);
}

/** The text lines of two pages side by side. */
export const textRows = (before: KeptPage, after: KeptPage): PageRow[] =>
  align(before.text, after.text, (line) => line).map((row) => ({
    kind: kindOf(row, []),
    ...row,
    fields: [],
  }));

/** An element that kept its id and role but not its name stands beside itself. */
function pairRenamed(rows: AlignedRow<Element>[]): AlignedRow<Element>[] {
  const gone = new Map(
    rows.flatMap((row) => (row.before && !row.after ? [[idOf(row.before), row.before] as const] : [])),
  );
  const paired = new Set<Element>();
  const joined = rows.map((row) => {
    const same = row.after && !row.before ? gone.get(idOf(row.after)) : undefined;
    if (!same || paired.has(same)) return row;
    paired.add(same);
    return { ...row, before: same };
  });
  return joined.filter(({ before, after }) => after !== undefined || !before || !paired.has(before));
}

const idOf = ({ id, role }: Element): string => `${role} ${id}`;

function elementRow(row: AlignedRow<Element>): PageRow {
  const { before, after } = row;
  const differing =
    before && after
      ? ["name", ...states].filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      : [];
  return {
    kind: kindOf(row, differing),
    ...(before ? { before: elementText(before) } : {}),
    ...(after ? { after: elementText(after) } : {}),
    fields: differing,
  };
}

function kindOf({ before, after }: AlignedRow<unknown>, differing: readonly string[]): PageRow["kind"] {
  if (before === undefined) return "added";
  if (after === undefined) return "removed";
  return differing.length > 0 ? "changed" : "same";
}

/** `button “Save” [disabled]` */
function elementText(element: Element): string {
  const { role, name, value, states: held } = element;
  return [
    role,
    name ? `“${name}”` : "",
    value === undefined ? "" : `= ${JSON.stringify(value)}`,
    Array.isArray(held) && held.length > 0 ? `[${held.join(", ")}]` : "",
  ]
    .filter(Boolean)
    .join(" ");
}
