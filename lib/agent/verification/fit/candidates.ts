import { perObject } from "@/lib/agent/domain/per-object";
import { isActionable, isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { fold, remember } from "@/lib/agent/domain/wording/words";
import { ancestorsOf } from "@/lib/agent/snapshot/node-tree";

/** Where an element stands, in words: what it says of itself, and what says whose it is, a text for each thing that does. */
export type ElementWords = { name: string; hint: string; context: readonly string[] };

/** A picture or a cross says nothing by itself: what is told of it when one points at it is what it is called. */
const calledBy = ({ name, description = "" }: SkeletonNode): string =>
  name !== "" && !/[\p{L}\p{N}]/u.test(name) && description !== "" ? description : name.replace(sorted, "");
/** `Customer, sorted ascending`: how the rows stand now says nothing of what the heading is for. */
const sorted =
  /(?<=\p{L}),? \(?(?:(?:currently )?sorted(?: by|:)? (?:in )?(?:ascending|descending)(?: order)?|(?:ascending|descending))\)?$/iu;

const rowRoles: ReadonlySet<string> = new Set(["item", "row", "treeitem"]);
/** Groups whose name says whose their controls are. */
const namedGroups: ReadonlySet<string> = new Set(["dialog", "form", "region", "table", "list"]);

/**
 * The nearest enclosing item or row, or -1. Where it is only the line of a list of commands, called as what is in it (`report`, `like (0)`), whose commands they are
 * says the entry around it.
 */
export function rowOf(nodes: readonly SkeletonNode[], index: number): number {
  const known = rowsIn(nodes);
  const row = known.get(index) ?? rowAnew(nodes, index);
  known.set(index, row);
  return row;
}

/** Asked for each of many candidates by several rules. */
const rowsIn = perObject((_nodes: readonly SkeletonNode[]) => new Map<number, number>());

function rowAnew(nodes: readonly SkeletonNode[], index: number): number {
  const [inner = -1, outer] = ancestorsOf(nodes, index).filter((above) =>
    rowRoles.has(nodes[above]?.role ?? ""),
  );
  const line = nodes[inner];
  const isCommand =
    line !== undefined &&
    line.name !== "" &&
    line.name === nodes[index]?.name &&
    nodes[line.parent]?.role === "list";
  return isCommand && outer !== undefined ? outer : inner;
}

/** The nearest enclosing part that has a name, if it is nearer than any entry: a card that is no item of a list. Else -1. */
export function groupOf(nodes: readonly SkeletonNode[], index: number): number {
  const around = ancestorsOf(nodes, index).find(
    (above) =>
      rowRoles.has(nodes[above]?.role ?? "") ||
      (nodes[above]?.role === "region" && nodes[above]?.name !== ""),
  );
  return around !== undefined && nodes[around]?.role === "region" ? around : -1;
}

/**
 * The options that controls of a list belong to: options hold no control by their role, so that it stands behind its own in the tree, and each option of the
 * list is followed by as many.
 */
const optionsOver = perObject((nodes: readonly SkeletonNode[]): ReadonlyMap<number, number> => {
  const lists = new Map<number, number[]>();
  nodes.forEach(({ parent }, at) => {
    if (nodes[parent]?.role !== "list") return;
    const held = lists.get(parent);
    if (held) held.push(at);
    else lists.set(parent, [at]);
  });
  const over = new Map<number, number>();
  for (const held of lists.values()) {
    const isOption = (at: number): boolean => nodes[at]?.role === "option";
    const options = held.filter(isOption);
    const each = held.length / options.length;
    const isEven = Number.isInteger(each) && held.every((at, nth) => isOption(at) === (nth % each === 0));
    if (options.length < 2 || !isEven) continue;
    held.forEach((at, nth) => {
      if (!isOption(at)) over.set(at, options[Math.floor(nth / each)] ?? -1);
    });
  }
  return over;
});

const headingsIn = perObject((nodes: readonly SkeletonNode[]): readonly number[] =>
  [...nodes.keys()].filter((at) => nodes[at]?.role === "heading"),
);

/** The last heading before an element that stands in the same container or one around it. */
function headingOver(nodes: readonly SkeletonNode[], index: number, above: readonly number[]): string {
  const all = headingsIn(nodes);
  if (all.length === 0) return "";
  // What the page is headed says nothing of a dialog over it.
  const isOnPage = !above.some((at) => nodes[at]?.role === "dialog");
  const over = all.findLast((at) => {
    const parent = nodes[at]?.parent ?? -1;
    return at < index && (parent < 0 ? isOnPage : above.includes(parent));
  });
  return nodes[over ?? -1]?.name ?? "";
}

const split = remember((text) => text.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/[-_/.]+/g, " "));
const pathOf = remember((href) => split(href.replace(/^[a-z]+:\/\/[^/]+/i, "").replace(/[?&=#]+/g, " ")));

export function elementWords(nodes: readonly SkeletonNode[], index: number): ElementWords {
  const node = nodes[index];
  if (!node) return { name: "", hint: "", context: [] };
  const above = ancestorsOf(nodes, index);
  const around = above.flatMap((at) => nodes[at] ?? []);
  const entry = rowOf(nodes, index);
  const at = headingRows(nodes).has(entry) ? -1 : entry;
  const row = nodes[at];
  const groups = around.filter(({ role }) => namedGroups.has(role)).map(({ name }) => name);
  return {
    name: calledBy(node),
    hint: [
      node.placeholder,
      node.description,
      split(node.testId ?? ""),
      pathOf(node.href ?? ""),
      node.inputType,
    ]
      .filter(Boolean)
      .join(" | "),
    context: [
      row?.name ?? "",
      at >= 0 && isCut(row?.name) ? (namesInRows(nodes).get(at) ?? "") : "",
      nodes[optionsOver(nodes).get(index) ?? -1]?.name ?? "",
      node.nearText ?? "",
      headingOver(nodes, index, above),
      ...fieldsBeside(nodes, index),
      ...groups,
    ].filter((text) => text !== ""),
  };
}

/** The first row of a table, of controls that no other row of it has: each is called by itself, and what stands beside it is another heading. */
const headingRows = perObject((nodes: readonly SkeletonNode[]): ReadonlySet<number> => {
  const rows = new Map<number, number[]>();
  const controls = new Map<number, Set<string>>();
  nodes.forEach((node, index) => {
    if (node.role === "row") rows.set(node.parent, [...(rows.get(node.parent) ?? []), index]);
    if (nodes[node.parent]?.role !== "row" || !isActionable(node) || node.name === "") return;
    controls.set(node.parent, (controls.get(node.parent) ?? new Set()).add(node.name));
  });
  const headings = [...rows.values()].flatMap(([first = -1, ...others]) => {
    const own = [...(controls.get(first) ?? [])];
    const isOwn = own.every((name) => others.every((row) => !controls.get(row)?.has(name)));
    return own.length > 1 && others.length > 0 && isOwn && !/\d/.test(nodes[first]?.name ?? "")
      ? [first]
      : [];
  });
  return new Set(headings);
});

/** Names of entries are cut where they get long; what is told of the entry may stand behind that, in something that has a name of its own. */
const isCut = (name = ""): boolean => name.length >= cutName - 1;
/** Characters that are kept of a name; where it is cut at a space, that goes as well. */
const cutName = 80;

/** Of each row, what is called by name in it. */
const namesInRows = perObject((nodes: readonly SkeletonNode[]): ReadonlyMap<number, string> => {
  const rows: number[] = [];
  const names = new Map<number, string>();
  nodes.forEach((node, index) => {
    const row = rows[node.parent] ?? -1;
    rows.push(rowRoles.has(node.role) ? index : row);
    if (row >= 0 && node.name !== "") names.set(row, `${names.get(row) ?? ""} | ${node.name}`);
  });
  return names;
});

/** A small form without a name, as one for each thing of a shop, is told from the next by what its fields are called. */
function fieldsBeside(nodes: readonly SkeletonNode[], index: number): string[] {
  const at = nodes[index]?.parent ?? -1;
  const form = nodes[at];
  if (form?.role !== "form" || form.name !== "" || isTextField(nodes[index])) return [];
  const fields = nodes.filter((node) => node.parent === at && isField(node));
  return fields.length <= fewFields ? fields.map(({ name }) => name) : [];
}
const fewFields = 2;

/**
 * Elements that the same kind of action could have been meant for: those that can be acted on in the same way, and of an open dialog only those in it.
 */
export function candidatesFor(nodes: readonly SkeletonNode[], target: number, takesText: boolean): number[] {
  const wanted = nodes[target];
  if (!wanted) return [];
  const dialog = dialogOf(nodes, target);
  return [...nodes.keys()].filter((index) => {
    const node = nodes[index];
    if (!node || node.states.includes("hidden") || (dialog >= 0 && dialogOf(nodes, index) !== dialog))
      return false;
    // What is set on a scale is meant for no field beside it.
    if (takesText)
      return wanted.role === "slider"
        ? node.role === "slider"
        : isTextField(node) && (index === target || !isNoField(node));
    if (wanted.role === "combobox" && wanted.options) return node.role === "combobox";
    return isActionable(node) && !isTextField(node);
  });
}

const isTextField = (node: SkeletonNode | undefined): boolean =>
  node?.role === "textbox" || (node?.role === "combobox" && node.options === undefined);
/** A list that something is chosen from may be made of anything but a field: `Items per page: 15` takes no text. */
const isNoField = ({ role, inputType, states }: SkeletonNode): boolean =>
  role === "combobox" && inputType === undefined && states.includes("popup");
const dialogOf = (nodes: readonly SkeletonNode[], index: number): number =>
  ancestorsOf(nodes, index).find((above) => nodes[above]?.role === "dialog") ?? -1;

/** Same role and the same name, or both without: the copies of a button that stand in every row. */
export function sameNamed(nodes: readonly SkeletonNode[], target: number): number[] {
  const wanted = nodes[target];
  if (!wanted) return [];
  const name = fold(wanted.name);
  return [...nodes.keys()].filter((index) => {
    const node = nodes[index];
    return node !== undefined && index !== target && node.role === wanted.role && fold(node.name) === name;
  });
}

/** Both stand in an entry, or neither does: an icon beside all entries is not one of those in them. */
export const isAsPlaced = (nodes: readonly SkeletonNode[], one: number, other: number): boolean =>
  rowOf(nodes, one) < 0 === rowOf(nodes, other) < 0;

/** An element as a reason tells of it. */
export function toldOf(nodes: readonly SkeletonNode[], index: number): string {
  const node = nodes[index];
  const row = nodes[rowOf(nodes, index)]?.name;
  const name = node?.name || node?.testId || "";
  return `the ${node?.role}${name ? ` "${name}"` : ""}${row ? ` of "${row.slice(0, 40)}"` : ""}`;
}
