import { choicesIn, type Entry } from "@/lib/adapters/offline/matching/choices-from-goal";
import { isSentByButton } from "@/lib/adapters/offline/matching/find-form";
import { findElement } from "@/lib/adapters/offline/matching/match-element";
import { shownStatesIn, tickedIn } from "@/lib/adapters/offline/matching/shown-states";
import { type Fact, goalFacts, isTelling } from "@/lib/adapters/offline/reading/goal-facts";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { contentStems, stemsOf } from "@/lib/agent/domain/wording/words";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import { toggle } from "./controls";
import type { PageContext } from "./page-context";

type Turn = { node: SnapshotNode; on: boolean };

/**
 * The one switch that takes effect at once and that the goal means: turned on or off as the goal says of it, the way that stands for the state which the goal
 * gives its entry, or the choice that it says of a group by name.
 */
export function switchOf(
  goal: string,
  nodes: readonly SnapshotNode[],
  context: PageContext,
): ActionAnswer | undefined {
  return turned(
    byState(goal, nodes) ??
      byName(goal, nodes) ??
      byAdded(goal, nodes, context) ??
      byGroup(goal, nodes) ??
      bySite(goal, nodes, context),
    nodes,
    context,
  );
}

/** The box of one thing in a list of such boxes, on the page that the goal is about. */
export function boxOf(
  goal: string,
  nodes: readonly SnapshotNode[],
  context: PageContext,
): ActionAnswer | undefined {
  return turned(turnIn(tickedIn(goal, nodes.filter(isField))), nodes, context);
}

function turned(
  turn: Turn | undefined,
  nodes: readonly SnapshotNode[],
  context: PageContext,
): ActionAnswer | undefined {
  if (!turn || turn.node.states.includes("disabled") || isSentByButton(turn.node, nodes)) return undefined;
  const answer = toggle(turn.node, turn.on, 0.85, { ...context, skipsHeld: true });
  return answer.decision === "act" ? answer : undefined;
}

const byState = (goal: string, nodes: readonly SnapshotNode[]): Turn | undefined =>
  turnIn(shownStatesIn(goal, nodes.filter(isField)));

function turnIn([entry, ...more]: readonly Entry[]): Turn | undefined {
  return entry && more.length === 0 ? { node: entry.node, on: entry.kind === "mark" } : undefined;
}

const leastCertain = 0.6;

function byName(goal: string, nodes: readonly SnapshotNode[]): Turn | undefined {
  const [want, ...more] = readGoal(goal);
  if (want?.do !== "tick" || want.target.every || more.length > 0) return undefined;
  const switches = nodes.filter(({ role }) => role === "switch" || role === "checkbox");
  const found = findElement(want.target, switches, { need: "tick", around: nodes });
  return found && found.certainty >= leastCertain ? { node: found.best, on: want.on } : undefined;
}

const article = "(?:an?|the|my|our|his|her|their|some)";
const adding = new RegExp(
  `^(?:please )?(?:put|add|include) (?:${article} )?(\\p{L}[\\p{L} -]{1,40}?) (?:on|onto|to|in|into|with) (?=\\S)`,
  "iu",
);
const takingOff = new RegExp(
  `^(?:please )?(?:take|remove) (?:${article} )?(\\p{L}[\\p{L} -]{1,40}?) (?:off|from|out of) (?=\\S)`,
  "iu",
);

/** `Put a bicycle on the booking of Ann Lee`: where the page says whose it is, and lists no others, the switch that is called by that alone. */
function byAdded(goal: string, nodes: readonly SnapshotNode[], { digest }: PageContext): Turn | undefined {
  const [added, taken] = [adding, takingOff].map((way) => way.exec(goal)?.[1]);
  const thing = stemsOf(added ?? taken ?? "").join(" ");
  const facts = goalFacts(goal).filter(isTelling);
  if (thing === "" || facts.length === 0) return undefined;
  const shown = nodes.filter(({ states }) => !states.includes("hidden"));
  const says = (text: string, fact: Fact): boolean => isHeldBy(fact.value, [text]);
  const isHere = facts.every((fact) =>
    [digest.title, ...digest.lines, ...shown.map(({ name }) => name)].some((text) => says(text, fact)),
  );
  const isListed = shown.some(
    ({ role, name }) => entries.has(role) && facts.every((fact) => says(name, fact)),
  );
  const [only, ...more] = shown.filter(
    ({ role, name }) => role === "switch" && stemsOf(name).join(" ") === thing,
  );
  return only && more.length === 0 && isHere && !isListed
    ? { node: only, on: added !== undefined }
    : undefined;
}
const entries: ReadonlySet<string> = new Set(["row", "item", "link", "option"]);

/** `Have my assessment notices sent by post`: `By post`, of the ways for `Assessment notices`. */
function byGroup(goal: string, nodes: readonly SnapshotNode[]): Turn | undefined {
  const said = new Set(contentStems(goal));
  const radios = nodes.filter(({ role, states }) => role === "radio" && !states.includes("hidden"));
  const meant = choicesIn(goal, radios).filter(({ node }) => {
    const label = contentStems(pathParts(node.path).at(-1)?.name ?? "");
    return label.length > 0 && label.every((word) => said.has(word));
  });
  const [only, ...more] = meant;
  return only?.kind === "mark" && more.length === 0 ? { node: only.node, on: true } : undefined;
}

/**
 * `Turn off the newsletter mails of the society`: the one switch of which the goal says every word, where all else that it says of the thing is said by the page
 * of itself, and nothing of it by another switch.
 */
function bySite(goal: string, nodes: readonly SnapshotNode[], { digest }: PageContext): Turn | undefined {
  const [want, ...more] = readGoal(goal);
  if (want?.do !== "tick" || want.target.every || want.target.exact || more.length > 0) return undefined;
  const said = new Set(contentStems(`${want.target.whole} ${want.target.within ?? ""}`));
  const switches = nodes.filter(({ role, states }) => role === "switch" && !states.includes("hidden"));
  const [only, ...others] = switches.filter(({ name }) => contentStems(name).some((word) => said.has(word)));
  const own = contentStems(only?.name ?? "");
  if (!only || others.length > 0 || own.length === 0 || !own.every((word) => said.has(word)))
    return undefined;
  const page = new Set(contentStems([digest.title, ...digest.lines].join("\n")));
  const isSaid = [...said].every((word) => own.includes(word) || page.has(word));
  return isSaid ? { node: only, on: want.on } : undefined;
}
