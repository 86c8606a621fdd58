import type { TaskResult } from "@/runner/task-result";

export type DemoGoal = {
  goal: string;
  /** On the server that the demo starts. */
  path: string;
  /** How it has to end. */
  expected: readonly TaskResult["status"][];
};

/** Three goals on the sample clinic. The page of the last one claims success whatever its server said. */
export const demoGoals: readonly DemoGoal[] = [
  {
    goal: "Go to overview, then open the Settings tab",
    path: "/sample/index.html",
    expected: ["completed"],
  },
  { goal: "Add a patient named Jas", path: "/sample/patients.html", expected: ["completed"] },
  { goal: "Add a patient named Noor", path: "/sample/lying.html", expected: ["unverified", "partial"] },
];
