import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { fold } from "@/lib/agent/domain/wording/words";
import { ancestorsOf } from "@/lib/agent/snapshot/node-tree";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { formOf } from "@/lib/agent/verification/page/form-state";

/** What keeps all that was entered above it. `Save view` keeps how a list is looked at. */
const keepsAll =
  /^\P{L}{0,3}(?:(?:save|update|apply|submit)(?: (?:all|the|my|your|and|changes?|settings?|preferences|options|profile|form|details|as|draft|send|continue|close|exit)){0,4}|add (?:[\p{L}'’-]+ ){0,4}to (?:the |my |your )?(?:cart|basket|bag|trolley))\P{L}{0,3}$/iu;
/** What makes a new thing does so of the fields above it only where one can give up beside it. */
const makes = /^(?:create|save|add|update|register|book|publish|send)(?= )/iu;
const givesUp = /^(?:cancel|discard|back|abort|close)(?!\p{L})/iu;

/** What was chosen or ticked is yet to be sent: in a form or dialog, or, of a page whose form is none by its markup, above the button that keeps it. */
export const awaitsSending = (ground: Ground): boolean =>
  formOf(ground) >= 0 || standsOverSend(ground) || isKeptNext(ground);

/** `Save the changes` comes next, by the one button of the page that keeps all: in the part of the field, wherever it stands there. */
function isKeptNext({ input, target: { node }, nodesBefore }: Ground): boolean {
  if (input.isLastStep || !node || !isField(node) || node.parent < 0) return false;
  if (readStepIntent(input.nextStep ?? "").verb !== "submit") return false;
  const [keeper, ...more] = nodesBefore.filter((one) => isUsable(one) && keepsAll.test(one.name.trim()));
  return (
    keeper !== undefined &&
    more.length === 0 &&
    keeper.parent === node.parent &&
    !keeper.states.includes("disabled")
  );
}

function standsOverSend({ input, target, nodesBefore }: Ground): boolean {
  const { node, index } = target;
  // As the last step nothing is left that would send it.
  if (input.isLastStep || !node || !isField(node) || holdsRows(nodesBefore, rowOf(nodesBefore, index)))
    return false;
  const row = outOfTree(nodesBefore, rowOf(nodesBefore, index));
  const place = row >= 0 ? (nodesBefore[row]?.parent ?? -1) : node.parent;
  const beside = [...nodesBefore.keys()].filter((at) => nodesBefore[at]?.parent === place);
  const behind = beside.filter((at) => at > index);
  const table = behind.find((at) => nodesBefore[at]?.role === "table");
  const buttons = behind.filter((at) => isUsable(nodesBefore[at]) && (table === undefined || at < table));
  const isGivenUp = buttons.some((at) => givesUp.test(nodesBefore[at]?.name.trim() ?? ""));
  const hasMore = nodesBefore.some(
    (one, at) => at !== index && isField(one) && isUnder(nodesBefore, at, place),
  );
  return (
    hasMore &&
    buttons.some((at) => {
      const name = nodesBefore[at]?.name.trim() ?? "";
      return keepsAll.test(name) || (isGivenUp && (makes.test(name) || isPressedNext(input.nextStep, name)));
    })
  );
}

/** `Press Share` comes next: whatever the button is called, it is what sends the fields above it. */
function isPressedNext(next: string | undefined, name: string): boolean {
  const { verb, object, quoted } = readStepIntent(next ?? "");
  return (
    verb === "click" &&
    name !== "" &&
    (quoted.length > 0 ? quoted : [object]).some((one) => fold(one) === fold(name))
  );
}

/** What is ticked in the branch of a tree stands over what stands under the tree. */
function outOfTree(nodes: readonly SkeletonNode[], row: number): number {
  if (nodes[row]?.role !== "treeitem") return row;
  const list = ancestorsOf(nodes, row).find((at) => nodes[at]?.role === "list");
  return list ?? row;
}

const isUsable = (node: SkeletonNode | undefined): boolean =>
  node?.role === "button" && !node.states.includes("hidden");

/** The row is an entry with commands of its own, and no mere line of a form. */
export const holdsRows = (nodes: readonly SkeletonNode[], row: number): boolean =>
  row >= 0 &&
  (nodes[row]?.role === "row" ||
    nodes.some(({ role, parent }) => parent === row && (role === "button" || role === "link")));

/** In it, or in a line of it. */
const isUnder = (nodes: readonly SkeletonNode[], at: number, place: number): boolean => {
  const parent = nodes[at]?.parent ?? -1;
  if (parent === place || (nodes[parent]?.role === "item" && nodes[parent]?.parent === place)) return true;
  const list = nodes[outOfTree(nodes, parent)];
  return list?.role === "list" && list.parent === place;
};
