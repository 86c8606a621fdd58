import { z } from "zod";
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
  pending: z.object({ goal: z.string(), question: UserQuestion, turn: TurnRecord }).optional(),
});
export type Session = z.infer<typeof Session>;
