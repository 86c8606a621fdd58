import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { ancestorsOf } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";

/**
 * `Set the priority of "Slow search" to high`, and what is open to be changed holds in a field what another entry of the page is called by, while `Slow search`
 * stands among the entries: it was done to that other one. Its name is given.
 */
export function recordOfOther({ nodesBefore, intent, input, action, target }: Ground): string | undefined {
  if (!action.clicks && !action.takesText) return undefined;
  // What the control itself is called names no thing, and what is typed is what it is to be called.
  const isThing = (quote: string): boolean =>
    fold(quote) !== fold(target.node?.name ?? "") && fold(quote) !== fold(action.value ?? "");
  const said = intent.quoted.filter(isThing);
  const quotes = said.length > 0 ? said : readStepIntent(input.goal).quoted.filter(isThing);
  const entries = nodesBefore.filter(isEntry);
  const named = entries.filter(({ name }) => quotes.some((quote) => fold(name) === fold(quote)));
  if (named.length === 0) return undefined;
  // In the entry's own row it is done to that entry, whatever else is open.
  const around = ancestorsOf(nodesBefore, target.index).map((at) => nodesBefore[at]);
  const isOwn = ({ role, name }: SkeletonNode): boolean =>
    entryRoles.has(role) && quotes.some((quote) => containsPhrase(name, quote));
  if (around.some((node) => node !== undefined && isOwn(node))) return undefined;
  const held = nodesBefore.filter(isTitleField).map(({ value = "" }) => value.trim());
  if (quotes.some((quote) => held.some((title) => containsPhrase(title, quote)))) return undefined;
  // `Home` and `Startseite` in one row are the one entry by two of its names.
  const isOneRow = (one: SkeletonNode, other: SkeletonNode): boolean =>
    one !== other && one.parent === other.parent && nodesBefore[one.parent]?.role === "row";
  // What a site is called, beside its places, is no entry of their list.
  const isBeside = (one: SkeletonNode): boolean =>
    named.some((other) => other.role === one.role && other.path === one.path && !isOneRow(other, one));
  return held.find((title) => entries.some((one) => fold(one.name) === fold(title) && isBeside(one)));
}

const entryRoles: ReadonlySet<string> = new Set(["item", "row", "treeitem", "link"]);
const isEntry = ({ role, states }: SkeletonNode): boolean =>
  entryRoles.has(role) && !states.includes("hidden");
const shortestTitle = 4;
const isTitleField = (node: SkeletonNode): boolean =>
  isField(node) &&
  node.role === "textbox" &&
  node.inputType !== "search" &&
  !node.states.includes("hidden") &&
  !/search|filter|find/i.test(`${node.name} ${node.placeholder ?? ""}`) &&
  (node.value ?? "").trim().length >= shortestTitle;
