import type { NodeRole } from "@/lib/agent/domain/snapshot";
import { attr, HtmlElement, isTrue } from "./html-node";

/** A role, and its kind: input type, heading level or kind of landmark. */
export type HtmlRole = { role: NodeRole; kind?: string | undefined };

const ariaRoles: ReadonlyMap<string, HtmlRole> = new Map(
  Object.entries<HtmlRole>({
    button: { role: "button" },
    link: { role: "link" },
    textbox: { role: "textbox" },
    searchbox: { role: "textbox", kind: "search" },
    spinbutton: { role: "textbox", kind: "number" },
    checkbox: { role: "checkbox" },
    radio: { role: "radio" },
    switch: { role: "switch" },
    combobox: { role: "combobox" },
    option: { role: "option" },
    tab: { role: "tab" },
    menuitem: { role: "menuitem" },
    menuitemcheckbox: { role: "menuitem", kind: "checkbox" },
    menuitemradio: { role: "menuitem", kind: "radio" },
    slider: { role: "slider" },
    treeitem: { role: "treeitem" },
    alert: { role: "alert" },
    status: { role: "status" },
    log: { role: "status" },
    timer: { role: "status", kind: "timer" },
    heading: { role: "heading" },
    dialog: { role: "dialog" },
    alertdialog: { role: "dialog", kind: "alert" },
    form: { role: "form" },
    search: { role: "form", kind: "search" },
    list: { role: "list" },
    feed: { role: "list" },
    listbox: { role: "list", kind: "listbox" },
    menu: { role: "list", kind: "menu" },
    menubar: { role: "list", kind: "menu" },
    tablist: { role: "list", kind: "tablist" },
    tree: { role: "list", kind: "tree" },
    radiogroup: { role: "list", kind: "radiogroup" },
    listitem: { role: "item" },
    article: { role: "item" },
    table: { role: "table" },
    grid: { role: "table" },
    treegrid: { role: "table" },
    row: { role: "row" },
    progressbar: { role: "progress" },
    meter: { role: "progress" },
    img: { role: "image" },
    navigation: { role: "region", kind: "navigation" },
    main: { role: "region", kind: "main" },
    banner: { role: "region", kind: "banner" },
    contentinfo: { role: "region", kind: "contentinfo" },
    complementary: { role: "region", kind: "complementary" },
    region: { role: "region", kind: "region" },
    tabpanel: { role: "region", kind: "tabpanel" },
  }),
);

const tagRoles: ReadonlyMap<string, HtmlRole> = new Map(
  Object.entries<HtmlRole>({
    button: { role: "button" },
    summary: { role: "button", kind: "summary" },
    textarea: { role: "textbox", kind: "textarea" },
    select: { role: "combobox" },
    output: { role: "status" },
    form: { role: "form" },
    ul: { role: "list" },
    ol: { role: "list" },
    menu: { role: "list" },
    li: { role: "item" },
    article: { role: "item" },
    table: { role: "table" },
    tr: { role: "row" },
    progress: { role: "progress" },
    meter: { role: "progress" },
    nav: { role: "region", kind: "navigation" },
    main: { role: "region", kind: "main" },
    aside: { role: "region", kind: "complementary" },
    header: { role: "region", kind: "banner" },
    footer: { role: "region", kind: "contentinfo" },
    search: { role: "form", kind: "search" },
    dialog: { role: "dialog" },
    fieldset: { role: "region", kind: "group" },
    iframe: { role: "region", kind: "frame" },
  }),
);

const headingLevels: ReadonlyMap<string, HtmlRole> = new Map(
  ["1", "2", "3", "4", "5", "6"].map((level) => [`h${level}`, { role: "heading", kind: level }]),
);

const inputRoles: ReadonlyMap<string, NodeRole> = new Map(
  Object.entries<NodeRole>({
    button: "button",
    submit: "button",
    reset: "button",
    image: "button",
    checkbox: "checkbox",
    radio: "radio",
    range: "slider",
    file: "file",
  }),
);

/** A library may put its own short sign first: `v-alert`, `el-notification`, `bp5-toast`; a `job-alert` is a thing. */
const messageBox =
  /^(?:(?:(?:v|el|bp\d|ant|q|p|n|mat|mdc|ion|gh|uk|nz|md)-)?(?:toast|snackbar|alert|notification)|toasts|flash|notice|callout|invalid-feedback|error-summary|(?:error|success|warning|validation|status|feedback|toast|alert|flash|notification)[-_]?(?:message|msg|text|box|container|content|banner|feedback|alert|notice|toast)|(?:field|form|input|validation|inline)[-_]?errors?|(?:message|msg|toast|alert|notification|banner|flash)[-_]+(?:error|danger|success|warning|info)|errors?)$/i;
