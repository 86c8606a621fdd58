import type { PlanStep } from "@/lib/agent/domain/plan";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { readStepIntent, type StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { namedElements } from "@/lib/agent/snapshot/named-elements";

/** Steps that need no element of the page. */
const anywhere: ReadonlySet<StepVerb> = new Set(["navigate", "back", "wait", "scroll", "extract", "verify"]);

/** Tabs of the browser are on no page. */
const tabOfBrowser = /^(?:(?:switch|change|go|return|move)(?: back)? to|close|open a new)\b.*\btab\b/i;

/** Whether a step can be carried out on this page, as far as its wording names something that is there. */
export function canBeDone(step: PlanStep, snapshot: PageSnapshot): boolean {
  if (step.toolType !== "browser") return true;
  const { verb, url } = readStepIntent(step.description);
  if (url !== undefined || /\bpress\b.*\b(?:enter|return|escape|tab)\b/i.test(step.description)) return true;
  if (tabOfBrowser.test(step.description)) return true;
  if (anywhere.has(verb) && verb !== "navigate") return true;
  return namedElements(step.description, snapshot).length > 0;
}
