import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentStems, stemsOf } from "@/lib/agent/domain/wording/words";
import { fresh, isAside } from "./opening-words";
import { areSynonyms } from "./synonyms";

const makingGoal =
  /^(?:add|create|book|reserve|register|report|apply|request|order|make|schedule|submit|file|log|place|put|ask|let|tell|we need|i need|sign|publish|post|write|send|compose|announce)\b/i;
/** `Bring something`, `Invite somebody`: of what is not there yet nothing certain can be said. What takes something away or looks for it says that first. */
const ofAnything =
  /^\p{L}+(?: (?:in|up|on))? (?:something|somebody|someone|(?:et)?was|jemanden|quelque chose|quelqu['’]un|algo|alguien|qualcosa|qualcuno|alguém)$/iu;
const makesAnything = (name: string): boolean =>
  ofAnything.test(name.trim()) && making.has(readStepIntent(name).verb);
const making: ReadonlySet<string> = new Set(["unknown", "add", "create"]);

/** `Apply for a permit`, `Nouvelle réservation`, `+ New`: where something is to be made that the page does not show yet. */
export function makingOpener(goal: string, usable: readonly SnapshotNode[]): SnapshotNode | undefined {
  const plain = goal.replace(/^(?:please|can you|could you|i'd like to|i want to)\s+/i, "");
  const said = [...new Set(stemsOf(goal))];
  const scored = usable
    .filter(({ name }) => (fresh.test(name) || makesAnything(name)) && !isAside(name))
    .map((node) => {
      const own = contentStems(node.name);
      const shared = own.filter((word) => said.some((other) => word === other || areSynonyms(word, other)));
      return { node, score: own.length === 0 ? 0 : shared.length / own.length };
    })
    .sort((a, b) => b.score - a.score);
  const [best, next] = scored;
  if (!best) return undefined;
  if (best.score >= 0.5 && best.score > (next?.score ?? 0)) return best.node;
  return makingGoal.test(plain) && scored.length === 1 ? best.node : undefined;
}
