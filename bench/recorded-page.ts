/**
 * Live state of a recorded page stands in attributes of the recorder's own; the product knows none of them. This turns them into the ordinary
 * markup that says the same, so that a recorded page is read like every other.
 */
/** Says no word, so that no rule takes it for what the element is called. */
const targetMark = "__";
const targetAttribute = "data-agent-target";

type Tag = { name: string; attributes: string; end: string };
const tagPattern =
  /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*(\/?>)/gi;
const semanticTags = new Set("a button input select textarea summary option".split(" "));

/**
 * What helps to know the like of the acted-on element on all pages of a case. A client that runs in the page sees the pointer cursor (`clickable`), and
 * sees what shows only under the pointer (`revealed`); a recording has neither.
 */
export type PointerKind = { tag: string; className: string; clickable: boolean; revealed: boolean };

export type OrdinaryPage = { html: string; targetId?: string };

/** The markup of a recorded page in ordinary attributes. The element that was acted on gets an id, unless it has one of its own. */
export function ordinaryMarkup(html: string, pointer: PointerKind | undefined): OrdinaryPage {
  let targetId: string | undefined;
  const rewritten = html.replace(tagPattern, (_, name: string, attributes: string, end: string) => {
    const tag: Tag = { name: name.toLowerCase(), attributes, end };
    const like = pointer !== undefined && isLike(tag, pointer);
    if (like && pointer.clickable) tag.attributes += ' tabindex="0"';
    if (like && pointer.revealed) set(tag, "data-live-hidden", undefined);
    applyLive(tag);
    if (has(tag, targetAttribute)) targetId = ensureId(tag, html);
    return `<${name}${tag.attributes}${tag.end}`;
  });
  return { html: rewritten, ...(targetId ? { targetId } : {}) };
}

/** The kind of the acted-on element when its markup does not show that it takes clicks, or hides it. */
export function pointerKindOf(html: string): PointerKind | undefined {
  for (const [, name = "", attributes = "", end = ""] of html.matchAll(tagPattern)) {
    const tag: Tag = { name: name.toLowerCase(), attributes, end };
    if (!has(tag, targetAttribute)) continue;
    const clickable = !semanticTags.has(tag.name) && !has(tag, "role") && !has(tag, "tabindex");
    const revealed = has(tag, "data-live-hidden");
    const className = read(tag, "class")?.split(/\s+/)[0];
    return className && (clickable || revealed)
      ? { tag: tag.name, className, clickable, revealed }
      : undefined;
  }
  return undefined;
}

const isLike = (tag: Tag, kind: PointerKind): boolean =>
  tag.name === kind.tag && read(tag, "class")?.split(/\s+/)[0] === kind.className;

const has = ({ attributes }: Tag, name: string): boolean =>
  new RegExp(`\\s${name}(?=[\\s=]|$)`).test(attributes);
const read = ({ attributes }: Tag, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(attributes)
    ?.slice(1)
    .find((part) => part !== undefined);

function set(tag: Tag, name: string, value: string | undefined): void {
  const pattern = new RegExp(`\\s${name}(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'=<>\`]+))?(?=\\s|$)`, "g");
  tag.attributes = tag.attributes.replace(pattern, "");
  if (value !== undefined) tag.attributes += ` ${name}="${value}"`;
}

/** Shadow roots may use the same id, which says nothing of the element then. */
function ensureId(tag: Tag, html: string): string {
  const own = read(tag, "id");
  if (own && html.split(` id="${own}"`).length <= 2) return own;
  set(tag, "id", targetMark);
  return targetMark;
}

/** They have no box of their own, shown or not, which a recording takes for hidden. */
const boxless: ReadonlySet<string> = new Set(["title", "slot"]);

function applyLive(tag: Tag): void {
  const value = read(tag, "data-live-value");
  if (value !== undefined && tag.name !== "select") set(tag, "value", value);
  // Where a page draws its own box, the native one in it is out of sight and takes the click all the same.
  const isBox = tag.name === "input" && /^(?:checkbox|radio)$/.test(read(tag, "type") ?? "");
  if (isBox) set(tag, "checked", has(tag, "data-live-checked") ? "" : undefined);
  if (tag.name === "option") set(tag, "selected", has(tag, "data-live-selected") ? "" : undefined);
  if (!boxless.has(tag.name) && !isBox && has(tag, "data-live-hidden")) set(tag, "hidden", "");
}
