import { likeness } from "@/lib/adapters/offline/matching/likeness";
import { matchElements } from "@/lib/adapters/offline/matching/match-element";
import { kindFit, needFit } from "@/lib/adapters/offline/matching/role-fit";
import type { Target, Want } from "@/lib/adapters/offline/reading/want";
import { isActionable, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";
import type { SeenPage } from "./page";

/** Scores from here on name an element; below it only some words are shared. */
const named = 0.6;
const ticked: ReadonlySet<string> = new Set(["checkbox", "switch"]);

/** A want that means several elements of a seen page, one want for each; any other, and one whose elements cannot be told apart, as it is. */
export function eachOf(want: Want, page: SeenPage): Want[] {
  switch (want.do) {
    case "click":
      return targetsOf(want.target, "click", page).map((target) => ({ ...want, target }));
    case "tick":
      return targetsOf(want.target, "tick", page).map((target) => ({ ...want, target }));
    case "fold":
      return targetsOf(want.target, "fold", page).map((target) => ({ ...want, target }));
    case "choose":
      return (partsOf(want.option, page) ?? targetsOf(want.option, "choose", page)).map((option) => ({
        ...want,
        option,
      }));
    case "set":
      return want.of === undefined
        ? targetsOf(want.field, "field", page).map((field) => ({ ...want, field }))
        : [want];
    default:
      return [want];
  }
}

/** `Ann and Bob`, where the page offers both of them and nothing of the whole name. */
function partsOf(option: Target, { nodes }: SeenPage): Target[] | undefined {
  const parts = option.name.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i);
  if (parts.length < 2) return undefined;
  const offered = nodes.flatMap(({ name, options }) => [name, ...(options ?? [])]).map(fold);
  const isOffered = (name: string): boolean => offered.includes(fold(name));
  if (isOffered(option.name) || !parts.every(isOffered)) return undefined;
  return parts.map((name) => ({ ...option, name, whole: name, exact: true }));
}

/** Whether a want still means all of something, so that no single step can be its proof. */
export function meansEvery(want: Want): boolean {
  switch (want.do) {
    case "click":
    case "tick":
    case "fold":
    case "close":
    case "remove":
      return want.target.every === true;
    case "choose":
      return want.option.every === true;
    case "set":
      return want.field.every === true;
    default:
      return false;
  }
}

function targetsOf(
  target: Target,
  need: "click" | "tick" | "fold" | "choose" | "field",
  page: SeenPage,
): Target[] {
  if (!target.every) return [target];
  const meant = nodesOf(target, need, page).filter(
    (node) => !(target.except ?? []).some((left) => likeness(left, node.name) >= 0.85),
  );
  const names = new Set(meant.map(({ name }) => fold(name)));
  if (meant.length === 0 || names.has("") || names.size < meant.length) return [target];
  const { every: _every, except: _except, ...one } = target;
  return meant.map(({ name }) => ({ ...one, name, whole: name, exact: true }));
}

function nodesOf(
  target: Target,
  need: "click" | "tick" | "fold" | "choose" | "field",
  { nodes }: SeenPage,
): SnapshotNode[] {
  const usable = nodes.filter(
    (node) =>
      isActionable(node) &&
      needFit(need, node) > 0 &&
      !node.states.includes("hidden") &&
      !node.states.includes("disabled"),
  );
  const pool = need === "choose" || need === "tick" ? tickable(usable) : usable;
  if (target.name === "" && target.within === undefined && pool !== usable) return pool;
  const found = new Set(
    matchElements(target, pool, { need })
      .filter(
        ({ node, score }) =>
          score >= named && (target.name !== "" || pool !== usable || kindFit(target.kind, node) >= 0.9),
      )
      .map(({ node }) => node),
  );
  return pool.filter((node) => found.has(node));
}

/** All of several can only be chosen where each has its own mark. */
function tickable(nodes: readonly SnapshotNode[]): SnapshotNode[] {
  const boxes = nodes.filter(({ role }) => ticked.has(role));
  return boxes.length > 0 ? boxes : nodes.filter(({ role }) => role === "option");
}
