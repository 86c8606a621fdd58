import { isActionable } from "@/lib/agent/domain/snapshot";
import { readUrl } from "@/lib/agent/domain/urls";
import { Hash } from "@/lib/agent/snapshot/hash";
import { defined, type NodeDraft } from "@/lib/agent/snapshot/node-draft";
import { tidy } from "./even-text";
import { type HrefReader, hrefReaderOf } from "./href-reader";
import { descriptionOf, optionsOf, testIdOf, valueIn } from "./html-facts";
import { isDrawnByLabel, maxName, nameOf, nearTextOf } from "./html-name";
import {
  attr,
  type HtmlElement,
  type HtmlNode,
  hasElements,
  isElement,
  ownTexts,
  parseHtml,
} from "./html-node";
import { type HtmlRole, roleOf } from "./html-role";
import { stateClassesOf, statesOf } from "./html-state";
import { linesOf, textOf } from "./html-text";
import { impliedItems, isCard, noItems } from "./implied-items";
import { NameIndex } from "./name-index";

export type HtmlContent = { drafts: NodeDraft[]; lines: string[]; title?: string };

/** Elements past this depth are not read: no real page is built so. */
const maxDepth = 600;

/** The children of one element, as far as they are read, and what holds for all of them. */
type Level = {
  readonly children: readonly HtmlNode[];
  at: number;
  /** Index of the node that they stand in, or -1. */
  readonly parent: number;
  readonly control: boolean;
  readonly disabled: boolean;
  readonly message: boolean;
  readonly items: ReadonlySet<HtmlElement>;
};

/** Reads a page from markup alone: no styles, no geometry. Ids are the elements' own where they have one, else made from what the element is. */
export function nodesFromHtml(html: string, url: string): HtmlContent {
  const { children, all } = parseHtml(html);
  const index = new NameIndex(all);
  const reader = new NodeReader(index, hrefReaderOf(baseOf(all, url)));
  const above: Level[] = [];
  let level: Level | undefined = topLevel(children);
  while (level) {
    const element: HtmlNode | undefined = level.children[level.at++];
    if (element === undefined) level = above.pop();
    else if (isElement(element) && (!element.unseen || isDrawnByLabel(element, index))) {
      const inner = reader.read(element, level);
      if (inner === undefined || above.length >= maxDepth) continue;
      above.push(level);
      level = inner;
    }
  }
  countItems(reader.drafts);
  const title = all.find(({ name }) => name === "title");
  return {
    drafts: reader.drafts,
    lines: linesOf(children),
    ...defined({ title: title && tidy(ownTexts(title)) }),
  };
}

const topLevel = (children: readonly HtmlNode[]): Level => ({
  children,
  at: 0,
  parent: -1,
  control: false,
  disabled: false,
  message: false,
  items: noItems,
});

class NodeReader {
  readonly drafts: NodeDraft[] = [];
  readonly #ids = new IdMaker();

  constructor(
    private readonly index: NameIndex,
    private readonly readHref: HrefReader,
  ) {}

  /** Adds the element's node, if it is one; what is to be read in it. */
  read(element: HtmlElement, level: Level): Level | undefined {
    const disabled =
      level.disabled || (element.name === "fieldset" && attr(element, "disabled") !== undefined);
    const role = shownRole(element, level);
    let { parent } = level;
    if (role?.role === "link" && level.items.has(element) && isCard(element))
      parent = this.#cardAround(element, parent);
    if (role) {
      const draft = draftOf(element, role, { parent, disabled }, this.index, this.readHref);
      draft.id = this.#ids.idOf(element, draft, this.drafts[parent]?.id ?? "");
      this.drafts.push(draft);
      if (isContext(role)) parent = this.drafts.length - 1;
    }
    return element.name === "select" || !hasElements(element)
      ? undefined
      : levelIn(element, role, level, parent, disabled);
  }

