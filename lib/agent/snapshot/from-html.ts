import type { NodeDraft } from "./node-draft";

export type HtmlContent = { drafts: NodeDraft[]; lines: string[]; title?: string; active?: string };

export function nodesFromHtml(_html: string, _url: string): HtmlContent {
  return { drafts: [], lines: [] };
}
