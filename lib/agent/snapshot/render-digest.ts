import { type Digest, isActionable, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { weave } from "./weave-text";

const nameChars = 60;
const valueChars = 80;
const optionChars = 160;
const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}…` : text;
/** Line breaks of a page may not forge another line. */
const inline = (text: string): string => text.replace(/\s+/g, " ").trim();

/** States that say nothing of what an element does next. */
const silentStates: ReadonlySet<string> = new Set(["focused", "editable", "offscreen", "unchecked"]);

/** What is told of an element besides its name. */
function factsOf(node: SnapshotNode, isAmbiguous: boolean): string {
  const facts: string[] = [];
  if (node.value !== undefined && node.value !== node.name)
    facts.push(`= ${cut(inline(node.value), valueChars)}`);
  const states = node.states.filter((state) => !silentStates.has(state) && !state.startsWith("."));
  if (node.occluded) states.push("covered");
  if (states.length > 0) facts.push(`(${states.join(" ")})`);
  if (node.placeholder && node.placeholder !== node.name)
    facts.push(`placeholder ${cut(inline(node.placeholder), nameChars)}`);
  if (node.description && node.states.includes("invalid"))
    facts.push(`: ${cut(inline(node.description), valueChars)}`);
  if (node.options && node.options.length > 0) facts.push(`options ${optionList(node.options)}`);
  if (isAmbiguous && node.nearText) facts.push(`near ${cut(inline(node.nearText), nameChars)}`);
  if (!node.name && node.href) facts.push(`to ${cut(node.href.replace(/^https?:\/\/[^/]+/, ""), nameChars)}`);
  return facts.join(" ");
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
export function renderNode(node: SnapshotNode, isAmbiguous = true): string {
  const facts = factsOf(node, isAmbiguous);
  const name = cut(inline(node.name), nameChars);
  return [`${node.id} ${node.role}`, name, facts].filter(Boolean).join(" ");
}

/** Most of what text holds are links, which go without saying. */
const idAndRole = (node: SnapshotNode): string =>
  node.role === "link" ? node.id : `${node.id} ${node.role}`;

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
  const isAmbiguous = (node: SnapshotNode): boolean => (names.get(node.name) ?? 0) > 1;
  const lines = [`Page: ${inline(digest.title)} <${digest.url}>`];
  if (text)
    lines.push(
      ...weave(shown, digest.lines.map(inline), {
        alone: (node) => renderNode(node, isAmbiguous(node)),
        mark: (node) => `[${[idAndRole(node), factsOf(node, false)].filter(Boolean).join(" ")}]`,
      }),
    );
  else lines.push(...shown.map((node) => renderNode(node, isAmbiguous(node))));
  if (digest.omittedNodes > 0) lines.push(`(${digest.omittedNodes} more elements)`);
  if (text && digest.omittedLines > 0) lines.push(`(${digest.omittedLines} more lines)`);
  return lines.join("\n");
}
