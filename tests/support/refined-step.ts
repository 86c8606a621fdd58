import { createOfflineModel } from "@/lib/adapters/offline/offline-model";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { refineStepTask } from "@/lib/agent/model-tasks/refine-step";
import { viewPage } from "@/lib/agent/snapshot/view-page";

type More = {
  goal?: string;
  history?: PastAction[];
  answers?: { question: string; answer: string }[];
  tabs?: { id: string; url: string; title: string; active: boolean }[];
  attachments?: { id: string; filename: string }[];
};

/** What the offline model answers where it is asked for the next action of a step, on 18 November 2026. */
export async function refinedStep(description: string, snapshot: PageSnapshot, more: More = {}) {
  const model = createOfflineModel({ now: () => new Date(2026, 10, 18) });
  const { data } = await model.run(
    refineStepTask,
    {
      goal: description,
      step: { description, verify: "" },
      page: viewPage(snapshot, { focus: description, tokenBudget: 4_000, text: true }),
      history: [],
      earlierActions: 0,
      continuing: false,
      answers: [],
      tabs: [],
      attachments: [],
      ...more,
    },
    {},
  );
  return data;
}
