import { z } from "zod";
import { perObject } from "@/lib/agent/domain/per-object";
import { isPlainly } from "@/lib/agent/domain/plainly-valid";
import { Digest } from "@/lib/agent/domain/snapshot";

/** Checked once a page, and handed on as they are: several questions of a turn show the same list, and what rules found out about it they find again by it. */
function handedOn<S extends z.ZodType>(list: S): z.ZodType<z.infer<S>> {
  const isList = perObject((given: object) => isPlainly(list, given) || list.safeParse(given).success);
  const same = z.custom<z.infer<S>>((given) => typeof given === "object" && given !== null && isList(given));
  // Written down as what they are.
  same._zod.toJSONSchema = () => z.toJSONSchema(list, { io: "input" });
  return same;
}

/** A page as a model task takes it: typed for rules, and as plain lines for a prompt. */
export const PageView = z.object({
  digest: Digest.extend({ nodes: handedOn(Digest.shape.nodes), lines: handedOn(Digest.shape.lines) }),
  text: z.string(),
});
export type PageView = z.infer<typeof PageView>;