const dialogBox = /^(?:modal|dialog|popup|drawer|lightbox)$|^[a-z0-9]+(?:[-_]{1,2})(?:modal|dialog)$/i;

const none: readonly string[] = [];

/** The role by ARIA, else by tag, else by what its author called it; undefined for what means nothing by itself. */
export function roleOf(element: HtmlElement): HtmlRole | undefined {
  if (element.role === undefined) element.role = readRole(element) ?? null;
  return element.role ?? undefined;
}

function readRole(element: HtmlElement): HtmlRole | undefined {
  if (element.name === "li" && isMessageLine(element)) return namedAlert;
  if (!element.tells) return byTag(element) ?? byClass(element);
  for (const word of attr(element, "role")?.toLowerCase().split(/\s+/) ?? none) {
    const role = ariaRoles.get(word);
    if (role) return role.role === "heading" ? { role: "heading", kind: attr(element, "aria-level") } : role;
  }
  // What is focused when it opens takes the focus as well as what is pressed does.
  const box = byClass(element);
  return byTag(element) ?? (box?.role === "dialog" ? box : byAttributes(element)) ?? box;
}

function byTag(element: HtmlElement): HtmlRole | undefined {
  const { name } = element;
  if (name === "input") {
    const type = attr(element, "type")?.toLowerCase() ?? "text";
    if (attr(element, "list") !== undefined) return { role: "combobox", kind: type };
    return { role: inputRoles.get(type) ?? "textbox", kind: type };
  }
  if (name === "a")
    return attr(element, "name") !== undefined && attr(element, "href") === undefined
      ? undefined
      : { role: "link" };
  const level = headingLevels.get(name);
  if (level) return level;
  if (name === "img") return attr(element, "alt") ? { role: "image" } : undefined;
  if (name === "section") return attr(element, "aria-label") ? { role: "region", kind: "region" } : undefined;
  return tagRoles.get(name);
}

function byAttributes(element: HtmlElement): HtmlRole | undefined {
  const live = liveRoles.get(attr(element, "aria-live") ?? "");
  if (live && !holdsDialog(element)) return live;
  const editable = attr(element, "contenteditable");
  if (editable !== undefined && editable !== "false") return { role: "textbox", kind: "richtext" };
  if (attr(element, "onclick") !== undefined) return { role: "clickable" };
  const tabIndex = attr(element, "tabindex");
  if (tabIndex !== undefined && Number(tabIndex) >= 0 && element.name !== "body")
    return { role: "clickable" };
  return isTrue(attr(element, "aria-haspopup")) || attr(element, "aria-expanded") !== undefined
    ? { role: "clickable" }
    : undefined;
}

const liveRoles: ReadonlyMap<string, HtmlRole> = new Map([
  ["assertive", { role: "alert" }],
  ["polite", { role: "status" }],
]);

/** What is drawn around a dialog is no message, though it is read out when the dialog comes. */
const holdsDialog = ({ children }: HtmlElement): boolean =>
  children.some(
    (child) =>
      child instanceof HtmlElement &&
      (child.name === "dialog" ||
        /^(?:alert)?dialog$/i.test(attr(child, "role") ?? "") ||
        holdsDialog(child)),
  );

function byClass({ classes }: HtmlElement): HtmlRole | undefined {
  if (classes.role === undefined) classes.role = roleOfClasses(classes.names);
  return classes.role ?? undefined;
}

/** `<ul class="messagelist"><li class="success">`: a line of the list of what the site tells, and no entry. A `success` of another list is the state of its entry. */
const isMessageLine = ({ classes, parent }: HtmlElement): boolean =>
  classes.names.some((name) => lineTone.test(name)) &&
  parent?.classes.names.some((name) => messageList.test(name)) === true;
/** As the page reads them: lib/page/message-tone.ts. A list of notifications, alerts or messages is an inbox as often. */
const lineTone = /^(?:success|error|warning|info|danger)$/i;
const messageList = /^(?:messages?[-_]?list|flash(?:es|[-_]?messages?))$/i;

const namedAlert: HtmlRole = { role: "alert", kind: "named" };
const namedDialog: HtmlRole = { role: "dialog", kind: "named" };
function roleOfClasses(names: readonly string[]): HtmlRole | null {
  for (const name of names) {
    if (messageBox.test(name)) return namedAlert;
    if (dialogBox.test(name)) return namedDialog;
  }
  return null;
}
