import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { wordsOf } from "@/lib/agent/domain/words";
import { rowOf } from "../candidates";
import { type Check, verified } from "../check";
import { saysDone } from "../deed-told";
import type { Ground } from "../ground";
import { mentions } from "../mentions";
import { properNames } from "../named-entry";

/**
 * The site took a request, and the entry that the step names says by the step's own word that it was done ("Pending" became "Denied"), or the nameless
 * control in it is marked so ("bookmarked"). It said nothing of the kind before.
 */
export const deedTold: Check = {
  name: "deed-told",
  applies: ({ diff, action, fit, requests }) =>
    diff !== undefined &&
    action.clicks &&
    fit.fit !== "other" &&
    requests.stored.length > 0 &&
    requests.refused.length === 0 &&
    requests.lost.length === 0,
  check(ground) {
    const entry = entryToldOf(ground);
    if (entry) return verified(0.95, `"${entry.name.slice(0, 80)}" says now that it was done.`);
    if (isTicked(ground)) return verified(0.95, "What the step names bears a mark now.");
    return isMarked(ground) ? verified(0.95, "The control of the entry is marked as done.") : undefined;
  },
};

const rowRoles: ReadonlySet<string> = new Set(["item", "row", "treeitem"]);

/** The one innermost entry that the step names, where what it is called tells the deed now and did not before. */
function entryToldOf(ground: Ground): SkeletonNode | undefined {
  const { diff, nodesBefore, nodesAfter, fit, intent } = ground;
  if (fit.fit !== "this") return undefined;
  const told = (diff?.changed ?? []).flatMap(({ before, after }) => {
    const [was, is] = [nodesBefore[before], nodesAfter[after]];
    return was && is && rowRoles.has(is.role) && !saysDone(ground, was.name) && saysDone(ground, is.name)
      ? [{ was, is }]
      : [];
  });
  const named = told.filter(
    ({ was, is }) => mentions(was.name, intent) && mentions(is.name, intent) && bearsNames(was.name, ground),
  );
  return named.length === 1 && entriesNamed(ground) === 1 ? named[0]?.is : undefined;
}

/** How many entries the step may mean; what contains others is counted by those. */
function entriesNamed(ground: Ground): number {
  const { nodesBefore, intent } = ground;
  const rows = [...nodesBefore.keys()].filter(
    (at) => rowRoles.has(nodesBefore[at]?.role ?? "") && mentions(nodesBefore[at]?.name ?? "", intent),
  );
  return rows.filter((at) => !rows.some((other) => rowOf(nodesBefore, other) === at)).length;
}

const bearsNames = (text: string, { intent }: Ground): boolean => {
  const words = new Set(wordsOf(text));
  return [...properNames(intent), ...intent.quoted.flatMap(wordsOf)].every((word) => words.has(word));
};

const mark = /^\s*[✓✔☑✅]\s*|\s*[✓✔☑✅]\s*$/gu;

/** `Load-in` became `✓ Load-in`: what the step quotes, and nothing else of it. */
function isTicked({ verb, intent, diff, nodesBefore, nodesAfter }: Ground): boolean {
  const [quote, ...more] = intent.quoted;
  if (verb !== "check" || quote === undefined || more.length > 0) return false;
  return (diff?.changed ?? []).some(({ before, after }) => {
    const [was = "", is = ""] = [nodesBefore[before]?.name, nodesAfter[after]?.name];
    return was.trim() === quote && is !== was && is.replace(mark, "") === quote;
  });
}

/** An icon in the entry that the step tells by name or by its place took on the state that the step's verb leads to. */
function isMarked(ground: Ground): boolean {
  const { target, nodesBefore, intent, diff } = ground;
  const { index, node, after } = target;
  if (!node || !after || node.name !== "" || node.role === "checkbox") return false;
  const own = diff?.changed.find((change) => change.after === target.afterIndex);
  const gained =
    own?.statesAdded.some((state) => saysDone(ground, state.replace(/[^\p{L}]+/gu, " "))) ?? false;
  const row = rowOf(nodesBefore, index);
  if (!gained || row < 0) return false;
  const names = [...properNames(intent), ...intent.quoted];
  if (names.length > 0) return bearsNames(nodesBefore[row]?.name ?? "", ground);
  const rows = [...nodesBefore.keys()].filter(
    (at) =>
      nodesBefore[at]?.role === nodesBefore[row]?.role &&
      nodesBefore[at]?.parent === nodesBefore[row]?.parent,
  );
  return (
    intent.ordinal !== undefined && rows.at(intent.ordinal > 0 ? intent.ordinal - 1 : intent.ordinal) === row
  );
}
