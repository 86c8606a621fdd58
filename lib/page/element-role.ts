import type { RoleCode } from "@/lib/contracts/page-element";
import { isEditingHost, isLink } from "./dom-kind";
import { lineTone } from "./message-tone";

/** A role code, and what `k` says beside it: input type, heading level, kind of landmark or list. */
export type Role = { code: RoleCode; kind?: string };

const actionableCodes = new Set<RoleCode>(
  "btn link inp chk rad sw sel opt tab menu sld tree file gen".split(" ") as RoleCode[],
);
export const isActionable = (code: RoleCode): boolean => actionableCodes.has(code);

const ariaRoles: ReadonlyMap<string, Role> = new Map(
  Object.entries<Role>({
    button: { code: "btn" },
    link: { code: "link" },
    textbox: { code: "inp" },
    searchbox: { code: "inp", kind: "search" },
    spinbutton: { code: "inp", kind: "number" },
    checkbox: { code: "chk" },
    radio: { code: "rad" },
    switch: { code: "sw" },
    combobox: { code: "sel" },
    option: { code: "opt" },
    tab: { code: "tab" },
    menuitem: { code: "menu" },
    menuitemcheckbox: { code: "menu", kind: "checkbox" },
    menuitemradio: { code: "menu", kind: "radio" },
    slider: { code: "sld" },
    treeitem: { code: "tree" },
    alert: { code: "alert" },
    status: { code: "stat" },
    log: { code: "stat", kind: "log" },
    timer: { code: "stat", kind: "timer" },
    heading: { code: "head" },
    dialog: { code: "dlg" },
    alertdialog: { code: "dlg", kind: "alert" },
    form: { code: "form" },
    search: { code: "form", kind: "search" },
    list: { code: "list" },
    feed: { code: "list", kind: "feed" },
    listbox: { code: "list", kind: "listbox" },
    menu: { code: "list", kind: "menu" },
    menubar: { code: "list", kind: "menubar" },
    tablist: { code: "list", kind: "tablist" },
    tree: { code: "list", kind: "tree" },
    radiogroup: { code: "list", kind: "radiogroup" },
    listitem: { code: "item" },
    article: { code: "item", kind: "article" },
    table: { code: "tbl" },
    grid: { code: "tbl", kind: "grid" },
    treegrid: { code: "tbl", kind: "treegrid" },
    row: { code: "row" },
    progressbar: { code: "prog" },
    meter: { code: "prog", kind: "meter" },
    img: { code: "img" },
    navigation: { code: "reg", kind: "navigation" },
    main: { code: "reg", kind: "main" },
    banner: { code: "reg", kind: "banner" },
    contentinfo: { code: "reg", kind: "contentinfo" },
    complementary: { code: "reg", kind: "complementary" },
    region: { code: "reg", kind: "region" },
    tabpanel: { code: "reg", kind: "tabpanel" },
  }),
);

const tagRoles: ReadonlyMap<string, Role> = new Map(
  Object.entries<Role>({
    button: { code: "btn" },
    summary: { code: "btn", kind: "summary" },
    textarea: { code: "inp", kind: "textarea" },
    select: { code: "sel" },
    canvas: { code: "img", kind: "canvas" },
    output: { code: "stat" },
    h1: { code: "head", kind: "1" },
    h2: { code: "head", kind: "2" },
    h3: { code: "head", kind: "3" },
    h4: { code: "head", kind: "4" },
    h5: { code: "head", kind: "5" },
    h6: { code: "head", kind: "6" },
    form: { code: "form" },
    ul: { code: "list" },
    ol: { code: "list" },
    dl: { code: "list", kind: "dl" },
    menu: { code: "list" },
    article: { code: "item", kind: "article" },
    table: { code: "tbl" },
    tr: { code: "row" },
    progress: { code: "prog" },
    meter: { code: "prog", kind: "meter" },
    nav: { code: "reg", kind: "navigation" },
    main: { code: "reg", kind: "main" },
    aside: { code: "reg", kind: "complementary" },
    search: { code: "form", kind: "search" },
  }),
);

