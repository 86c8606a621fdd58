import type { ActionChoice } from "@/lib/agent/domain/action-choice";
import type { PlanStep } from "@/lib/agent/domain/plan";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { targetIdOf } from "@/lib/agent/snapshot/action-target";
import { ancestorsOf } from "@/lib/agent/snapshot/node-tree";
import { printAction } from "@/lib/contracts/action-text";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import type { Chain, ChainCheck, VerificationLevel } from "@/lib/contracts/plan";

export type Act = Extract<ActionChoice, { kind: "act" }>;
/** A step with the action that it came to. */
export type Link = { step: PlanStep; choice: Act };

/** Actions of one chain. */
export const chainLength = 8;
/** Below this certainty an action gets a turn of its own. */
const sure = 0.7;
const entries: ReadonlySet<string> = new Set(["setValue", "select", "check", "uncheck"]);
const toggles: ReadonlySet<string> = new Set(["check", "uncheck"]);
const holders: ReadonlySet<string> = new Set(["form", "dialog"]);

/**
 * Whether an action may be part of a chain: it enters a value into a plain field and does nothing else. A field that opens suggestions, searches as
 * one types, or belongs to no form may change the page under the next action; what stores, sends, or leads elsewhere is never chained.
 */
export function mayChain({ step, choice }: Link, snapshot: PageSnapshot): boolean {
  if (step.mutating || choice.prepares || choice.certainty < sure || !entries.has(choice.action.name))
    return false;
  const node = nodeOf(choice.action, snapshot);
  // What a masked field holds cannot be read back.
  if (!node || node.inputType === "search" || node.inputType === "password") return false;
  if (node.role === "combobox" && choice.action.name !== "select") return false;
  return !node.states.some((state) => state === "popup" || state === "collapsed" || state === "expanded");
}

/** The links that belong with the first: further fields of the same form, each once. */
export function linksOfForm(links: readonly Link[], snapshot: PageSnapshot): Link[] {
  const [first] = links;
  const holder = first && holderOf(first.choice.action, snapshot);
  if (!first || holder === undefined) return [];
  const used = new Set<string>();
  const related: Link[] = [];
  for (const link of links.slice(0, chainLength)) {
    const id = targetIdOf(link.choice.action);
    if (
      id === undefined ||
      used.has(id) ||
      !mayChain(link, snapshot) ||
      holderOf(link.choice.action, snapshot) !== holder
    )
      break;
    used.add(id);
    related.push(link);
  }
  return related;
}

/** Joins actions into one chain that begins with the first. A single one stays as it is. */
export function chained(links: readonly Link[]): Act | undefined {
  const [first] = links;
  if (!first || links.length < 2) return first?.choice;
  const isBulk = links.every(({ choice }) => toggles.has(choice.action.name));
  return {
    ...first.choice,
    certainty: Math.min(...links.map(({ choice }) => choice.certainty)),
    chain: {
      actions: links.map(linkOf(links.length)),
      metadata: {
        totalActions: links.length,
        safeToChain: true,
        chainReason: isBulk ? "BULK_SELECTION" : "FORM_FILL",
        defaultVerificationLevel: "client",
        clientVerificationSufficient: true,
        finalVerificationLevel: "lightweight",
      },
    },
    chainStepIds: links.map(({ step }) => step.id),
    chainTargets: links.flatMap(({ choice }) => choice.target ?? []),
  };
}

const linkOf =
  (length: number) =>
  ({ step, choice }: Link, index: number): Chain["actions"][number] => {
    const id = targetIdOf(choice.action);
    const level: VerificationLevel = index === length - 1 ? "lightweight" : "client";
    const checks: ChainCheck[] = [
      toggles.has(choice.action.name) ? "state_changed" : "value_matches",
      "no_error_message",
    ];
    return {
      action: printAction(choice.action),
      description: step.description,
      index,
      ...(id === undefined ? {} : { targetElementId: id }),
      actionType: choice.actionType,
      verificationLevel: level,
      clientVerificationChecks: checks,
    };
  };

const nodeOf = (action: BrowserAction, { nodes }: PageSnapshot): SnapshotNode | undefined => {
  const id = targetIdOf(action);
  return nodes.find((node) => node.id === id);
};

/** Id of the form or dialog around the target, with its frame; undefined when it is in none. */
function holderOf(action: BrowserAction, { nodes }: PageSnapshot): string | undefined {
  const index = nodes.findIndex((node) => node.id === targetIdOf(action));
  if (index < 0) return undefined;
  const holder = ancestorsOf(nodes, index)
    .map((at) => nodes[at])
    .find((node) => node !== undefined && holders.has(node.role));
  return holder && `${nodes[index]?.frame ?? ""}/${holder.id}`;
}
