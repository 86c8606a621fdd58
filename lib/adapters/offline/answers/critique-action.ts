import { askBelow } from "@/lib/adapters/offline/acting/answer";
import { offlineAnswer } from "@/lib/adapters/offline/offline-answer";
import { contentStems, contentWords, stem } from "@/lib/agent/domain/wording/words";
import { critiqueActionTask } from "@/lib/agent/model-tasks/critique-action";

/** What a goal or step says when it wants a risky thing. Submitting is what forms are for: the step's own wording is checked by policy. */
const asksFor: Readonly<Record<string, RegExp>> = {
  delete: /\b(?:delet|remov|eras|discard|clear|trash|cancel|archiv|destroy|empt|wip|drop|confirm)/i,
  pay: /\b(?:pay|buy|purchas|order|check ?out|donat|transfer|book|subscrib|withdraw|bid)/i,
  send: /\b(?:send|e-?mail|messag|repl|forward|publish|post|shar|invit|tweet|writ|text)/i,
  upload: /\b(?:upload|attach|import)/i,
  permission: /\b(?:allow|permi|grant|author|accept|enabl|agree|consent)/i,
};

/** Approved by rule: the user's words ask for this kind of act, and whoever chose it was not guessing. */
export const answerCritiqueAction = offlineAnswer(
  critiqueActionTask,
  ({ goal, step, risk, certainty, target }) => {
    const wording = `${goal} ${step ?? ""}`;
    const asked = risk === undefined ? undefined : asksFor[risk];
    if (asked && !asked.test(wording))
      return { approved: "NO", reason: `Nothing in the goal asks to ${risk}.` };
    if (certainty >= askBelow) return { approved: "YES", reason: "The goal asks for it." };
    return sharesWord(wording, target ?? "")
      ? { approved: "YES", reason: "The goal names the target." }
      : { approved: "NO", reason: "It is not certain that this element is meant." };
  },
);

function sharesWord(wording: string, target: string): boolean {
  const words = new Set(contentStems(wording));
  return contentWords(target).some((word) => words.has(stem(word)));
}
