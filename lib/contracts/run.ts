import { z } from "zod";
import { limits } from "./limits";

const webAddress = z.url({ protocol: /^https?$/ }).max(4_000);

/** Body of `POST /api/run`: a goal for a headless browser on the server's machine. */
export const StartRun = z.strictObject({
  goal: z.string().trim().min(1).max(limits.queryChars),
  /** Where to begin: an address, or a path of the server's own. */
  url: z
    .union(
      [
        webAddress,
        z
          .string()
          .regex(/^\/(?!\/)/)
          .max(2_000),
      ],
      {
        error:
          "this is neither a web address, as https://example.org/, nor a path of this server, as /sample/",
      },
    )
    .optional(),
  /** What to do when an action needs approval: ask in the dashboard, approve or refuse. */
  approve: z.enum(["ask", "auto", "deny"]).default("ask"),
  maxTurns: z.number().int().min(1).max(500).default(60),
  /** Told of the end with a POST of the run. */
  callbackUrl: webAddress.optional(),
});
export type StartRun = z.infer<typeof StartRun>;

export const RunView = z.strictObject({
  runId: z.string(),
  sessionId: z.string(),
  taskId: z.string().optional(),
  goal: z.string(),
  url: z.string().optional(),
  state: z.enum(["starting", "running", "waiting", "ended"]),
  /** How it ended: the task's status, or `cancelled`, `stopped` or `error`. */
  result: z.string().optional(),
  reason: z.string().optional(),
  /** Address of the page now. */
  pageUrl: z.string().optional(),
  /** Grows with each picture; 0 when there is none yet. */
  frame: z.number().int(),
  startedAt: z.string(),
  endedAt: z.string().optional(),
});
export type RunView = z.infer<typeof RunView>;

/** What the server tells the process that runs a goal. */
export const RunJob = z.strictObject({
  goal: z.string(),
  url: z.string().optional(),
  sessionId: z.string(),
  approve: StartRun.shape.approve.unwrap(),
  maxTurns: z.number().int(),
  server: z.strictObject({ url: z.string(), key: z.string() }),
});
export type RunJob = z.infer<typeof RunJob>;

/** What that process tells the server. */
export const RunReport = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("running"), taskId: z.string().optional() }),
  z.strictObject({ kind: z.literal("waiting"), taskId: z.string().optional() }),
  /** `jpeg` in base64. */
  z.strictObject({ kind: z.literal("frame"), jpeg: z.string(), url: z.string() }),
  z.strictObject({
    kind: z.literal("ended"),
    result: z.string(),
    reason: z.string().optional(),
    taskId: z.string().optional(),
  }),
]);
export type RunReport = z.infer<typeof RunReport>;
