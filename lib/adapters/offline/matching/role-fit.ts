import type { ControlKind } from "@/lib/adapters/offline/reading/want";
import { isActionable, type NodeRole, type SnapshotNode } from "@/lib/agent/domain/snapshot";

type Fit = Partial<Record<NodeRole, number>>;

/** How well a role is what a wording calls this kind of control. Roles that are not listed fit badly. */
const fits: Record<ControlKind, Fit> = {
  button: { button: 1, clickable: 0.9, link: 0.8, menuitem: 0.8, tab: 0.6, switch: 0.6 },
  link: { link: 1, clickable: 0.9, button: 0.7, menuitem: 0.8, tab: 0.7 },
  field: { textbox: 1, combobox: 0.8, slider: 0.6, file: 0.4, clickable: 0.3 },
  list: { combobox: 1, textbox: 0.6, button: 0.6, clickable: 0.6 },
  checkbox: { checkbox: 1, switch: 0.8, clickable: 0.5, radio: 0.4 },
  switch: { switch: 1, checkbox: 0.9, button: 0.7, clickable: 0.6 },
  radio: { radio: 1, option: 0.7, clickable: 0.5, checkbox: 0.4 },
  option: { option: 1, radio: 0.9, checkbox: 0.7, menuitem: 0.8, clickable: 0.7, button: 0.6, link: 0.6 },
  tab: { tab: 1, link: 0.7, button: 0.7, clickable: 0.7, menuitem: 0.6 },
  menu: { menuitem: 1, link: 0.9, button: 0.9, clickable: 0.8, combobox: 0.6, tab: 0.6 },
  section: {
    button: 0.9,
    tab: 0.9,
    clickable: 0.9,
    treeitem: 0.9,
    link: 0.7,
    textbox: 0.7,
    checkbox: 0.7,
    radio: 0.7,
  },
  dialog: { button: 0.7, clickable: 0.6, link: 0.6 },
  icon: { button: 0.95, link: 0.9, clickable: 0.95, image: 0.5 },
  row: {
    link: 0.9,
    clickable: 0.9,
    checkbox: 0.8,
    option: 0.8,
    button: 0.8,
    treeitem: 0.9,
    radio: 0.8,
    menuitem: 0.7,
  },
  page: { link: 1, menuitem: 0.95, tab: 0.9, button: 0.8, clickable: 0.8 },
  form: { button: 0.9, link: 0.8, clickable: 0.7 },
  slider: { slider: 1, textbox: 0.7 },
  result: { link: 1, clickable: 0.8, button: 0.5 },
};
const badFit = 0.25;

export const kindFit = (kind: ControlKind | undefined, node: SnapshotNode): number => {
  if (kind === undefined) return 1;
  // `list` in `select X from the list` is as often a listbox of options as a select.
  return fits[kind][node.role] ?? badFit;
};

/** What a command needs of an element, as fitness of roles; 0 is never. */
export type Need = "click" | "type" | "choose" | "tick" | "fold" | "open" | "upload" | "field" | "any";

const needs: Record<Exclude<Need, "click" | "open" | "any">, Fit> = {
  type: { textbox: 1, combobox: 0.85, slider: 0.5 },
  choose: {
    option: 1,
    radio: 1,
    checkbox: 0.95,
    menuitem: 0.85,
    tab: 0.75,
    switch: 0.75,
    treeitem: 0.85,
    link: 0.75,
    clickable: 0.85,
    button: 0.75,
  },
  tick: { checkbox: 1, switch: 1, radio: 0.9, button: 0.7, clickable: 0.6, menuitem: 0.6, option: 0.6 },
  fold: { button: 0.95, clickable: 0.95, treeitem: 1, tab: 0.9, link: 0.7, combobox: 0.6 },
  upload: { file: 1 },
  field: { textbox: 1, combobox: 1, slider: 0.9, file: 0.8, checkbox: 0.9, switch: 0.9, radio: 0.8 },
};
const openable: Fit = {
  link: 1,
  tab: 1,
  menuitem: 1,
  button: 0.9,
  clickable: 0.9,
  treeitem: 0.95,
  option: 0.7,
  combobox: 0.5,
  radio: 0.4,
  checkbox: 0.3,
};

/** What kind of element a thing to click is when nothing else is said: fields last. */
const clickable: Fit = {
  textbox: 0.85,
  combobox: 0.85,
  slider: 0.8,
  file: 0.7,
  tab: 0.95,
  option: 0.95,
  checkbox: 0.95,
  radio: 0.95,
  clickable: 0.97,
};

export function needFit(need: Need, node: SnapshotNode): number {
  if (need === "any") return 1;
  if (!isActionable(node)) return 0;
  if (need === "click") return clickable[node.role] ?? 1;
  if (need === "open") return openable[node.role] ?? 0.3;
  if ((need === "type" || need === "field") && node.states.includes("editable")) return 1;
  return needs[need][node.role] ?? 0;
}
