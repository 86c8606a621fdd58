import { z } from "zod";

/** The entries of a page's lists in short, and the one of them that the element stood in that was acted on. */
export const Listed = z.object({ entries: z.array(z.string()), own: z.number().int().optional() });
export type Listed = z.infer<typeof Listed>;
