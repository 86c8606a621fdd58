import { isSentByButton } from "@/lib/adapters/offline/matching/find-form";
import { stateWantedBy } from "@/lib/adapters/offline/matching/opens-editor";
import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentStems, fold, stem } from "@/lib/agent/domain/wording/words";
import { act, describe, prepare } from "./answer";

/**
 * `Move the Petrov party from row F to row C`, beside a list called `Move Petrov to row`: the one list that is called as the command is and names its thing takes what it is to come to.
 * Such a list does what its label says once something is chosen in it.
 */
export function listOfDeed(goal: string, nodes: readonly SnapshotNode[]): ActionAnswer | undefined {
  const state = stateWantedBy(goal);
  if (state === undefined) return undefined;
  const lists = nodes.filter((node) => isCalledAfter(goal, state, node) && isUsable(node));
  const [list, ...others] = lists;
  const option = list && optionFor(state, list);
  if (!list || others.length > 0 || option === undefined || fold(list.value ?? "") === fold(option))
    return undefined;
  const why = `${describe(list)} is called as what is to be done.`;
  return isSentByButton(list, nodes)
    ? prepare("select", [list.id, option], why)
    : act("select", [list.id, option], why, 0.8);
}

const isUsable = ({ states, occluded }: SnapshotNode): boolean =>
  !states.includes("hidden") && !states.includes("disabled") && !occluded;

/** Its label begins with the command's verb, and says of the rest of the goal more than where it goes; no word of it is another thing's. */
function isCalledAfter(goal: string, state: string, { role, name, options = [] }: SnapshotNode): boolean {
  const [first, ...rest] = contentStems(name);
  if (role !== "combobox" || options.length === 0 || first !== stem(fold(commandVerb(goal)))) return false;
  const said = new Set(contentStems(goal));
  const place = new Set(contentStems(state));
  return rest.every((word) => said.has(word)) && rest.some((word) => !place.has(word));
}

/** `row C` is `C` in a list of rows. */
function optionFor(state: string, { options = [] }: SnapshotNode): string | undefined {
  const asked = [state, state.replace(/^(?:\p{Ll}+\s+)+(?=\S)/u, "")].map(fold);
  const [option, ...others] = options.filter((one) => asked.includes(fold(one)));
  return others.length === 0 ? option : undefined;
}
