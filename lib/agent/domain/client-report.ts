import { z } from "zod";
import { NetworkEvent } from "@/lib/contracts/interact-request";

/** What the client did and saw since the action: the part of a request that is no page. Absent facts stay absent: silence is not "no". */
export const ClientReport = z.object({
  execution: z.enum(["success", "failure", "pending", "unknown"]),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
  actualState: z
    .object({
      value: z.string().optional(),
      checked: z.boolean().optional(),
      selected: z.string().optional(),
    })
    .optional(),
  witness: z.object({
    didNetworkOccur: z.boolean().optional(),
    didDomMutate: z.boolean().optional(),
    didUrlChange: z.boolean().optional(),
    recentEvents: z.array(z.string()),
    hasErrors: z.boolean().optional(),
    hasSuccess: z.boolean().optional(),
  }),
  networkEvents: z.array(NetworkEvent).optional(),
  sentinel: z.object({
    passed: z.boolean().optional(),
    message: z.string().optional(),
    errors: z.array(z.string()),
    successes: z.array(z.string()),
    elementFound: z.boolean().optional(),
  }),
  previousUrl: z.string().optional(),
  beforeDomHash: z.string().optional(),
  ambientIds: z.array(z.string()),
  chain: z
    .object({
      executed: z.number().int(),
      total: z.number().int(),
      error: z.string().optional(),
      failedIndex: z.number().int().optional(),
    })
    .optional(),
});
export type ClientReport = z.infer<typeof ClientReport>;
