import { type PagePart, pathInside, rowAround } from "@/lib/adapters/offline/matching/parts-of-page";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, contentStems, contentWords, stem } from "@/lib/agent/domain/wording/words";
import { type PageContext, topDialog } from "./page-context";

/** Each sign with its own, and no letter outside them: an apostrophe opens nothing. */
const quoted =
  /(?<![\p{L}\p{N}])(?:"([^"\n]{3,80})"|“([^”\n]{3,80})”|„([^“”\n]{3,80})[“”]|«([^»\n]{3,80})»|‘((?:[^’\n]|’(?=\p{L})){3,80})’|'((?:[^'\n]|'(?=\p{L})){3,80})')(?![\p{L}\p{N}])/gu;
const question = /[?？]\s*$/u;

/** `Delete “Harbour map”?` where the goal says no word of that: what was pressed was at another thing, and is not confirmed. What it is called; undefined where none is. */
export function asksOfAnother(
  wording: string,
  asked: readonly SnapshotNode[],
  context: PageContext,
): string | undefined {
  const said = new Set(contentStems(`${context.goal ?? ""} ${wording}`));
  const saysAny = (words: readonly string[]): boolean => words.some((word) => said.has(stem(word)));
  const names = textsAround(asked, context)
    .filter((text) => question.test(text))
    .flatMap((text) => [...text.matchAll(quoted)].map(([, ...name]) => name.find(Boolean) ?? ""));
  const row = pressedRow(context);
  // `Delete “INV-2087”?`, pressed in the row where that stands beside what the goal says.
  const isRow = (name: string): boolean =>
    row !== undefined && containsPhrase(row.text, name) && saysAny(row.words);
  const isMeant = (name: string): boolean => {
    const words = contentWords(name);
    return words.length === 0 || saysAny(words) || isRow(name);
  };
  return names.some(isMeant) ? undefined : names[0];
}

/** What the open dialog says, else the row that asks, else the headings of the page: a question elsewhere, as one of a help page, is nobody's to answer here. */
function textsAround(asked: readonly SnapshotNode[], { nodes, digest }: PageContext): string[] {
  const dialog = topDialog(nodes);
  const [row] = asked.flatMap((node) => rowAround(node, nodes) ?? []);
  const path = dialog ? pathInside(dialog) : row?.path;
  if (path === undefined) return nodes.flatMap(({ role, name }) => (role === "heading" ? [name] : []));
  const holder = dialog ?? nodes.find((node) => pathInside(node) === path);
  const inside = row && !dialog ? row.inside : nodes.filter((node) => node.path.startsWith(path));
  const lines = holder?.textLines && digest.omittedLines === 0 ? digest.lines.slice(...holder.textLines) : [];
  return [...lines, ...[...(holder ? [holder] : []), ...inside].map(({ name }) => name)];
}

/** What the row says in which something was pressed last that is still there, as the opener of a menu: all of it, and its words without those of its controls. */
function pressedRow({ nodes, history }: PageContext): { text: string; words: string[] } | undefined {
  const stillThere = history.flatMap(({ action, target = "" }) =>
    nodes.filter(
      ({ id, role, name }) => action === `click(${JSON.stringify(id)})` && target === `${role} "${name}"`,
    ),
  );
  const pressed = stillThere.at(-1);
  const row: PagePart | undefined = pressed && rowAround(pressed, nodes);
  if (!row) return undefined;
  const holder = nodes.find((node) => pathInside(node) === row.path)?.name ?? "";
  const text = [holder, ...row.inside.map(({ name, nearText }) => `${name} ${nearText ?? ""}`)].join("\n");
  const controls = new Set(
    row.inside.flatMap((node) => (node.role === "button" || node === pressed ? contentWords(node.name) : [])),
  );
  return { text, words: contentWords(text).filter((word) => !controls.has(word)) };
}
