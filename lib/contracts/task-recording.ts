import { z } from "zod";

/** Changes when older files can no longer be run. */
export const recordingFormat = 1;

/** `chars`: characters of one turn's recording as JSON; a page of many megabytes passes them. */
export const recordingLimits = { chars: 8_000_000 } as const;

/** Every kept turn of a task as it can be run again elsewhere. What is known to be a secret reads `removed-secret` throughout. */
export const TaskRecording = z.strictObject({
  format: z.literal(recordingFormat),
  taskId: z.string(),
  /** Turns of the task; those that are not in `turns` were not kept, or no longer. */
  turnCount: z.number().int(),
  /** Turns that were too large to record. */
  tooLarge: z.array(z.number().int()).default([]),
  /** Oldest first; the scripts that run them know more of their form. */
  turns: z.array(z.looseObject({ turn: z.number().int(), turnId: z.string() })),
});
export type TaskRecording = z.infer<typeof TaskRecording>;
