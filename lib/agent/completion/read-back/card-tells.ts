import type { Ground } from "@/lib/agent/completion/ground";
import { isShown } from "@/lib/agent/completion/page/entries";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { doneWords, isDenied } from "@/lib/agent/domain/wording/done-word";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, contentStems, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { pathParts } from "@/lib/agent/snapshot/path-parts";

const cards: ReadonlySet<string> = new Set(["button", "clickable", "link", "treeitem"]);
const number = /^\s*-?\d+(?:[.,]\d+)?\s?\p{L}{0,4}[%°]?\s?\p{L}{0,4}\s*$/u;

type Look = Pick<Ground, "load" | "snapshot" | "task">;

/**
 * `Approve the loan of "Quay"`, done in a part that its card `Quay Requested` opened: on a fresh load the one card that begins with its name says that it was done
 * (`Quay Approved`), and the card that was pressed did not. `chosen`: the states that were chosen for it, of which it has to say those that the goal does.
 */
export function cardTellsDeed({ load, snapshot, task }: Look, chosen: readonly string[] = []): string[] {
  const done = doneWords(task.goal);
  const states = chosen.filter((state) => containsPhrase(task.goal, state));
  const says = (text: string): boolean =>
    states.length > 0
      ? states.every((state) => containsPhrase(text, state) && !isDenied(text, state))
      : wordsOf(text).some((word) => done.has(word) && !isDenied(text, word));
  if (load !== "in_place") return [];
  return goalNames(task.goal).flatMap((name) => {
    const begins = (one: { role: string; name: string }): boolean =>
      cards.has(one.role) && fold(one.name).startsWith(`${fold(name)} `);
    const [card, ...more] = snapshot.nodes.filter((node) => isShown(node) && begins(node));
    const opener = task.history.find(({ target }) => target !== undefined && begins(target));
    const isTold = card !== undefined && more.length === 0 && says(card.name.slice(name.length));
    return isTold && opener?.target && !says(opener.target.name.slice(name.length))
      ? [`"${name}" is told as "${card.name.slice(name.length).trim()}"`]
      : [];
  });
}

/**
 * `Set the bedroom thermostat to 18.5 °C`, counted and applied in the part `Bedroom`: on a fresh load that part alone of those that the goal could mean shows the
 * value as a text of its own.
 */
export function partTellsValue(deed: ActionRecord | undefined, { load, snapshot, task }: Look): string[] {
  const { value = "" } = readStepIntent(task.goal);
  const part = pathParts(deed?.target?.path ?? "").findLast(
    ({ role, name }) => role === "region" && name !== "",
  );
  if (load !== "in_place" || !part || !number.test(value)) return [];
  const said = new Set(contentStems(task.goal));
  const isSaid =
    contentStems(part.name).length > 0 && contentStems(part.name).every((word) => said.has(word));
  const shown = snapshot.nodes.filter(
    (node) =>
      isShown(node) &&
      pathParts(node.path).some(({ role, name }) => role === "region" && name === part.name) &&
      (node.role === "status" || node.role === "heading") &&
      number.test(node.name),
  );
  const [only, ...more] = shown;
  return isSaid && only && more.length === 0 && fold(only.name) === fold(value)
    ? [`"${part.name}" shows "${only.name}"`]
    : [];
}
