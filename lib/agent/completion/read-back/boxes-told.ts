import type { Entered } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { lastingTexts } from "@/lib/agent/completion/page/places";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { contentWords, stem, stemsOf } from "@/lib/agent/domain/wording/words";
import { findElements } from "@/lib/agent/snapshot/find-element";

/**
 * Several boxes that the goal speaks of were ticked with what was typed, and the page has none of them: that it shows the rest tells nothing of them, but where one
 * entry or line names all that were ticked and none of those that were unticked. Where nothing was typed, and one of several was chosen, a single box is what it is about.
 */
export function leavesBoxesOut(entered: readonly Entered[], { task, snapshot }: Ground): boolean {
  const said = new Set(stemsOf(task.goal));
  const boxes = entered.flatMap((one) =>
    one.kind === "element" && one.element.role === "checkbox" && one.element.name !== undefined
      ? [{ name: one.element.name, isOn: one.state === "checked", element: one.element }]
      : [],
  );
  const isSaid = (name: string): boolean => contentWords(name).every((word) => said.has(stem(word)));
  const on = boxes.filter(({ name, isOn }) => isOn && isSaid(name)).map(({ name }) => name);
  const off = boxes.filter(({ isOn }) => !isOn).map(({ name }) => name);
  const isTyped = entered.some(({ kind }) => kind === "element_value");
  const isChosen = entered.some(({ element }) => element.role === "radio");
  const isHere = boxes.some(({ element }) => findElements(element, snapshot.nodes).length > 0);
  if (isHere || !(isTyped || isChosen) || on.length < (isTyped ? fewest : 1)) return false;
  return !lastingTexts(snapshot, task.goal).some(
    (text) => on.every((name) => isHeldBy(name, [text])) && !off.some((name) => isHeldBy(name, [text])),
  );
}
const fewest = 2;
