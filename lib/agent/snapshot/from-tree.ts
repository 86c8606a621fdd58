import { NodeRole } from "@/lib/agent/domain/snapshot";
import { type InteractiveElement, roleCodes, type SemanticNode } from "@/lib/contracts/page-element";
import { defined, type NodeDraft } from "./node-draft";

/** Maps, here and wherever a page's own words are looked up: an object knows words that nobody put there, such as `constructor`. */
const codes: ReadonlyMap<string, NodeRole> = new Map(Object.entries<NodeRole>(roleCodes));

/** Role words that clients and ARIA use beside ours. */
const otherRoles: ReadonlyMap<string, NodeRole> = new Map(
  Object.entries<NodeRole>({
    input: "textbox",
    textarea: "textbox",
    searchbox: "textbox",
    spinbutton: "textbox",
    select: "combobox",
    listbox: "combobox",
    dropdown: "combobox",
    a: "link",
    menuitemcheckbox: "menuitem",
    menuitemradio: "menuitem",
    alertdialog: "dialog",
    modal: "dialog",
    listitem: "item",
    ul: "list",
    ol: "list",
    grid: "table",
    tr: "row",
    gridcell: "clickable",
    progressbar: "progress",
    img: "image",
    toast: "alert",
    log: "status",
    navigation: "region",
    main: "region",
    search: "form",
    group: "region",
    tabpanel: "region",
  }),
);

const ownRoles: ReadonlyMap<string, NodeRole> = new Map(NodeRole.options.map((role) => [role, role]));

/** Reads a role code or role word of any client; what nobody knows reacts to a click, as far as we can tell. */
export function readRole(word: string): NodeRole {
  const folded = word.trim().toLowerCase();
  return codes.get(folded) ?? ownRoles.get(folded) ?? otherRoles.get(folded) ?? "clickable";
}

const stateList = (states: string | readonly string[] | undefined): string[] =>
  states === undefined || states.length === 0
    ? []
    : [...new Set((typeof states === "string" ? states.split(/[\s,]+/) : states).filter(Boolean))].sort();

const frameOf = (frame: string | number | undefined): string =>
  frame === undefined || frame === 0 || frame === "0" ? "" : String(frame);

/** The primary page form: needs no HTML parse. A `c` that names an element further down, or none, leaves the element at the top. */
export function nodesFromTree(tree: readonly InteractiveElement[]): NodeDraft[] {
  const indexOf = new Map<string, number>();
  return tree.map((element, index) => {
    const parent = element.c === undefined ? -1 : (indexOf.get(element.c) ?? -1);
    if (!indexOf.has(element.i)) indexOf.set(element.i, index);
    const draft: NodeDraft = {
      id: element.i,
      role: readRole(element.r),
      name: nameOf(element),
      states: stateList(element.s),
      parent,
      path: "",
      frame: frameOf(element.f),
    };
    addFacts(draft, element);
    return draft;
  });
}

/** `Storage Freezer`, of a list that is labelled by its label and by what is chosen in it: that is what it holds, and no part of its name. */
function nameOf({ n, v, r }: InteractiveElement): string {
  const name = n.trim();
  const value = v?.trim() ?? "";
  if (value === "" || readRole(r) !== "combobox" || !name.endsWith(` ${value}`)) return name;
  return name.slice(0, -value.length).trim();
}

/** One by one: this runs for every element of a page, and most have few of them. */
function addFacts(draft: NodeDraft, element: InteractiveElement): void {
  if (element.v !== undefined) draft.value = element.v;
  if (element.d !== undefined) draft.description = element.d;
  if (element.p !== undefined) draft.placeholder = element.p;
  if (element.h !== undefined) draft.href = element.h;
  if (element.k !== undefined) draft.inputType = element.k;
  if (element.t !== undefined) draft.testId = element.t;
  if (element.o !== undefined) draft.options = element.o;
  if (element.ctl !== undefined) draft.controls = element.ctl;
  if (element.near !== undefined) draft.nearText = element.near;
  if (element.occ !== undefined) draft.occluded = element.occ;
  if (element.by !== undefined) draft.coveredBy = element.by;
  if (element.on !== undefined) draft.liesOn = element.on;
  if (element.box !== undefined) draft.box = element.box;
  if (element.ln !== undefined) draft.textLines = element.ln;
  if (typeof element.scr === "string") draft.scroll = element.scr;
}

/** The first fallback form: the same facts under long keys, flat. */
export function nodesFromSemantic(nodes: readonly SemanticNode[]): NodeDraft[] {
  return nodes.map((node) => ({
    id: String(node.id),
    role: readRole(node.role),
    name: (node.name ?? "").trim(),
    states: stateList(stateWords(node.state)),
    parent: -1,
    path: "",
    frame: frameOf(node.frame),
    ...defined({ value: node.value, href: node.href, occluded: node.occluded }),
  }));
}

function stateWords(state: SemanticNode["state"]): string | string[] | undefined {
  if (state === undefined || typeof state === "string" || Array.isArray(state)) return state;
  return Object.entries(state).flatMap(([key, value]) => {
    if (value === true || value === "true") return [key];
    if (key === "expanded" && (value === false || value === "false")) return ["collapsed"];
    if (key === "checked" && (value === false || value === "false")) return ["unchecked"];
    return [];
  });
}
