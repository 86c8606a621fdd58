import { doneWords } from "@/lib/agent/domain/done-word";
import { stateAsked } from "@/lib/agent/domain/state-asked";
import { entriesOf, saysOf } from "./entries";
import { goalNames } from "./goal-names";
import type { Ground } from "./ground";
import { waitingFor } from "./places";

/** An amount may stand in an entry for something else. */
const inWords = /^\p{L}[\p{L} -]*$/u;

/**
 * `Mark INV-2043 as paid`, `Publish "Five knots"`, done on a page of its own: the list that a fresh load shows says `Paid`, `Published` of the thing, in every
 * entry that names it.
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
    return first?.state && isTold ? [`"${name}" is "${first.state}"`] : [];
  });
}
