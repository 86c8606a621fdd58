import type { Observation } from "@/lib/agent/domain/observation";
import { isActionable, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { ancestorsOf, descendantsOf, isWithin } from "@/lib/agent/snapshot/node-tree";
import { rowOf } from "./candidates";
import type { GroundBase } from "./ground";
import { mentions } from "./mentions";

/**
 * The effects of an action sorted by whether they can be its own. `related`: at the target, in its row, form, dialog or list, in what it controls, a dialog
 * that came or went, another place, or named by the step. `reveals`: controls that merely show under the pointer. `ticking`: changes that go on by
 * themselves. `elsewhere`: all else.
 */
export type RelatedEffects = {
  related: Observation[];
  reveals: Observation[];
  ticking: Observation[];
  elsewhere: Observation[];
};

/** Containers small enough that what changes in them is near the target. */
const groupRoles: ReadonlySet<string> = new Set(["form", "dialog", "list", "table", "item", "row"]);
const maxReveals = 3;

export function effectsOf(ground: GroundBase): RelatedEffects {
  const sorted: RelatedEffects = { related: [], reveals: [], ticking: [], elsewhere: [] };
  const scope = scopeOf(ground);
  const earlier = earlierSubjects(ground);
  for (const observation of ground.observed?.observations ?? []) {
    if (!observation.effect) continue;
    if (isTicking(observation, ground, earlier)) sorted.ticking.push(observation);
    else if (isReveal(observation, ground, scope)) sorted.reveals.push(observation);
    else (isRelated(observation, ground, scope) ? sorted.related : sorted.elsewhere).push(observation);
  }
  if (sorted.reveals.length > maxReveals) sorted.related.push(...sorted.reveals.splice(0));
  return sorted;
}

/** The target and its container, in indices of both pages. -1: none. */
type Scope = {
  row: number;
  rowAfter: number;
  group: number;
  groupAfter: number;
  controlled: ReadonlySet<string>;
};

function scopeOf({ nodesBefore, diff, target }: GroundBase): Scope {
  const after = (index: number): number => (index < 0 ? -1 : (diff?.match.toAfter[index] ?? -1));
  const row = target.index < 0 ? -1 : rowOf(nodesBefore, target.index);
  const group =
    target.index < 0
      ? -1
      : (ancestorsOf(nodesBefore, target.index).find(
          (above) => groupRoles.has(nodesBefore[above]?.role ?? "") && above !== row,
        ) ?? -1);
  return {
    row,
    rowAfter: after(row),
    group,
    groupAfter: after(group),
    controlled: new Set(target.node?.controls ?? []),
  };
}

const within = (nodes: readonly SkeletonNode[], index: number | undefined, container: number): boolean =>
  index !== undefined && container >= 0 && isWithin(nodes, index, container);

function isRelated(observation: Observation, ground: GroundBase, scope: Scope): boolean {
  const { nodesBefore, nodesAfter, target, intent } = ground;
  const { beforeIndex, afterIndex, kind } = observation;
  if (kind === "url_changed" || kind === "cross_domain" || kind === "url_query_changed") return true;
  if (within(nodesBefore, beforeIndex, target.index) || within(nodesAfter, afterIndex, target.afterIndex))
    return true;
  if (within(nodesBefore, beforeIndex, scope.row) || within(nodesAfter, afterIndex, scope.rowAfter))
    return true;
  if (within(nodesBefore, beforeIndex, scope.group) || within(nodesAfter, afterIndex, scope.groupAfter))
    return true;
  const node = nodesAfter[afterIndex ?? -1] ?? nodesBefore[beforeIndex ?? -1];
  if (node?.role === "dialog") return true;
  if (node && isControlled(node, ground, afterIndex ?? -1, scope)) return true;
  if (node) return mentions(textUnder(ground, observation), intent);
  return mentions(`${observation.to ?? ""}`, intent) || mentions(`${observation.from ?? ""}`, intent);
}

function isControlled(
  node: SkeletonNode,
  { nodesAfter }: GroundBase,
  afterIndex: number,
  { controlled }: Scope,
): boolean {
  if (controlled.size === 0) return false;
  if (controlled.has(node.id)) return true;
  return ancestorsOf(nodesAfter, afterIndex).some((above) => controlled.has(nodesAfter[above]?.id ?? ""));
}

/** What an observed element says, with what is in it when it came or went as a whole. */
function textUnder(
  { nodesBefore, nodesAfter }: GroundBase,
  { beforeIndex, afterIndex, kind, from, to }: Observation,
): string {
  const [nodes, index] =
    afterIndex === undefined ? [nodesBefore, beforeIndex ?? -1] : [nodesAfter, afterIndex];
  const whole = kind === "element_appeared" || kind === "element_disappeared";
  const inside = whole ? descendantsOf(nodes, index).map(({ name }) => name) : [];
  return [nodes[index]?.name, from, to, ...inside].join("\n");
}

/** A few nameless or plain controls that come or go in a row without anything else of it changing. */
function isReveal({ kind, beforeIndex, afterIndex }: Observation, ground: GroundBase, scope: Scope): boolean {
  if (kind !== "element_appeared" && kind !== "element_disappeared") return false;
  const { nodesBefore, nodesAfter } = ground;
  const [nodes, index, row] =
    afterIndex === undefined
      ? [nodesBefore, beforeIndex ?? -1, scope.row]
      : [nodesAfter, afterIndex, scope.rowAfter];
  const node = nodes[index];
  if (
    !node ||
    !isActionable(node) ||
    node.role === "menuitem" ||
    node.role === "option" ||
    node.role === "textbox"
  )
    return false;
  if (descendantsOf(nodes, index).length > 0) return false;
  return (
    row >= 0 &&
    isWithin(nodes, index, row) &&
    index !== ground.target.afterIndex &&
    index !== ground.target.index
  );
}

const clock = /\b\d{1,2}:\d{2}(?::\d{2})?\b/;
const ago = /\b\d+ ?(?:s|sec|seconds?|min|minutes?|h|hours?) ago\b|\bjust now\b/i;
const shapeOf = (text: string): string => text.replace(/\d+/g, "#");

/** What of an observation stays the same while the thing goes on changing: everything up to its new value. */
function subjectOf({
  kind,
  text,
  from,
}: Observation | { kind: string; text: string; from?: string | undefined }): string {
  if (kind === "text_changed") return shapeOf(text);
  if (from !== undefined) return `${kind}|${from}`;
  return text;
}

/** Subjects that had already changed at the first look, with what was said of them then. */
function earlierSubjects({ input }: GroundBase): ReadonlyMap<string, string> {
  const first = input.secondLook ? (input.action.verdict?.observations ?? []) : [];
  return new Map(
    first.map((text) => [shapeOf(text).replace(/(?: is now| changed from| to) ".*$/, ""), text]),
  );
}

/** Clocks, and what differed at the first look and differs in another way at the second, with no action in between. */
function isTicking(
  observation: Observation,
  { target }: GroundBase,
  earlier: ReadonlyMap<string, string>,
): boolean {
  const { kind, text, to, from, afterIndex } = observation;
  if (afterIndex !== undefined && afterIndex === target.afterIndex) return false;
  const textual = kind === "text_changed" || kind === "name_changed";
  if (!textual) return false;
  if (
    kind === "text_changed" &&
    [to, from].some((line) => line !== undefined && (clock.test(line) || ago.test(line)))
  )
    return true;
  if (kind === "name_changed" && to !== undefined && from !== undefined && clock.test(to) && clock.test(from))
    return true;
  void subjectOf;
  const before = earlier.get(shapeOf(text).replace(/(?: is now| changed from| to) ".*$/, ""));
  return before !== undefined && before !== text;
}
