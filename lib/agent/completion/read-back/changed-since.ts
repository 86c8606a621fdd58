import { entryRoles } from "@/lib/agent/completion/page/entries";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { containsPhrase, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Assertion } from "@/lib/contracts/assertion";

type Change = { was: string; value: string };

/** What was put in place of another value after the deed, for what else the goal asks. */
const changesAfter = (stepId: string, history: readonly ActionRecord[]): Change[] =>
  history
    .slice(history.findLastIndex((one) => one.stepId === stepId && one.purpose !== "gather_evidence") + 1)
    .flatMap(({ action, target, verdict }) => {
      const was = target?.value?.trim() ?? "";
      const isPut =
        (action.name === "setValue" || action.name === "select") && verdict?.outcome === "verified";
      return isPut && was !== "" ? [{ was, value: String(action.args[1] ?? "") }] : [];
    });

/**
 * `Otter Loop 5.1 km` came with the deed, and its length was changed to 6.4 by a later one: where the page has no entry that says the former, the entry is looked for as it
 * has to read now.
 */
export function asChangedSince(
  readBack: ReadBack,
  stepId: string | undefined,
  history: readonly ActionRecord[],
  { nodes }: Pick<PageSnapshot, "nodes">,
): ReadBack {
  const changes = stepId === undefined ? [] : changesAfter(stepId, history);
  if (changes.length === 0) return readBack;
  const changed = (one: Assertion): Assertion => {
    const { role = "", name = "" } = one.kind === "element" && one.state === "present" ? one.element : {};
    const made = changes.filter(({ was }) => containsPhrase(name, was));
    const isAsItWas = nodes.some(
      (node) =>
        node.role === role &&
        made.every(({ was }) => containsPhrase(node.name, was)) &&
        sayAlike(node.name, name),
    );
    if (one.kind !== "element" || !entryRoles.has(role) || made.length === 0 || isAsItWas) return one;
    const now = made.reduce((text, { was, value }) => text.replace(was, () => value), name);
    return { ...one, element: { ...one.element, name: now } };
  };
  const shown = readBack.shown.map(changed);
  if (!readBack.since) return { ...readBack, shown };
  const called = new Map(readBack.shown.map((one, at) => [nameOf(one), nameOf(shown[at])]));
  const since = readBack.since.map((one) => ({ ...one, name: called.get(one.name) ?? one.name }));
  return { ...readBack, shown, since };
}

const sayAlike = (one: string, other: string): boolean => wordsOf(one).join(" ") === wordsOf(other).join(" ");
const nameOf = (one: Assertion | undefined): string | undefined =>
  one?.kind === "element" ? one.element.name : undefined;
