import type { ActionTarget } from "@/lib/agent/domain/action-record";
import type { PlanStep } from "@/lib/agent/domain/plan";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { readStepIntent, type StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { ancestorsOf } from "@/lib/agent/snapshot/node-tree";
import type { Assertion } from "@/lib/contracts/assertion";
import { type BrowserAction, clickActions } from "@/lib/contracts/browser-action";

type StepGround = {
  action: BrowserAction;
  step?: PlanStep;
  nextStep?: PlanStep;
  target?: ActionTarget;
  snapshot: PageSnapshot;
};

const acts: ReadonlySet<string> = new Set([...clickActions, "press"]);
const closing: ReadonlySet<StepVerb> = new Set(["close"]);
const removing: ReadonlySet<StepVerb> = new Set(["remove", "archive"]);
const adding: ReadonlySet<StepVerb> = new Set(["add", "create"]);

const confirms = /^(?:confirm|accept|agree to|acknowledge)\b/i;

/** What the wording of the step promises beyond the nature of its action: a dialog that goes, an entry that comes or goes. */
export function stepOutcomes({ action, step, nextStep, target, snapshot }: StepGround): Assertion[] {
  if (!step || !acts.has(action.name)) return [];
  const intent = readStepIntent(step.description);
  const dialog = dialogAround(snapshot, target?.id);
  if (closing.has(intent.verb) && dialog)
    return [
      { kind: "element", element: { id: dialog.id, role: "dialog", name: dialog.name }, state: "absent" },
    ];
  const named = intent.quoted[0];
  // A plan that goes on to confirm expects to be asked first.
  if (removing.has(intent.verb) && nextStep && confirms.test(nextStep.description))
    return [{ kind: "element", element: { role: "dialog" }, state: "present" }];
  if (removing.has(intent.verb))
    return [...(named ? [textGone(named)] : []), ...counted(snapshot, target?.id, "removed")];
  if (adding.has(intent.verb) && step.mutating)
    return named ? [{ kind: "text", text: named, present: true }] : [];
  return [];
}

const textGone = (text: string): Assertion => ({ kind: "text", text, present: false });

function dialogAround({ nodes }: PageSnapshot, id: string | undefined): SnapshotNode | undefined {
  const index = nodes.findIndex((node) => node.id === id);
  const around = index < 0 ? [] : ancestorsOf(nodes, index);
  return around.map((at) => nodes[at]).find((node) => node?.role === "dialog");
}

/** The list or table that holds the target is one shorter afterwards. */
function counted({ nodes }: PageSnapshot, id: string | undefined, compare: "removed"): Assertion[] {
  const index = nodes.findIndex((node) => node.id === id);
  const holder = (index < 0 ? [] : ancestorsOf(nodes, index))
    .map((at) => nodes[at])
    .find((node) => node?.role === "list" || node?.role === "table");
  if (!holder) return [];
  return [
    { kind: "count", element: { id: holder.id, role: holder.role, name: holder.name }, compare, count: 1 },
  ];
}
