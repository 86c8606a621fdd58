import { plainestOption, saidIn } from "@/lib/adapters/offline/matching/best-option";
import { entryList } from "@/lib/adapters/offline/matching/entry-list";
import { isSentByButton, partAround, submitOf } from "@/lib/adapters/offline/matching/find-form";
import { gridList } from "@/lib/adapters/offline/matching/grid-cell";
import { isInRow } from "@/lib/adapters/offline/matching/parts-of-page";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentWords, stem, stemsOf } from "@/lib/agent/domain/wording/words";
import { act, describe } from "./answer";
import { selectIn } from "./controls";
import { wasPressed } from "./explore";
import type { PageContext } from "./page-context";

/**
 * `Put Ida Falk down as sick on Thursday`, where every person has a list for every day: the one list that is called by whom and when, or that stands in that row under
 * that heading, takes the option which the goal says; else the list at the entry that the goal's words tell. It is sent with the button that stores it, where there is one. `isRestShown`: beside the option the goal has no
 * value for another field.
 */
export function chooseInGrid(
  goal: string,
  nodes: readonly SnapshotNode[],
  context: PageContext,
  isRestShown: (option: string) => boolean,
): ActionAnswer | undefined {
  const lists = nodes.filter((node) => isUsable(node) && isInRow(node));
  const { list, option } =
    inGrid(goal, lists, nodes, context.digest.lines) ?? entryList(goal, lists, nodes) ?? {};
  if (!list || option === undefined || !isRestShown(option)) return undefined;
  const isSent = isSentByButton(list, nodes);
  const target = { name: option, whole: option, exact: true };
  const chosen = selectIn(list, target, 0.85, { ...context, skipsHeld: true });
  if (chosen.decision !== "step_holds" || !isSent)
    return isSent && chosen.decision === "act" ? { ...chosen, prepares: true } : chosen;
  const part = partAround(list, nodes);
  const submit = submitOf(part.inside, part.path, "", list);
  return submit && !submit.states.includes("disabled") && !wasPressed(submit, nodes, context.history)
    ? act("click", [submit.id], `${describe(submit)} stores what was chosen.`, 0.8)
    : undefined;
}

type Chosen = { list: SnapshotNode; option: string };

function inGrid(
  goal: string,
  lists: readonly SnapshotNode[],
  nodes: readonly SnapshotNode[],
  lines: readonly string[],
): Chosen | undefined {
  if (lists.length < fewest) return undefined;
  const list = calledByAll(goal, lists) ?? gridList(goal, nodes, lines);
  const option = list && lists.includes(list) ? optionSaid(goal, list) : undefined;
  return list && option !== undefined ? { list, option } : undefined;
}
const fewest = 4;

const isUsable = ({ role, options = [], states }: SnapshotNode): boolean =>
  role === "combobox" && options.length > 1 && !states.includes("hidden") && !states.includes("disabled");

const optionSaid = (goal: string, { name, options = [] }: SnapshotNode): string | undefined => {
  // What the list is called says nothing of what it is to be.
  const own = new Set(stemsOf(name));
  const offered = options
    .filter((option) => !stemsOf(option).every((word) => own.has(word)))
    .map((option) => ({ name: option, of: option }));
  return plainestOption(offered, saidIn(goal));
};

/** Called by two things at least, of which the goal says all, as no other list is. */
function calledByAll(goal: string, lists: readonly SnapshotNode[]): SnapshotNode | undefined {
  const said = new Set(stemsOf(goal));
  const called = lists.filter(({ name }) => {
    const words = contentWords(name);
    return words.length > 1 && words.every((word) => said.has(stem(word)));
  });
  return called.length === 1 ? called[0] : undefined;
}
