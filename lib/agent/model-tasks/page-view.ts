import { z } from "zod";
import { Digest } from "@/lib/agent/domain/snapshot";

/** A page as a model task takes it: typed for rules, and as plain lines for a prompt. */
export const PageView = z.object({ digest: Digest, text: z.string() });
export type PageView = z.infer<typeof PageView>;
