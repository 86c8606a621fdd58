import type { Digest, SnapshotNode } from "@/lib/agent/domain/snapshot";

const valueChars = 120;
const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}…` : text;
/** Line breaks and quotes of a page may not forge another line. */
const inline = (text: string): string => text.replace(/\s+/g, " ").replace(/"/g, "'");

/** One element as a model reads it: `[12] button "Save" disabled`. */
export function renderNode(node: SnapshotNode): string {
  const parts = [`[${node.id}]`, node.role, `"${cut(inline(node.name), valueChars)}"`];
  if (node.value !== undefined) parts.push(`= "${cut(inline(node.value), valueChars)}"`);
  if (node.states.length > 0) parts.push(node.states.join(" "));
  if (node.placeholder && node.placeholder !== node.name)
    parts.push(`placeholder "${cut(inline(node.placeholder), 60)}"`);
  if (node.description) parts.push(`(${cut(inline(node.description), valueChars)})`);
  if (node.href) parts.push(`-> ${cut(node.href, 80)}`);
  if (node.options && node.options.length > 0)
    parts.push(`options: ${cut(node.options.map(inline).join(" | "), 240)}`);
  if (node.nearText) parts.push(`near "${cut(inline(node.nearText), 60)}"`);
  if (node.occluded) parts.push("covered");
  if (node.frame) parts.push(`frame ${node.frame}`);
  return parts.join(" ");
}

/** A digest as plain lines: page, elements indented under their containers, then text; says how much was cut. */
export function renderDigest(digest: Digest): string {
  const depthOf = (path: string): number => (path === "" ? 0 : Math.min(6, path.split("/").length));
  const lines = [`Page: ${inline(digest.title)} <${digest.url}>`];
  for (const node of digest.nodes) lines.push(`${"  ".repeat(depthOf(node.path))}${renderNode(node)}`);
  if (digest.omittedNodes > 0) lines.push(`(${digest.omittedNodes} more elements)`);
  if (digest.lines.length > 0) lines.push("Text:", ...digest.lines.map((line) => `  ${line}`));
  if (digest.omittedLines > 0) lines.push(`(${digest.omittedLines} more lines)`);
  return lines.join("\n");
}
