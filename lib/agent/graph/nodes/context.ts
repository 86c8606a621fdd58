import { analyseContext } from "@/lib/agent/context/analyse-context";
import { knowledgeFor } from "@/lib/agent/graph/knowledge-for";
import type { Node } from "@/lib/agent/graph/turn-node";

export const context: Node = async (state, deps) => {
  const { task, snapshot } = state;
  const knowledge = await knowledgeFor(state, deps);
  const analysis = await analyseContext(
    { goal: task.goal, snapshot, knowledge, answers: task.answers },
    deps,
  );
  switch (analysis.kind) {
    case "ask":
      return { contextFlag: "ask", ending: analysis };
    case "simple":
      return { contextFlag: "simple", task: { ...task, complexity: "SIMPLE", criteria: analysis.criteria } };
    case "complex":
      return { contextFlag: "complex", searchQuery: analysis.searchQuery };
  }
};
