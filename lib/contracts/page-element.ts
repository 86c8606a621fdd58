import { z } from "zod";

/**
 * Role codes of tree elements. Actionable: `btn link inp chk rad sw sel opt tab menu sld tree file gen` (`gen`: reacts to a click, no
 * semantic role). Context, never a target: `alert stat head dlg form list item tbl row reg prog img`.
 * The field stays open: an unknown code is read as `gen`.
 */
export const roleCodes = {
  btn: "button",
  link: "link",
  inp: "textbox",
  chk: "checkbox",
  rad: "radio",
  sw: "switch",
  sel: "combobox",
  opt: "option",
  tab: "tab",
  menu: "menuitem",
  sld: "slider",
  tree: "treeitem",
  file: "file",
  gen: "clickable",
  alert: "alert",
  stat: "status",
  head: "heading",
  dlg: "dialog",
  form: "form",
  list: "list",
  item: "item",
  tbl: "table",
  row: "row",
  reg: "region",
  prog: "progress",
  img: "image",
} as const;
export type RoleCode = keyof typeof roleCodes;

/**
 * States that `s` may hold: `checked mixed unchecked expanded collapsed selected pressed unpressed disabled readonly required invalid
 * current busy focused hidden offscreen editable popup multiple`, and classes that carry state as `.active`, `.completed`.
 */
export const InteractiveElement = z.strictObject({
  /** Id, stable while the element lives; what an action names. */
  i: z.string().min(1).max(64),
  /** Role code. */
  r: z.string().min(1).max(40),
  /** Accessible name; our client cuts at 80 characters. */
  n: z.string().max(500),
  /** Current value; of a list or table: the number of its items. Masked when secret. */
  v: z.string().max(4_000).optional(),
  /** States. */
  s: z.union([z.array(z.string().max(40)).max(20), z.string().max(200)]).optional(),
  /** Centre in viewport pixels. */
  xy: z.tuple([z.number(), z.number()]).optional(),
  /** Left, top, width, height in viewport pixels. */
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  /** Frame; 0 or absent is the main frame. */
  f: z.union([z.number(), z.string().max(64)]).optional(),
  /** Scroll position of a scrollable element, e.g. `"40% of 5200px"`. */
  scr: z.union([z.string().max(80), z.boolean(), z.record(z.string(), z.unknown())]).optional(),
  /** Covered by something else at its centre. */
  occ: z.boolean().optional(),
  /** Id of what covers it, when that is a part of the page. */
  by: z.string().max(64).optional(),
  /** Id of what it lies on, where that covers something else. */
  on: z.string().max(64).optional(),
  /** Href of a link, resolved. */
  h: z.string().max(4_000).optional(),
  /** Test id or own id attribute, when it looks hand-written. */
  t: z.string().max(200).optional(),
  /** Input type, or heading level. */
  k: z.string().max(40).optional(),
  /** Id of the nearest enclosing context element. */
  c: z.string().max(64).optional(),
  /** Description: validation message or described-by text. */
  d: z.string().max(500).optional(),
  /** Placeholder. */
  p: z.string().max(200).optional(),
  /** Ids of elements it controls, or of its popup. */
  ctl: z.array(z.string().max(64)).max(20).optional(),
  /** Labels of a select's options. */
  o: z.array(z.string().max(200)).max(100).optional(),
  /** Visible text beside it that is no label of it. */
  near: z.string().max(200).optional(),
  /** Of a dialog, form, row or item: the lines of `pageText` that hold it, from the first to the one after the last. */
  ln: z.tuple([z.number().int().min(0), z.number().int().min(0)]).optional(),
});
export type InteractiveElement = z.infer<typeof InteractiveElement>;

/** First fallback form: the same facts under long keys. */
export const SemanticNode = z.looseObject({
  id: z.union([z.string().max(64), z.number()]),
  role: z.string().max(40),
  name: z.string().max(2_000).optional(),
  value: z.string().max(4_000).optional(),
  state: z.union([z.array(z.string()), z.string(), z.record(z.string(), z.unknown())]).optional(),
  href: z.string().max(4_000).optional(),
  frame: z.union([z.number(), z.string()]).optional(),
  occluded: z.boolean().optional(),
});
export type SemanticNode = z.infer<typeof SemanticNode>;
