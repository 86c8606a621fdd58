import { z } from "zod";
import { Decided } from "@/lib/contracts/decision";
import { UserQuestion } from "@/lib/contracts/plan";
import { TurnRecord } from "./turn";

/** A conversation in one tenant. Before a task is stored, its question and turn record live here. */
export const Session = z.object({
  id: z.string(),
  tenantId: z.string(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  title: z.string(),
  nextSequence: z.number().int(),
  pending: z
    .object({
      goal: z.string(),
      question: UserQuestion,
      turn: TurnRecord,
      /** A person's answer from away from the client; the client's next turn carries it out. */
      decided: Decided.optional(),
    })
    .optional(),
});
export type Session = z.infer<typeof Session>;

const titleChars = 80;

/** What a session is called until a person calls it something else: the beginning of its first goal. */
export function titleOf(goal: string): string {
  const line = goal.trim().replace(/\s+/g, " ");
  if (line.length <= titleChars) return line;
  const whole = line.slice(0, titleChars).replace(/\s\S*$/, "");
  return `${whole}…`;
}

/** A session as it begins; without a title before it has a goal. */
export const newSession = (id: string, tenantId: string, now: string, title = ""): Session => ({
  id,
  tenantId,
  version: 0,
  createdAt: now,
  updatedAt: now,
  title,
  nextSequence: 1,
});
