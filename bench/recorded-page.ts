/**
 * Live state of a recorded page stands in attributes of the recorder's own; the product knows none of them. This turns them into the ordinary
 * markup that says the same, so that a recorded page is read like every other.
 */
import { markedAtControl } from "./marked-control";

/** Says no word, so that no rule takes it for what the element is called. */
const targetMark = "__";
const targetAttribute = "data-agent-target";
/** A page may show a dialog by its style sheet alone: where a recording says what is hidden, what it does not say is not. */
const hiddenAttribute = "data-live-hidden";

type Tag = { name: string; attributes: string; end: string };
const tagPattern =
  /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*(\/?>)/gi;
const tagOrEnd = new RegExp(`</([a-z][\\w-]*)\\s*>|${tagPattern.source}`, "gi");
const voidTags = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const semanticTags = new Set("a button input select textarea summary option".split(" "));

/**
 * What helps to know the like of the acted-on element on all pages of a case. A client that runs in the page sees the pointer cursor (`clickable`), and
 * sees what shows only under the pointer (`revealed`, or what it is `hiddenIn`); a recording has neither.
 */
export type PointerKind = Kind & { clickable: boolean; revealed: boolean; hiddenIn: readonly Kind[] };
type Kind = { tag: string; className: string };

export type OrdinaryPage = { html: string; targetId?: string };

/** The markup of a recorded page in ordinary attributes. The element that was acted on gets an id, unless it has one of its own. */
export function ordinaryMarkup(recorded: string, pointer: PointerKind | undefined): OrdinaryPage {
  let targetId: string | undefined;
  let given: string | undefined;
  const html = markedAtControl(recorded);
  const isLive = html.includes(hiddenAttribute);
  const rewritten = html.replace(tagPattern, (_, name: string, attributes: string, end: string) => {
    const tag: Tag = { name: name.toLowerCase(), attributes, end };
    const like = pointer !== undefined && isLike(tag, pointer);
    if (like && pointer.clickable) set(tag, "tabindex", "0");
    const unhides = (like && pointer.revealed) || pointer?.hiddenIn.some((kind) => isLike(tag, kind));
    if (unhides) set(tag, hiddenAttribute, undefined);
    applyLive(tag);
    if (isLive && !has(tag, hiddenAttribute)) withoutHidingStyle(tag);
    if (isLive && tag.name === "dialog") set(tag, "open", has(tag, hiddenAttribute) ? undefined : "");
    if (has(tag, targetAttribute)) {
      given = read(tag, "id");
      targetId = ensureId(tag, html);
    }
    return `<${name}${tag.attributes}${tag.end}`;
  });
  const labelled = given && targetId !== given ? withOwnLabel(rewritten, given) : rewritten;
  return { html: labelled, ...(targetId ? { targetId } : {}) };
}

/** Two elements of a page share an id, and the acted-on one has another now: the label right before it goes with it. */
function withOwnLabel(html: string, given: string): string {
  const at = html.lastIndexOf(` for="${given}"`, html.indexOf(` id="${given}${targetMark}"`));
  return at < 0
    ? html
    : `${html.slice(0, at)} for="${given}${targetMark}"${html.slice(at + ` for="${given}"`.length)}`;
}

/** The kind of the acted-on element when its markup does not show that it takes clicks, or hides it. */
export function pointerKindOf(html: string): PointerKind | undefined {
  const around: Tag[] = [];
  for (const [, closed, name = "", attributes = "", end = ""] of markedAtControl(html).matchAll(tagOrEnd)) {
    if (closed !== undefined) {
      const at = around.findLastIndex((one) => one.name === closed.toLowerCase());
      if (at >= 0) around.splice(at);
      continue;
    }
    const tag: Tag = { name: name.toLowerCase(), attributes, end };
    if (!has(tag, targetAttribute)) {
      if (!end.startsWith("/") && !voidTags.has(tag.name)) around.push(tag);
      continue;
    }
    const hiddenIn = around
      .filter((one) => has(one, hiddenAttribute) && !opensByPress.test(classOf(one) ?? ""))
      .flatMap((one) => kindOf(one) ?? []);
    const clickable =
      !semanticTags.has(tag.name) && cells.test(read(tag, "role") ?? "cell") && !isReached(tag);
    const revealed = has(tag, hiddenAttribute);
    const kind = kindOf(tag) ?? (hiddenIn.length > 0 ? { tag: tag.name, className: "" } : undefined);
    return kind && (clickable || revealed || hiddenIn.length > 0)
      ? { ...kind, clickable: clickable && kind.className !== "", revealed, hiddenIn }
      : undefined;
  }
  return undefined;
}

