import { perObject } from "@/lib/agent/domain/per-object";
import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, fold, phraseFinder } from "@/lib/agent/domain/wording/words";
import { toneOfText } from "@/lib/agent/snapshot/alert-tone";
import { ancestorsOf } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";

/** Roles that show what a page holds; fields show what was typed, and messages what the page says of itself. */
const silent: ReadonlySet<string> = new Set(["textbox", "combobox", "alert", "status"]);

/** How often a page shows a text as content: elements and lines, the same thing once. Fields and messages do not count. */
export function timesShown(name: string, nodes: readonly SkeletonNode[], lines: readonly string[]): number {
  const findsPhrase = phraseFinder(name);
  const holdsName = (text: string): boolean =>
    joined.test(name) ? fold(text).includes(fold(name)) : findsPhrase(text) || standsGlued(text, name);
  const messages = nodes
    .filter(({ role }, index) => told.has(role) && !holdsEntries(nodes).has(index))
    .map((node) => node.name);
  const inLines = lines.filter(
    (line) =>
      holdsName(line) &&
      !isReport(line, name) &&
      !messages.some((message) => message !== "" && message.includes(line)),
  ).length;
  const inNodes = nodes.filter(
    (node, index) =>
      !silent.has(node.role) &&
      holdsName(node.name) &&
      !isReport(node.name, name) &&
      !isRepeated(nodes, index, name),
  ).length;
  return Math.max(inLines, inNodes);
}
const told: ReadonlySet<string> = new Set(["alert", "status"]);
/**
 * `Ida Falk1h 30mNov 27`: what a page draws side by side has no space between; a digit beside a letter, or a capital behind a small one, begins something else.
 * One word alone may be the beginning of another one (`Java`, `JavaScript`).
 */
function standsGlued(text: string, name: string): boolean {
  if (name.length < shortestGlued || !/[\s\d]/u.test(name)) return false;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text[at - 1] ?? " ", text[at + name.length] ?? " "];
    if (begins(before, name[0] ?? "") && begins(name.at(-1) ?? "", after)) return true;
  }
  return false;
}
const shortestGlued = 4;
const begins = (one: string, next: string): boolean =>
  !/[\p{L}\p{N}]/u.test(one) ||
  !/[\p{L}\p{N}]/u.test(next) ||
  /\p{N}/u.test(one) !== /\p{N}/u.test(next) ||
  (/\p{Ll}/u.test(one) && /\p{Lu}/u.test(next));
/** `needs-design` is one word, and `Needs design work` bears it nowhere. */
const joined = /^\p{L}+(?:-\p{L}+)+$/u;

/** A part that is read out when it changes, as a list that loads again, is no message: what is in it is what the page holds. */
const holdsEntries = perObject((nodes: readonly SkeletonNode[]): ReadonlySet<number> => {
  const held = new Map<number, number>();
  nodes.forEach((node, index) => {
    if (!entryRoles.has(node.role)) return;
    for (const above of ancestorsOf(nodes, index))
      if (told.has(nodes[above]?.role ?? "")) held.set(above, (held.get(above) ?? 0) + 1);
  });
  return new Set([...held].filter(([, count]) => count >= fewestEntries).map(([at]) => at));
});
const entryRoles: ReadonlySet<string> = new Set(["item", "row", "heading"]);
const fewestEntries = 4;

const reportVerbs =
  /\b(?:created|added|updated|renamed|changed|edited|moved|removed|deleted|archived|restored|saved|published|posted|sent|shared|assigned|completed|marked|invited|joined|approved|submitted|uploaded|starred|liked|followed|subscribed|booked|ordered|requested|scheduled|commented)\b/i;
const reportChars = 120;

/** "Label X created", "Ann renamed it to X": a sentence about the thing and not the thing, also where no markup says that it is a message. */
function isReport(text: string, name: string): boolean {
  if (isChip(text, name)) return false;
  const rest = fold(text).replace(fold(name), " ").trim();
  if (rest === "" || rest.length > reportChars) return false;
  return toneOfText(rest) !== "info" || reportVerbs.test(rest);
}

/** One of a line of chips, each with the cross that takes it away: `Due soon × Allergy ×`. */
const isChip = (text: string, name: string): boolean =>
  text.split(chipCross).length > chipsInLine &&
  text.split(chipCross).some((chip) => fold(chip) === fold(name));
const chipCross = /\s*[×✕✖✗⨯]\s*/u;
const chipsInLine = 2;

/** A container and the part of it that carries the text are one place. */
function isRepeated(nodes: readonly SkeletonNode[], index: number, name: string): boolean {
  const parent = nodes[index]?.parent ?? -1;
  const holder = nodes[parent];
  if (holdsEntries(nodes).has(parent) || !containsPhrase(holder?.name ?? "", name)) return false;
  // An entry that tells who updated it last reads like a report, and has the thing in it all the same.
  const isEntry = holder?.role === "item" || holder?.role === "row";
  return !(isEntry && fold(nodes[index]?.name ?? "") === fold(name) && isReport(holder.name, name));
}

/** Whether a text that the step quotes came to the page or left it. */
export function namedChange(ground: Ground): "came" | "left" | "none" {
  for (const quote of ground.intent.quoted) {
    const change = shownChange(ground, quote);
    if (change !== 0) return change > 0 ? "came" : "left";
  }
  return "none";
}

const changes = new WeakMap<Ground, Map<string, number>>();

/** How many times more the page shows a text than before. */
export function shownChange(ground: Ground, name: string): number {
  const known = changes.get(ground) ?? new Map<string, number>();
  changes.set(ground, known);
  const before = known.get(name);
  if (before !== undefined) return before;
  const { nodesBefore, nodesAfter, input } = ground;
  const earlier = timesShown(name, nodesBefore, ground.before?.semanticSkeleton?.textDigest ?? []);
  const change = timesShown(name, nodesAfter, input.after.lines) - earlier;
  known.set(name, change);
  return change;
}