  /** A card that is a link as a whole is an entry of its list, and the link in it. */
  #cardAround(element: HtmlElement, parent: number): number {
    const draft = draftOf(element, { role: "item" }, { parent, disabled: false }, this.index, this.readHref);
    const { href: _, testId: __, ...card } = draft;
    card.id = this.#ids.idOf(undefined, card, this.drafts[parent]?.id ?? "");
    this.drafts.push(card);
    return this.drafts.length - 1;
  }
}

function baseOf(all: readonly HtmlElement[], url: string): string {
  const base = all.find(({ name }) => name === "base");
  const href = base && attr(base, "href");
  return (href && readUrl(href, url || undefined)?.href) || url;
}

/** A stateful element without a role of its own is a leaf: it may come and go with its state and holds nothing. */
const isContext = ({ role, kind }: HtmlRole): boolean => !isActionable({ role }) && kind !== "stateful";

/** What only hands its focus and its presses on to the one control in its shadow root is that control. */
const isShell = (element: HtmlElement, role: HtmlRole): boolean =>
  role.role === "clickable" && element.shadow !== undefined && controlsIn(element, 0).length === 1;

/** What is put around all that a dialog holds takes the focus when it opens, and is nothing to press. */
function isAllOfDialog(element: HtmlElement, { role }: HtmlRole): boolean {
  const above = role === "clickable" && controlsIn(element, 0).length > 0 ? element.parent : undefined;
  return (
    above !== undefined &&
    roleOf(above)?.role === "dialog" &&
    above.children.every(
      (child) => child === element || !isElement(child) || textOf(child, { max: 1 }) === "",
    )
  );
}

function shownRole(element: HtmlElement, level: Level): HtmlRole | undefined {
  const own = roleOf(element);
  if (level.control && !(own && (own.role === "heading" || isActionable(own)))) return undefined;
  if ((!own || own.role === "clickable") && level.items.has(element)) return { role: "item" };
  if (own?.kind === "named")
    return level.message && own.role === "alert" ? undefined : namedRole(element, own);
  if (own) return isShell(element, own) || isAllOfDialog(element, own) ? undefined : own;
  return !level.control && stateClassesOf(element).length > 0
    ? { role: "region", kind: "stateful" }
    : undefined;
}

/** Boxes known by their class only: a message is short and no wrapper of other things to do; a dialog holds something to do. */
function namedRole(element: HtmlElement, role: HtmlRole): HtmlRole | undefined {
  const isLink = (one: string): boolean => one === "link";
  const controls = controlsIn(element, 0);
  if (role.role !== "alert") return controls.length > 0 ? role : undefined;
  // What a message speaks of may be linked: `You have added <a>Kettle</a> to your <a>basket</a>`.
  const links = controls.filter(isLink).length;
  const fits = controls.length - links <= mostButtons && links <= mostLinks;
  return fits && isShort(element) ? role : undefined;
}
const mostButtons = 2;
const mostLinks = 3;
const maxMessage = 300;
const isShort = (element: HtmlElement): boolean => {
  const { length } = textOf(element, { max: maxMessage + 1 });
  return length > 0 && length <= maxMessage;
};

/** The roles of the controls in it, the outermost of each. */
function controlsIn(element: HtmlElement, depth: number): string[] {
  if (depth > 12) return [];
  const found: string[] = [];
  for (const child of element.children) {
    if (!isElement(child) || child.unseen) continue;
    const role = roleOf(child);
    if (role && isActionable(role)) found.push(role.role);
    else found.push(...controlsIn(child, depth + 1));
  }
  return found;
}

function levelIn(
  element: HtmlElement,
  role: HtmlRole | undefined,
  above: Level,
  parent: number,
  disabled: boolean,
): Level {
  const isList = role?.role === "list" || role?.role === "table" || role?.role === "row";
  const control = above.control || (role !== undefined && isActionable(role) && role.role !== "clickable");
  return {
    children: element.children,
    at: 0,
    parent,
    control,
    disabled,
    message: above.message || role?.role === "alert" || role?.role === "status",
    items: isList || control ? noItems : impliedItems(element),
  };
}

