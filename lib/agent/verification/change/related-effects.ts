import type { Observation } from "@/lib/agent/domain/observation";
import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { ancestorsOf, descendantsOf, isWithin } from "@/lib/agent/snapshot/node-tree";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { GroundBase } from "@/lib/agent/verification/ground";
import { mentions } from "@/lib/agent/verification/step/mentions";

/**
 * The effects of an action sorted by whether they can be its own. `related`: at the target, in its row, form, dialog or list, in what it controls, a dialog
 * that came or went, another place, or named by the step. `reveals`: controls that merely show under the pointer. `ticking`: changes that go on by
 * themselves. `messages`: what the page says of itself. `typed`: the
 * field's own text where the step wants more than that. `elsewhere`: all else.
 */
export type RelatedEffects = {
  related: Observation[];
  reveals: Observation[];
  ticking: Observation[];
  messages: Observation[];
  typed: Observation[];
  elsewhere: Observation[];
};

/** Containers small enough that what changes in them is near the target. */
const groupRoles: ReadonlySet<string> = new Set(["form", "dialog", "list", "table", "item", "row"]);
const maxReveals = 8;

export function effectsOf(ground: GroundBase): RelatedEffects {
  const sorted: RelatedEffects = {
    related: [],
    reveals: [],
    ticking: [],
    messages: [],
    typed: [],
    elsewhere: [],
  };
  const scope = scopeOf(ground);
  const earlier = earlierSubjects(ground);
  const said = ground.nodesAfter
    .filter(({ role, name }) => role === "alert" || (role === "status" && !bareNumber.test(name)))
    .map(({ name }) => name);
  for (const observation of ground.observed?.observations ?? []) {
    if (!observation.effect) continue;
    if (isMessage(observation, said)) sorted.messages.push(observation);
    else if (isOwnText(observation, ground)) sorted.typed.push(observation);
    else if (isTicking(observation, ground, earlier)) sorted.ticking.push(observation);
    else if (isReveal(observation, ground, scope)) sorted.reveals.push(observation);
    else (isRelated(observation, ground, scope) ? sorted.related : sorted.elsewhere).push(observation);
  }
  if (sorted.reveals.length > maxReveals) sorted.related.push(...sorted.reveals.splice(0));
  return sorted;
}

/** Steps that are not done while a text merely stands in a field. */
const committing: ReadonlySet<string> = new Set(["add", "create", "search", "send", "submit"]);

const isOwnText = ({ kind, afterIndex }: Observation, { action, verb, target }: GroundBase): boolean =>
  kind === "value_changed" && action.takesText && committing.has(verb) && afterIndex === target.afterIndex;

/** An output that counts or reckons says nothing of how it went: it is content. */
const bareNumber = /^[\s\p{Sc}+-]*\d[\d\s.,:%\p{Sc}]*$/u;

/** An alert or status, or a line of text that one of them holds. */
const isMessage = ({ kind, to }: Observation, said: readonly string[]): boolean =>
  ((kind === "alert_appeared" || kind === "alert_disappeared") && !bareNumber.test(to ?? "")) ||
  (kind === "text_changed" && to !== undefined && said.some((text) => text.includes(to)));

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

/** Steps that may want just that: more controls in a row. */
const revealing: ReadonlySet<string> = new Set([
  "open",
  "expand",
  "collapse",
  "close",
  "click",
  "edit",
  "select",
  "hover",
  "unknown",
]);

/** A control that comes or goes in a row by itself, as it does under the pointer. */
function isReveal({ kind, beforeIndex, afterIndex }: Observation, ground: GroundBase, scope: Scope): boolean {
  if (kind !== "element_appeared" && kind !== "element_disappeared") return false;
  const [nodes, index, ownRow] =
    afterIndex === undefined
      ? [ground.nodesBefore, beforeIndex ?? -1, scope.row]
      : [ground.nodesAfter, afterIndex, scope.rowAfter];
  const node = nodes[index];
  if (!node || !revealedRoles.has(node.role) || descendantsOf(nodes, index).length > 0) return false;
  if (index === (afterIndex === undefined ? ground.target.index : ground.target.afterIndex)) return false;
  const row = rowOf(nodes, index);
  // What a control that opens something brings up in its own row came with it, whatever the step is about.
  const opens = ground.target.node?.states.includes("popup") === true;
  return row >= 0 && (row !== ownRow || !(opens || revealing.has(ground.verb)));
}

const revealedRoles: ReadonlySet<string> = new Set(["button", "link", "clickable"]);

const clock = /\b\d{1,2}:\d{2}(?::\d{2})?\b/;
const ago = /\b\d+ ?(?:s|sec|seconds?|min|minutes?|h|hours?) ago\b|\bjust now\b/i;

/** What stays the same while a thing goes on changing: the sentence up to its new value, numbers aside. */
const subjectOf = (text: string): string => text.replace(/\d+/g, "#").replace(/(?: is now| to) "[^"]*"$/, "");

/** Subjects that had already changed at the first look, with what was said of them then. */
function earlierSubjects({ input }: GroundBase): ReadonlyMap<string, string> {
  const first = input.secondLook ? (input.action.verdict?.observations ?? []) : [];
  return new Map(first.map((text) => [subjectOf(text), text]));
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
  const before = earlier.get(subjectOf(text));
  return before !== undefined && before !== text;
}
