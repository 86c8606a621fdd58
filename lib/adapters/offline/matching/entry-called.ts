import { becomesIn, type Fact, goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import { readStepIntent, type StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";

const isNameOfSeveral = ({ kind, value }: Fact): boolean =>
  (kind === "name" || kind === "said") && value.includes(" ");

/** `Léa Moreau` over the control or at the start of its row, said of her and not what something is to be: nothing else tells as much. */
export const isHeadedBy = ({ place }: { place: string }, goal: string): boolean =>
  goalFacts(goal).some(
    (fact) =>
      isNameOfSeveral(fact) && !becomesIn(goal, fact) && `${fold(place)} `.startsWith(`${fold(fact.value)} `),
  );

/** `Set the East Meadow to …`: a row that has all of the name somewhere, where the command names its object just so. What is made is in no row yet. */
export function isOfObject({ place }: { place: string }, goal: string): boolean {
  const first = goalFacts(goal).find(({ kind }) => kind === "name" || kind === "said");
  return (
    first !== undefined &&
    isNameOfSeveral(first) &&
    toObject.test(goal.slice(0, first.start)) &&
    !making.has(readStepIntent(goal).verb) &&
    containsPhrase(place, first.value)
  );
}

const toObject =
  /^(?:please\s+)?\p{L}+(?:\s(?!(?:to|into|in|on|at|with|for|from|as|by)\s)\p{Ll}+){0,4}\s["“]?$/u;
const making: ReadonlySet<StepVerb> = new Set(["add", "create", "send", "submit", "upload", "search"]);
