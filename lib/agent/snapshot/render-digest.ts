import { type Digest, isActionable, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { readUrl } from "@/lib/agent/domain/urls";
import { weave } from "./weave-text";

const longestName = 60;
const valueChars = 80;
const optionChars = 160;
const addressChars = 40;
/** So much of what stands beside an element is enough to find it by. */
const nearChars = 32;
/** After a whole word where that does not lose half of it. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const space = text.lastIndexOf(" ", length);
  return `${text.slice(0, space > length / 2 ? space : length)}…`;
}
/** Line breaks of a page may not forge another line. */
const inline = (text: string): string => text.replace(/\s+/g, " ").trim();

/** States that say nothing of what an element does next. */
const silentStates: ReadonlySet<string> = new Set(["focused", "editable", "offscreen", "unchecked"]);

/** How an element is told: for addresses the page that it is on, whether another one has its name, how much of a name is shown. */
export type Look = { pageUrl: string; isAmbiguous?: boolean; nameChars?: number };

const heldIn = ({ value, name }: SnapshotNode): string =>
  value && value !== name ? `= ${cut(inline(value), valueChars)}` : "";

function statesOf(node: SnapshotNode): string {
  const states = node.states.filter((state) => !silentStates.has(state) && !state.startsWith("."));
  if (node.occluded) states.push("covered");
  return states.join(" ");
}

/** What else is told of an element besides its name. */
function factsOf(node: SnapshotNode, { pageUrl, isAmbiguous = true, nameChars = longestName }: Look): string {
  const facts: string[] = [];
  if (node.placeholder && node.placeholder !== node.name)
    facts.push(`placeholder ${cut(inline(node.placeholder), nameChars)}`);
  if (node.description && node.states.includes("invalid"))
    facts.push(`: ${cut(inline(node.description), valueChars)}`);
  if (node.options && node.options.length > 0) facts.push(`options ${optionList(node.options)}`);
  const address = !node.name && node.href ? shortAddress(node.href, pageUrl) : "";
  if (address) facts.push(`to ${cut(address, Math.min(addressChars, nameChars))}`);
  else if (isAmbiguous && node.nearText)
    facts.push(`near ${cut(inline(node.nearText), Math.min(nearChars, nameChars))}`);
  return facts.join(" ");
}

/** What of an address tells one link from the next: another host, else the end of the path; of the page itself only the fragment. Empty where it leads nowhere. */
function shortAddress(href: string, pageUrl: string): string {
  const page = readUrl(pageUrl);
  const url = readUrl(href, page?.href);
  if (!url) return href;
  if (!/^https?:$/.test(url.protocol)) return `${url.protocol}${url.pathname}`;
  const file = url.pathname.split("/").findLast((part) => part !== "") ?? "";
  if (url.host !== page?.host) return `${url.host.replace(/^www\./, "")}${file && `/${file}`}`;
  if (url.pathname === page.pathname && href.includes("#")) return url.hash;
  return file || "/";
}

function optionList(options: readonly string[]): string {
  let list = "";
  for (const [at, option] of options.entries()) {
    const longer = list ? `${list} | ${inline(option)}` : inline(option);
    if (longer.length > optionChars && list) return `${list} | ${options.length - at} more`;
    list = cut(longer, optionChars);
  }
  return list;
}

/** One element as a model reads it: `12 button Save (disabled)`. */
export function renderNode(node: SnapshotNode, look: Look): string {
  const name = cut(inline(node.name), look.nameChars ?? longestName);
  const states = statesOf(node);
  return [`${node.id} ${node.role}`, name, heldIn(node), states && `(${states})`, factsOf(node, look)]
    .filter(Boolean)
    .join(" ");
}

/** What is there to be clicked; most of what text holds, which goes without saying. */
const unsaidRoles: ReadonlySet<string> = new Set(["link", "menuitem", "clickable"]);

/** The same within the text that shows its name: `[12 button disabled]`, or `@12` where there is nothing to say. */
export function renderMark(node: SnapshotNode, look: Look): string {
  const role = unsaidRoles.has(node.role) ? "" : node.role;
  const said = [role, statesOf(node), heldIn(node), factsOf(node, { ...look, isAmbiguous: false })]
    .filter(Boolean)
    .join(" ");
  return said ? `[${node.id} ${said}]` : `@${node.id}`;
}

export type ViewOptions = {
  /** With the visible text, the elements in their places in it; else only what can be acted on, and messages. */
  text: boolean;
};

/** What takes a line of its own: what can be acted on, and context that a reader needs before anything else. */
export const isTold = (node: SnapshotNode): boolean =>
  isActionable(node) || node.role === "alert" || node.role === "status" || node.role === "dialog";

/** A digest as plain lines: the page, its elements, with its text where that is wanted; says how much was cut. */
export function renderDigest(digest: Digest, { text }: ViewOptions): string {
  const shown = digest.nodes.filter(isTold);
  const names = new Map<string, number>();
  for (const node of shown) names.set(node.name, (names.get(node.name) ?? 0) + 1);
  const look = { pageUrl: digest.url, nameChars: digest.nameChars ?? longestName };
  const alone = (node: SnapshotNode): string =>
    renderNode(node, { ...look, isAmbiguous: (names.get(node.name) ?? 0) > 1 });
  // Not spread into arguments: a page can have more lines than a call may take.
  const lines = [`Page: ${inline(digest.title)} <${digest.url}>`].concat(
    text
      ? weave(shown, digest.lines.map(inline), { alone, mark: (node) => renderMark(node, look) })
      : shown.map(alone),
  );
  if (digest.omittedNodes > 0) lines.push(`(${digest.omittedNodes} more elements)`);
  if (text && digest.omittedLines > 0) lines.push(`(${digest.omittedLines} more lines)`);
  return lines.join("\n");
}
