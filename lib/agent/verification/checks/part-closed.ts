import { type Check, type Decision, verified } from "../check";
import { crossedAway } from "../crossed-part";
import type { Ground } from "../ground";
import { mentions, objectRoots } from "../mentions";
import { rootOf, rootsOf } from "../word-roots";

const closing: ReadonlySet<string> = new Set(["close", "collapse"]);

/** What the step names closed: the control or the part says so, or a dialog went with the click. */
export const partClosed: Check = {
  name: "part-closed",
  applies: ({ fit, verb, action, diff }) =>
    diff !== undefined && fit.fit !== "other" && action.clicks && closing.has(verb),
  check: (ground) => byState(ground) ?? byClass(ground) ?? byDialog(ground) ?? byCross(ground),
};

const byCross = (ground: Ground): Decision | undefined =>
  crossedAway(ground) ? verified(0.9, "What the step names is closed, and its cross with it.") : undefined;

const collapsed = /collaps|closed|minimi[sz]ed|folded/;

/** Of all controls of that name, this one alone stands right in what the step quotes. */
function isUnderNamed({ target, nodesBefore, intent }: Ground): boolean {
  const peers = nodesBefore.filter(
    ({ role, name }) => role === target.node?.role && name === target.node.name,
  );
  const named = peers.filter(({ parent }) => mentions(nodesBefore[parent]?.name ?? "", intent));
  return intent.quoted.length === 1 && named.length === 1 && named[0] === target.node;
}

function byState(ground: Ground): Decision | undefined {
  const { target, diff, fit, nodesAfter, intent } = ground;
  for (const change of diff?.changed ?? []) {
    if (!change.statesAdded.some((state) => collapsed.test(state))) continue;
    const isTarget = change.after === target.afterIndex && fit.fit === "this";
    const isOwn = change.after === target.afterIndex && isUnderNamed(ground);
    if (isTarget || isOwn || mentions(nodesAfter[change.after]?.name ?? "", intent))
      return verified(0.95, "It is collapsed now.");
  }
  return undefined;
}

/** A state class that says both what and how: `sidebar-collapsed`. */
function byClass({ diff, nodesAfter, intent, verb }: Ground): Decision | undefined {
  const wanted = [rootOf(verb), ...objectRoots(intent)];
  if (wanted.length < 2) return undefined;
  const states = [
    ...(diff?.changed.flatMap(({ statesAdded }) => statesAdded) ?? []),
    ...(diff?.appeared.flatMap((index) => nodesAfter[index]?.states ?? []) ?? []),
  ];
  const says = states.some((state) => {
    const shown = rootsOf(state.replace(/[.\-_]+/g, " "));
    return wanted.every((word) => shown.has(word));
  });
  return says ? verified(0.95, "The page is marked so now.") : undefined;
}

function byDialog({ diff, nodesBefore, fit, target }: Ground): Decision | undefined {
  const gone = diff?.disappeared.some((index) => nodesBefore[index]?.role === "dialog") ?? false;
  return gone && (fit.fit === "this" || target.afterIndex < 0)
    ? verified(0.95, "The dialog closed.")
    : undefined;
}
