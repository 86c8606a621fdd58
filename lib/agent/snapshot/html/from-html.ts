import { isActionable } from "@/lib/agent/domain/snapshot";
import { readUrl } from "@/lib/agent/domain/urls";
import { Hash } from "../hash";
import { defined, type NodeDraft } from "../node-draft";
import { descriptionOf, hrefOf, optionsOf, testIdOf, valueIn } from "./html-facts";
import { maxName, type NameIndex, nameIndexOf, nameOf, nearTextOf } from "./html-name";
import { attr, childElements, type HtmlElement, isElement, ownTexts, parseHtml } from "./html-node";
import { type HtmlRole, roleOf } from "./html-role";
import { stateClassesOf, statesOf } from "./html-state";
import { linesOf, textOf, tidy } from "./html-text";
import { impliedItems } from "./implied-items";

export type HtmlContent = { drafts: NodeDraft[]; lines: string[]; title?: string };

/** Elements past this depth are not read: no real page is built so. */
const maxDepth = 600;

type Place = {
  element: HtmlElement;
  parent: number;
  depth: number;
  control: boolean;
  disabled: boolean;
  item: boolean;
  message: boolean;
};

/** Reads a page from markup alone: no styles, no geometry. Ids are the elements' own where they have one, else made from what the element is. */
export function nodesFromHtml(html: string, url: string): HtmlContent {
  const { children, all } = parseHtml(html);
  const index = nameIndexOf(all);
  const base = baseOf(all, url);
  const drafts: NodeDraft[] = [];
  const ids = new IdMaker();
  const stack: Place[] = children
    .filter((child) => isElement(child))
    .filter((element) => !element.unseen)
    .map((element) => ({
      element,
      parent: -1,
      depth: 0,
      control: false,
      disabled: false,
      item: false,
      message: false,
    }))
    .reverse();
  for (let place = stack.pop(); place; place = stack.pop()) {
    const { element } = place;
    const disabled =
      place.disabled || (element.name === "fieldset" && attr(element, "disabled") !== undefined);
    const role = shownRole(element, place);
    let parent = place.parent;
    if (role) {
      const draft = draftOf(element, role, { parent, disabled }, index, base);
      draft.id = ids.idOf(element, draft, drafts[place.parent]?.id ?? "");
      drafts.push(draft);
      if (isContext(role)) parent = drafts.length - 1;
    }
    if (place.depth >= maxDepth) continue;
    pushChildren(stack, place, role, parent, disabled);
  }
  countItems(drafts);
  const title = all.find(({ name }) => name === "title");
  return {
    drafts,
    lines: linesOf(children),
    ...defined({ title: title && tidy(ownTexts(title)) }),
  };
}

function baseOf(all: readonly HtmlElement[], url: string): string {
  const base = all.find(({ name }) => name === "base");
  const href = base && attr(base, "href");
  return (href && readUrl(href, url || undefined)?.href) || url;
}

/** A stateful element without a role of its own is a leaf: it may come and go with its state and holds nothing. */
const isContext = ({ role, kind }: HtmlRole): boolean => !isActionable({ role }) && kind !== "stateful";

function shownRole(element: HtmlElement, place: Place): HtmlRole | undefined {
  const own = roleOf(element);
  if (place.control && !(own && (own.role === "heading" || isActionable(own)))) return undefined;
  if (place.item && (!own || own.role === "clickable")) return { role: "item" };
  if (own?.kind === "named")
    return place.message && own.role === "alert" ? undefined : namedRole(element, own);
  if (own) return own;
  return !place.control && stateClassesOf(element).length > 0
    ? { role: "region", kind: "stateful" }
    : undefined;
}

/** Boxes known by their class only: a message is short and no wrapper of other things to do; a dialog holds something to do. */
function namedRole(element: HtmlElement, role: HtmlRole): HtmlRole | undefined {
  const controls = countControls(element, 0);
  if (role.role === "alert") return controls <= 2 && isShort(element) ? role : undefined;
  return controls > 0 ? role : undefined;
}
const maxMessage = 300;
const isShort = (element: HtmlElement): boolean => {
  const { length } = textOf(element, { max: maxMessage + 1 });
  return length > 0 && length <= maxMessage;
};

function countControls(element: HtmlElement, depth: number): number {
  if (depth > 12) return 0;
  let count = 0;
  for (const child of childElements(element)) {
    if (child.unseen) continue;
    const role = roleOf(child);
    count += role && isActionable(role) ? 1 : countControls(child, depth + 1);
  }
  return count;
}

function pushChildren(
  stack: Place[],
  place: Place,
  role: HtmlRole | undefined,
  parent: number,
  disabled: boolean,
): void {
  const { element, depth } = place;
  if (element.name === "select") return;
  const isList = role?.role === "list" || role?.role === "table" || role?.role === "row";
  const items = isList ? undefined : impliedItems(element);
  const control = place.control || (role !== undefined && isActionable(role) && role.role !== "clickable");
  const message = place.message || role?.role === "alert" || role?.role === "status";
  for (let at = element.children.length - 1; at >= 0; at--) {
    const child = element.children[at];
    if (child === undefined || !isElement(child) || child.unseen) continue;
    const item = !control && items?.has(child) === true;
    stack.push({ element: child, parent, depth: depth + 1, control, disabled, item, message });
  }
}

function draftOf(
  element: HtmlElement,
  role: HtmlRole,
  { parent, disabled }: Pick<Place, "parent" | "disabled">,
  index: NameIndex,
  base: string,
): NodeDraft {
  const name = role.kind === "stateful" ? statefulName(element) : nameOf(element, role.role, index);
  const draft: NodeDraft = {
    id: "",
    role: role.role,
    name,
    states: statesOf(element, role, { disabled }),
    parent,
    frame: "",
  };
  const value = valueIn(element, role);
  if (value !== undefined) draft.value = value;
  if (role.kind !== undefined) draft.inputType = role.kind;
  const nearText = name === "" && isActionable(role) ? nearTextOf(element) : undefined;
  if (nearText !== undefined) draft.nearText = nearText;
  const options = optionsOf(element);
  if (options) draft.options = options;
  if (element.hasAttributes) addAttributes(draft, element, index, base);
  return draft;
}

/** One by one: this runs for every element that is told of, and most have none of it. */
function addAttributes(draft: NodeDraft, element: HtmlElement, index: NameIndex, base: string): void {
  const placeholder = attr(element, "placeholder");
  if (placeholder !== undefined) draft.placeholder = placeholder;
  const href = hrefOf(element, base);
  if (href !== undefined) draft.href = href;
  const testId = testIdOf(element);
  if (testId !== undefined) draft.testId = testId;
  const controls = attr(element, "aria-controls");
  if (controls !== undefined) draft.controls = controls.split(/\s+/).filter(Boolean);
  const description = descriptionOf(element, index, draft.name);
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

  idOf(element: HtmlElement, draft: NodeDraft, parentId: string): string {
    const own = attr(element, "id");
    const wanted =
      own && own.length <= 64
        ? own
        : `h${new Hash()
            .add(element.name)
            .add(draft.role)
            .add(draft.name)
            .add(draft.testId ?? "")
            .add(draft.nearText ?? "")
            .add(parentId)
            .hex()
            .slice(0, 10)}`;
    const before = this.#seen.get(wanted) ?? 0;
    this.#seen.set(wanted, before + 1);
    return before === 0 ? wanted : `${wanted.slice(0, 58)}~${before}`;
  }
}
