import type { VerdictAnswer, VerdictQuestion } from "@/lib/agent/model-tasks/verdict-question";

/** Whether it takes every last step for the whole goal, or only a goal that is one step. */
export type JudgeManner = "careful" | "bold";

/** Evidence against that is weaker than this does not make up its mind. */
const weighs = 0.5;

/**
 * Stands in for a model in the two verification questions, which the offline rules leave undecided. It reads the question's evidence as the prompt
 * asks to: what weighs against refutes, what the page or the network says for it confirms. What it says is no measure of any model; what it is asked is.
 */
export function standInJudge(question: VerdictQuestion, manner: JudgeManner): VerdictAnswer {
  const { evidence, isLastStep, step } = question;
  const against = evidence.find(({ polarity, strength }) => polarity === "against" && strength >= weighs);
  if (against)
    return { outcome: "refuted", taskCompleted: false, confidence: 0.9, reason: short(against.text) };
  const found = evidence.find(({ polarity, rank }) => polarity === "for" && rank !== "client")?.text;
  if (found === undefined)
    return { outcome: "undecided", taskCompleted: false, confidence: 0.5, reason: "Nothing was found." };
  const taskCompleted = isLastStep && (manner === "bold" || step === undefined);
  return { outcome: "verified", taskCompleted, confidence: 0.9, reason: short(found) };
}

const short = (text: string): string => text.slice(0, 160);
