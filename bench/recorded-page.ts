/**
 * Live state of a recorded page stands in attributes of the recorder's own; the product knows none of them. This turns them into the ordinary
 * markup that says the same, so that a recorded page is read as any page is.
 */
const targetMark = "recorded-target";
const targetAttribute = "data-agent-target";

type Tag = { name: string; attributes: string; end: string };
const tagPattern =
  /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*(\/?>)/gi;
const semanticTags = new Set("a button input select textarea summary option".split(" "));

/** What of the acted-on element helps to know its like on the other pages: a client that runs in the page sees the pointer cursor there. */
export type PointerKind = { tag: string; className: string };

export type OrdinaryPage = { html: string; targetId?: string };

/** The markup of a recorded page in ordinary attributes. The element that was acted on gets an id, unless it has one of its own. */
export function ordinaryMarkup(html: string, pointer: PointerKind | undefined): OrdinaryPage {
  let targetId: string | undefined;
  const rewritten = html.replace(tagPattern, (_, name: string, attributes: string, end: string) => {
    const tag: Tag = { name: name.toLowerCase(), attributes, end };
    if (pointer && isLike(tag, pointer)) tag.attributes += ' tabindex="0"';
    applyLive(tag);
    if (has(tag, targetAttribute)) targetId = ensureId(tag);
    return `<${name}${tag.attributes}${tag.end}`;
  });
  return { html: rewritten, ...(targetId ? { targetId } : {}) };
}

/** The kind of the acted-on element when its markup does not show that it takes clicks. */
export function pointerKindOf(html: string): PointerKind | undefined {
  for (const [, name = "", attributes = "", end = ""] of html.matchAll(tagPattern)) {
    const tag: Tag = { name: name.toLowerCase(), attributes, end };
    if (!has(tag, targetAttribute)) continue;
    if (semanticTags.has(tag.name) || has(tag, "role") || has(tag, "tabindex")) return undefined;
    const className = read(tag, "class")?.split(/\s+/)[0];
    return className ? { tag: tag.name, className } : undefined;
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

function ensureId(tag: Tag): string {
  const own = read(tag, "id");
  if (own) return own;
  set(tag, "id", targetMark);
  return targetMark;
}

function applyLive(tag: Tag): void {
  const value = read(tag, "data-live-value");
  if (value !== undefined && tag.name !== "select") set(tag, "value", value);
  if (tag.name === "input" && /^(?:checkbox|radio)$/.test(read(tag, "type") ?? ""))
    set(tag, "checked", has(tag, "data-live-checked") ? "" : undefined);
  if (tag.name === "option") set(tag, "selected", has(tag, "data-live-selected") ? "" : undefined);
  if (tag.name !== "title" && has(tag, "data-live-hidden")) set(tag, "hidden", "");
}
