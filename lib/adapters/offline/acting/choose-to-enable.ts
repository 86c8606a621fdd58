import { rowAround } from "@/lib/adapters/offline/matching/parts-of-page";
import { selecting } from "@/lib/adapters/offline/matching/rows-from-goal";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isChosen } from "@/lib/agent/domain/unchosen";
import { ordinals } from "@/lib/agent/domain/wording/read-ordinal";
import { containsPhrase, contentStems, contentWords, stemsOf } from "@/lib/agent/domain/wording/words";
import { describe, prepare } from "./answer";
import { wasPressed } from "./explore";
import type { PageContext } from "./page-context";

/**
 * A button that cannot be pressed yet may wait until one of several is chosen: the one that the goal says word for word; else by the button that chooses it at its entry
 * (`Select` at `Oak, 2nd floor`), where that was not pressed yet.
 */
export function chooseToEnable(
  goal: string,
  submit: SnapshotNode,
  nodes: readonly SnapshotNode[],
  history: PageContext["history"] = [],
): ActionAnswer | undefined {
  return amongOptions(goal, submit, nodes) ?? amongEntries(goal, submit, nodes, history);
}

function amongOptions(
  goal: string,
  submit: SnapshotNode,
  nodes: readonly SnapshotNode[],
): ActionAnswer | undefined {
  const offered = nodes.filter(
    ({ role, states }) =>
      (role === "option" || role === "radio") && !states.includes("hidden") && !states.includes("disabled"),
  );
  const [only, ...more] = offered.filter(
    ({ name }) => contentWords(name).length > 0 && containsPhrase(goal, name),
  );
  if (!only || more.length > 0 || offered.length < 2 || isChosen(only)) return undefined;
  const thought = `${describe(submit)} may wait for ${describe(only)} to be chosen.`;
  return prepare(only.role === "radio" ? "check" : "click", [only.id], thought);
}

function amongEntries(
  goal: string,
  submit: SnapshotNode,
  nodes: readonly SnapshotNode[],
  history: PageContext["history"],
): ActionAnswer | undefined {
  const said = new Set(stemsOf(inFigures(goal)));
  const offered = nodes
    .filter(({ role, name, states }) => role === "button" && selecting.test(name.trim()) && !shut(states))
    .flatMap((node) => {
      const label = calledAt(node, nodes);
      return label === undefined ? [] : [{ node, words: contentStems(label) }];
    });
  const fits = offered.filter(({ words }) => words.length > 0 && words.every((word) => said.has(word)));
  const most = Math.max(...fits.map(({ words }) => words.length));
  const [only, ...more] = fits.filter(({ words }) => words.length === most);
  return only && more.length === 0 && offered.length > 1 && !wasPressed(only.node, nodes, history)
    ? prepare("click", [only.node.id], `${describe(submit)} may wait for ${describe(only.node)}.`)
    : undefined;
}

const shut = (states: readonly string[]): boolean => states.includes("hidden") || states.includes("disabled");

/** What a button says that it chooses, else what its entry begins with; entries that are headed alike are told by nothing there. */
function calledAt(node: SnapshotNode, nodes: readonly SnapshotNode[]): string | undefined {
  const row = rowAround(node, nodes);
  const own = inFigures(node.name.trim().replace(selecting, ""));
  return row && (own.trim() || row.inside.find(({ role }) => role === "heading")?.name);
}

/** `third` as `3rd`. */
const inFigures = (text: string): string =>
  text.replace(/(?<!\p{L})\p{L}+(?!\p{L})/gu, (word) => {
    const place = ordinals[word.toLowerCase()] ?? 0;
    return place > 0 ? `${place}${endings[place] ?? "th"}` : word;
  });
const endings = ["", "st", "nd", "rd"];
