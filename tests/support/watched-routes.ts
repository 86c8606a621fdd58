import type * as routing from "@/lib/agent/graph/routing";
import type { TurnState } from "@/lib/agent/graph/state";

/** The routers, each noting what it read and where it led: "fromPlanning tools tool_execution". */
export function watchedRoutes(routers: typeof routing, taken: Set<string>) {
  const choiceOf = ({ choice, refinementFlag }: TurnState): string =>
    refinementFlag ?? choice?.kind ?? "none";
  const reads: Record<keyof typeof routers, (state: TurnState) => string> = {
    fromStart: () => "",
    fromContext: ({ contextFlag }) => contextFlag ?? "",
    fromPlanning: ({ planningFlag }) => planningFlag ?? "",
    fromToolExecution: ({ toolsFlag }) => toolsFlag ?? "",
    fromStepRefinement: choiceOf,
    fromActionChoice: choiceOf,
    fromVerification: ({ verificationFlag }) => verificationFlag ?? "",
    fromCorrection: ({ correctionFlag }) => correctionFlag ?? "",
    fromReplanning: ({ replanningFlag }) => replanningFlag ?? "",
    fromCompletion: ({ completionFlag }) => completionFlag ?? "",
    fromPolicy: ({ policyFlag }) => policyFlag ?? "",
  };
  const watched = Object.entries(routers).map(([name, route]) => [
    name,
    (state: TurnState) => {
      const node = route(state);
      const read = Object.entries(reads).find(([one]) => one === name)?.[1](state) ?? "";
      taken.add([name, read, node].filter(Boolean).join(" "));
      return node;
    },
  ]);
  return Object.fromEntries(watched);
}
