import type { Budget } from "@/lib/agent/domain/budget";
import type { PolicyRules } from "@/lib/agent/domain/policy";
import type { Clock } from "@/lib/agent/ports/clock";
import type { Ids } from "@/lib/agent/ports/ids";
import type { Knowledge } from "@/lib/agent/ports/knowledge";
import type { WebSearch } from "@/lib/agent/ports/search";
import type { MeteredModel } from "./metered-model";
import type { TurnWatch } from "./turn-watch";

/** What nodes may use of the outside, for one turn: the model is metered for it, the signal ends it. */
export type GraphDeps = {
  model: MeteredModel;
  search: WebSearch;
  knowledge: Knowledge;
  clock: Clock;
  ids: Ids;
  rules: PolicyRules;
  budget: Budget;
  tiersEnabled: boolean;
  watch: TurnWatch;
  signal?: AbortSignal;
};
