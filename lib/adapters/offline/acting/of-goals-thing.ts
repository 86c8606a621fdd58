import { isCalledInGoal } from "@/lib/adapters/offline/matching/rows-from-goal";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { daysIn } from "@/lib/agent/domain/dates/days";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { joinedNames } from "@/lib/agent/domain/wording/joined-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold, stemsOf } from "@/lib/agent/domain/wording/words";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import { describe } from "./answer";
import { notFound, type PageContext } from "./page-context";

const atControl = /^(click|setValue|select|check|uncheck)\("([^"]+)"/;
const using: ReadonlySet<string> = new Set(["button", "radio", "checkbox", "switch", "textbox", "combobox"]);

/**
 * `Save plan of Ida Falk`, where the goal speaks of Ida Falke: what names another thing of the same list than the goal does, by itself or by the part that it stands
 * in, is not used. The same control of the goal's own thing is, where there is just one.
 */
export function ofGoalsThing(answer: ActionAnswer, goal: string, context: PageContext): ActionAnswer {
  const { nodes } = context;
  const { action = "" } = answer;
  const [told = "", name, id] = atControl.exec(action) ?? [];
  const node = nodes.find((one) => one.id === id);
  if (answer.decision !== "act" || !node || !isOfOtherThing(node, goal, nodes)) return answer;
  const [meant, ...more] = nodes.filter((one) => isSameOfMeant(one, node, goal));
  if (!meant || more.length > 0) return notFound(`what ${describe(node)} is for the thing meant`, context);
  return {
    ...answer,
    action: `${name}(${JSON.stringify(meant.id)}${action.slice(told.length)}`,
    thought: `${describe(meant)} is that of the thing meant.`,
  };
}

/** What it says of itself and of the parts around it. */
const textsOf = ({ name, path }: SnapshotNode): string[] => [
  name,
  ...pathParts(path).map((part) => part.name),
];

/** It bears a name that the goal does not say, and lacks one that the goal says, and the page lists a thing of either name side by side. */
export function isOfOtherThing(node: SnapshotNode, goal: string, nodes: readonly SnapshotNode[]): boolean {
  // What unfolds a thing only shows it.
  const isOpening = ["expanded", "collapsed", "popup"].some((state) =>
    node.states.some((one) => one === state),
  );
  if (!using.has(node.role) || isOpening || isCalledInGoal(node, goal, nodes)) return false;
  const texts = textsOf(node);
  const said = goalNames(goal);
  const asked = said.filter((name) => !isHeldBy(name, texts));
  const own = texts.flatMap(goalNames).filter((name) => !isHeldBy(name, [goal]) && isOfThing(name));
  const bearers = nodes.filter((one) => one !== node && own.some((name) => isHeldBy(name, [one.name])));
  const joined = joinedNames(goal);
  const isMeant = isNamedEntry(node, joined);
  return asked.some((name) =>
    nodes.some(
      (one) =>
        isHeldBy(name, [one.name]) &&
        !(isMeant && joined.includes(name) && isEntry(one) && beginsWith(name, one.name)) &&
        bearers.some(
          (other) =>
            other.role === one.role &&
            other.path === one.path &&
            !isHeldBy(name, [other.name]) &&
            // `units 3B and 5A`: the goal means it as well, by another name.
            !said.some((title) => isTitle(title, other) && !isHeldBy(title, [one.name])),
        ),
    ),
  );
}

/** `jobs K-31 and K-34`: its row begins with the one, and that of the other is of the same list, whatever else they have in common with further rows. Of `K-31 by K-34` each has a part of its own. */
const isNamedEntry = ({ path }: SnapshotNode, joined: readonly string[]): boolean =>
  pathParts(path).some((part) => isEntry(part) && joined.some((name) => beginsWith(name, part.name)));
const isEntry = ({ role }: { role: string }): boolean => role === "row" || role === "item";
const beginsWith = (name: string, text: string): boolean => `${fold(text)} `.startsWith(`${fold(name)} `);

const isTitle = (name: string, node: SnapshotNode): boolean => fold(node.name).startsWith(fold(name));

/** A day of a calendar, or a number in it, is chosen for a thing and is none. */
const isOfThing = (name: string): boolean => /\p{L}{2}|\d{4}/u.test(name) && daysIn(name).length === 0;

/** The same control but for words which the goal says, in place of others that it does not. */
function isSameOfMeant(one: SnapshotNode, node: SnapshotNode, goal: string): boolean {
  if (one === node || one.role !== node.role || one.states.includes("hidden")) return false;
  const said = new Set(stemsOf(goal));
  const [own, others] = [one, node].map((each) => textsOf(each).flatMap((text) => stemsOf(text))) as [
    string[],
    string[],
  ];
  const gained = own.filter((word) => !others.includes(word));
  const lost = others.filter((word) => !own.includes(word));
  return gained.length > 0 && gained.every((word) => said.has(word)) && !lost.some((word) => said.has(word));
}
