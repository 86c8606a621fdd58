import {
  isActionable,
  type NodeRole,
  type PageSnapshot,
  type SnapshotNode,
} from "@/lib/agent/domain/snapshot";
import { readUrl } from "@/lib/agent/domain/urls";
import { fold } from "@/lib/agent/domain/wording/words";
import { type ActionName, actionDefinition, type BrowserAction } from "@/lib/contracts/browser-action";

/** What an action may name besides elements. Absent lists are not checked. */
export type ActionGround = {
  snapshot: PageSnapshot;
  tabIds?: readonly string[];
  attachmentIds?: readonly string[];
};

/** Options of a select are listed up to this many; a longer list cannot say that one is missing. */
const listedOptions = 100;

const rolesFor: Partial<Record<ActionName, readonly NodeRole[]>> = {
  setValue: ["textbox", "combobox", "slider"],
  check: ["checkbox", "radio", "switch"],
  uncheck: ["checkbox", "switch"],
  select: ["combobox"],
  uploadFile: ["file"],
};

const anyElement: ReadonlySet<ActionName> = new Set(["scroll", "hover", "dragAndDrop"]);
const withoutPage: ReadonlySet<ActionName> = new Set([
  "navigate",
  "search",
  "newTab",
  "switchTab",
  "closeTab",
  "wait",
  "goBack",
]);

/** Why an action cannot be done on this page; undefined when nothing speaks against it. */
export function whyNot(action: BrowserAction, ground: ActionGround): string | undefined {
  const { snapshot } = ground;
  if (snapshot.form === "none" && !withoutPage.has(action.name)) return "There is no page to act on yet.";
  const ids = idsOf(action);
  for (const id of ids) {
    const named = snapshot.nodes.filter((node) => node.id === id);
    if (named.length === 0) return `No element [${id}] is on the page.`;
    const problem = named[0] && problemOf(action, named[0]);
    if (problem) return problem;
  }
  return argumentProblem(action, ground) ?? (ids.length === 2 ? acrossFrames(ids, snapshot) : undefined);
}

const idsOf = (action: BrowserAction): string[] =>
  (actionDefinition(action.name)?.args ?? []).flatMap((argument, index) => {
    const given = action.args[index];
    return argument.role === "element" && typeof given === "string" ? [given] : [];
  });

const has = (node: SnapshotNode, state: string): boolean => node.states.includes(state);

function problemOf(action: BrowserAction, node: SnapshotNode): string | undefined {
  const label = `${node.role} "${node.name}"`;
  if (anyElement.has(action.name)) return undefined;
  const fits = rolesFor[action.name];
  if (
    fits
      ? !fits.includes(node.role) && !(action.name === "setValue" && has(node, "editable"))
      : !isActionable(node)
  )
    return `${action.name} does not fit ${label}.`;
  if (has(node, "disabled")) return `${label} is disabled.`;
  if (has(node, "hidden")) return `${label} is not visible.`;
  if (node.occluded) return `${label} is covered by something else.`;
  if (action.name === "setValue" && has(node, "readonly") && node.role !== "combobox")
    return `${label} is read-only.`;
  return action.name === "select" ? optionProblem(String(action.args[1]), node) : undefined;
}

function optionProblem(option: string, node: SnapshotNode): string | undefined {
  if (!node.options || node.options.length === 0 || node.options.length >= listedOptions) return undefined;
  const wanted = fold(option);
  return node.options.some((label) => fold(label) === wanted)
    ? undefined
    : `"${node.name}" has no option "${option}".`;
}

function argumentProblem(action: BrowserAction, { tabIds, attachmentIds }: ActionGround): string | undefined {
  const first = String(action.args[0] ?? "");
  if (action.name === "navigate" || action.name === "newTab") {
    const url = readUrl(first);
    return url && /^https?:$/.test(url.protocol) ? undefined : `${first.slice(0, 80)} is no web address.`;
  }
  if (action.name === "switchTab" || action.name === "closeTab")
    return tabIds && !tabIds.includes(first) ? `There is no tab ${first}.` : undefined;
  if (action.name === "uploadFile")
    return attachmentIds && !attachmentIds.includes(String(action.args[1]))
      ? "The user gave no such file."
      : undefined;
  return undefined;
}

function acrossFrames(ids: readonly string[], { nodes }: PageSnapshot): string | undefined {
  const frames = new Set(ids.map((id) => nodes.find((node) => node.id === id)?.frame));
  return frames.size > 1 ? "An element cannot be dragged into another frame." : undefined;
}
