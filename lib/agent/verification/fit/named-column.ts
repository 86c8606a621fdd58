import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { fold } from "@/lib/agent/domain/wording/words";
import { ancestorsOf, isWithin } from "@/lib/agent/snapshot/node-tree";
import { sameNamed } from "./candidates";

const kinds = "(?:column|list|lane|swimlane|section|group|category|area|block|board|day|room|bucket|stack)";
/** `in the column Finished`, `below Finished`, of what the step tells the place by. */
const place = new RegExp(
  `(?:^|(?<=\\s)(?:in|into|to|of|below|under|at|on|for|from) )(?:the )?(?:${kinds} )?["“'‘]?(\\p{Lu}[^"”'’,;]{0,60}?)["”'’]?(?: ${kinds})?$`,
  "u",
);

/**
 * Columns, lanes and groups side by side each have the same control (`Add a card`), and nothing but the title tells them apart, which may stand before it in no
 * part of its own. The control that belongs to the title that the step names, by index; undefined where that does not show.
 */
export function controlOfColumn(
  nodes: readonly SkeletonNode[],
  target: number,
  { container = "" }: StepIntent,
): number | undefined {
  const name = fold(place.exec(container.trim())?.[1] ?? "");
  const peers = sameNamed(nodes, target).filter((at) => !nodes[at]?.states.includes("hidden"));
  if (name === "" || peers.length === 0 || nodes[target]?.name === "") return undefined;
  const titles = [...nodes.keys()].filter((at) => isTitle(nodes[at], name));
  const [title = -1] = titles;
  const controls = [...peers, target].sort((a, b) => a - b);
  if (titles.length !== 1 || controls.includes(title)) return undefined;
  for (const above of [...ancestorsOf(nodes, title), -1]) {
    const inside = controls.filter((at) => above < 0 || isWithin(nodes, at, above));
    if (inside.length === 1) return inside[0];
    if (inside.length > 1) return inRow(nodes, inside, title);
  }
  return undefined;
}

/**
 * All stand one after the other with the titles between them: each follows its own, where one stands before the first of them and none behind the last. Several
 * that follow one title all belong to it (the crosses of its chips).
 */
function inRow(
  nodes: readonly SkeletonNode[],
  controls: readonly number[],
  title: number,
): number | undefined {
  const titled = nodes[title];
  const isBeside = (at: number): boolean => nodes[at]?.parent === titled?.parent;
  const titles = [...nodes.keys()].filter((at) => isBeside(at) && nodes[at]?.role === titled?.role);
  const [first = -1, last = -1] = [controls[0], controls.at(-1)];
  const isTitleFirst = titles.some((at) => at < first) && !titles.some((at) => at > last);
  const next = titles.find((at) => at > title) ?? Number.POSITIVE_INFINITY;
  const [own, ...more] = controls.filter((at) => at > title && at < next);
  return controls.every(isBeside) && isTitleFirst && more.length === 0 ? own : undefined;
}

const titled: ReadonlySet<string> = new Set(["heading", "region", "textbox", "clickable"]);
const isTitle = (node: SkeletonNode | undefined, name: string): boolean =>
  node !== undefined &&
  titled.has(node.role) &&
  !node.states.includes("hidden") &&
  fold(node.role === "textbox" ? (node.value ?? "") : node.name) === name;