/** What is part of a table by its role may be pressed all the same, as a heading that sorts is. */
const cells = /^(?:columnheader|rowheader|cell|gridcell|presentation|none)$/;
const isReached = (tag: Tag): boolean => has(tag, "tabindex") && Number(read(tag, "tabindex") ?? 0) >= 0;

const isLike = (tag: Tag, kind: Kind): boolean =>
  kind.className !== "" && tag.name === kind.tag && classOf(tag) === kind.className;
const classOf = (tag: Tag): string | undefined => read(tag, "class")?.split(/\s+/)[0];
/** What is opened by a press is closed where it is hidden, wherever the pointer is. */
const opensByPress = /menu|drop-?down|pop-?over|popup|modal|dialog|overlay|tooltip|drawer|collapse/i;
function kindOf(tag: Tag): Kind | undefined {
  const className = classOf(tag);
  return className ? { tag: tag.name, className } : undefined;
}

// A page has thousands of tags, and few of them have the attribute: a pattern is made only for those.
const has = ({ attributes }: Tag, name: string): boolean =>
  attributes.includes(name) && new RegExp(`\\s${name}(?=[\\s=]|$)`).test(attributes);
const read = ({ attributes }: Tag, name: string): string | undefined =>
  attributes.includes(name)
    ? new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
        .exec(attributes)
        ?.slice(1)
        .find((part) => part !== undefined)
    : undefined;

/** What is in a part that its style hides may show itself again: where the recording does not say that it is hidden, it is not. */
function withoutHidingStyle(tag: Tag): void {
  const style = read(tag, "style") ?? "";
  if (hiding.test(style)) set(tag, "style", style.replace(hiding, ""));
}
const hiding = /visibility:\s?hidden;?/i;

function set(tag: Tag, name: string, value: string | undefined): void {
  if (value === undefined && !tag.attributes.includes(name)) return;
  const pattern = new RegExp(`\\s${name}(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'=<>\`]+))?(?=\\s|$)`, "g");
  tag.attributes = tag.attributes.replace(pattern, "");
  if (value !== undefined) tag.attributes += ` ${name}="${value}"`;
}

/** An id that the page gives to several elements, as shadow roots may, tells of none. */
function ensureId(tag: Tag, html: string): string {
  const own = read(tag, "id");
  if (own && html.split(` id="${own}"`).length <= 2) return own;
  // What its own id says of it stays.
  const id = `${own ?? ""}${targetMark}`;
  set(tag, "id", id);
  return id;
}

/** They have no box of their own, shown or not, which a recording takes for hidden. */
const boxless: ReadonlySet<string> = new Set(["title", "slot"]);

const isBoxlessByStyle = (tag: Tag): boolean => /display:\s*contents/i.test(read(tag, "style") ?? "");

function applyLive(tag: Tag): void {
  const value = read(tag, "data-live-value");
  if (value !== undefined && tag.name !== "select") set(tag, "value", value);
  // Where a page draws its own box, the native one in it is out of sight and takes the click all the same.
  const isBox = tag.name === "input" && /^(?:checkbox|radio)$/.test(read(tag, "type") ?? "");
  if (isBox) set(tag, "checked", has(tag, "data-live-checked") ? "" : undefined);
  if (tag.name === "option") set(tag, "selected", has(tag, "data-live-selected") ? "" : undefined);
  if (!boxless.has(tag.name) && !isBoxlessByStyle(tag) && !isBox && has(tag, hiddenAttribute))
    set(tag, "hidden", "");
}
