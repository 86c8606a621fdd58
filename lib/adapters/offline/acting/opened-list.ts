import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentWords, fold, stem, wordsOf } from "@/lib/agent/domain/words";
import { bestOption, saidIn } from "../matching/choices-from-goal";
import { isKin } from "../matching/kin";
import { labelOf } from "../matching/place-values";
import { describe, prepare } from "./answer";
import { wasPressed } from "./explore";
import type { PageContext } from "./page-context";

/**
 * A list that shows what it offers only once it is opened: it is opened where the goal speaks of its label, and what the goal says is chosen in it.
 * Undefined where there is none, or it holds that already.
 */
export function openedList(
  goal: string,
  nodes: readonly SnapshotNode[],
  { history }: PageContext,
): ActionAnswer | undefined {
  const lists = nodes.filter(
    ({ role, states, options }) =>
      role === "combobox" &&
      (options ?? []).length === 0 &&
      !states.includes("editable") &&
      !states.includes("hidden") &&
      !states.includes("disabled"),
  );
  const open = lists.find(({ states }) => states.includes("expanded"));
  if (open) {
    const offers = nodes.filter(({ role, states }) => role === "option" && !states.includes("hidden"));
    const best = bestOption(
      offers.map((node) => ({ name: node.name, of: node })),
      saidIn(goal),
    );
    return best && prepare("click", [best.id], `${describe(best)} is what the goal says.`);
  }
  const words = wordsOf(goal).map(stem);
  const shut = lists.find(
    (node) =>
      node.states.includes("collapsed") &&
      !wasPressed(node, nodes, history) &&
      !isSaid(node.value ?? "", words) &&
      contentWords(labelOf(node)).some((word) => words.some((one) => isKin(stem(word), one))),
  );
  return shut && prepare("click", [shut.id], `${describe(shut)} shows what it offers once it is open.`);
}

const isSaid = (value: string, words: readonly string[]): boolean =>
  fold(value) !== "" && wordsOf(value).every((word) => words.includes(stem(word)));