function draftOf(
  element: HtmlElement,
  role: HtmlRole,
  { parent, disabled }: Pick<Level, "parent" | "disabled">,
  index: NameIndex,
  readHref: HrefReader,
): NodeDraft {
  const name = role.kind === "stateful" ? statefulName(element) : nameOf(element, role.role, index);
  const draft: NodeDraft = {
    id: "",
    role: role.role,
    name,
    states: statesOf(element, role, { disabled }),
    parent,
    path: "",
    frame: "",
  };
  const value = valueIn(element, role);
  if (value !== undefined) draft.value = value;
  if (role.kind !== undefined) draft.inputType = role.kind;
  const nearText = isActionable(role) ? besideOf(element, name) : undefined;
  if (nearText !== undefined) draft.nearText = nearText;
  const options = optionsOf(element);
  if (options) draft.options = options;
  addAttributes(draft, element, index, readHref);
  return draft;
}

/** What tells a control that has no name, or is but a sign and the only control where it stands: `Frost ×` in a line of chips. */
function besideOf(element: HtmlElement, name: string): string | undefined {
  if (name === "") return nearTextOf(element);
  const { parent } = element;
  if (/[\p{L}\p{N}]/u.test(name) || parent === undefined || controlsIn(parent, 0).length !== 1)
    return undefined;
  const text = nearTextOf(element, 1);
  return text !== undefined && /\p{L}{2}/u.test(text) ? text : undefined;
}

/** One by one: this runs for every element that is told of, and most have none of it. */
function addAttributes(draft: NodeDraft, element: HtmlElement, index: NameIndex, readHref: HrefReader): void {
  const placeholder = attr(element, "placeholder") ?? attr(element, "aria-placeholder");
  if (placeholder !== undefined) draft.placeholder = placeholder;
  const href = attr(element, "href");
  if (href !== undefined) draft.href = readHref(href);
  const testId = testIdOf(element);
  if (testId !== undefined) draft.testId = testId;
  const controls = element.tells ? attr(element, "aria-controls") : undefined;
  if (controls !== undefined) draft.controls = controls.split(/\s+/).filter(Boolean);
  const description = descriptionOf(element, index, draft);
  if (description !== undefined) draft.description = description;
}

const statefulName = (element: HtmlElement): string =>
  element.name === "body" || element.name === "html" ? element.name : textOf(element, { max: maxName / 2 });

/** Lists and tables say how many items they have. */
function countItems(drafts: NodeDraft[]): void {
  const counts = new Map<number, number>();
  for (const draft of drafts)
    if (draft.parent >= 0 && draft.role !== "heading" && draft.role !== "image")
      counts.set(draft.parent, (counts.get(draft.parent) ?? 0) + 1);
  drafts.forEach((draft, index) => {
    if (draft.role === "list" || draft.role === "table") draft.value = String(counts.get(index) ?? 0);
  });
}

/** Gives each element an id that does not depend on how many stand before it: its own, else a hash of what and where it is. */
class IdMaker {
  readonly #seen = new Map<string, number>();

  idOf(element: HtmlElement | undefined, draft: NodeDraft, parentId: string): string {
    const own = element && attr(element, "id");
    const wanted =
      own && own.length <= 64
        ? own
        : `h${new Hash()
            .add(element?.name ?? "")
            .add(draft.role)
            .add(draft.name)
            .add(draft.testId ?? "")
            .add(draft.nearText ?? "")
            .add(parentId)
            .shortHex()}`;
    const before = this.#seen.get(wanted) ?? 0;
    this.#seen.set(wanted, before + 1);
    return before === 0 ? wanted : `${wanted.slice(0, 58)}~${before}`;
  }
}
