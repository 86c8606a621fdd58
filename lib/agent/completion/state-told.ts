import { doneWords } from "@/lib/agent/domain/done-word";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { stateAsked } from "@/lib/agent/domain/state-asked";
import { fold } from "@/lib/agent/domain/words";
import { entriesOf, isShown, saysOf } from "./entries";
import { goalNames } from "./goal-names";
import type { Ground } from "./ground";
import { echoes, waitingFor } from "./places";

/** An amount may stand in an entry for something else. */
const inWords = /^\p{L}[\p{L} -]*$/u;

const stateLine =
  /^(?:state|status|stage|phase|zustand|statut|[eé]tat|estado|stato|situação)\s*[:|–-]\s*(\S.*)$/iu;

/** The page that is headed by nothing but the thing says `State: archived`, and has it from nowhere but where it is stored. */
function isStateOnPageOf(name: string, state: string, { nodes, lines, url }: PageSnapshot): boolean {
  const [head, ...others] = nodes.filter((node) => node.role === "heading" && isShown(node));
  const told = lines.flatMap((line) => stateLine.exec(line)?.[1] ?? []);
  return (
    head !== undefined &&
    others.every(({ inputType }) => inputType !== "1") &&
    fold(head.name) === fold(name) &&
    !echoes(url, state) &&
    told.length === 1 &&
    told.every((one) => fold(one) === fold(state))
  );
}

/**
 * `Mark INV-2043 as paid`, `Publish "Five knots"`, done on a page of its own: the list that a fresh load shows says `Paid`, `Published` of the thing, in every
 * entry that names it, or on its own page.
 */
export function stateTold({ task: { goal }, snapshot }: Pick<Ground, "task" | "snapshot">): string[] {
  const asked = stateAsked(goal);
  const states = asked === undefined ? [...doneWords(goal)] : [asked].filter((state) => inWords.test(state));
  const waits = waitingFor(goal);
  return goalNames(goal).flatMap((name) => {
    const entries = entriesOf(name, snapshot).map((entry) => ({
      waits: waits(entry.name),
      state: states.find((state) => saysOf(entry, state, snapshot)),
    }));
    const [first] = entries;
    const isTold = entries.every((entry) => entry.state !== undefined && !entry.waits);
    const state = first ? first.state : states.find((one) => isStateOnPageOf(name, one, snapshot));
    return state && isTold ? [`"${name}" is "${state}"`] : [];
  });
}
