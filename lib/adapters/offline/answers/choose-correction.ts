import type { z } from "zod";
import { actOnWant } from "@/lib/adapters/offline/acting/act-on-want";
import type { PageContext } from "@/lib/adapters/offline/acting/page-context";
import { offlineAnswer } from "@/lib/adapters/offline/offline-answer";
import { knownNames } from "@/lib/adapters/offline/reading/known-names";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import { requestIn } from "@/lib/adapters/offline/writing/write-request";
import { chooseCorrectionTask } from "@/lib/agent/model-tasks/choose-correction";
import { parseAction } from "@/lib/contracts/action-text";

type CorrectionAnswer = z.infer<typeof chooseCorrectionTask.output>;

/** Matches the step against the page once more, without the elements that were tried: another one that fits as well is worth a try. */
export const answerChooseCorrection = offlineAnswer(
  chooseCorrectionTask,
  ({ step, action, tried, page, failure }, { now }): CorrectionAnswer => {
    const used = new Set([action, ...tried].flatMap(idOf));
    const nodes = page.digest.nodes.filter((node) => !used.has(node.id));
    // Where the goal itself is the step, its words fit much on the page that is only a part of it.
    const isOwn = step !== undefined && requestIn(step.description) === undefined;
    const [want] = isOwn ? readGoal(step.description, knownNames(nodes)) : [];
    const context: PageContext = {
      digest: page.digest,
      nodes,
      history: [],
      answers: [],
      tabs: [],
      attachments: [],
      now: now(),
      skipsHeld: false,
    };
    const answer = want && actOnWant(want, context);
    const [elementId] =
      answer?.decision === "act" && !answer.prepares && answer.certainty >= 0.6
        ? idOf(answer.action ?? "")
        : [];
    return elementId === undefined
      ? { strategy: "fail", reason: `No rule knows another way: ${failure.slice(0, 200)}` }
      : {
          strategy: "alternative_element",
          elementId,
          reason: answer?.thought ?? "Another element fits the step.",
        };
  },
);

const idOf = (action: string): string[] => {
  const read = parseAction(action);
  const id = read.ok ? read.action.args[0] : undefined;
  return typeof id === "string" ? [id] : [];
};
