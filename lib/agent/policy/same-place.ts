import { isField, type PageSnapshot, type Skeleton, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { ancestorsOf, descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { ambientKeyOf } from "@/lib/agent/snapshot/observe";
import { lastingStates, skeletonOf } from "@/lib/agent/snapshot/skeleton";
import { withoutAge, withoutTime } from "@/lib/agent/snapshot/without-time";
import { type Line, linesOf, showsMoney } from "./page-lines";

type Approval = NonNullable<Task["approval"]>;

/** What an approved action stands in. `holder` is absent where it stands on the page itself. */
type Surroundings = { holder: SkeletonNode | undefined; nodes: SkeletonNode[]; lines: Line[] | undefined };

/**
 * Whether an action still stands where it was shown: under the same headings and dialogs, in the same form, dialog, row or
 * item with all that it says. What changes by itself may change where it holds no field and no amount, and never in a dialog, row or item.
 * The rest of the page may move on.
 */
export function isSamePlace(
  { record, request }: Approval,
  snapshot: PageSnapshot,
  ambientKeys: readonly string[],
): boolean {
  const { beforeState, target } = record;
  const then = beforeState?.semanticSkeleton;
  if (!then) return false;
  const now = skeletonOf(snapshot);
  const moves = movingTest(new Set(ambientKeys), target?.id);
  const said = new Set(
    [...then.nodes, ...now.nodes].filter((node) => !isSteady(node)).map(({ name }) => name),
  );
  const [seen, shown] = [then, now].map((page) => surroundingsIn(page, target?.id, said)) as [
    Surroundings,
    Surroundings,
  ];
  const strict = isStrict(seen.holder);
  const faces = ({ nodes }: Surroundings): string[] =>
    nodes.filter((node) => isSteady(node) && (strict || !moves(node))).map((node) => faceOf(node, strict));
  const signs = ({ nodes }: Skeleton): string[] =>
    nodes
      .filter((node) => isSign(node) && !moves(node))
      .map(({ role, name }) => `${role} ${withoutTime(name)}`);
  return (
    isSame(faces(seen), faces(shown)) &&
    isSame(signs(then), signs(now)) &&
    saysTheSame(seen, shown) &&
    (request.risk !== "pay" || isSame(amountsOn(then, said), amountsOn(now, said)))
  );
}

function surroundingsIn(page: Skeleton, target: string | undefined, said: ReadonlySet<string>): Surroundings {
  const { nodes } = page;
  const index = target === undefined ? -1 : nodes.findIndex(({ id }) => id === target);
  const above = index < 0 ? [] : ancestorsOf(nodes, index);
  const at = above.findLast((one) => isSent(nodes[one])) ?? above.find((one) => isEntry(nodes[one]));
  const holder = at === undefined ? undefined : nodes[at];
  if (at === undefined || !holder?.textLines)
    return { holder: undefined, nodes, lines: linesOf(page, [0, page.textDigest.length], said) };
  return {
    holder,
    nodes: [holder, ...descendantsOf(nodes, at)],
    lines: linesOf(page, holder.textLines, said),
  };
}

const isSent = (node: SkeletonNode | undefined): boolean => node?.role === "dialog" || node?.role === "form";
const isEntry = (node: SkeletonNode | undefined): boolean => node?.role === "row" || node?.role === "item";
const isStrict = (holder: SkeletonNode | undefined): boolean =>
  holder !== undefined && holder.role !== "form";

/** Elements that are known to change by themselves; the target and fields never count as such. */
function movingTest(keys: ReadonlySet<string>, target: string | undefined) {
  return (node: SkeletonNode): boolean =>
    keys.size > 0 &&
    node.id !== target &&
    !isField(node) &&
    !showsMoney(node.name) &&
    keys.has(ambientKeyOf(node));
}

const passing: ReadonlySet<string> = new Set(["alert", "status", "progress"]);
const isSteady = ({ role }: { role: string }): boolean => !passing.has(role);
const isSign = ({ role }: { role: string }): boolean => role === "heading" || role === "dialog";

const faceOf = (node: SkeletonNode, strict: boolean): string => {
  const tidy = strict ? withoutAge : withoutTime;
  const facts = [node.id, node.role, tidy(node.name), tidy(node.path), node.value ?? ""];
  return [...facts, lastingStates(node).join(" "), node.href ?? ""].join("\u0000");
};

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function saysTheSame(then: Surroundings, now: Surroundings): boolean {
  const hash = then.holder?.textHash;
  if (hash !== undefined && hash === now.holder?.textHash) return true;
  if (!then.lines || !now.lines || then.lines.length !== now.lines.length) return false;
  const strict = isStrict(then.holder);
  return then.lines.every((line, at) => {
    const other = now.lines?.[at];
    return other !== undefined && (strict ? line.strict === other.strict : agree(line, other));
  });
}

const agree = (one: Line, other: Line): boolean =>
  one.text === other.text || (one.mayBe?.(other.raw) ?? false) || (other.mayBe?.(one.raw) ?? false);

const amountsOn = (page: Skeleton, said: ReadonlySet<string>): string[] =>
  (linesOf(page, [0, page.textDigest.length], said) ?? []).map(({ raw }) => raw).filter(showsMoney);
