import { analyseContext } from "@/lib/agent/context/analyse-context";
import type { Node } from "../turn-node";

export const context: Node = async ({ task, snapshot }, deps) => {
  const knowledge = await deps.knowledge.find(task.tenantId, task.goal, { limit: 5 });
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
