import { offlineAnswer } from "@/lib/adapters/offline/offline-answer";
import { answerRead } from "@/lib/adapters/offline/writing/written";
import { judgeCriteriaTask } from "@/lib/agent/model-tasks/judge-criteria";

/** A question about one thing, or about a number, is answered by one row: many rows only hold the answer somewhere. */
const answersOne = (text: string, rows: number, values: readonly string[]): boolean => {
  const asked = text.slice(answerRead.length);
  if (/\bhow (?:many|much)\b|\bnumber of\b/i.test(asked))
    return rows === 1 && values.some((value) => /\d/.test(value));
  const isAboutOne = /['’]s\s|\b(?:of|for)\s+(?:the\s+)?(?:\p{Lu}|["“])/u.test(asked);
  return !isAboutOne || rows === 1;
};

/** Rules have judged what they can before they are asked here: the rest cannot be told, except that what was to be read has been read. */
export const answerJudgeCriteria = offlineAnswer(judgeCriteriaTask, ({ criteria, data }) => ({
  judgements: criteria.map(({ id, text }) => {
    const values = data
      .flatMap((row) => Object.values(row))
      .flatMap((value) => (typeof value === "string" || typeof value === "number" ? [String(value)] : []));
    const isRead = text.startsWith(answerRead) && values.length > 0 && answersOne(text, data.length, values);
    return isRead
      ? {
          criterionId: id,
          result: "met" as const,
          evidenceIds: [],
          quotes: values.slice(0, 20),
          reason: "The rows were read from the page.",
        }
      : {
          criterionId: id,
          result: "unverifiable" as const,
          evidenceIds: [],
          quotes: [],
          reason: "Rules cannot tell.",
        };
  }),
}));
