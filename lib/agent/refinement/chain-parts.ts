import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ClientReport } from "@/lib/agent/domain/client-report";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { actionTypeOf, targetIdOf } from "@/lib/agent/snapshot/action-target";
import { parseAction } from "@/lib/contracts/action-text";

/** An action with what was reported of it. */
type LookedAt = { record: ActionRecord; report: ClientReport; secondLook: boolean };
type Nodes = { nodes: readonly SkeletonNode[] };

/** The actions of a record, each as a record of its own with its step; of one without a chain that one. */
export function linksOf(record: ActionRecord, { nodes }: Nodes | PageSnapshot): ActionRecord[] {
  const {
    chain,
    chainStepIds,
    chainTargets: _targets,
    target: _first,
    stepId: _step,
    stepDescription: _wording,
    ...rest
  } = record;
  if (!chain) return [record];
  return chain.actions.flatMap((link, at): ActionRecord[] => {
    const parsed = parseAction(link.action);
    if (!parsed.ok) return [];
    const { action } = parsed;
    const node = nodes.find(({ id }) => id === targetIdOf(action));
    const stepId = chainStepIds?.[at];
    return [
      {
        ...rest,
        action,
        actionType: actionTypeOf(action, node),
        ...(node ? { target: targetFrom(node) } : {}),
        ...(stepId === undefined ? {} : { stepId }),
        stepDescription: link.description,
        ...(record.expectedOutcome ? { expectedOutcome: outcomeOf(record.expectedOutcome, node?.id) } : {}),
      },
    ];
  });
}

const targetFrom = ({ id, role, name, path, testId, inputType, href }: SkeletonNode) => ({
  id,
  role,
  name,
  path,
  ...(testId === undefined ? {} : { testId }),
  ...(inputType === undefined ? {} : { inputType }),
  ...(href === undefined ? {} : { href }),
});

type Outcome = NonNullable<ActionRecord["expectedOutcome"]>;
const outcomeOf = (outcome: Outcome, id: string | undefined): Outcome => ({
  ...outcome,
  assertions: outcome.assertions.filter((one) => "element" in one && one.element.id === id),
});

/** What of a chain was done and holds, as a shorter one, and the action that failed after it, as one by itself. */
export type ChainParts = { done?: LookedAt; left?: LookedAt };

/**
 * Undefined when the whole chain was done, as far as anybody can tell. `held`: how many of its first actions the page shows the effect of. A client that
 * knows no chains does the first action only: what comes after was not tried, so it did not fail.
 */
export function partsOfChain(
  looked: LookedAt,
  held: number,
  after: readonly SkeletonNode[],
): ChainParts | undefined {
  const { record, report } = looked;
  const links = linksOf(record, record.beforeState?.semanticSkeleton ?? { nodes: [] });
  const told = report.chain;
  const executed = told ? told.executed : held;
  if (executed >= links.length && held >= links.length) return undefined;
  // All were done and the page does not tell of each: the verdict on the whole has to.
  if (told && executed >= links.length && report.execution !== "failure") return undefined;
  const count = Math.min(executed, held);
  const failed = told ? links[count] : undefined;
  if (count === 0) return { left: { ...looked, record: failed ?? links[0] ?? record } };
  const done: LookedAt = { ...looked, record: cut(record, links, count), report: asDone(report, count) };
  if (!failed) return { done };
  const settled = new Set(links.slice(0, count).flatMap(({ target }) => target?.id ?? []));
  return { done, left: { ...looked, record: withSettled(failed, settled, after) } };
}

/** The page before the failed action: the fields that were filled before it hold what they hold now. */
function withSettled(
  record: ActionRecord,
  settled: ReadonlySet<string>,
  after: readonly SkeletonNode[],
): ActionRecord {
  const { beforeState } = record;
  const skeleton = beforeState?.semanticSkeleton;
  if (!beforeState || !skeleton) return record;
  const nodes = skeleton.nodes.map((node) => {
    const now = settled.has(node.id) ? after.find(({ id }) => id === node.id) : undefined;
    return now
      ? { ...node, states: now.states, ...(now.value === undefined ? {} : { value: now.value }) }
      : node;
  });
  return { ...record, beforeState: { ...beforeState, semanticSkeleton: { ...skeleton, nodes } } };
}

/** The first actions of a chain by themselves. */
function cut(record: ActionRecord, links: readonly ActionRecord[], count: number): ActionRecord {
  const { chain, chainStepIds, chainTargets, ...rest } = record;
  const [first] = links;
  if (!chain || count < 2) return { ...rest, ...first };
  return {
    ...record,
    chain: {
      actions: chain.actions.slice(0, count),
      metadata: { ...chain.metadata, totalActions: count },
    },
    chainStepIds: (chainStepIds ?? []).slice(0, count),
    ...(chainTargets ? { chainTargets: chainTargets.slice(0, count) } : {}),
  };
}

/** What the client says of a failure belongs to the action that failed. */
function asDone(report: ClientReport, count: number): ClientReport {
  const { error: _failed, actualState: _last, chain: _part, ...rest } = report;
  return {
    ...rest,
    execution: "success",
    sentinel: { errors: [], successes: report.sentinel.successes },
    chain: { executed: count, total: count },
  };
}