/** The role of an element by its ARIA role, else by its tag; undefined for what means nothing by itself. */
export function roleOf(element: Element, tag = element.localName): Role | undefined {
  const said = element.getAttribute("role");
  if (said === null) return liveRole(element) ?? nativeRole(element, tag);
  for (const token of said.toLowerCase().split(/\s+/)) {
    if (token === "none" || token === "presentation")
      return isFocusable(element, tag) ? nativeRole(element, tag) : undefined;
    if (token === "group" && isLabelled(element)) return { code: "reg", kind: "group" };
    const role = ariaRoles.get(token);
    if (!role) continue;
    if (role.code === "head") return { code: "head", kind: headingLevel(element) };
    if (role.code === "sel" && tag === "select") return nativeRole(element, tag);
    return role;
  }
  return liveRole(element) ?? nativeRole(element, tag);
}

/** A live region without a role of its own. What is drawn around a dialog is no message, though it is read out when the dialog comes. */
function liveRole(element: Element): Role | undefined {
  const code = liveCodes[element.getAttribute("aria-live") ?? ""];
  return code && !element.querySelector("dialog,[role=dialog i],[role=alertdialog i]") ? { code } : undefined;
}
const liveCodes: Readonly<Record<string, Role["code"] | undefined>> = { assertive: "alert", polite: "stat" };

function nativeRole(element: Element, tag: string): Role | undefined {
  const role = plainRole(element, tag);
  if (tag === "input" || tag === "select" || role?.code === "link") return role;
  if (isEditingHost(element)) return { code: "inp", kind: "richtext" };
  if (role?.code === "head" || tag === "dialog" || !element.hasAttribute("popover")) return role;
  return element.matches(":popover-open") ? { code: "dlg", kind: "popover" } : undefined;
}

/** The role of an element that has no attribute that tells of it (`isTelling`). */
export function plainRole(element: Element, tag: string): Role | undefined {
  const judge = judgedTags.get(tag);
  return judge ? judge(element) : tagRoles.get(tag);
}

/** Tags whose role hangs on more than their name. */
const judgedTags: ReadonlyMap<string, (element: Element) => Role | undefined> = new Map([
  ["input", (element) => inputRole(element as HTMLInputElement)],
  ["a", linkRole],
  ["area", linkRole],
  ["dialog", (element) => (element.hasAttribute("open") ? { code: "dlg" } : undefined)],
  ["img", (element) => (element.getAttribute("alt") ? { code: "img" } : undefined)],
  ["li", itemRole],
  ["header", (element) => pageBand(element, "banner")],
  ["footer", (element) => pageBand(element, "contentinfo")],
  ["fieldset", (element) => (hasLegend(element) ? { code: "reg", kind: "group" } : undefined)],
  ["section", (element) => (isLabelled(element) ? { code: "reg", kind: "region" } : undefined)],
]);

function itemRole(element: Element): Role {
  const tone = lineTone(element);
  return tone === undefined ? { code: "item" } : { code: tone === "error" ? "alert" : "stat", kind: "named" };
}

function linkRole(element: Element): Role | undefined {
  return element.hasAttribute("href") ? { code: "link" } : undefined;
}

/** Fields under one legend belong together, and only it tells them from the same fields under another. */
const hasLegend = (element: Element): boolean =>
  isLabelled(element) ||
  Array.from(element.children).some(
    (child) => child.localName === "legend" && (child.textContent ?? "").trim() !== "",
  );

function inputRole(input: HTMLInputElement): Role | undefined {
  switch (input.type) {
    case "hidden":
      return undefined;
    case "button":
    case "submit":
    case "reset":
    case "image":
      return { code: "btn", kind: input.type };
    case "checkbox":
      return { code: "chk" };
    case "radio":
      return { code: "rad" };
    case "range":
      return { code: "sld" };
    case "file":
      return { code: "file" };
    default:
      return { code: "inp", kind: input.type };
  }
}

/** A header or footer is a landmark only as the page's own, not as part of a section. */
const pageBand = (element: Element, kind: string): Role | undefined =>
  element.closest("article, aside, main, nav, section") ? undefined : { code: "reg", kind };

const isLabelled = (element: Element): boolean =>
  element.hasAttribute("aria-label") || element.hasAttribute("aria-labelledby");

const isFocusable = (element: Element, tag: string): boolean =>
  isLink(element, tag) || /^(button|input|select|textarea)$/.test(tag);

const headingLevel = (element: Element): string => element.getAttribute("aria-level") ?? "2";
