import type { PageForm, PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { InteractRequest } from "@/lib/contracts/interact-request";
import { boundNodes } from "./bound-nodes";
import { nodesFromSemantic, nodesFromTree } from "./from-tree";
import { Hash } from "./hash";
import { nodesFromHtml } from "./html/from-html";
import { defined, type NodeDraft, withPaths } from "./node-draft";
import { hashOf, textDigestOf } from "./skeleton";
import { withoutAge } from "./without-time";

/** The page part of a request. */
export type PostedPage = Pick<
  InteractRequest,
  | "url"
  | "domMode"
  | "interactiveTree"
  | "pageText"
  | "semanticNodes"
  | "skeletonDom"
  | "dom"
  | "pageTitle"
  | "viewport"
  | "scrollPosition"
  | "activeElement"
  | "treeTruncated"
  | "ambientText"
>;

type PageContent = { form: PageForm; drafts: NodeDraft[]; lines: string[]; title?: string };

/** Brings any of the page forms into one shape. The richest form that was posted wins; with several the others are not read. */
export function buildSnapshot(page: PostedPage): PageSnapshot {
  const content = readContent(page);
  const { drafts, left } = boundNodes(content.drafts);
  const posted = readLines(page.pageText);
  const lines = posted.lines.length > 0 ? posted.lines : content.lines;
  const nodes = withPaths(drafts).map((node) => withTextHash(node, lines));
  const active = readActive(page.activeElement);
  return {
    url: page.url ?? "",
    title: page.pageTitle ?? content.title ?? "",
    form: content.form,
    nodes,
    lines,
    textCut: posted.cut,
    truncated: (page.treeTruncated ?? 0) + left,
    hash: hashOf(nodes, textDigestOf(lines)),
    ...defined({
      activeElement: active,
      movingText: page.ambientText,
      scroll: typeof page.scrollPosition === "string" ? page.scrollPosition : undefined,
      viewport: page.viewport && { width: page.viewport.width, height: page.viewport.height },
    }),
  };
}

function withTextHash(node: SnapshotNode, lines: readonly string[]): SnapshotNode {
  if (!node.textLines) return node;
  const hash = new Hash();
  for (const line of lines.slice(...node.textLines)) hash.add(withoutAge(line));
  return { ...node, textHash: hash.hex() };
}

function readContent(page: PostedPage): PageContent {
  if (page.interactiveTree) return { form: "tree", drafts: nodesFromTree(page.interactiveTree), lines: [] };
  if (page.semanticNodes)
    return { form: "semantic", drafts: nodesFromSemantic(page.semanticNodes), lines: [] };
  if (page.skeletonDom !== undefined)
    return { form: "skeleton", ...nodesFromHtml(page.skeletonDom, page.url ?? "") };
  if (page.dom !== undefined) return { form: "html", ...nodesFromHtml(page.dom, page.url ?? "") };
  return { form: "none", drafts: [], lines: [] };
}

/** A last line in square brackets that speaks of a cut is the client's own remark, no text of the page. */
function readLines(text: string | undefined): { lines: string[]; cut: boolean } {
  if (!text) return { lines: [], cut: false };
  const lines = text
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean);
  const cut = /^\[.*\bcut\b.*\]$|^\[?…|…\]?$/.test(lines.at(-1) ?? "") && /cut|…/.test(lines.at(-1) ?? "");
  return { lines: /^\[.*\bcut\b.*\]$/.test(lines.at(-1) ?? "") ? lines.slice(0, -1) : lines, cut };
}

function readActive(active: PostedPage["activeElement"]): string | undefined {
  if (active === undefined || typeof active === "string") return active || undefined;
  const id = active.i ?? active.id;
  return typeof id === "string" || typeof id === "number" ? String(id) : undefined;
}
