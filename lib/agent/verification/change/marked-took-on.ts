import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { ancestorsOf, descendantsOf } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { isOn } from "@/lib/agent/verification/page/toggle-state";

const offered: ReadonlySet<string> = new Set(["link", "menuitem", "option", "button"]);
const menus: ReadonlySet<string> = new Set(["list", "menu", "dialog"]);
const shortestChoice = 3;

/**
 * `Assign both to Tom Baker`, chosen from the menu over a list whose entries are ticked: the menu went, the site took it, and all of the ticked entries say
 * `Tom Baker` now, which they did not before, while no other began to. `other`: the ticked one is not the one that the step gives by its number, which stands there
 * without a tick.
 */
export function markedTookOn(ground: Ground): "took" | "other" | undefined {
  const { target, fit, asSaid, requests, alerts, nodesBefore, nodesAfter, diff } = ground;
  const { role = "", name: choice = "" } = target.node ?? {};
  const isChosen =
    fit.fit === "this" &&
    offered.has(role) &&
    choice.length >= shortestChoice &&
    containsPhrase(asSaid, choice) &&
    ancestorsOf(nodesBefore, target.index).some((above) => menus.has(nodesBefore[above]?.role ?? ""));
  const isTaken =
    requests.stored.length > 0 &&
    requests.refused.length + requests.lost.length + requests.open.length === 0 &&
    !alerts.some(({ tone }) => tone === "error");
  if (!isChosen || !isTaken || target.afterIndex >= 0) return undefined;
  const rows = longestList(nodesBefore);
  const ticked = rows.filter((at) => isOn(nodesBefore[boxOf(nodesBefore, at) ?? -1]) === true);
  if (ticked.length === 0 || ticked.length === rows.length) return undefined;
  const numbers = numbersTold(ground);
  const isNumbered = (at: number, number: string): boolean =>
    descendantsOf(nodesBefore, at).some(({ name }) => name.replace(/^#/u, "") === number);
  const missed = numbers.filter((number) => !ticked.some((at) => isNumbered(at, number)));
  if (missed.length > 0)
    return missed.every((number) => rows.some((at) => isNumbered(at, number))) ? "other" : undefined;
  const says = (nodes: Ground["nodesBefore"], at: number): boolean =>
    [nodes[at], ...descendantsOf(nodes, at)].some((node) => containsPhrase(node?.name ?? "", choice));
  const took = rows.filter((at) => {
    const now = diff?.match.toAfter[at] ?? -1;
    return now >= 0 && says(nodesAfter, now) && !says(nodesBefore, at);
  });
  return took.length === ticked.length && took.every((at) => ticked.includes(at)) ? "took" : undefined;
}

/** The entries with a box of the list that has most of them: a filter may have a box as well. */
function longestList(nodes: Ground["nodesBefore"]): number[] {
  const lists = new Map<number, number[]>();
  nodes.forEach(({ parent }, at) => {
    if (boxOf(nodes, at) !== undefined) lists.set(parent, [...(lists.get(parent) ?? []), at]);
  });
  return [...lists.values()].reduce((most, list) => (list.length > most.length ? list : most), []);
}

/** The one box of an entry in a list. */
function boxOf(nodes: Ground["nodesBefore"], at: number): number | undefined {
  if (nodes[at]?.role !== "row" && nodes[at]?.role !== "item") return undefined;
  const [box, ...more] = [...nodes.keys()].filter(
    (index) => nodes[index]?.parent === at && nodes[index]?.role === "checkbox",
  );
  const isHeading = box !== undefined && /^(?:check|select|toggle|un)/u.test(fold(nodes[box]?.name ?? ""));
  return more.length > 0 || isHeading ? undefined : box;
}

/** `#3`: as the step gives them, else as the goal does that it ends. */
function numbersTold({ asSaid, input }: Ground): string[] {
  const inStep = asSaid.match(numbered) ?? [];
  const told = inStep.length > 0 || !input.isLastStep ? inStep : (input.goal.match(numbered) ?? []);
  return told.map((one) => one.slice(1));
}
const numbered = /(?<![\p{L}\p{N}])#\d{1,9}(?![\p{L}\p{N}])/gu;
