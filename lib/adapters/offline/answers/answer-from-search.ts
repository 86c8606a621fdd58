import { coverage } from "@/lib/adapters/offline/matching/likeness";
import { offlineAnswer } from "@/lib/adapters/offline/offline-answer";
import { answerFromSearchTask } from "@/lib/agent/model-tasks/answer-from-search";

/** All words of the question in one sentence: that sentence is quoted. Anything less is no answer. */
export const answerAnswerFromSearch = offlineAnswer(answerFromSearchTask, ({ question, sources }) => {
  const asked = question.replace(
    /^(?:what|who|when|where|which|how)(?:'s| is| are| was| were| do| does| did| many| much)?\s+/i,
    "",
  );
  for (const { index, text } of sources) {
    const sentence = text.split(/(?<=[.!?])\s+|\n/).find((one) => coverage(asked, one) >= 0.99);
    if (sentence) return { found: true, answer: sentence.trim(), sourceIndexes: [index] };
  }
  return { found: false, answer: "", sourceIndexes: [] };
});
